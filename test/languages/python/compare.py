"""Reads cases, one JSON object a line, and prints what this implementation makes of each, one line for one."""

import json
import sys

import notifications
import vectors
from model import COMMANDS


def result(case, settings):
    command = COMMANDS.get(case.get("command"))
    if case["kind"] == "request":
        return vectors.send(command, case["input"], settings)
    if case["kind"] == "reply":
        read = vectors.reply_to(command, case, settings)
    else:
        read = vectors.attempt(lambda: notifications.read(case["body"]))
    return {"code": read["code"]} if "code" in read else read


def main():
    settings = vectors.load("vectors/api.json")["settings"]
    for line in sys.stdin:
        print(json.dumps(result(json.loads(line), settings), sort_keys=True))


if __name__ == "__main__":
    main()
