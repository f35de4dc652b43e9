# SPDX-License-Identifier: GPL-3.0-or-later
# Tells ctest of each test of a GoogleTest program by its name. Each runs in a process of its own: what one skips hides
# no failure of another, and is counted and named by itself. A large program under sanitizers takes its time to name them on a
# busy machine.
include(GoogleTest)
function(adjutant_discover_tests name timeout)
  gtest_discover_tests(${name} DISCOVERY_MODE PRE_TEST DISCOVERY_TIMEOUT 120 NO_PRETTY_VALUES TEST_PREFIX "${name}: " PROPERTIES TIMEOUT ${timeout})
endfunction()
