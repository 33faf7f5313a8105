"""
A desk without a screen: a display, a session bus, an accessibility bus, and one program at it.
Each line of its input is answered by a line of JSON: the page in front as a screen reader gets it.

    desk.py FOLDER PROGRAM [ARGUMENT...]

FOLDER is the program's home. Whatever was started here ends when the input does, at SIGTERM and
after an error, and FOLDER goes with it: nothing stays where the tests themselves were killed.
"""

import ctypes
import json
import os
import shutil
import signal
import subprocess
import sys

SCREEN = '1600x1000x24'

# <linux/prctl.h>
PR_SET_CHILD_SUBREAPER = 36


def main(folder, *command):
    # What a program leaves behind when it ends becomes a child of this process.
    ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    display = None
    try:
        settle(folder)
        display, number = serve('Xvfb', '-screen', '0', SCREEN, '-nolisten', 'tcp', '-displayfd')
        os.environ['DISPLAY'] = f':{number}'
        listen = f'--address=unix:path={folder}/run/bus'
        _, address = serve('dbus-daemon', '--session', '--nofork', listen, '--print-address')
        os.environ['DBUS_SESSION_BUS_ADDRESS'] = address
        subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=sys.stderr)
        answer()
    finally:
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        end(display)
        shutil.rmtree(folder, ignore_errors=True)


def settle(folder):
    """Takes the place of the account's own session: nothing of it is read or written."""
    runtime = os.path.join(folder, 'run')
    os.mkdir(runtime, mode=0o700)
    for name in list(os.environ):
        if name.startswith(('XDG_', 'DBUS_', 'AT_SPI_', 'GTK_', 'WAYLAND_', 'XAUTHORITY')):
            del os.environ[name]
    os.environ.update(
        HOME=folder,
        TMPDIR=folder,
        XDG_RUNTIME_DIR=runtime,
        GSETTINGS_BACKEND='memory',
        GNOME_ACCESSIBILITY='1',
        MOZ_CRASHREPORTER_DISABLE='1',
    )


def serve(*command):
    """Starts a server that writes its address to the file named last; gives it and the address."""
    reading, writing = os.pipe()
    process = subprocess.Popen(
        [*command, str(writing)], pass_fds=[writing], stdin=subprocess.DEVNULL, stdout=sys.stderr
    )
    os.close(writing)
    with open(reading) as file:
        address = file.readline().strip()
    if not address:
        raise RuntimeError(f'{command[0]} does not start.')
    return process, address


def end(display):
    """Ends everything below this process. The display is asked to: it removes its lock then."""
    for pid in children():
        if not display or pid != display.pid:
            os.kill(pid, signal.SIGKILL)
    if display:
        display.terminate()
        try:
            display.wait(10)
        except subprocess.TimeoutExpired:
            pass
    # Those whose parent has just ended are children by now.
    while True:
        for pid in children():
            os.kill(pid, signal.SIGKILL)
        try:
            os.wait()
        except ChildProcessError:
            return


def children():
    own = []
    for name in filter(str.isdigit, os.listdir('/proc')):
        try:
            with open(f'/proc/{name}/stat') as file:
                parent = file.read().rpartition(')')[2].split()[1]
        except OSError:
            continue
        if int(parent) == os.getpid():
            own.append(int(name))
    return own


def answer():
    for _ in sys.stdin:
        # Not before the first question: a desk that is asked nothing needs no reader.
        import gi

        gi.require_version('Atspi', '2.0')
        from gi.repository import Atspi, GLib

        try:
            page = read_page(Atspi)
        except GLib.Error:
            # Something went away while it was read: the page is changing.
            page = None
        print(json.dumps(page), flush=True)


def read_page(Atspi):
    """The page in the program's window, or nothing where there is none yet."""
    for program in children_of(Atspi.get_desktop(0)):
        for window in children_of(program):
            for relation in window.get_relation_set():
                if relation.get_relation_type() == Atspi.RelationType.EMBEDS:
                    document = relation.get_target(0)
                    address = document.get_document_attribute_value('DocURL')
                    return {'address': address, 'root': describe(document, Atspi)}
    return None


def children_of(node):
    nodes = (node.get_child_at_index(index) for index in range(node.get_child_count()))
    return [child for child in nodes if child]


def describe(node, Atspi):
    has_text = 'Text' in node.get_interfaces()
    return {
        'role': node.get_role_name(),
        'name': node.get_name(),
        'states': [state.value_nick for state in node.get_state_set().get_states()],
        'attributes': node.get_attributes(),
        'text': Atspi.Text.get_text(node, 0, -1) if has_text else '',
        'children': [describe(child, Atspi) for child in children_of(node)],
    }


main(*sys.argv[1:])
