# SPDX-License-Identifier: GPL-3.0-or-later
"""Holds the recipes for other systems against the project: the version, the id, and what CMake installs.

    recipes.py PACKAGING INSTALL VERSION      INSTALL is packaging/cmake_install.cmake of a build
"""
import os
import re
import shutil
import subprocess
import sys
import tempfile

wrong = []


def expect(held, sentence):
    if not held:
        wrong.append(sentence)


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def installed(script):
    """What `cmake --install` puts where, below the prefix, by component."""
    files = {"app": set(), "cli": set()}
    component = None
    for line in re.sub(r"FILES\s*\n\s*", "FILES ", read(script)).replace("\"\n", "\" ").split("\n"):
        asked = re.search(r'CMAKE_INSTALL_COMPONENT STREQUAL "(\w+)"', line)
        component = asked.group(1) if asked else component
        found = re.search(r'file\(INSTALL DESTINATION "\$\{CMAKE_INSTALL_PREFIX\}([^"]*)"(?:.*?RENAME "([^"]*)")?.*?FILES (.*)', line)
        if found:
            for path in re.findall(r'"([^"]+)"', found.group(3)):
                files[component].add(found.group(1) + "/" + (found.group(2) or os.path.basename(path)))
    return files


def look_at_flatpak(folder, files):
    try:
        import yaml
    except ImportError:
        expect(False, "the manifest cannot be read: python3-yaml is missing")
        return
    path = os.path.join(folder, "flatpak", "page.adjutant.Adjutant.yml")
    manifest = yaml.safe_load(read(path))
    identity = re.search("<id>(.*)</id>", read(os.path.join(folder, "adjutant.metainfo.xml"))).group(1)
    expect(manifest["id"] == identity, f"the manifest's id is {manifest['id']}, the metadata's {identity}")
    expect(os.path.basename(path) == identity + ".yml", "the manifest is not named after the id")
    names = {os.path.basename(file) for file in files["app"]}
    for key in ("rename-desktop-file", "rename-appdata-file"):
        expect(manifest[key] in names, f"{key}: {manifest[key]} is not installed")
    expect(manifest["rename-icon"] + ".svg" in names, f"no icon {manifest['rename-icon']} is installed")
    expect("/bin/" + manifest["command"] in files["app"], f"{manifest['command']} is not installed")
    for step in manifest["modules"][-1]["post-install"]:
        for moved in re.findall(r"^mv /app(\S+)", step):
            expect(moved in files["app"], f"{moved} is not installed")
    for module in manifest["modules"][:-1]:
        for source in module["sources"]:
            expect(re.fullmatch("[0-9a-f]{64}", source.get("sha256", "")), f"{module['name']} has a source without a hash")
    expect(manifest["modules"][-1]["name"] == "adjutant", "the last module is not Adjutant")


def look_at_arch(folder, version):
    path = os.path.join(folder, "arch", "PKGBUILD")
    text = read(path)
    expect(re.search(rf"^pkgver={re.escape(version)}$", text, re.MULTILINE), f"the PKGBUILD is not of version {version}")
    expect(f"adjutant-{version}.tar.gz" in text, f"the PKGBUILD tells of an archive of another version than {version}")
    subprocess.run(["bash", "-n", path], check=True)
    if shutil.which("makepkg"):
        with tempfile.TemporaryDirectory() as place:
            shutil.copy(path, place)
            os.chmod(place, 0o777)
            somebody = ["runuser", "-u", "nobody", "--"] if os.geteuid() == 0 else []  # makepkg refuses root
            # It looks for pacman even where it only reads.
            command = [*somebody, "env", f"BUILDDIR={place}", "PACMAN=true", "makepkg", "--printsrcinfo"]
            told = subprocess.run(command, cwd=place, capture_output=True, text=True)
            expect(told.returncode == 0 and f"pkgver = {version}" in told.stdout, "makepkg: " + told.stderr)


def look_at_fedora(folder, files, version):
    path = os.path.join(folder, "fedora", "adjutant.spec")
    text = read(path)
    expect(re.search(rf"^Version: +{re.escape(version)}$", text, re.MULTILINE), f"the spec is not of version {version}")
    expect(f"adjutant-{version}.tar.gz" in text, f"the spec tells of an archive of another version than {version}")
    places = {"_bindir": "/bin", "_datadir": "/share", "_docdir": "/share/doc", "_mandir": "/share/man"}
    for component, heading in (("app", r"%files\n"), ("cli", r"%files cli\n")):
        lines = re.search(heading + r"((?:[^\n]+\n)+)", text).group(1).split("\n")
        told = set()
        for line in filter(None, lines):
            line = re.sub(r"^%(license|doc) ", "", line)
            told.add(re.sub(r"%\{(\w+)\}", lambda macro: places[macro.group(1)], line))
        if "/share/icons/hicolor/48x48/apps/adjutant.png" not in files["app"]:  # nobody can draw them here
            told = {file for file in told if not re.search(r"/hicolor/\d", file)}
        for file in sorted(files[component] - told):
            expect(False, f"the spec leaves out {file} ({component})")
        for file in sorted(told - files[component]):
            expect(False, f"the spec has {file} ({component}), which is not installed")
    if shutil.which("rpmspec"):
        told = subprocess.run(["rpmspec", "--query", "--queryformat", "%{name} %{version}\n", path], capture_output=True, text=True)
        expect(told.returncode == 0 and f"adjutant-cli {version}" in told.stdout, "rpmspec: " + told.stderr)


def main():
    folder, script, version = sys.argv[1:]
    files = installed(script)
    expect("/bin/adjutant" in files["app"] and "/bin/adjutant-cli" in files["cli"], "the list of what is installed is not read")
    look_at_flatpak(folder, files)
    look_at_arch(folder, version)
    look_at_fedora(folder, files, version)
    print("\n".join(wrong))
    sys.exit(1 if wrong else 0)


main()
