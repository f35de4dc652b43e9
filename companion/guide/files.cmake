# SPDX-License-Identifier: GPL-3.0-or-later
# The user's guide: its page, what stands behind it, and its words and pictures by language.
set(ADJUTANT_QML_GUIDE
  GuidePage.qml
)
set(ADJUTANT_GUIDE_SOURCES
  guide_desk.cpp guide_desk.hpp
  guide_papers.cpp guide_papers.hpp
  guide_text.cpp guide_text.hpp
)
