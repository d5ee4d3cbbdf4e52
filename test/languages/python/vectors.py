"""Runs every vector and prints one JSON line for each that fails, then one with the counts."""

import json
import sys

import belief
import client
import formats
import gateway
import judge
import masks
import notifications
import replies
import rsa
import write
from model import FOLDER, Refused, commands_of, load


def read_all():
    paths = [path for folder in ("vectors", "overlays") for path in sorted((FOLDER / folder).glob("*.json"))]
    return {f"{path.parent.name}/{path.name}": load(f"{path.parent.name}/{path.name}") for path in paths}


def attempt(work):
    """What work gives, or why it refuses."""
    try:
        return {"gives": work()}
    except Refused as refused:
        return {"code": refused.code, "at": refused.at}


def send(command, given, settings):
    """The body, or all reasons against the input."""
    reasons = judge.reasons(command, given)
    if reasons:
        return {"reasons": sorted(reasons)}
    body = attempt(lambda: write.write(command, given, settings))
    return body if "gives" in body else {"reasons": [(body["code"], body["at"])]}


def reply_to(command, vector, settings):
    body = vector["answers"] + " " * vector.get("pad", 0)
    return attempt(lambda: replies.read(command, body, vector.get("input"), settings))


def expected_reasons(vector):
    return sorted((one["code"], one["at"]) for one in vector["reasons"])


def is_code(result, vector):
    return result.get("code") == vector["code"] and result["at"] == vector.get("at", result["at"])


def reads(overlay, vector):
    """Whether a gateway reads what the vector says; where it says nothing, the page that is filled in reads it."""
    if "command" not in vector:
        return True
    got = gateway.read(overlay, *(vector[name] for name in ("method", "path", "query", "body")))
    wanted = {name: value for name, value in vector["parameters"].items() if name not in got["credentials"]}
    told = {**wanted, **got["credentials"]}
    return (got["command"], got["parameters"]) == (vector["command"], wanted) and all(
        told[name] == value for name, value in vector["parameters"].items()
    )


def check(vector, settings, overlay=None):
    """Whether the implementation does what the vector says."""
    kind = vector["kind"]
    # Sending differs where it is told so, reading does not.
    command = commands_of(overlay if kind == "sends" else None).get(vector.get("command"))
    if kind == "reads":
        return reads(overlay, vector)
    if kind == "call":
        sent = send(command, vector["input"], settings)
        return sent == {"gives": vector["sends"]} and is_value(reply_to(command, vector, settings), vector["gives"])
    if kind == "sends":
        return send(command, vector["input"], settings) == {"gives": vector["sends"]}
    if kind == "opens":
        query = send(command, vector["input"], settings).get("gives", "")
        return f"{command['path']}?{query}" == vector["opens"]
    if kind == "refused":
        return send(command, vector["input"], settings) == {"reasons": expected_reasons(vector)}
    if kind == "gives":
        return is_value(reply_to(command, vector, settings), vector["gives"])
    if kind == "fails":
        return reply_to(command, vector, settings).get("code") == vector["code"]
    if kind == "event":
        return is_value(attempt(lambda: notifications.read(vector["body"])), vector["gives"])
    if kind == "unreadable":
        return is_code(attempt(lambda: notifications.read(vector["body"])), vector)
    if kind == "believe":
        return belief.judge(vector["body"], vector["state"], vector.get("balance"), vector.get("highest")) == vector["gives"]
    if kind == "settle":
        result = client.settle(command, vector["orderId"], vector.get("answers"), settings)
        return result == (vector.get("asks"), vector["verdict"], vector.get("state"))
    if kind == "retry":
        return client.attempts(command, vector["happens"]) == (vector["attempts"], vector["pausesUpTo"])
    if kind == "redact":
        redact = masks.redact_request if vector["of"] == "request" else masks.redact_reply
        return is_value({"gives": redact(command, vector["value"])}, vector["gives"])
    if kind == "mask":
        return masks.mask_text(vector["text"]) == vector["gives"]
    if kind == "decrypt":
        keys = [settings["keys"][name]["jwk"] for name in vector["keys"]]
        return rsa.decrypt(vector["data"], keys, vector["options"]) == vector.get("gives")
    if kind in ("pairs", "form"):
        read = formats.read_pairs if kind == "pairs" else formats.read_form
        result = attempt(lambda: read(vector["text"]))
        return result == {"gives": vector["gives"]} if "gives" in vector else result.get("code") == vector["code"]
    raise KeyError(kind)


def is_value(result, wanted):
    """Equal and of the same types: 1 is not true. Order of members does not count."""
    return "gives" in result and json.dumps(result["gives"], sort_keys=True) == json.dumps(wanted, sort_keys=True)


def passes(vector, settings, overlay):
    try:
        return check(vector, settings, overlay)
    except Exception:  # noqa: BLE001 - a mistake may raise anything, and then the vector fails
        return False


def failures(files):
    for name, content in files.items():
        for vector in content["vectors"]:
            if not passes(vector, content["settings"], content.get("overlay")):
                yield f"{name} {vector['id']}"


def main():
    files = read_all()
    failed = list(failures(files))
    for one in failed:
        print(json.dumps({"failed": one}))
    total = sum(len(content["vectors"]) for content in files.values())
    print(json.dumps({"passed": total - len(failed), "failed": len(failed)}))
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
