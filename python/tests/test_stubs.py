"""The stubs say what is there, and nothing else."""

import ast
import inspect
from pathlib import Path

import fief
from fief import _native


def public(names):
    return {name for name in names if not name.startswith("_")}


def stubs():
    text = Path(fief.__file__).with_name("_native.pyi").read_text()
    return ast.parse(text).body


def test_every_name_has_a_stub_and_every_stub_a_name():
    said = {node.name for node in stubs() if isinstance(node, (ast.ClassDef, ast.FunctionDef))}
    said |= {node.target.id for node in stubs() if isinstance(node, ast.AnnAssign)}
    assert public(said) == public(dir(_native))


def test_every_method_has_a_stub_and_every_stub_a_method():
    for node in stubs():
        if isinstance(node, ast.ClassDef):
            there = getattr(_native, node.name)
            if issubclass(there, BaseException):
                continue
            said = {item.name for item in node.body if isinstance(item, ast.FunctionDef)}
            said |= {item.target.id for item in node.body if isinstance(item, ast.AnnAssign)}
            assert public(said) == public(vars(there)), node.name


def test_everything_has_a_docstring():
    for name in fief.__all__:
        thing = getattr(fief, name)
        if inspect.isclass(thing) or inspect.isfunction(thing):
            assert thing.__doc__, name
