# SPDX-License-Identifier: GPL-3.0-or-later
# The metadata as they are installed. AppStream takes a picture by its web address alone, which whoever keeps a site for the
# program gives. By itself: cmake -DIN=… -DOUT=… -DSCREENSHOTS=https://… -P packaging/metadata.cmake
function(adjutant_metadata in out screenshots)
  file(READ ${in} metadata)
  if(screenshots)
    string(CONFIGURE [[
  <screenshots>
    <screenshot type="default">
      <caption>The table of 1861: Life on the Battlefield</caption>
      <caption xml:lang="de">Der Tisch von 1861: Life on the Battlefield</caption>
      <image type="source" width="1280" height="800">@screenshots@/screenshot.png</image>
    </screenshot>
  </screenshots>
]] pictures @ONLY)
    string(REGEX REPLACE "  <!-- AppStream [^\n]*\n" "${pictures}" metadata "${metadata}")
  endif()
  file(CONFIGURE OUTPUT ${out} CONTENT "${metadata}" @ONLY)
endfunction()

if(CMAKE_SCRIPT_MODE_FILE)
  adjutant_metadata(${IN} ${OUT} "${SCREENSHOTS}")
endif()
