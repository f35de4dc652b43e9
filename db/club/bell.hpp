// SPDX-License-Identifier: GPL-3.0-or-later
// Wakes a thread that waits for a connection. Rung by any thread.
#pragma once

namespace adjutant::club {

class Bell {
  public:
    Bell();
    ~Bell();
    Bell(const Bell&) = delete;
    Bell& operator=(const Bell&) = delete;

    void ring() const;
    /// Whatever rang is forgotten: look at what it rang for afterwards.
    void still() const;
    /// Can be read from once it rang.
    [[nodiscard]] int handle() const { return handle_; }

  private:
    int handle_;
};

}  // namespace adjutant::club
