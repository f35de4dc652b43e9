// SPDX-License-Identifier: GPL-3.0-or-later
// What is chosen before a game and stays as it is: copies of a state share it, since odds copy states by the
// thousand. Compared by value.
#pragma once

#include <compare>
#include <memory>
#include <utility>

namespace adjutant::onestat {

template <class T>
class Frozen {
  public:
    Frozen() : held_(none()) {}
    Frozen(T value) : held_(std::make_shared<const T>(std::move(value))) {}  // NOLINT: a T is as good

    [[nodiscard]] const T& operator*() const { return *held_; }
    [[nodiscard]] const T* operator->() const { return held_.get(); }

    bool operator==(const Frozen& other) const { return held_ == other.held_ || *held_ == *other.held_; }
    std::weak_ordering operator<=>(const Frozen& other) const {
        if (held_ == other.held_) return std::weak_ordering::equivalent;
        return *held_ <=> *other.held_;
    }

  private:
    static const std::shared_ptr<const T>& none() {
        static const auto empty = std::make_shared<const T>();
        return empty;
    }

    std::shared_ptr<const T> held_;  ///< never null
};

}  // namespace adjutant::onestat
