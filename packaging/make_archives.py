#!/usr/bin/env python3
"""The wheel, the npm packages and the tar.gz: make_archives.py BUILD DIST

BUILD is a folder of the release preset; DIST gets the files. Needs Python's standard library, and
strip and readelf of binutils. The same input gives the same bytes.
"""
import base64
import gzip
import hashlib
import io
import os
import re
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
SOURCE = HERE.parent
NEWEST_GLIBC = (2, 36)  # of Debian 12; the wheel's tag and npm's README name it
NEEDED = {"libc.so.6", "libm.so.6", "ld-linux-x86-64.so.2"}
EPOCH = int(os.environ.get("SOURCE_DATE_EPOCH", "1704067200"))


def version():
    found = re.search(r"project\(ask VERSION ([\d.]+)", (SOURCE / "CMakeLists.txt").read_text())
    return found.group(1)


def listed(file, option):
    return subprocess.run(["readelf", option, "-W", file], check=True, capture_output=True, text=True,
                          env={**os.environ, "LC_ALL": "C"}).stdout


def stripped(file):
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder, file.name)
        subprocess.run(["strip", "--strip-unneeded", "-o", out, file], check=True)
        return out.read_bytes()


def check_extension(file):
    """What the packages promise: it stands alone, and runs with the glibc that their names say."""
    needed = set(re.findall(r"\(NEEDED\).*\[(.*)\]", listed(file, "-d")))
    if not needed <= NEEDED:
        sys.exit(f"{file} needs {', '.join(sorted(needed - NEEDED))}: configure with ASK_STANDALONE=ON")
    versions = {tuple(map(int, v.split("."))) for v in re.findall(r"GLIBC_([\d.]+)", listed(file, "-V"))}
    if max(versions) > NEWEST_GLIBC:
        sys.exit(f"{file} needs glibc {'.'.join(map(str, max(versions)))}: build it on Debian 12")


def filled(file):
    return file.read_text(encoding="utf-8").replace("@VERSION@", version()).encode()


def tarball(path, members):
    """members: (name, content, executable)"""
    raw = io.BytesIO()
    with tarfile.open(fileobj=raw, mode="w", format=tarfile.USTAR_FORMAT) as out:
        for name, content, executable in members:
            info = tarfile.TarInfo(name)
            info.size, info.mtime, info.mode = len(content), EPOCH, 0o755 if executable else 0o644
            out.addfile(info, io.BytesIO(content))
    with open(path, "wb") as file, gzip.GzipFile("", "wb", 9, file, EPOCH) as out:
        out.write(raw.getvalue())


def wheel(dist, extension, licence):
    info = f"sqlite_ask-{version()}.dist-info"
    tag = f"py3-none-manylinux_{NEWEST_GLIBC[0]}_{NEWEST_GLIBC[1]}_x86_64"
    members = [
        ("sqlite_ask/__init__.py", filled(HERE / "python/sqlite_ask/__init__.py")),
        ("sqlite_ask/ask.so", extension),
        (f"{info}/METADATA", filled(HERE / "python/METADATA")),
        (f"{info}/WHEEL", f"Wheel-Version: 1.0\nGenerator: ask\nRoot-Is-Purelib: false\nTag: {tag}\n"
         .encode()),
        (f"{info}/LICENSE", licence),
    ]
    record = ""
    for name, content in members:
        digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
        record += f"{name},sha256={digest},{len(content)}\n"
    members.append((f"{info}/RECORD", f"{record}{info}/RECORD,,\n".encode()))
    with zipfile.ZipFile(dist / f"sqlite_ask-{version()}-{tag}.whl", "w") as out:
        for name, content in members:
            entry = zipfile.ZipInfo(name, (2024, 1, 1, 0, 0, 0))
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = (0o755 if name.endswith(".so") else 0o644) << 16
            out.writestr(entry, content)


def npm(dist, extension, licence):
    loader = HERE / "npm/sqlite-ask"
    names = ("package.json", "index.js", "index.d.ts", "README.md")
    tarball(dist / f"sqlite-ask-{version()}.tgz",
            [(f"package/{name}", filled(loader / name), False) for name in names]
            + [("package/LICENSE", licence, False)])
    tarball(dist / f"sqlite-ask-linux-x64-{version()}.tgz",
            [("package/package.json", filled(HERE / "npm/sqlite-ask-linux-x64/package.json"), False),
             ("package/ask.so", extension, True), ("package/LICENSE", licence, False)])


def archive(dist, build, extension, licence):
    """extensions/ holds nothing but the extension: rqlite loads every file of such a folder."""
    name = f"sqlite-ask-{version()}-linux-x86_64"
    manuals = {page: (SOURCE / f"app/sqlite-ask.{page}").read_bytes() for page in (1, 7)}
    members = [(f"{name}/extensions/ask.so", extension, True), (f"{name}/LICENSE", licence, False),
               (f"{name}/share/man/man7/sqlite-ask.7", manuals[7], False)]
    program = build / "sqlite-ask"
    if program.exists():
        members += [(f"{name}/bin/sqlite-ask", stripped(program), True),
                    (f"{name}/share/man/man1/sqlite-ask.1", manuals[1], False)]
    tarball(dist / f"{name}.tar.gz", members)


def main():
    build, dist = Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve()
    dist.mkdir(parents=True, exist_ok=True)
    check_extension(build / "ask.so")
    extension = stripped(build / "ask.so")
    notices = build / "copyright"  # with the licences of what is compiled in
    licence = (notices if notices.exists() else SOURCE / "LICENSE").read_bytes()
    wheel(dist, extension, licence)
    npm(dist, extension, licence)
    archive(dist, build, extension, licence)


main()
