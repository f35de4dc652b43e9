// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/words/phrase.hpp"

#include "engine/words/data_text.hpp"

namespace adjutant {

bool Phrase::operator==(const Phrase& other) const {
    return text_ == other.text_ && key_ == other.key_ &&
           (inserts_ == other.inserts_ || (inserts_ && other.inserts_ && *inserts_ == *other.inserts_));
}

std::string Phrase::in(std::string_view language) const {
    if (data_ != nullptr && language != journalLanguage) return dataText(data_(language), text_);
    if (key_ == nullptr) return text_;
    const Catalogue& words = key_->catalogue(language);
    const Message* message = words.find(key_->chapter, key_->name);
    if (message == nullptr) return std::string(key_->name);
    Arguments arguments(*message);
    for (std::size_t at = 0; inserts_ && at < inserts_->size(); ++at)
        (*inserts_)[at].putInto(arguments, key_->arguments[at], words);
    return arguments.text();
}

void Arguments::set(std::string_view name, const Phrase& phrase) {
    if (wants(name)) set(name, phrase.in(message_.language()));
}

void Insert::putInto(Arguments& arguments, std::string_view name, const Catalogue& words) const {
    struct Put {
        Arguments& arguments;
        std::string_view name;
        const Catalogue& words;

        void operator()(std::monostate) const { arguments.setGiven(name, false); }
        void operator()(const Phrase& phrase) const {
            std::string text = phrase.in(words.language());
            arguments.setGiven(name, !text.empty());
            arguments.setId(name, text);
            arguments.set(name, std::move(text));
        }
        void operator()(const Called& called) const {
            (*this)(called.name);
            arguments.setPlural(name, called.plural);
        }
        void operator()(std::int64_t number) const {
            arguments.setGiven(name, true);
            arguments.set(name, number);
        }
        void operator()(bool isSo) const { arguments.set(name, isSo); }
        void operator()(const List& list) const {
            arguments.setGiven(name, !list.empty());
            std::vector<std::string> items;
            for (const Phrase& item : list) items.push_back(item.in(words.language()));
            arguments.setList(name, items);
        }
        void operator()(const Known& known) const {
            arguments.setGiven(name, true);
            arguments.setId(name, known.word);
            arguments.set(name, text(known));
        }
        void operator()(const std::vector<Known>& list) const {
            arguments.setGiven(name, !list.empty());
            std::vector<std::string> items;
            for (const Known& item : list) items.push_back(text(item));
            arguments.setList(name, items);
        }

        [[nodiscard]] std::string text(const Known& known) const {
            const Message* message = words.find("words", known.word);
            return message == nullptr ? std::string(known.word) : Arguments(*message).text();
        }
    };
    std::visit(Put{arguments, name, words}, value_);
}

}  // namespace adjutant
