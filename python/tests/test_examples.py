"""What the examples and the pages say works as it stands there."""

import json
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import fief

HERE = Path(__file__).parent.parent
DOCS = HERE.parent / "docs"


def code_of(notebook: Path) -> list[str]:
    cells = json.loads(notebook.read_text())["cells"]
    return ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]


def test_the_notebook_of_cards_runs_and_kept_the_outputs_of_a_million_games(tmp_path, monkeypatch, capsys):
    pytest.importorskip("pyarrow")
    notebook = HERE / "examples" / "cards.ipynb"
    for name, value in {"FIEF_GAMES": "240", "FIEF_KINGDOMS": "2", "FIEF_FOLDER": str(tmp_path)}.items():
        monkeypatch.setenv(name, value)
    scope: dict = {}
    for number, code in enumerate(code_of(notebook)):
        exec(compile(code, f"cell {number}", "exec"), scope)
    assert "Smithy" in capsys.readouterr().out
    assert notebook.stat().st_size < 100_000
    outputs = [output for cell in json.loads(notebook.read_text())["cells"] for output in cell.get("outputs", [])]
    assert outputs and "image/png" not in json.dumps(outputs)
    played = [int(text) for output in outputs for text in output.get("data", {}).get("text/plain", []) if text.isdigit()]
    assert max(played) >= 990_000, "the outputs are those of about a million games"


def test_a_person_plays_in_a_notebook_in_ten_lines(monkeypatch):
    page = (DOCS / "PYTHON.md").read_text()
    game = re.search(r"```python\n(import fief\n.*?)```", page, re.S)[1]
    assert len(game.splitlines()) <= 10
    answers = iter(["buy Copper", "0", "0,0", "nonsense"])
    monkeypatch.setattr("builtins.input", lambda _: next(answers, ""))
    # Who says nothing ends every phase; the bot ends the game.
    try:
        exec(compile(game, "docs/PYTHON.md", "exec"), {})
    except fief.AnswerError:
        pass


def test_the_first_lines_of_the_readme_work():
    page = (HERE.parent / "README.md").read_text()
    lines = re.findall(r"^    python -c '(.*)'$", page, re.M)
    assert len(lines) == 2
    for line in lines:
        done = subprocess.run([sys.executable, "-c", line], capture_output=True, text=True, check=True)
        assert done.stdout.strip()


def test_the_comparison_leaves_out_what_is_not_installed():
    script = HERE / "benchmarks" / "compare.py"
    done = subprocess.run([sys.executable, script, "--seconds", "0.01"], capture_output=True, text=True, check=True)
    for row in ("fief.sim", "fief.VectorEnv, bots of Rust", "pyminion", "pydominion"):
        line = next(line for line in done.stdout.splitlines() if line.startswith(row))
        assert "left out: pip install" in line or re.search(r"\d", line), line


def test_what_learns_writes_a_network_that_rust_plays(tmp_path):
    file = tmp_path / "learned.net"
    script = HERE / "examples" / "learn.py"
    options = ["--minutes", "0", "--games", "8", "--steps", "4", "--hidden", "4", "--out", str(file)]
    done = subprocess.run([sys.executable, script, *options], capture_output=True, text=True, check=True)
    assert file.is_file(), done.stdout
    assert fief.sim(str(file), "big-money", games=20, seed=1, kingdom="First Game").names[0] == "Learned"
    with pytest.raises(fief.SetupError, match="another kingdom|does not know"):
        fief.sim(str(file), "big-money", games=20, kingdom="Size Distortion")
    whole = file.read_bytes()
    file.write_bytes(whole[:-5])
    with pytest.raises(fief.StrategyError, match="weights"):
        fief.Bot(str(file))
    file.write_bytes(b"fief-net 1\n{}\n")
    with pytest.raises(fief.StrategyError, match="cannot be read"):
        fief.Bot(str(file))


def test_results_show_themselves_in_a_notebook():
    assert "<svg" in fief.sim("smithy", "big-money", games=100, seed=1)._repr_html_()
    table = fief.new_game(2, "First Game", seed=1)
    assert "Copper" in str(table.question())
    assert np.isfinite(fief.sim("smithy", "big-money", games=100, seed=1).win_shares[0])
