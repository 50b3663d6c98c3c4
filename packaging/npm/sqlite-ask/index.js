'use strict';
// const { load } = require('sqlite-ask');  load(db);  SELECT ask('How many customers are there?')

/** The file of the extension, from the package of this platform. */
function getLoadablePath() {
  const name = `sqlite-ask-${process.platform}-${process.arch}`;
  try {
    return require.resolve(`${name}/ask.so`);
  } catch (missing) {
    throw new Error(
      `sqlite-ask: there is no package ${name}; it is made for linux-x64, and npm leaves it out with ` +
        '--omit=optional',
      { cause: missing });
  }
}

/**
 * Loads the extension into a connection of better-sqlite3, node:sqlite or libsql, and gives the
 * connection back. node:sqlite wants new DatabaseSync(file, { allowExtension: true }).
 */
function load(db) {
  if (typeof db?.loadExtension !== 'function') {
    throw new TypeError(
      'sqlite-ask: load(db) takes a connection with loadExtension(): one of better-sqlite3, libsql, or ' +
        'node:sqlite of Node 22.13 or newer');
  }
  db.loadExtension(getLoadablePath());
  return db;
}

module.exports = { getLoadablePath, load };
