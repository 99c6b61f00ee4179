"""A desktop's settings portal for tests; run under a session bus of its own.

Prints what the program thinks of motion at the start, after an answer and after each change.
"""

import sys
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusVariant, QDBusVirtualObject

from generala_desktop.compat import override
from generala_desktop.services.system_motion import SystemMotion

SERVICE = "org.freedesktop.portal.Desktop"
PATH = "/org/freedesktop/portal/desktop"
INTERFACE = "org.freedesktop.portal.Settings"


class Portal(QDBusVirtualObject):
    def __init__(self, animations: bool) -> None:
        super().__init__()
        self.animations = animations

    @override
    def introspect(self, path: str) -> str:
        return ""

    @override
    def handleMessage(self, message: QDBusMessage, connection: QDBusConnection) -> bool:
        if message.arguments()[1] == "enable-animations":
            value = QDBusVariant(QDBusVariant(self.animations))
            connection.send(message.createReply(value))
        else:
            connection.send(message.createErrorReply(f"{SERVICE}.Error.NotFound", "unknown"))
        return True


def main() -> None:
    app = QCoreApplication([])
    desktop = QDBusConnection.connectToBus(QDBusConnection.BusType.SessionBus, "desktop")
    portal = Portal(animations=sys.argv[1] == "animated")
    if sys.argv[1] != "absent":
        assert desktop.registerVirtualObject(PATH, portal)
        assert desktop.registerService(SERVICE)
    motion = SystemMotion()
    said = [motion.is_reduced]
    motion.changed.connect(lambda: said.append(motion.is_reduced))
    motion.look()

    def change(key: tuple[str, str], value: object) -> None:
        message = QDBusMessage.createSignal(PATH, INTERFACE, "SettingChanged")
        message.setArguments([*key, QDBusVariant(value)])
        assert desktop.send(message)

    reduced = ("org.freedesktop.appearance", "reduced-motion")
    steps: list[Callable[[], object]] = [
        lambda: change(("org.gnome.desktop.interface", "enable-animations"), True),
        lambda: change(reduced, 1),
        lambda: change(("org.gnome.desktop.interface", "clock-format"), "24h"),
        lambda: change(reduced, 0),
        app.quit,
    ]
    for number, step in enumerate(steps, start=1):
        QTimer.singleShot(150 * number, step)
    app.exec()
    print(*said)


if __name__ == "__main__":
    main()
