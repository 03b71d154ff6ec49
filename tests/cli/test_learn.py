"""`kiebitz learn`: the same pages as in the browser, answered by typing."""

from __future__ import annotations

from click.testing import CliRunner

from kiebitz.cli.main import cli
from kiebitz.learn import read_pages


def test_a_page_is_read_and_its_tasks_are_answered_in_every_spelling() -> None:
    done = CliRunner().invoke(cli, ["learn", "2", "--lang", "de"], input="SA\n♠A, s9 S7\nCA C8 HT HQ D8\n\n")
    assert done.exit_code == 0, done.output
    assert "Bedienen" in done.output
    assert done.output.count("Noch nicht.") == 1
    assert done.output.count("Richtig.") == 2
    assert "Richtig ist: ST." in done.output


def test_all_right_answers_lead_to_the_game() -> None:
    answers = "".join(f"{' '.join(task.right[0])}\n" for page in read_pages() for task in page.tasks)
    done = CliRunner().invoke(cli, ["learn", "--lang", "en"], input=answers)
    assert done.exit_code == 0, done.output
    assert "Not yet." not in done.output
    assert "kiebitz serve" in done.output
    assert CliRunner().invoke(cli, ["learn", "13"]).exit_code == 2
