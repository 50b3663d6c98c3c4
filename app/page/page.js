"use strict";
// The page of sqlite-ask: questions as a stream of events, shown as they come. Whatever comes from
// a database or a server becomes text, never markup.

const find = (id) => document.getElementById(id);
const STEPS = [
  ["Schema", ["gate", "read_schema", "describe", "resolve", "recall", "link_schema"]],
  ["Plan", ["plan", "next_task"]],
  ["Generate", ["write_sql", "use_tools", "diagnose", "refine"]],
  ["Execute", ["check_sql", "run_sql", "run_change", "combine", "score", "judge"]],
  ["Summarize", ["summarize", "judge_answer"]],
];
const GOOD = 0.9, FAIR = 0.7; // scores from which a badge is green and yellow
const MOST_BARS = 20;

let session = fresh(); // the name of the conversation
let running = null; // the AbortController of the question in work

function fresh() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

// Text as it is, but for characters that turn the order of those behind them: "gpj.exe" would be
// read where "exe.jpg" stands.
function upright(text) { return String(text).replace(/[\u202a-\u202e\u2066-\u2069]/g, "\ufffd"); }

// An element with a class and children; texts become text nodes.
function make(tag, kind, ...children) {
  const out = document.createElement(tag);
  if (kind) out.className = kind;
  out.append(...children.filter((child) => child !== null && child !== undefined)
    .map((child) => (child instanceof Node ? child : upright(child))));
  return out;
}

function drawing(tag, attributes, text) {
  const out = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) out.setAttribute(name, value);
  if (text !== undefined) out.textContent = upright(text);
  return out;
}

function shown(value) {
  if (value === null) return "NULL";
  if (typeof value === "object") return "x'" + String(value.blob) + "'";
  return String(value);
}

function short(text, length) {
  const letters = [...text];
  return letters.length > length ? letters.slice(0, length - 1).join("") + "…" : text;
}

// --- events

// Calls `each` with the JSON of every event of a response.
// Integers beyond what a number of this language holds stay the text that came.
function exactly(key, value, context) {
  const lost = typeof value === "number" && Number.isInteger(value) && !Number.isSafeInteger(value);
  return lost && context && context.source ? context.source : value;
}

async function events(response, each) {
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    const parts = (rest + value).split("\n\n");
    rest = parts.pop();
    for (const part of parts)
      for (const line of part.split("\n"))
        if (line.startsWith("data: ")) each(JSON.parse(line.slice(6), exactly));
  }
}

// --- one question on the page

class Turn {
  constructor(question) {
    this.question = question;
    this.preset = find("preset").value;
    this.began = performance.now();
    this.cards = new Map();
    this.over = false;
    this.steps = STEPS.map(([name]) => make("li", "", name));
    this.stop = make("button", "", "Stop");
    this.stop.type = "button";
    this.stop.addEventListener("click", () => running && running.abort());
    this.work = make("div", "");
    this.box = make("article", "", make("h2", "", question),
      make("ol", "steps", ...this.steps), this.stop, this.work);
    find("turns").append(this.box);
    this.box.scrollIntoView({ block: "start" });
    this.light(0, "now");
  }

  light(at, state) {
    this.steps.forEach((step, i) => {
      if (i < at && step.className !== "failed") step.className = "done";
      if (i === at) step.className = state;
      if (i > at) step.className = "";
      step.toggleAttribute("aria-current", i === at && state === "now");
    });
    if (state === "now") find("status").textContent = "Step " + (at + 1) + " of 5: " + STEPS[at][0];
    this.at = at;
  }

  take(event) {
    const data = event.data;
    if (event.event === "session") this.work.append(make("p", "note quiet", data.message));
    else if (event.event === "node") this.node(event);
    else if (event.event === "plan") this.plan(data);
    else if (event.event === "query_result") this.result(data);
    else if (event.event === "answer") this.answer(data);
    else if (event.event === "done") this.done(data);
    else if (event.event === "error") this.error(data);
  }

  node(event) {
    const at = STEPS.findIndex(([, nodes]) => nodes.includes(event.node));
    if (at >= 0) this.light(at, "now");
    // The step is over when its event comes: show what is next.
    if (event.node === "link_schema") this.light(1, "now");
    if (event.node === "next_task") this.light(event.status === "none" ? 4 : 2, "now");
    if (event.node === "write_sql" && event.status === "ok") this.light(3, "now");
    if (event.sql && event.attempt) this.card(event).sql(event.sql, event.reading);
    if (event.node === "check_sql" && event.status !== "ok")
      for (const one of event.findings || [])
        this.card(event).wrong(one.message + (one.hint ? " (" + one.hint + ")" : ""));
    if (event.node === "diagnose") this.card(event).next(event.status, event.kind);
  }

  plan(data) {
    if (!data.tasks || data.tasks.length < 2) return;
    const tasks = data.tasks.map((task) => make("li", "", task.description +
      (task.depends_on.length ? " (after " + task.depends_on.join(", ") + ")" : "")));
    this.work.append(make("h3", "", "Plan: " + data.tasks.length + " tasks"),
      make("ol", "plan", ...tasks));
  }

  card(event) {
    const key = event.task_id + " " + event.attempt;
    if (!this.cards.has(key)) {
      const card = new Card(event.task_id, event.attempt);
      this.cards.set(key, card);
      this.work.append(card.box);
    }
    return this.cards.get(key);
  }

  result(data) { this.card(data).result(data); }

  answer(data) {
    this.light(4, "done");
    const lines = data.final_answer.split("\n");
    const notes = []; // how it was read, what was cut: the last lines, in parentheses
    while (lines.length > 1 && lines.at(-1).startsWith("(")) notes.unshift(lines.pop());
    const table = lines.some((line) => /^-{2,}( |$)/.test(line));
    const words = make(table ? "pre" : "p", "", lines.join("\n"));
    if (table) words.tabIndex = 0;
    this.final = make("section", "answer", make("h3", "hidden", "Answer"), words,
      ...notes.map((note) => make("p", "note quiet", note)));
    this.work.append(this.final);
  }

  done(data) {
    this.over = true;
    this.light(4, "done");
    const said = [data.elapsed < 1 ? Math.max(1, Math.round(data.elapsed * 1000)) + " ms"
      : data.elapsed.toFixed(1) + " s"];
    if (data.model) said.push("model " + data.model);
    if (typeof data.confidence === "number")
      said.push("confidence " + Math.round(data.confidence * 100) + " %");
    if (data.tokens) said.push(data.tokens + " tokens");
    if (data.cost) said.push("$" + data.cost.toFixed(4));
    if (this.final) this.final.append(make("p", "meta quiet", said.join(" · ")));
    find("status").textContent = "Answered";
  }

  error(data) {
    this.over = true;
    this.light(Math.min(this.at, 4), "failed");
    const readings = data.readings || [];
    const several = readings.length > 1 && data.message.includes("which is meant?");
    const box = make("section", "problem", make("h3", "hidden", "No answer"),
      make("p", "", several ? "cannot answer: this can be read in several ways" : data.message));
    if (data.code === "SESSION_EXPIRED") {
      const again = make("button", "", "Ask as a new question");
      again.type = "button";
      again.addEventListener("click", () => {
        session = fresh();
        ask(this.question);
      });
      box.append(again);
    }
    if (readings.length) {
      box.append(make("p", "meta quiet", "It may mean:"));
      box.append(make("ul", "readings", ...readings.map((reading) => {
        const button = make("button", "", reading.words);
        button.type = "button";
        button.addEventListener("click", () => ask(this.question, { reading: reading.n }));
        return make("li", "", button);
      })));
    }
    this.work.append(box);
    find("status").textContent = "No answer: " + data.message;
  }

  // A report about the question, as a page that may run nothing.
  async report(button) {
    button.disabled = true;
    button.textContent = "Making the report…";
    try {
      const response = await fetch("/report", {
        method: "POST", headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ question: this.question, preset: this.preset }),
      });
      const data = await response.json();
      if (!response.ok) throw new Error(data.error.message);
      const link = make("a", "", "Open the report");
      link.href = data.report;
      link.target = "_blank";
      link.rel = "noopener";
      button.replaceWith(link);
      link.focus();
    } catch (error) {
      button.replaceWith(make("span", "quiet", "No report: " + error.message));
    }
  }

  end() {
    const report = make("button", "report", "Report");
    report.type = "button";
    report.addEventListener("click", () => this.report(report));
    this.work.append(make("p", "about", report));
    this.stop.remove();
    if (!this.over) this.error({ message: "The answer broke off." });
  }
}

// One attempt at a task: its SQL, score, rows, chart and what was wrong.
class Card {
  constructor(task, attempt) {
    this.badge = make("span", "badge");
    this.badge.hidden = true;
    this.title = make("h3", "", attempt > 1 ? "Attempt " + attempt : "Query");
    this.words = make("p", "quiet");
    this.code = make("pre", "");
    this.code.tabIndex = 0;
    this.code.hidden = this.words.hidden = true;
    this.rest = make("div", "");
    this.box = make("section", "card", make("div", "row", this.title, this.badge), this.words,
      this.code, this.rest);
    this.box.setAttribute("aria-label", "Task " + task + ", attempt " + attempt);
  }

  sql(text, words) {
    this.code.textContent = upright(text);
    this.code.hidden = false;
    if (words) this.words.textContent = upright(words);
    if (words) this.words.hidden = false;
  }

  wrong(text) { this.rest.append(make("p", "wrong", text)); }

  next(status, kind) {
    const what = status === "give_up" ? "No further attempt" : "Tried again";
    this.rest.append(make("p", "quiet", what + (kind ? ": " + kind.replaceAll("_", " ") : "")));
  }

  result(data) {
    if (data.sql) this.sql(data.sql);
    if (typeof data.score === "number") {
      const kind = data.score >= GOOD ? "good" : data.score >= FAIR ? "fair" : "low";
      this.badge.textContent = "score " + data.score.toFixed(2);
      this.badge.className = "badge " + kind;
      this.badge.title = Object.entries(data.dimensions || {}).map(([name, one]) =>
        name + " " + one.score.toFixed(2) + ": " + one.reason).join("\n");
      this.badge.hidden = false;
    }
    this.rest.replaceChildren();
    if (data.error) return this.wrong(data.error.message);
    if (data.status !== "ok" && data.relevance && data.relevance.reasoning)
      this.wrong(data.relevance.reasoning);
    const chart = chartOf(data);
    if (chart) this.rest.append(chart);
    this.rest.append(tableOf(data));
    for (const note of data.notes || []) this.rest.append(make("p", "quiet", note));
  }
}

// --- rows

function tableOf(data) {
  const count = data.rows_returned;
  const title = (count === 1 ? "1 row" : count + " rows") +
    (data.data.length < count ? ", the first " + data.data.length + " shown" : "") +
    (data.truncated ? ", cut" : "");
  if (!data.data.length) return make("p", "quiet", title);
  const head = make("tr", "", ...data.columns.map((name) => {
    const cell = make("th", "", name);
    cell.scope = "col";
    cell.title = name;
    return cell;
  }));
  const rows = data.data.map((row) => make("tr", "", ...data.columns.map((name) => {
    const value = row[name];
    const kind = value === null ? "null" : typeof value === "number" ? "number" : "";
    return make("td", kind, shown(value));
  })));
  const out = make("div", "scroll", make("table", "", make("caption", "", title),
    make("thead", "", head), make("tbody", "", ...rows)));
  out.tabIndex = 0;
  out.setAttribute("role", "region");
  out.setAttribute("aria-label", "Rows");
  return out;
}

// A chart where the rows are a label and a number each: bars, or a line over time.
function chartOf(data) {
  const [label, count] = data.columns;
  const rows = data.data;
  if (data.columns.length !== 2 || rows.length < 2 || data.rows_returned > rows.length) return null;
  if (rows.some((row) => typeof row[count] !== "number" || row[label] === null)) return null;
  const dated = rows.every((row) => /^(19|20)\d\d(-\d\d){0,2}$/.test(String(row[label])));
  if (!dated && (rows.length > MOST_BARS || rows.some((row) => typeof row[label] !== "string")))
    return null;
  const values = rows.map((row) => row[count]);
  const labels = rows.map((row) => shown(row[label]));
  const out = dated ? lineChart(labels, values) : barChart(labels, values);
  out.setAttribute("role", "img");
  out.setAttribute("aria-label", "Chart of " + count + " for each " + label);
  return out;
}

// Charts are as wide as there is room, so that their texts keep their size.
function room() { return Math.max(240, Math.min(600, find("turns").clientWidth - 48)); }

function canvas(height) {
  return drawing("svg", { viewBox: "0 0 " + room() + " " + height, width: room(), height });
}

function barChart(labels, values) {
  const low = Math.min(0, ...values), high = Math.max(0, ...values), span = high - low || 1;
  const letters = Math.min(room() < 400 ? 14 : 22, Math.max(...labels.map((one) => one.length)));
  const digits = Math.max(...values.map((one) => number(one).length));
  const left = 16 + letters * 7, width = room() - left - (14 + digits * 7.5);
  const out = canvas(labels.length * 24);
  const zero = left + (-low / span) * width;
  labels.forEach((label, i) => {
    const end = left + ((values[i] - low) / span) * width;
    out.append(
      drawing("text", { x: left - 8, y: i * 24 + 16, "text-anchor": "end" }, short(label, letters)),
      drawing("rect", { class: "bar", x: Math.min(zero, end), y: i * 24 + 3, rx: 2, height: 18,
        width: Math.max(1, Math.abs(end - zero)) }),
      drawing("text", { x: Math.max(zero, end) + 6, y: i * 24 + 16 }, number(values[i])));
  });
  return out;
}

function lineChart(labels, values) {
  const low = Math.min(0, ...values), high = Math.max(0, ...values), span = high - low || 1;
  const order = labels.map((_, i) => i).sort((a, b) => (labels[a] < labels[b] ? -1 : 1));
  const left = 16 + 7 * Math.max(number(high).length, number(low).length), right = room() - 10;
  const x = (i) => left + (i / (labels.length - 1)) * (right - left);
  const y = (value) => 170 - ((value - low) / span) * 150;
  const out = canvas(200);
  out.append(
    drawing("line", { class: "axis", x1: left, x2: right, y1: y(0), y2: y(0) }),
    drawing("text", { x: left - 6, y: y(high) + 4, "text-anchor": "end" }, number(high)),
    drawing("text", { x: left - 6, y: y(low) + 4, "text-anchor": "end" }, number(low)),
    drawing("polyline", { class: "line",
      points: order.map((at, i) => x(i) + "," + y(values[at])).join(" ") }),
    drawing("text", { x: left, y: 192 }, labels[order[0]]),
    drawing("text", { x: right, y: 192, "text-anchor": "end" }, labels[order.at(-1)]));
  return out;
}

function number(value) { return String(Number(value.toPrecision(6))); }

// --- asking

// A follow-up is only asked in its conversation.
async function ask(question, options, follow_up) {
  question = question.trim();
  if (!question) return;
  if (running) running.abort();
  const mine = (running = new AbortController());
  find("samples").hidden = true;
  remember(question);
  const turn = new Turn(question);
  find("follow").hidden = true;
  try {
    const body = { question, preset: find("preset").value, session };
    if (options) body.options = options;
    if (follow_up) body.follow_up = true;
    const response = await fetch("/query", {
      method: "POST", signal: mine.signal, body: JSON.stringify(body),
      headers: { "Content-Type": "application/json" },
    });
    if (response.ok) await events(response, (event) => turn.take(event));
    else turn.error((await response.json()).error);
  } catch (error) {
    if (!turn.over)
      turn.error({ message: mine.signal.aborted ? "Stopped." : "The server does not answer." });
  }
  turn.end();
  if (running === mine) running = null;
  find("follow").hidden = false;
}

function remember(question) {
  const button = make("button", "", question);
  button.type = "button";
  button.addEventListener("click", () => {
    find("question").value = question;
    find("question").focus();
  });
  find("nothing").hidden = true;
  find("history").prepend(make("li", "", button));
}

// --- the database

async function chooseDatabase(presets) {
  const preset = presets.find((one) => one.id === find("preset").value);
  session = fresh();
  find("samples").replaceChildren(...preset.questions.map((question) => {
    const button = make("button", "", question);
    button.type = "button";
    button.addEventListener("click", () => {
      find("question").value = question;
      ask(question);
    });
    return button;
  }));
  find("samples").hidden = false;
  const response = await fetch("/schema/" + encodeURIComponent(preset.id));
  const schema = await response.json();
  find("tables").replaceChildren(...(response.ok ? schema.tables.map(tableEntry)
    : [make("p", "quiet", schema.error.message)]));
}

function tableEntry(table) {
  const rows = table.row_count === null ? "" : " (" + table.row_count + ")";
  const columns = table.columns.map((column) => make("li", "", column.name + " ",
    make("span", "type", [column.type, column.primary_key ? "key" : "",
      column.foreign_key ? "→ " + column.foreign_key : ""].filter(Boolean).join(" "))));
  const title = make("summary", "", table.name, make("span", "quiet", rows));
  return make("details", "", title, make("ul", "", ...columns));
}

// --- the report: the conversation as a page of its own

function saveReport() {
  const report = document.implementation.createHTMLDocument("Report");
  const charset = report.createElement("meta");
  charset.setAttribute("charset", "utf-8");
  const viewport = report.createElement("meta");  // or a phone shows it as a wide page, small
  viewport.name = "viewport";
  viewport.content = "width=device-width, initial-scale=1";
  const style = report.createElement("style");
  style.textContent = document.querySelector("style").textContent;
  report.head.prepend(charset, viewport);
  report.head.append(style);
  const title = report.createElement("h1");
  title.textContent = "Questions to " + find("preset").selectedOptions[0].textContent;
  report.body.append(title, report.importNode(find("turns"), true));
  for (const one of report.querySelectorAll("button, .steps, .about")) one.remove();
  const text = "<!doctype html>\n" + report.documentElement.outerHTML;
  const link = make("a", "");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/html" }));
  link.download = "report.html";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

async function begin() {
  const presets = await (await fetch("/presets")).json();
  find("preset").append(...presets.map((preset) => {
    const option = make("option", "", preset.title);
    option.value = preset.id;
    return option;
  }));
  find("preset").addEventListener("change", () => chooseDatabase(presets));
  find("ask").addEventListener("submit", (event) => {
    event.preventDefault();
    session = fresh(); // a question of its own: a follow-up has a box of its own
    ask(find("question").value);
  });
  find("follow").addEventListener("submit", (event) => {
    event.preventDefault();
    const text = find("next").value;
    find("next").value = "";
    ask(text, null, true);
  });
  find("report").addEventListener("click", saveReport);
  find("question").addEventListener("keydown", (event) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) find("ask").requestSubmit();
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && running) running.abort();
  });
  await chooseDatabase(presets);
  const health = await (await fetch("/health")).json();
  find("model").textContent = "model " + health.model;
}

begin().catch(() => {
  find("status").className = "problem";
  find("status").textContent = "The server does not answer.";
});
