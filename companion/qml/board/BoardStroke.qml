// SPDX-License-Identifier: GPL-3.0-or-later
// A drag of one finger over a board, as points in pixels: each stretch of it no longer than a step, however fast the
// finger was.
import QtQuick

DragHandler {
    id: root

    property real step: 8
    property point first
    property point last

    signal began(point at)
    signal passed(point at)
    signal ended

    function follow(to: point): void {
        const far = Math.hypot(to.x - last.x, to.y - last.y), steps = Math.max(1, Math.ceil(far / Math.max(2, step)))
        const from = last
        for (let i = 1; i <= steps; ++i)
            passed(Qt.point(from.x + (to.x - from.x) * i / steps, from.y + (to.y - from.y) * i / steps))
        last = to
    }

    target: null
    acceptedButtons: Qt.LeftButton
    onActiveChanged: {
        if (active) {
            first = centroid.pressPosition
            last = first
            began(first)
            follow(centroid.position)
        } else {
            ended()
        }
    }
    onCentroidChanged: if (active) follow(centroid.position)
}
