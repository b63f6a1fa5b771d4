"""nginx and Caddy in front of servers: the real programs, with the files of deploy/ and a certificate of our own."""

import datetime
import ipaddress
import re
import shutil
import socket
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from tests.server.patience import wait_until
from tests.server.server_process import free_port

DEPLOY = Path(__file__).parents[2] / "deploy"
KINDS = ("nginx", "caddy")
NGINX = """\
worker_processes 1;
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/front.log;
events {{ }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
{site}
}}
"""
CADDY = """\
{{
	admin off
	auto_https off
	storage file_system {folder}/caddy
	log {{
		output file {folder}/front.log
	}}
}}
{site}
"""


class Front:
    """A proxy that runs, at `address`; whoever speaks to it trusts `certificate`."""

    def __init__(self, kind: str, folder: Path, ports: Sequence[int]) -> None:
        program = shutil.which(kind) or shutil.which(kind, path="/usr/sbin:/usr/local/sbin")
        if program is None:
            pytest.skip(f"there is no {kind} on this machine: make fronts")
        self.port, self.folder = free_port(), folder
        self.address = f"https://localhost:{self.port}"
        self.certificate, key = certificate_in(folder)
        configuration = folder / "front.conf"
        made = {"nginx": _nginx, "caddy": _caddy}[kind](folder, self.port, ports, self.certificate, key)
        configuration.write_text(made, encoding="utf-8")
        words = {
            "nginx": [program, "-p", str(folder), "-e", str(folder / "front.log"), "-c", str(configuration)],
            "caddy": [program, "run", "--adapter", "caddyfile", "--config", str(configuration)],
        }[kind]
        self._process = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=folder)

    def is_open(self) -> bool:
        assert self._process.poll() is None, (self.folder / "front.log").read_text(encoding="utf-8")[-2000:]
        with socket.socket() as door:
            return door.connect_ex(("127.0.0.1", self.port)) == 0

    def close(self) -> None:
        self._process.terminate()
        self._process.wait()


@contextmanager
def in_front(kind: str, folder: Path, ports: Sequence[int]) -> Iterator[Front]:
    front = Front(kind, folder, ports)
    try:
        wait_until(front.is_open)
        yield front
    finally:
        front.close()


def _nginx(folder: Path, port: int, ports: Sequence[int], certificate: Path, key: Path) -> str:
    site = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    plain = site.index("server {\n    listen 80;")
    site = site[:plain] + site[site.index("server {\n    listen 443") :]  # nobody asks for http here
    site = re.sub(r"\n    listen \[::\]:443[^\n]*", "", site).replace("listen 443 ", f"listen 127.0.0.1:{port} ")
    site = site.replace("server_name play.example.org", "server_name localhost")
    line = next(each for each in site.splitlines() if "127.0.0.1:8000" in each)
    site = site.replace(line, "\n".join(line.replace("8000", str(each)) for each in ports))
    site = re.sub(r"(ssl_certificate +)[^;]+;", rf"\g<1>{certificate};", site)
    site = re.sub(r"(ssl_certificate_key +)[^;]+;", rf"\g<1>{key};", site)
    return NGINX.format(folder=folder, site=site)


def _caddy(folder: Path, port: int, ports: Sequence[int], certificate: Path, key: Path) -> str:
    site = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    site = site.replace(
        "play.example.org {", f"https://localhost:{port} {{\n\tbind 127.0.0.1\n\ttls {certificate} {key}"
    )
    site = site.replace(
        "reverse_proxy 127.0.0.1:8000", " ".join(["reverse_proxy", *(f"127.0.0.1:{each}" for each in ports)])
    )
    return CADDY.format(folder=folder, site=site)


def certificate_in(folder: Path) -> tuple[Path, Path]:
    """For localhost, signed by itself."""
    key, name = (
        ec.generate_private_key(ec.SECP256R1()),
        x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "localhost")]),
    )
    today = datetime.datetime.now(datetime.UTC)
    names = [x509.DNSName("localhost"), x509.IPAddress(ipaddress.ip_address("127.0.0.1"))]
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(today - datetime.timedelta(days=1))
        .not_valid_after(today + datetime.timedelta(days=2))
        .add_extension(x509.SubjectAlternativeName(names), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    places = folder / "certificate.pem", folder / "key.pem"
    places[0].write_bytes(made.public_bytes(serialization.Encoding.PEM))
    places[1].write_bytes(
        key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    )
    return places
