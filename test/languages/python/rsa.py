"""Opens encrypted notifications with integers alone. For proof, not for production: it takes no care of timing."""

import base64
import hashlib
import re

from model import RULES

MAX_BLOCKS = RULES["notification"]["encryption"]["maxBlocks"]


def decrypt(data, keys, options):
    """The text, or None when no key opens it."""
    encoding = options.get("encoding", "base64")
    parts = data.split(options["separator"]) if options.get("separator") else [data]
    blocks = [decode(part, encoding) for part in parts]
    if None in blocks:
        return None
    whole = b"".join(blocks)
    for key in keys:
        text = open_with(key, whole, options.get("padding", "oaep-sha1"), options.get("text", "utf-8"))
        if text is not None:
            return text
    return None


def decode(text, encoding):
    joined = re.sub("[\r\n]", "", text).strip()
    if encoding == "hex":
        return bytes.fromhex(joined) if re.fullmatch("([0-9A-Fa-f]{2})+", joined) else None
    if encoding == "base64":
        joined = joined.replace(" ", "+")
    shape = "[A-Za-z0-9_-]+={0,2}" if encoding == "base64url" else "[A-Za-z0-9+/]+={0,2}"
    if not re.fullmatch(shape, joined):
        return None
    bare = joined.rstrip("=").replace("-", "+").replace("_", "/")
    return base64.b64decode(bare + "=" * (-len(bare) % 4))


def number(text):
    return int.from_bytes(base64.urlsafe_b64decode(text + "=" * (-len(text) % 4)), "big")


def open_with(key, data, padding, encoding):
    modulus, exponent = number(key["n"]), number(key["d"])
    length = (modulus.bit_length() + 7) // 8
    if len(data) % length or not 1 <= len(data) // length <= MAX_BLOCKS:
        return None
    message = b""
    for start in range(0, len(data), length):
        block = int.from_bytes(data[start : start + length], "big")
        if block >= modulus:
            return None
        part = unpad(pow(block, exponent, modulus).to_bytes(length, "big"), padding)
        if part is None:
            return None
        message += part
    try:
        text = message.decode(encoding)
    except UnicodeDecodeError:
        return None
    return text if "Notification" in text else None


def unpad(block, padding):
    if padding == "pkcs1":
        end = block.find(0, 2)
        return block[end + 1 :] if block[:2] == b"\x00\x02" and end >= 10 else None
    name = padding.removeprefix("oaep-")
    size = hashlib.new(name).digest_size
    seed = xor(block[1 : 1 + size], mask(block[1 + size :], size, name))
    data = xor(block[1 + size :], mask(seed, len(block) - 1 - size, name))
    start = re.match(b"\x00*\x01", data[size:], re.DOTALL)
    if block[0] or data[:size] != hashlib.new(name).digest() or not start:
        return None
    return data[size + start.end() :]


def mask(seed, length, name):
    result, count = b"", 0
    while len(result) < length:
        result += hashlib.new(name, seed + count.to_bytes(4, "big")).digest()
        count += 1
    return result[:length]


def xor(one, other):
    return bytes(a ^ b for a, b in zip(one, other))
