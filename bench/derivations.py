#!/usr/bin/python3
"""Makes agent/engine/lexicon/derivations.cpp from WordNet's derivationally related forms.

  derivations.py WORDNET_FOLDER > agent/engine/lexicon/derivations.cpp

WORDNET_FOLDER holds data.verb, data.noun, index.verb, index.noun and cntlist.rev (Debian package wordnet-base). A row is a
verb with the nouns for its act, agent and object: "deliver: delivery". Taken are the links between the first senses of the
relational verbs of function_words.cpp and of MORE, and of these the nouns that are in schema_words.cpp or in common use.
Left out are nouns in -ing, which stems cover, and DROPPED. IRREGULAR is written by hand."""
import collections, os, re, sys

LEXICON = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "agent", "engine", "lexicon")

MORE = """admire agree analyse assess audit bake bid brew cast catch certify clean coach comment commute compile complain consult
cook cultivate cure dance declare defend depart detect diagnose dine draft draw drink dwell endorse enlist estimate evaluate
exchange execute expire export farm finance fish forecast game hunt illustrate inhabit inject innovate inquire insure interview
investigate kill knit lecture lend lodge mail march migrate narrate navigate patrol photograph pollinate predict preside print
prosecute quote race recruit reduce referee rehearse reply resign retail retire rob row sail sculpt shoot shop skate ski smoke
speak subscribe subsidise survey swim terminate tour trade transcribe translate transmit transport tune vaccinate verify
volunteer withdraw wrestle assault murder burgle steal accuse arrest allocate collide convert convict decline discharge dispatch
exit inspect grant"""

# Nouns of another meaning than the verb has in a question.
DROPPED = """liver bearer charger creature commandment attention acting movement motion mover teller tale value quality class
notation identity house office poster pollen remainder remnant suit voluntary commentary reference expectancy tuner married
qualifier loser lover waiter successor succession descent visitation visitant ranker inspiration foundation coach recorder
guidance addition allowance admiration liver meeting requisition process component building trial turner keeper officiate
judgment electorate interaction stander dinner destruction definition dedication decision preference recognition president
residency standing enterprise entrance opposition maintenance printer retailer vendor acceptance"""

IRREGULAR = """absent: absence; advise: advice adviser; analyse: analysis analyst; analyze: analysis analyst; assist: assistant;
attend: attendee attendance; bear: birth; bill: billing; book: booking; borrow: loan borrower; burgle: burglar burglary;
buy: buyer purchase purchaser; check: checkin; choose: choice; coach: coach; complain: complaint; cost: cost; cure: cure;
date: date; die: death; draw: drawing; earn: earnings income; employ: employee employer employment; enter: entry entrant;
fly: flight; give: gift giver; grow: growth; hire: hiring; inhabit: inhabitant; inject: injection; know: knowledge;
lend: loan lender; live: life residence resident; lose: loss; member: membership; own: owner ownership; partner: partnership;
pay: payment payer payroll; reply: reply; reserve: reservation; respond: response respondent; rob: robber robbery;
see: sighting; sell: sale seller; serve: service server; sing: singer song; speak: speaker speech; sponsor: sponsorship;
steal: theft thief; succeed: success; tenant: tenancy; train: trainer trainee training; treat: treatment; visit: visitor;
wed: wedding; weigh: weight; win: winner victory; write: writer"""


def links(folder, pos):
    """offset -> words of the synset and its derivational links: (offset, part of speech, own word, their word)."""
    out = {}
    for line in open(os.path.join(folder, "data." + pos), encoding="utf-8"):
        if line.startswith("  "):
            continue
        field = line.split(" | ")[0].split()
        n = int(field[3], 16)
        words = [field[4 + 2 * i].lower() for i in range(n)]
        at, found = 5 + 2 * n, []
        for i in range(int(field[at - 1])):
            symbol, to, p, which = field[at + 4 * i: at + 4 * i + 4]
            if symbol == "+":
                found.append((to, p, int(which[:2], 16), int(which[2:], 16)))
        out[field[0]] = (words, found)
    return out


def sense_numbers(folder, pos):
    out = {}
    for line in open(os.path.join(folder, "index." + pos), encoding="utf-8"):
        if not line.startswith("  "):
            field = line.split()
            for i, offset in enumerate(field[-int(field[2]):]):
                out[field[0], offset] = i
    return out


def quoted_words(path):
    return " ".join(re.findall(r'"([^"]*)"', open(os.path.join(LEXICON, path), encoding="utf-8").read())).split()


def main(folder):
    verbs, nouns = links(folder, "verb"), links(folder, "noun")
    verb_senses, noun_senses = sense_numbers(folder, "verb"), sense_numbers(folder, "noun")
    used = collections.Counter()
    for line in open(os.path.join(folder, "cntlist.rev"), encoding="utf-8"):
        key, _, count = line.split()
        word, rest = key.split("%")
        used[word, rest[0]] += int(count)
    source = open(os.path.join(LEXICON, "function_words.cpp"), encoding="utf-8").read()
    listed = source[source.index("linking_verbs()"):source.index("linking_nouns()")]
    wanted = set(re.findall(r"[a-z]+", " ".join(re.findall(r'"([^"]*)"', listed)))) | set(MORE.split())
    schema = set(quoted_words("schema_words.cpp"))
    rows = collections.defaultdict(set)
    for offset, (words, found) in verbs.items():
        for to, p, own, their in found:
            if p != "n" or own == 0:
                continue
            verb, noun = words[own - 1], nouns[to][0][their - 1]
            common = noun in schema or used[noun, "1"] >= 2
            first = verb_senses.get((verb, offset), 9) <= 3 and noun_senses.get((noun, to), 9) <= 2
            if verb in wanted and common and first and noun != verb and noun.isalpha() and not noun.endswith("ing"):
                rows[verb].add(noun)
    for verb in rows:
        rows[verb] -= set(DROPPED.split())
    for row in IRREGULAR.replace("\n", " ").split(";"):
        verb, said = row.split(":")
        rows[verb.strip()] |= {noun for noun in said.split() if noun != verb.strip()}
    items = ['"%s: %s",' % (verb, " ".join(sorted(rows[verb]))) for verb in sorted(rows) if rows[verb]]
    lines, line = [], "   "
    for item in items:
        if len(line) + len(item) + 1 > 100:
            lines.append(line)
            line = "   "
        line += " " + item
    lines.append(line)
    print("""// Verbs with the nouns for their act, agent and object. Made by bench/derivations.py from WordNet
// 3.0, Copyright 2006 by Princeton University; its licence is in WORDNET_LICENSE. Do not edit.
#include "agent/engine/lexicon/lexicon_tables.h"

namespace ask::engine {
namespace {

// clang-format off
constexpr std::string_view kDerivations[] = {
%s
};
// clang-format on

}  // namespace

std::span<const std::string_view> derivations() { return kDerivations; }

}  // namespace ask::engine""" % "\n".join(lines))


if __name__ == "__main__":
    main(sys.argv[1])
