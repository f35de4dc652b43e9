# SPDX-License-Identifier: GPL-3.0-or-later
# The accessibility bus as a screen reader uses it: what is heard while the app runs, what a walk finds, and the
# press, the focus and the keys that a reader has to act with.
import ctypes
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
import pyatspi  # noqa: E402
from gi.repository import GLib  # noqa: E402

TAB, ESCAPE, RETURN, LEFT, UP, RIGHT, DOWN = 0xFF09, 0xFF1B, 0xFF0D, 0xFF51, 0xFF52, 0xFF53, 0xFF54

heard = []  # of each event: (what happened, role, name)


def _listen(event):
    try:
        kind, role, name = event.type, event.source.getRoleName(), event.source.name
    except GLib.Error:
        return  # it has gone meanwhile
    if kind.startswith("object:property-change:accessible-name"):
        # The name at that time; the source may bear the next one already.
        heard.append(("named", role, event.any_data if isinstance(event.any_data, str) else name))
    elif kind.startswith("object:state-changed:focused") and event.detail1:
        heard.append(("focused", role, name))
    elif kind.startswith("object:state-changed:showing"):
        heard.append(("shown" if event.detail1 else "hidden", role, name))


def listen():
    for kind in ("object:property-change:accessible-name", "object:state-changed:showing",
                 "object:state-changed:focused"):
        pyatspi.Registry.registerEventListener(_listen, kind)


def fail(sentence):
    print("heard:", *heard[-40:], sep="\n  ")
    print("on screen:", *[(one.getRoleName(), one.name) for one in walk()], sep="\n  ")
    sys.exit(sentence)


def expect(so, sentence):
    if not so:
        fail(sentence)


def wait_for(what, found, seconds=20):
    """Lets the bus bring what it brings until `found` answers something."""
    context, end = GLib.MainContext.default(), time.monotonic() + seconds
    beat = GLib.timeout_add(100, lambda: True)  # a look now and then, where nothing is heard
    try:
        while True:
            while context.iteration(False):
                pass
            try:
                answer = found()
            except GLib.Error:
                answer = None  # the tree changed under the walk
            if answer:
                return answer
            if time.monotonic() > end:
                fail("never came: " + what)
            context.iteration(True)
    finally:
        GLib.source_remove(beat)


def app():
    desktop = pyatspi.Registry.getDesktop(0)
    for i in range(desktop.childCount):
        one = desktop.getChildAtIndex(i)
        if one and (one.name or "").lower() == "adjutant":
            return one
    return None


def walk(root=None):
    """Everything that is showing, as a reader walks it."""
    found = []
    root = root or app()
    if root is None:
        return found
    root.clearCache()
    for i in range(root.childCount):
        child = root.getChildAtIndex(i)
        if child is None:
            continue
        child.clearCache()
        if child.getState().contains(pyatspi.STATE_SHOWING):
            found.append(child)
            found += walk(child)
    return found


def names(role=None):
    return [one.name for one in walk() if role is None or one.getRoleName() == role]


def find(text, role=None):
    """The first that is showing under these words, alone or followed by more."""
    for one in walk():
        if (one.name == text or one.name.startswith(text + ",")) and (role is None or one.getRoleName() == role):
            return one
    return None


def do_press(accessible):
    """The press of a screen reader, whatever is in the way."""
    actions = accessible.queryAction()
    for i in range(actions.nActions):
        if actions.getName(i).lower() == "press":
            return actions.doAction(i)
    return False


def press(text):
    heard.clear()
    found = wait_for("a button " + text, lambda: find(text, "push button"))
    expect(do_press(found), text + " cannot be pressed")


def told(*words):
    """A notification of these words has got its name and shown itself."""
    named = any(what == "named" and role == "notification" and all(word in name for word in words)
                for what, role, name in heard)
    return named and any(what == "shown" and role == "notification" for what, role, _ in heard)


def focus_came(*words):
    return [name for what, _, name in heard if what == "focused" and all(word in name for word in words)]


def key(keysym):
    pyatspi.Registry.generateKeyboardEvent(keysym, None, pyatspi.KEY_SYM)


def give_window_the_keyboard(least=300):
    """No window manager does so here: the window that is wider than `least` gets the keys."""
    x = ctypes.CDLL("libX11.so.6")
    x.XOpenDisplay.restype = ctypes.c_void_p
    x.XDefaultRootWindow.argtypes = [ctypes.c_void_p]
    x.XDefaultRootWindow.restype = ctypes.c_ulong
    x.XQueryTree.argtypes = [ctypes.c_void_p, ctypes.c_ulong] + [ctypes.c_void_p] * 4
    x.XSetInputFocus.argtypes = [ctypes.c_void_p, ctypes.c_ulong, ctypes.c_int, ctypes.c_ulong]
    x.XGetGeometry.argtypes = [ctypes.c_void_p, ctypes.c_ulong] + [ctypes.c_void_p] * 7
    x.XSync.argtypes = [ctypes.c_void_p, ctypes.c_int]
    x.XCloseDisplay.argtypes = [ctypes.c_void_p]
    display = x.XOpenDisplay(None)
    root, parent, count = ctypes.c_ulong(), ctypes.c_ulong(), ctypes.c_uint()
    children = ctypes.POINTER(ctypes.c_ulong)()
    x.XQueryTree(display, x.XDefaultRootWindow(display), ctypes.byref(root), ctypes.byref(parent),
                 ctypes.byref(children), ctypes.byref(count))
    for i in range(count.value):
        sizes = [ctypes.c_ulong()] + [ctypes.c_uint() for _ in range(6)]  # root, x, y, width, height, border, depth
        x.XGetGeometry(display, children[i], *[ctypes.byref(size) for size in sizes])
        if sizes[3].value > least:
            x.XSetInputFocus(display, children[i], 1, 0)
    x.XSync(display, 0)
    x.XCloseDisplay(display)
