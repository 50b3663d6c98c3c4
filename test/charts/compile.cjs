// Reads Vega-Lite specifications, a JSON list, and compiles and draws each: prints a line for each,
// with the warnings of the compiler and the number of marks drawn.
const vega = require('vega');
const lite = require('vega-lite');

async function main() {
  let text = '';
  for await (const piece of process.stdin) text += piece;
  for (const spec of JSON.parse(text)) {
    const said = [];
    const say = (...words) => { said.push(words.join(' ')); return logger; };
    const logger = {level: () => logger, warn: say, error: say, info: () => logger, debug: () => logger};
    try {
      const compiled = lite.compile(spec, {logger}).spec;
      const view = new vega.View(vega.parse(compiled), {renderer: 'none'});
      const svg = await view.toSVG();
      const marks = (svg.match(/aria-roledescription="(bar|point)"/g) || []).length;
      console.log(JSON.stringify({warnings: said, marks}));
    } catch (error) {
      console.log(JSON.stringify({warnings: said, error: String(error)}));
    }
  }
}
main();
