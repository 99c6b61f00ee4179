"""Work beside the window comes back on its thread, in order, and can be forgotten."""

from __future__ import annotations

import gc
import threading
import weakref
from collections.abc import Iterator
from functools import partial

import pytest
from pytestqt.qtbot import QtBot

from generala_desktop.services.background import Progress, Worker


@pytest.fixture
def worker(qtbot: QtBot) -> Iterator[Worker]:
    worker = Worker()
    yield worker
    worker.stop()


def test_an_answer_comes_on_the_thread_of_the_window(worker: Worker, qtbot: QtBot) -> None:
    threads: list[int] = []
    worker.do(lambda _: threading.get_ident(), lambda done: threads.extend([done]))
    worker.do(lambda _: 0, lambda _: threads.append(threading.get_ident()))
    qtbot.waitUntil(lambda: len(threads) == 2)
    assert threads[0] != threading.get_ident() == threads[1]


def test_jobs_are_done_in_the_order_they_come(worker: Worker, qtbot: QtBot) -> None:
    done: list[int] = []
    for n in range(5):
        worker.do(partial(_give, n), done.append)
    qtbot.waitUntil(lambda: len(done) == 5)
    assert done == [0, 1, 2, 3, 4]


def test_progress_is_told_and_a_cancelled_job_learns_of_it(worker: Worker, qtbot: QtBot) -> None:
    shares: list[float] = []
    answers: list[bool] = []
    begun, may_end = threading.Event(), threading.Event()

    def work(progress: Progress) -> bool:
        answers.append(progress(0.5))
        begun.set()
        may_end.wait(5)
        answers.append(progress(0.9))
        return True

    done: list[bool] = []
    job = worker.do(work, done.append, progressed=shares.append)
    qtbot.waitUntil(lambda: shares == [0.5])
    begun.wait(5)
    job.cancel()
    may_end.set()
    later: list[int] = []
    worker.do(lambda _: 1, later.append)
    qtbot.waitUntil(lambda: later == [1])
    assert answers == [True, False]
    assert done == []
    assert shares == [0.5]


def test_a_failure_is_told_and_the_next_job_is_done(worker: Worker, qtbot: QtBot) -> None:
    failures: list[Exception] = []
    done: list[float] = []
    worker.do(lambda _: 1 / 0, done.append, failed=failures.append)
    worker.do(lambda _: 2.0, done.append)
    qtbot.waitUntil(lambda: done == [2.0])
    assert [type(failure) for failure in failures] == [ZeroDivisionError]


def test_a_stopped_worker_can_work_again(worker: Worker, qtbot: QtBot) -> None:
    done: list[int] = []
    worker.do(lambda _: 1, done.append)
    worker.stop()
    worker.do(lambda _: 2, done.append)
    qtbot.waitUntil(lambda: done == [2])


def _give(number: int, progress: Progress) -> int:
    return number


def _has(done: list[int], count: int) -> bool:
    return len(done) == count


def test_what_has_been_answered_is_forgotten(worker: Worker, qtbot: QtBot) -> None:
    done: list[int] = []
    jobs = []
    for n in range(20):
        jobs.append(weakref.ref(worker.do(partial(_give, n), done.append)))
        qtbot.waitUntil(partial(_has, done, n + 1))
    worker.do(partial(_give, 20), done.append)
    qtbot.waitUntil(lambda: len(done) == 21)
    gc.collect()
    assert [job for job in jobs if job() is not None] == []
    assert len(worker._waiting) == 1
