"""Metrics for the operator: GET /metrics, in Prometheus's format. No names, no ids, no secrets."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Mapping
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.metrics_core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.utils import floatToGoString

REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)


# For what happens thousands of times a second, in the event loop only: unlike Prometheus's own, these take no locks.


class Tally:
    """A counter with one label."""

    def __init__(self, name: str, about: str, label: str) -> None:
        self._name, self._about, self._label = name, about, label
        self._counts: dict[str, int] = {}

    def count(self, what: str) -> None:
        self._counts[what] = self._counts.get(what, 0) + 1

    def collect(self) -> Iterator[Metric]:
        family = CounterMetricFamily(self._name, self._about, labels=[self._label])
        for what, count in self._counts.items():
            family.add_metric([what], count)
        yield family


class Quick:
    """A histogram."""

    def __init__(self, name: str, about: str, bounds: tuple[float, ...]) -> None:
        self._name, self._about, self._bounds = name, about, bounds
        self._counts, self._sum = [0] * (len(bounds) + 1), 0.0

    def observe(self, value: float) -> None:
        self._counts[bisect_left(self._bounds, value)] += 1
        self._sum += value

    def collect(self) -> Iterator[Metric]:
        bounds = [*map(floatToGoString, self._bounds), "+Inf"]
        buckets = list(zip(bounds, accumulate(self._counts), strict=True))
        yield HistogramMetricFamily(self._name, self._about, buckets, self._sum)


ENTRIES = Tally("kassen_entries", "Entries written to journals", "what")
REGISTRY.register(ENTRIES)
REFUSED = Counter("kassen_refused", "Messages refused", ["code"], registry=REGISTRY)
SOCKETS = Gauge("kassen_sockets", "Open sockets and feeds", registry=REGISTRY)
ROOMS = Gauge("kassen_rooms", "Tables in memory", registry=REGISTRY)
DROPPED = Counter("kassen_dropped", "Clients dropped", ["why"], registry=REGISTRY)
CLASHES = Counter("kassen_clashes", "Entries that another process wrote first", registry=REGISTRY)
BATCH_SIZE = Histogram(
    "kassen_batch_size", "Entries in one transaction", buckets=(1, 2, 5, 10, 20, 50, 100, 200, 500), registry=REGISTRY
)
BATCH_SECONDS = Histogram(
    "kassen_batch_seconds",
    "Time of one transaction",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5),
    registry=REGISTRY,
)
ACT_SECONDS = Quick("kassen_act_seconds", "From a message to its entry on disk", (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2))
REGISTRY.register(ACT_SECONDS)
THINK_SECONDS = Histogram(
    "kassen_think_seconds", "Time of a bot's decision", ["level"], buckets=(0.005, 0.02, 0.1, 0.3, 1, 3, 10), registry=REGISTRY
)
SLICES = Counter("kassen_slices", "Slices of long work", registry=REGISTRY)
NOTICES = Counter("kassen_notices", "Notices handed to push services, by their answer", ["status"], registry=REGISTRY)
ERRORS = Counter("kassen_errors", "Faults of the server itself", registry=REGISTRY)


def text() -> bytes:
    return generate_latest(REGISTRY)


class Together:
    """The metrics of several processes, each sample labeled with its process."""

    def __init__(self, texts: Mapping[int, str]) -> None:
        self._texts = texts

    def collect(self) -> Iterator[Metric]:
        families: dict[str, Metric] = {}
        for process, text in sorted(self._texts.items()):
            for family in text_string_to_metric_families(text):
                whole = families.setdefault(family.name, Metric(family.name, family.documentation, family.type))
                for sample in family.samples:
                    whole.add_sample(sample.name, {**sample.labels, "process": str(process)}, sample.value)
        yield from families.values()


def together(texts: Mapping[int, str]) -> bytes:
    return generate_latest(Together(texts))
