#!/usr/bin/env python3
"""The source rules of the project, as a test: check_sources.py FOLDER

Layers (include_rules.txt), sizes of files and functions (long_functions.txt: those that are still
too long), names of anonymous namespaces in a folder, names of types in a namespace, the files in which
the functions of a header are defined, words in rules of the engine, classes of words, one home for
each third-party header, no printing, no exceptions as control flow, no reading of the environment
outside the settings. Prints one line for each offence, with file and line, and exits 1 when there is
one. With --self-test it checks that every rule finds an offence that is put in front of it.
"""
import functools
import re
import sys
from pathlib import Path

MAX_LINES = {".cpp": 500, ".h": 300}
MAX_COLUMNS = 100
MAX_FUNCTION = 60  # lines of a function, from its first to its closing brace
FUNCTIONS_OF = r"(agent|ext|app|bench)/.*\.cpp"
CODE = (".cpp", ".h")
TEXT = CODE + (".cmake", ".txt", ".py", ".sh", ".sql", ".test")
OURS = ("agent/", "ext/", "app/", "test/", "bench/", "cmake/", "demo/", "examples/", "scripts/", ".ci/")

# (rule, where it applies, exceptions, pattern)
LIBRARY = r"(agent|ext)/"
RULES = [
    ("the library never prints", LIBRARY, None,
     r"std::(cout|cerr|clog|puts)\b|<iostream>|\b(v?f?printf|puts|putchar|perror)\s*\("
     r"|fmt::print\b|\bstd(out|err)\b"),
    ("try and catch have one home", LIBRARY, r"agent/common/guard\.h|agent/llm/",
     r"\b(try\s*\{|catch\s*\()"),
    ("nothing aborts", LIBRARY, None, r"\b(std::)?(abort|exit|_Exit|quick_exit|terminate)\s*\("),
    ("libcurl has one home", LIBRARY, r"agent/llm/", r"#include\s*[<\"]curl/"),
    ("SQLite's header has one home", LIBRARY, r"agent/db/connection/sqlite\.h|ext/",
     r"#include\s*[<\"]sqlite3(ext)?\.h"),
    ("json.hpp is for .cpp files", LIBRARY, r".*\.cpp|agent/common/json_text\.h", r"#include\s*[<\"]nlohmann/json\.hpp"),
    # A null value that becomes an object at its first key terminates the process if memory runs out.
    ("a JSON object is made as one: ordered_json::object()", LIBRARY, None,
     r"(?i)\b(ordered_)?json\s+\w+;"),
    ("the environment is read in settings", LIBRARY, r"agent/settings/.*", r"\b(secure_)?getenv\b"),
    ("no slot of the host but the progress handler", LIBRARY,
     r"agent/db/scratch/.*|agent/db/connection/private[^/]*",
     r"sqlite3_(set_authorizer|busy_handler|busy_timeout|trace(_v2)?|profile|commit_hook"
     r"|rollback_hook|update_hook|wal_hook|preupdate_hook)\s*\("),
    # ctest runs tests in parallel: a shared file name fails now and then.
    ("a unit test's files are in a test::TempFolder", r"test/unit/", r"test/unit/support\.cpp",
     r"\bTempDir\s*\(|temp_directory_path"),
    ("SQLite's header has one home in the program", r"app/", r"app/sql/database\.cpp",
     r"#include\s*[<\"]sqlite3(ext)?\.h"),
    ("no code is switched off", r"(agent|ext|app|test)/", None, r"^\s*#\s*if\s+0\b"),
]
# Headers that the program may include: it uses the rest of the agent through SQL.
MAY_INCLUDE_OF_APP = r"app/|agent/common/|ext/entry\.h"

# Headers whose functions are defined in the .cpp file of the same name.
ONE_STEM = r"agent/(engine/(dialogue|ir|schema|link|parse|adjust|rank|generate|explain|rewrite)|check|policy|reason|sql)/.*\.h"
# Declared with the interface they implement, but defined in a lower layer.
MADE_BELOW = {"agent/reason/reasoner.h make_builtin"}

# Folders whose content words must be classes of agent/engine/lexicon. Trace labels and messages are exempt.
RULES_OF_ENGINE = (r"agent/engine/((parse|rank|ground|adjust|link|schema|explain|generate|dialogue|rewrite)/"
                   r"|[^/]*$)")
# A rewriting rule contains the phrase it reads and the phrase it writes; its word lists are in the lexicon.
REWRITING_RULES = r"agent/engine/rewrite/(?!schema_phrases_of)"
# Names of follow-up kinds are exempt too; the trigger words of all rewrites are one table.
LABELS_OF_ENGINE = (r"agent/engine/(dialogue/follow_up_kind|rewrite/triggers|explain/(provenance|cue_labels|abstention|typos)"
                    r"|rank/(word_weights|confidence))")
# Words a rule may compare with: function words and prefixes. Suffixes belong to agent/engine/text/morphology.h.
FUNCTION_WORDS = frozenset("""
    a an the this that these those each every any all both some no none nothing other others another such same own
    of in on at by for from to with without into onto within over under above below between among across through
    throughout near during before after since until till per via as than against along out up down off away plus
    about like except vs versus
    i me my mine we us our you your he she it its him his her hers they them their theirs who whom whose which what
    when where why how there here anyone anybody someone somebody everyone everybody anything something everything
    ones others whos whats wich
    am is are was were be been being do does did done have has had having got will would can could shall should may
    might must cannot not and or nor but if then so while because whether either neither yet also too only just
    still already even ever never once twice often again many much more most less least few fewer fewest several
    enough long
    one two three four first second last next un non
    """.split())
# Names in SQL: functions, schemas, and aliases of columns and sub-queries in generated statements.
SQL_NAMES = frozenset("""
    avg coalesce count date datetime exists instr julianday lag lead lower main max median min n now ntile nullif printf
    rank row_number strftime substr sum temp trim unixepoch
    average change difference groups margin part percent place places profit ratio revenue rows value whole
    """.split())


def without_comments(text):
    """The text with comments and the inside of literals blanked, line by line as before."""
    def blank(match):
        token = match.group(0)
        if token.startswith("/"):
            return re.sub(r"[^\n]", " ", token)
        return token[0] + re.sub(r"[^\n]", " ", token[1:-1]) + token[-1]
    pattern = r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"|(?<![0-9A-Fa-f])\'(?:\\.|[^\'\\\n])*\''
    # An include keeps its name.
    lines = []
    for line in re.sub(r'R"(\w*)\(.*?\)\1"', lambda m: re.sub(r"[^\n]", " ", m.group(0)), text,
                       flags=re.S).split("\n"):
        lines.append(line.replace('"', "\x01") if line.lstrip().startswith("#include") else line)
    return re.sub(pattern, blank, "\n".join(lines), flags=re.S).replace("\x01", '"')


def layers_of(rules):
    return [line.strip() for line in rules.splitlines()
            if line.strip() and not line.startswith("#")]


def layer(path, layers):
    """The index of the layer that the path's folder is."""
    folder = path.rpartition("/")[0]
    return layers.index(folder) if folder in layers else None


def check_includes(path, text, layers):
    if not path.startswith(("agent/", "ext/", "app/")) or not path.endswith(CODE):
        return
    own = layer(path, layers)
    if own is None:
        yield 1, "its folder is no layer of test/include_rules.txt"
        return
    for number, line in enumerate(text.split("\n"), 1):
        included = re.match(r'\s*#include\s*"([^"]+)"', line)
        if not included or "/" not in included.group(1):
            continue
        other = layer(included.group(1), layers)
        if other is None:
            yield number, f"includes {included.group(1)}, which is in no layer"
        elif other > own:
            yield number, f"{layers[own]} includes {included.group(1)} of a higher layer"
        elif path.startswith("app/") and not re.match(MAY_INCLUDE_OF_APP, included.group(1)):
            yield number, f"the program uses the SQL surface only, not {included.group(1)}"


def check_shape(path, text):
    lines = text.split("\n")
    most = MAX_LINES.get(Path(path).suffix)
    if most and len(lines) - 1 > most and "/lexicon/" not in path:  # tables of words
        yield len(lines) - 1, f"has {len(lines) - 1} lines, {most} are the limit"
    if text and not text.endswith("\n"):
        yield len(lines), "does not end with a line break"
    by_hand = False  # tables that are aligned by hand may be wide
    for number, line in enumerate(lines, 1):
        if "clang-format o" in line:
            by_hand = "clang-format off" in line
        if "\t" in line and path.endswith(CODE + (".sql",)):
            yield number, "has a tab"
        if len(line) > MAX_COLUMNS and not by_hand and path.endswith(CODE + (".sql",)):
            yield number, f"has {len(line)} columns, {MAX_COLUMNS} are the limit"
        if line != line.rstrip() and not path.endswith(".test"):
            yield number, "ends in white space"


def check_rules(path, text):
    if not path.endswith(CODE):
        return
    code = without_comments(text)
    for why, where, allowed, pattern in RULES:
        if not re.match(where, path) or (allowed and re.match(allowed, path)):
            continue
        for number, line in enumerate(code.split("\n"), 1):
            found = re.search(pattern, line)
            if found:
                yield number, f"{why}: {found.group(0).strip()}"


def without_phrases_of_rewrites(code):
    """The text of a rewriting rule without the words of its own phrase: what it writes into the
    question, and the single words that it compares with. Lists of words remain."""
    def blank(text):
        return re.sub(r'"(?:\\.|[^"\\\n])*"', lambda m: '"' + "_" * (len(m.group(0)) - 2) + '"', text)
    for found in re.finditer(r"\b(?:replace|words_of|append|push_back|add|end_with|set)\s*\(|\bWordSequence(?: \w+)?\s*\{", code):
        depth, at = 1, found.end()
        while at < len(code) and depth > 0:
            depth += (code[at] in "({") - (code[at] in ")}")
            at += 1
        code = code[:found.end()] + blank(code[found.end():at]) + code[at:]
    lists = [(m.start(), m.end()) for m in re.finditer(r'\{\s*"(?:[^"\\\n]|\\.)*"\s*(?:,\s*"(?:[^"\\\n]|\\.)*"\s*)+,?\s*\}', code)]
    return re.sub(r'(\b(?:starts|ends)_with\(\s*)?"(?:\\.|[^"\\\n])*"',
                  lambda m: m.group(0) if m.group(1) or any(a <= m.start() < b for a, b in lists)
                  else blank(m.group(0)), code)


def check_words(path, text):
    """No string in a rule of the engine holds a content word, nor is a suffix tested there by hand."""
    if not re.match(RULES_OF_ENGINE, path) or re.match(LABELS_OF_ENGINE, path):
        return
    # Comments, includes and messages of errors are no rules.
    code = re.sub(r'Code::\w+,\s*"(?:\\.|[^"\\\n])*"|"(?:\\.|[^"\\\n])*"|//[^\n]*|(?m:^\s*#.*)',
                  lambda m: m.group(0) if m.group(0).startswith('"') else re.sub(r"[^\n]", "", m.group(0)), text)
    if re.match(REWRITING_RULES, path):
        code = without_phrases_of_rewrites(code)
    # Literals side by side are one.
    code = re.sub(r'(?<!\\)"(\s*\n\s*)"', lambda m: "\x02" * m.group(1).count("\n"), code)
    for found in re.finditer(r'(\b(?:starts|ends)_with\(\s*)?(?:"((?:\\.|[^"\\\n])*)"|\'([a-z])\')', code):
        word = (found.group(2) or found.group(3) or "").replace("\x02", "")
        line = len(re.findall(r"[\n\x02]", code[:found.start()])) + 1
        if found.group(1) and re.fullmatch("[a-z']+", word):
            yield line, f"a form of words, which is told by agent/engine/text/morphology.h: {word}"
        elif re.fullmatch("[a-z]+( [a-z]+)*", word.strip()) and found.group(2):
            known = FUNCTION_WORDS | (SQL_NAMES if re.match("agent/engine/(generate|link)/", path) else set())
            content = [part for part in word.split() if part not in known]
            if content:
                yield line, f"a content word, which is in a class of agent/engine/lexicon: {content[0]}"


def word_classes(text):
    """(line, name, words) of the constant lists of words of a header."""
    for found in re.finditer(r'\bconstexpr std::(?:string_view (k\w+)\[\]|array<std::string_view, \d+> (k\w+)) = '
                             r'\{((?:\s*"[^"\n]*",?)+)\s*\};', text):
        yield (text.count("\n", 0, found.start()) + 1, found.group(1) or found.group(2),
               re.findall(r'"([^"\n]*)"', found.group(3)))


def check_word_classes(path, text, classes):
    """A class of the lexicon has each word once, and no other class has the same words. `classes`: the places
    of classes by their words, of earlier files."""
    if not re.match(r"agent/engine/lexicon/.*\.h", path):
        return
    for number, name, words in word_classes(text):
        for word in sorted({word for word in words if words.count(word) > 1}):
            yield number, f"{name} has {word} twice"
        other = classes.setdefault(frozenset(words), f"{name} in {path}")
        if len(words) > 1 and other != f"{name} in {path}":
            yield number, f"{name} has the words of {other}"


def without_parentheses(code):
    """The text with each group of parentheses as one \x02 and blanks."""
    while True:
        less = re.sub(r"\([^()]*\)", lambda m: "\x02" + " " * (len(m.group(0)) - 1), code)
        if less == code:
            return code
        code = less


def closing_braces(code):
    ends, open_braces = {}, []
    for match in re.finditer(r"[{}]", code):
        if match.group(0) == "{":
            open_braces.append(match.start())
        elif open_braces:
            ends[open_braces.pop()] = match.start()
    return ends


def functions(text):
    """(first line, name with its classes, number of lines) of each function that a formatted file
    defines. A lambda counts as part of its function, and a table of constants is no function."""
    code = re.sub(r"(?m)^[ \t]*#(?:.*\\\n)*.*$", lambda m: re.sub(r"[^\n]", " ", m.group(0)),
                  without_comments(text))
    ends = closing_braces(code)
    scopes = []  # names of the classes around, "" for a namespace
    begin = at = 0  # of the text before the next brace; where we are
    while at < len(code):
        if code[at] in ";}":
            if code[at] == "}" and scopes:
                scopes.pop()
            begin = at + 1
        elif code[at] == "{":
            head = without_parentheses(code[begin:at])
            plain = re.sub(r"\boperator\s*[^\s\w\x02]+", "operator", head)
            plain = re.sub(r"([{,]\s*)\.\w+ = ", r"\1", plain)  # a member that a constructor names
            of_class = re.match(r"\s*(?:template\s*<.*?>\s*)?(?:class|struct|union)\s+([\w:]*)",
                                plain, re.S)
            if re.match(r"\s*(inline\s+)?(namespace\b|extern\b\s*\")", plain):
                scopes.append("")
                begin = at + 1
            elif of_class and "\x02" not in plain:
                scopes.append(of_class.group(1) + "::")
                begin = at + 1
            else:
                end = ends.get(at, len(code) - 1)
                # No initializer: neither a = {...} nor, in a constructor, a_{...}.
                if "\x02" in plain and "=" not in plain and code[at - 1].isspace():
                    first = begin + len(head) - len(head.lstrip())
                    name = re.search(r"([\w:~]+|operator\s*\S*?)\s*$", head[:head.index("\x02")])
                    yield (code.count("\n", 0, first) + 1,
                           "".join(scopes) + (name.group(1) if name else "?"),
                           code.count("\n", first, end) + 1)
                    begin = end + 1
                at = end
        at += 1


def check_functions(path, text, listed, still):
    """`listed`: the functions that may be too long; `still`: gets those of them that are."""
    if not re.match(FUNCTIONS_OF, path):
        return
    for number, name, lines in functions(text):
        if lines <= MAX_FUNCTION:
            continue
        still.add(f"{path} {name}")
        if f"{path} {name}" not in listed:
            yield number, f"{name} has {lines} lines, {MAX_FUNCTION} are the limit of a function"


def parameter_types(parameters):
    """The types of a parameter list, without names and defaults."""
    types, depth, part = [], 0, ""
    for char in parameters + ",":
        depth += (char in "<({[") - (char in ">)}]")
        if char != "," or depth > 0:
            part += char
            continue
        words = re.findall(r"[\w:]+|\S", part.split("=")[0])
        if len(words) > 1 and re.fullmatch(r"\w+", words[-1]):
            words.pop()
        types.append(" ".join(words))
        part = ""
    return ", ".join(types)


def local_names(text):
    """(line, name with its namespace, parameter types or None) of what the anonymous namespaces of
    a file define."""
    code = re.sub(r"(?m)^[ \t]*#.*$", lambda m: " " * len(m.group(0)), without_comments(text))
    ends = closing_braces(code)
    for space in re.finditer(r"\bnamespace\s*\{", code):
        around = [found.group(1) for found in re.finditer(r"\bnamespace\s+([\w:]+)\s*\{", code)
                  if found.end() <= space.start() < ends.get(found.end() - 1, len(code))]
        within = "::".join(around + [""])
        at = begin = space.end()
        while at < ends.get(space.end() - 1, len(code)):
            if code[at] in ";{":
                head = code[begin:at]
                line = code.count("\n", 0, begin + len(head) - len(head.lstrip())) + 1
                head = re.sub(r"^\s*(template\s*<.*?>\s*(?=[\w:]))?", "", head, flags=re.S)
                type_ = re.match(r"(?:class|struct|union|enum(?: class)?)\s+(\w+)", head)
                constant = re.match(r"(?:static|inline|const|constexpr|thread_local)\b"
                                    r"[^=(]*?\b(\w+)\s*(?:\[[^\]]*\]\s*)*(?:=.*)?$", head, re.S)
                function = re.match(r"\w[^=(]*[\s*&](\w+)\s*\((.*)\)[^()]*$", head, re.S)
                if type_ and code[at] == "{":
                    yield line, within + type_.group(1), None
                elif constant:
                    yield line, within + constant.group(1), None
                elif function:
                    yield line, within + function.group(1), parameter_types(function.group(2))
                at = ends.get(at, at) if code[at] == "{" else at
                begin = at + 1
            at += 1


def check_local_names(path, text, defined):
    """The files of a folder are compiled as one translation unit (cmake/UnityBuild.cmake), and their
    anonymous namespaces are one. `defined`: (path, parameters) by (folder, name), of earlier files."""
    if not re.match(r"(agent|ext|app|test/unit)/.*\.cpp", path):
        return
    folder = path.rpartition("/")[0]
    # -Wshadow: files come in this order in a unit.
    earlier = {name.rpartition("::")[2]: others[0][0] for (within, name), others in defined.items()
               if within == folder and others[0][0] < path}
    for found in re.finditer(r"(?m)^ +(?:static )?(?:constexpr|const) [^=(;{]*?\b(k[A-Z]\w*)\s*(?:\[\d*\])?\s*[={]", text):
        other = earlier.get(found.group(1))
        if other:
            yield text.count("\n", 0, found.start()) + 1, (
                f"{found.group(1)} shadows that of {other}, which is compiled in one unit with this file")
    for number, name, parameters in local_names(text):
        others = defined.setdefault((folder, name), [])
        for other, of_other in others:
            if other != path and (parameters is None or of_other in (None, parameters)):
                yield number, f"{name} is in {other} too, which is compiled in one unit with this file"
                break
        others.append((path, parameters))


@functools.cache
def defined_names(text):
    return {name.rpartition("::")[2] for _, name, _ in functions(text)}


def declared_under_files(text):
    """(line, function, .cpp files) of each function that a header declares under a comment that
    names the files, or beside one. The comment counts to the next one of its kind or blank line."""
    lines = without_bodies(text).split("\n")
    heading, at = [], 0
    while at < len(lines):
        number = at + 1
        code, _, comment = lines[at].partition("//")
        files = re.findall(r"[\w/]+\.cpp\b", comment)
        at += 1
        if not code.strip():
            if re.match(r"\s*([\w/]+\.cpp\b|[\w ,]*\([\w/]+\.cpp\b)", comment):
                heading = files
            elif not comment.strip():
                heading = []
            continue
        while not re.search(r"[;{}:]\s*$", code) and at < len(lines):
            more, _, comment = lines[at].partition("//")
            files += re.findall(r"[\w/]+\.cpp\b", comment)
            code += " " + more
            at += 1
        name = re.match(r"[^=(]*?\b(\w+)\s*\(.*\)[^{}()]*;\s*$", code)
        if name and (files or heading):
            yield number, name.group(1), files or heading


def without_bodies(text):
    """The text, line by line, without the functions that it defines."""
    lines = text.split("\n")
    for number, _, count in functions(text):
        lines[number - 1:number - 1 + count] = ["{}"] * count
    return "\n".join(lines)


def check_homes(path, text, sources):
    """A function is defined in the file that the comment of its declaration names. `sources`: the
    texts of the .cpp files by path."""
    if not re.match(r"(agent|ext|app|test|bench)/.*\.h", path):
        return
    for number, name, files in declared_under_files(text):
        homes = [other for other in sources for file in files if f"/{other}".endswith(f"/{file}")]
        if not any(name in defined_names(sources[home]) for home in homes):
            yield number, f"{name} is not defined in {' or '.join(files)}, which a comment names"


def declared_functions(text):
    """(line, name) of the functions that a header declares outside classes."""
    code = re.sub(r"(?m)^[ \t]*#.*$", "", without_comments(without_bodies(text)))
    ends = closing_braces(code)
    for class_ in re.finditer(r"\b(?:class|struct|union|enum)\b[^;{(]*\{", code):
        end = ends.get(class_.end() - 1, class_.end())
        code = code[:class_.end()] + re.sub(r"[^\n]", " ", code[class_.end():end]) + code[end:]
    for found in re.finditer(r"(?m)^[\w:][\w:<>&*, ]*?[\s&*](\w+)\((?:[^;{}]|\{\})*\)[^;{}]*;", code):
        if not re.search(r"\b(inline|constexpr|consteval|operator|using|template)\b", found.group(0)):
            yield code.count("\n", 0, found.start()) + 1, found.group(1)


def check_stems(path, text, sources):
    if not re.match(ONE_STEM, path):
        return
    own = path[:-2] + ".cpp"
    for number, name in declared_functions(text):
        if name not in defined_names(sources.get(own, "")) and f"{path} {name}" not in MADE_BELOW:
            yield number, f"{name} is not defined in {own}"


def type_names(text):
    """(line, namespace, name) of the types that a file defines in namespaces; anonymous ones count
    as the namespace around them."""
    code = re.sub(r"(?m)^[ \t]*#(?:.*\\\n)*.*$", lambda m: re.sub(r"[^\n]", " ", m.group(0)),
                  without_comments(text))
    ends = closing_braces(code)
    within = []
    begin = at = 0
    while at < len(code):
        if code[at] in ";}":
            if code[at] == "}" and within:
                within.pop()
            begin = at + 1
        elif code[at] == "{":
            head = code[begin:at]
            space = re.match(r"\s*(?:inline\s+)?namespace\b\s*([\w:]*)\s*$", head)
            type_ = re.match(r"\s*(?:template\s*<.*?>\s*(?=[\w:]))?(?:class|struct|union|enum(?:\s+class)?)"
                             r"\s+(\w+)\b(?!::|\s*<)[^=\x02]*$", without_parentheses(head), re.S)
            if space:
                within.append(space.group(1))
            else:
                if type_:
                    first = begin + len(head) - len(head.lstrip())
                    yield (code.count("\n", 0, first) + 1, "::".join(filter(None, within)),
                           type_.group(1))
                at = ends.get(at, len(code) - 1)
            begin = at + 1
        at += 1


def check_types(path, text, types):
    """A type name once in a namespace: two types of one name are an error that no compiler reports.
    `types`: paths by (namespace, name), of earlier files."""
    if not re.match(r"(agent|ext|app|bench|test/unit)/.*\.(cpp|h)", path):
        return
    for number, space, name in type_names(text):
        other = types.setdefault((space, name), path)
        if other != path:
            yield number, f"the type {space}::{name} is defined in {other} too"


def check_constants(path, text, constants):
    """A constant of a header once in a namespace: a source that includes one of two of a name compiles, and the
    linker takes either. `constants`: paths by (namespace, name), of earlier files."""
    if not re.match(r"(agent|ext|app)/.*\.h", path):
        return
    code = without_comments(text)
    for statement in re.finditer(r"(?m)^inline const(?:expr)? [^;]*;", code):
        space = re.findall(r"(?m)^namespace ([\w:]+) \{", code[:statement.start()])[-1:]
        for name in re.findall(r"\b(k[A-Z]\w*)(?:\[\w*\])?\s*(?:=(?!=)|\{)", statement.group(0)):
            other = constants.setdefault((*space, name), path)
            if other != path:
                yield (code.count("\n", 0, statement.start()) + 1,
                       f"the constant {'::'.join([*space, name])} is defined in {other} too")


def offences(path, text, layers, listed=frozenset(), still=None, defined=None, types=None,
             sources=None, classes=None, constants=None):
    for check in (check_includes(path, text, layers), check_shape(path, text),
                  check_rules(path, text), check_words(path, text),
                  check_local_names(path, text, {} if defined is None else defined),
                  check_types(path, text, {} if types is None else types),
                  check_constants(path, text, {} if constants is None else constants),
                  check_word_classes(path, text, {} if classes is None else classes),
                  check_homes(path, text, sources or {}), check_stems(path, text, sources or {}),
                  check_functions(path, text, listed, set() if still is None else still)):
        for number, why in check:
            yield f"{path}:{number}: {why}"


def self_test():
    layers = ["agent/common", "agent/db", "agent/db/run", "agent/engine/lexicon", "ext", "app"]
    wrong = {
        'a': ("agent/db/x.cpp", '#include "ext/entry.h"\n', "higher layer"),
        'b': ("agent/new/x.cpp", "\n", "is no layer"),
        'r': ("agent/db/new/x.cpp", "\n", "is no layer"),
        's': ("agent/db/x.cpp", '#include "agent/db/run/y.h"\n', "higher layer"),
        'c': ("agent/db/x.cpp", "\n" * 501, "500 are the limit"),
        't': ("agent/db/x.h", "\n" * 301, "300 are the limit"),
        'd': ("agent/db/x.cpp", "int a;\t// b\n", "tab"),
        'e': ("agent/db/x.cpp", "// " + "x" * 98 + "\n", "100 are the limit"),
        'f': ("ext/x.cpp", 'void f() { printf("x"); }\n', "never prints"),
        'g': ("ext/x.cpp", "void f() { std::cerr << 1; }\n", "never prints"),
        'h': ("ext/x.cpp", "void f() { try { g(); } catch (...) {} }\n", "one home"),
        'i': ("agent/db/x.cpp", "#include <curl/curl.h>\n", "libcurl"),
        'j': ("agent/db/x.h", "#include <sqlite3.h>\n", "SQLite's header"),
        'k': ("agent/db/x.h", "#include <nlohmann/json.hpp>\n", "json.hpp"),
        'q': ("agent/db/x.cpp", "nlohmann::ordered_json out;\n", "made as one"),
        'u': ("agent/db/x.cpp", "  Json out;\n", "made as one"),
        'l': ("agent/db/x.cpp", 'auto v = std::getenv("A");\n', "environment"),
        'm': ("agent/db/x.cpp", "sqlite3_set_authorizer(db, f, nullptr);\n", "progress"),
        'n': ("agent/db/x.cpp", "#if 0\n", "switched off"),
        'o': ("agent/db/x.cpp", "void f() { std::abort(); }\n", "aborts"),
        'p': ("agent/db/x.cpp", "int a;", "line break"),
        'w': ("app/x.cpp", '#include "agent/db/y.h"\n', "SQL surface only"),
        'x': ("app/x.cpp", "#include <sqlite3.h>\n", "one home in the program"),
        'y': ("ext/x.cpp", '#include "app/x.h"\n', "higher layer"),
        'v': ("test/unit/db/x.cpp", 'auto f = testing::TempDir() + "x.db";\n', "TempFolder"),
    }
    right = [
        ("agent/db/x.cpp", '#include "agent/common/box.h"\n#include "agent/db/y.h"\n'),
        ("agent/db/run/x.h", '#include "agent/db/y.h"\n'),
        ("agent/db/x.cpp", '// try { printf("x") }\nauto s = "std::cerr << getenv(1)";\n'),
        ("app/x.cpp", '#include "agent/common/result.h"\n#include "ext/entry.h"\n'),
        ("agent/common/guard.h", "try { f(); } catch (...) { }\n"),
        ("agent/engine/lexicon/words.cpp", "\n" * 900),
        ("agent/db/x.cpp", "// clang-format off\n// " + "x" * 150 + "\n// clang-format on\n"),
    ]
    bad = 0
    for path, text, part in wrong.values():
        found = list(offences(path, text, layers))
        if not any(part in line for line in found):
            bad += 1
            print(f"self-test: '{part}' was not found in {path}: {found}")
    long = "namespace a {\nstruct B {\n  int f(int x = 1) const {\n" + "    g();\n" * 59 + "  }\n};\n}\n"
    for path, text, listed, count in [
            ("agent/db/x.cpp", long, frozenset(), 1),
            ("agent/db/x.cpp", long, {"agent/db/x.cpp B::f"}, 0),
            ("agent/db/x.cpp", long.replace("    g();\n", "", 1), frozenset(), 0),
            ("test/unit/x.cpp", long, frozenset(), 0),
            ("agent/db/x.cpp", "constexpr int kAll[] = {\n" + "    f(1),\n" * 90 + "};\n", frozenset(), 0),
            ("agent/db/x.cpp", "A::A(int b) : b_{b}, c_(1) {\n" + "  g();\n" * 59 + "}\n", frozenset(), 1),
            ("agent/db/x.cpp", "A::A(int b)\n    : b_{.c = b} {\n  g();\n}\nint f() {\n" + "  g();\n" * 59 + "}\n", frozenset(), 1),
            ("agent/db/x.cpp", "bool operator==(A a, A b) {\n" + "  g({});\n" * 59 + "}\n", frozenset(), 1)]:
        found = [line for line in offences(path, text, layers, listed) if "of a function" in line]
        if len(found) != count:
            bad += 1
            print(f"self-test: {count} long functions of {text[:40]!r}: {found}")
    local = "namespace a {\nnamespace {\n%s\n}\n}\n"
    for first, second, count in [
            ("constexpr int kA = 3;", "int g();\nconstexpr std::array<int, 2> kA = {\n  1, 2};", 1),
            ("constexpr int kA = 3;", "int f() {\n  const int kA = 3;\n}", 1),
            ("constexpr int kA = 3;", "int f() {\n  constexpr int kAB[] = {1};\n}", 0),
            ("struct A {\n  int b;\n};", "enum class A : int { kB };", 1),
            ("struct A {\n  int b;\n};", "struct B {\n  int A = 3;\n};", 0),
            ("bool f(const X& x, int n = 1) {\n}", "bool f(const X& y, int) {\n}", 1),
            ("bool f(const X& x) {\n}", "bool f(const Y& x) {\n}", 0),
            ("template <class T>\nint f(T x) {\n}", "template <class T>\nint f(T y) {\n}", 1)]:
        defined = {}
        list(offences("agent/db/x.cpp", local % first, layers, defined=defined))
        for path, most in (("agent/db/y.cpp", count), ("agent/db/run/y.cpp", 0)):
            found = [line for line in offences(path, local % second, layers, defined=defined)
                     if "one unit" in line]
            if len(found) != most:
                bad += 1
                print(f"self-test: {most} names of {second!r} in {path} are in x.cpp too: {found}")
    sources = {"agent/db/x.cpp": "int X::f(int a) {\n  return g(a);\n}\n",
               "agent/db/run/y.cpp": "namespace {\nint g() {\n  return 1;\n}\n}\nint X::h() const { return 2; }\n"}
    for text, count in [
            ("  // x.cpp\n  int f(int a);\n  int h() const;\n", 1),
            ("  // x.cpp: what it is\n  int f(\n      int a);\n\n  int h() const;\n", 0),
            ("  // parts (run/y.cpp)\n  int f(int a);\n  int h() const;\n", 1),
            ("  // x.cpp and run/y.cpp\n  int f(int a);\n  int h() const;\n", 0),
            ("  // x.cpp\n  int f(int a);\n  int h() const;  // run/y.cpp\n", 0),
            ("  // x.cpp\n  int f(int a);\n  int k() const {\n    return h();\n  }\n", 0),
            ("  // z.cpp\n  int f(int a);\n", 1),
            ("  // As x.cpp does it.\n  int h() const;\n", 0)]:
        found = [line for line in offences("agent/db/x.h", f"class X {{\n{text}}};\n", layers, sources=sources)
                 if "which a comment names" in line]
        if len(found) != count:
            bad += 1
            print(f"self-test: {count} functions of {text!r} are not in the file that is named: {found}")
    sources = {"agent/engine/parse/x.cpp": "namespace a {\nint f(int a) {\n  return g(a);\n}\n}\n"}
    for path, text, count in [
            ("agent/engine/parse/x.h", "int f(int a);\nconst B& g(\n    int a, A b = {});\n", 1),
            ("agent/engine/parse/y.h", "int f(int a);\n", 1),
            ("agent/engine/parse/x.h", "struct B {\n  int g();\n};\nint f(int a);  // int g();\n", 0),
            ("agent/engine/parse/x.h", "inline int g() {\n  return h(1);\n}\nconstexpr int kA = f(2);\n", 0),
            ("agent/db/x.h", "int g();\n", 0)]:
        found = [line for line in offences(path, text, layers + ["agent/engine/parse"], sources=sources)
                 if "is not defined in" in line]
        if len(found) != count:
            bad += 1
            print(f"self-test: {count} functions of {text!r} are not in the file of the header: {found}")
    space = "namespace a::b {\n%s\n}\n"
    for first, second, count in [
            ("struct A {\n  int b;\n};", "namespace {\nclass A final : public B {\n};\n}", 1),
            ("namespace {\nstruct A {\n};\n}", "namespace {\nenum class A : int { kB };\n}", 1),
            ("template <class T>\nstruct A {\n};", "struct A {\n};", 1),
            ("struct A {\n};", "struct A;\nstruct B {\n  struct A {\n  };\n};", 0),
            ("struct A {\n};", "template <>\nstruct A<int> {\n};\nvoid f() {\n  struct A {\n  };\n}", 0),
            ("struct A {\n};", "struct A f() {\n}\nconst struct A a = {1};", 0)]:
        types = {}
        list(check_types("agent/db/x.cpp", space % first, types))
        for path, text, most in (("agent/db/run/y.h", space % second, count),
                                 ("agent/db/y.cpp", (space % second).replace("a::b", "a::c"), 0)):
            found = list(check_types(path, text, types))
            if len(found) != most:
                bad += 1
                print(f"self-test: {most} types of {second!r} in {path} are in x.cpp too: {found}")
    for first, second, count in [
            ("inline constexpr int kA = 1;", "inline constexpr A kB[] = {kA, f({2})},\n    kA = 3;", 1),
            ("inline const std::regex kA{\"a\"};", "inline constexpr int kA = 1;", 1),
            ("inline constexpr int kA[] = {\n    1};", "inline constexpr int kB = kA == 1;\nbool f(int kA = 1);", 0),
            ("namespace {\nconstexpr int kA = 1;\n}", "inline constexpr int kA = 1;", 0)]:
        constants = {}
        list(check_constants("agent/db/x.h", space % first, constants))
        for path, text, most in (("agent/db/run/y.h", space % second, count),
                                 ("agent/db/y.h", (space % second).replace("a::b", "a::c"), 0)):
            found = list(check_constants(path, text, constants))
            if len(found) != most:
                bad += 1
                print(f"self-test: {most} constants of {second!r} in {path} are in x.h too: {found}")
    for path, text, count in [
            ("agent/engine/rank/x.cpp", 'bool b = is_one_of(w, {"of", "price"});\n', 1),
            ("agent/engine/parse/rules/x.cpp", 'constexpr Words kA[] = {\n    "is",  // is\n    "sell"};\n', 1),
            ("agent/engine/parse/rules/x.cpp", 'bool b = word == "by" || word == "sell";\n', 1),
            ("agent/engine/ground/x.cpp", 'if (facts.has_word(c, "price")) return;\n', 1),
            ("agent/engine/link/x.cpp", 'constexpr Words kWords = " the of sell ";\n', 1),
            ("agent/engine/x.cpp", 'bool b = word == "sell";\n', 1),
            ("agent/engine/schema/x.cpp", 'bool b = w.ends_with("ed") || w.ends_with(\'s\');\n', 2),
            ("agent/engine/rank/x.cpp", 'bool b = is_one_of(w, {"of", "n\'t"});  // {"a", "sell"}\n', 0),
            ("agent/engine/rank/x.cpp", 'bool b = w == "" || w.ends_with(\'%\') || w.ends_with("-01");\n', 0),
            ("agent/engine/rank/x.cpp", '#include "sell"\nError e{Code::kNo, "a price is no date"};\n', 0),
            ("agent/engine/rewrite/x.cpp", 'if (says(words, i, {"of", "sell"})) return;\n', 1),
            ("agent/engine/rewrite/x.cpp", 'constexpr Words kA[] = {\n    "is", "sell"};\n', 1),
            ("agent/engine/rewrite/x.cpp", 'bool b = says(words, i, {"to"}) && says(words, i + 1, {"sell"});\n', 0),
            ("agent/engine/rewrite/x.cpp", 'return replace(words, i, 2, {"total", "price", f("sell")});\n', 0),
            ("agent/engine/rewrite/x.cpp", 'WordSequence by{"with", {"the", *price}, "price"};\nappend(by, words_of("sell it"));\n', 0),
            ("agent/engine/rewrite/x.cpp", 'bool b = word.ends_with("ed");\n', 1),
            ("agent/engine/rewrite/schema_phrases_of.cpp", 'bool b = f("sell");\n', 1),
            ("agent/engine/dialogue/x.cpp", 'Error{Code::kNo,\n fmt::format("cannot answer: {} "\n  "in full", x)};\n', 0),
            ("agent/engine/generate/x.cpp", 'return call("avg", {c, "value"});\n', 0),
            ("agent/engine/rank/x.cpp", 'return call("avg", {c});\n', 1),
            ("agent/engine/rank/confidence.cpp", 'return "not every word is understood";\n', 0),
            ("agent/engine/lexicon/x.cpp", 'constexpr Words kA[] = {"price", "cost"};\n', 0)]:
        found = [line for line in check_words(path, text)]
        if len(found) != count:
            bad += 1
            print(f"self-test: {count} content words of {text!r}: {found}")
    table = "inline constexpr std::string_view %s[] = {%s};\n"
    for first, second, count in [
            (table % ("kA", '"is", "sell"'), table % ("kB", '"sell",\n    "is"'), 1),
            (table % ("kA", '"is", "sell"'), table % ("kB", '"sell", "buy"'), 0),
            (table % ("kA", '"is"'), table % ("kB", '"is"'), 0),
            ("", table % ("kB", '"sell", "buy", "sell"'), 1),
            (table % ("kA", '"is", "sell"'), "constexpr std::array<std::string_view, 2> kB = {\"is\", \"sell\"};\n", 1)]:
        classes = {}
        list(check_word_classes("agent/engine/lexicon/x.h", first, classes))
        found = list(check_word_classes("agent/engine/lexicon/y.h", second, classes))
        if len(found) != count:
            bad += 1
            print(f"self-test: {count} offences in the classes of words {second!r}: {found}")
    for path, text in right:
        for line in offences(path, text, layers):
            bad += 1
            print(f"self-test: false alarm: {line}")
    return bad


def main():
    if sys.argv[1] == "--self-test":
        return self_test() > 0
    root = Path(sys.argv[1])
    layers = layers_of((root / "test/include_rules.txt").read_text())
    listed = set(layers_of((root / "test/long_functions.txt").read_text()))
    still, defined, types, classes, constants, texts = set(), {}, {}, {}, {}, {}
    for file in sorted(root.rglob("*")):
        path = file.relative_to(root).as_posix()
        if not path.startswith(OURS) or not path.endswith(TEXT) or not file.is_file():
            continue
        if "node_modules/" not in path:  # installed for test/servers
            texts[path] = file.read_text(encoding="utf-8")
    sources = {path: text for path, text in texts.items() if path.endswith(".cpp")}
    bad = 0
    for path, text in texts.items():
        for line in offences(path, text, layers, listed, still, defined, types, sources, classes,
                             constants):
            bad += 1
            print(line)
    for name in sorted(listed - still):
        bad += 1
        print(f"test/long_functions.txt:1: {name} is no longer too long: take it off the list")
    print(f"{len(texts)} files, {bad} offences")
    return bad > 0 or len(texts) < 20


sys.exit(main())
