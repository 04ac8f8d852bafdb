"""Runs programs one after another, each in a child of this process, which has the `requests` library loaded already:
to load it takes a quarter of a second, and most samples nothing beside.

Each line of the input is a job: {"file", "folder", "env", "out", "err"}. Each line of the output is the exit status of
its program, whose output and errors are in the files `out` and `err`.
"""

import json
import os
import runpy
import signal
import sys
import traceback

import requests  # noqa: F401


def run(job):
    """The child's part: never returns."""
    for name, stream in (("out", 1), ("err", 2)):
        os.dup2(os.open(job[name], os.O_WRONLY | os.O_CREAT | os.O_TRUNC), stream)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.chdir(job["folder"])
    os.environ.update(job["env"])
    sys.argv = [job["file"]]
    # A program that hangs is ended.
    signal.alarm(60)
    status = 0
    try:
        runpy.run_path(job["file"], run_name="__main__")
    except SystemExit as end:
        status = end.code if isinstance(end.code, int) else int(end.code is not None)
        if status and not isinstance(end.code, int):
            # As Python itself does with a text in place of a status.
            print(end.code, file=sys.stderr)
    except BaseException:
        traceback.print_exc()
        status = 1
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(status)


for line in sys.stdin:
    child = os.fork()
    if child == 0:
        run(json.loads(line))
    _, ended = os.waitpid(child, 0)
    print(os.waitstatus_to_exitcode(ended), flush=True)
