"""A loop in C that never changes: how fast is this machine right now? Figures of two runs compare by their ratios to it.

It shuffles a deck of cards with SplitMix64, which resembles a game's engine: multiplications, small arrays, and unpredictable
reads.
"""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from pathlib import Path

SWAPS = 59 * 100_000
SOURCE = """
#include <stdint.h>
#include <stdio.h>
#include <time.h>

int main(void) {
    uint8_t deck[60];
    uint64_t seed = 1, sum = 0;
    double best = 1e9;
    for (int i = 0; i < 60; i++) deck[i] = i;
    for (int run = 0; run < 7; run++) {
        clock_t begin = clock();
        for (int game = 0; game < 100000; game++) {
            for (uint64_t i = 59; i > 0; i--) {
                uint64_t x = seed += 0x9E3779B97F4A7C15u;
                x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9u;
                x = (x ^ (x >> 27)) * 0x94D049BB133111EBu;
                uint64_t j = (((x ^ (x >> 31)) >> 32) * (i + 1)) >> 32;
                uint8_t card = deck[i];
                deck[i] = deck[j];
                deck[j] = card;
            }
            sum += deck[7];
        }
        double seconds = (double)(clock() - begin) / CLOCKS_PER_SEC;
        if (seconds < best) best = seconds;
    }
    printf("%.9f %d\\n", best, (int)(sum & 1));
    return 0;
}
"""


def swaps_per_second() -> float | None:
    """The loop's speed now, per second of processor time, the best of a few runs; None without a C compiler."""
    builder = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if builder is None:
        return None
    with tempfile.TemporaryDirectory() as folder:
        source, loop = Path(folder) / "loop.c", Path(folder) / "loop"
        source.write_text(SOURCE)
        subprocess.run([builder, "-O2", "-o", str(loop), str(source)], check=True)
        said = subprocess.run([str(loop)], capture_output=True, text=True, check=True).stdout
    return SWAPS / float(said.split()[0])
