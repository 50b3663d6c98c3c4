// node ask.mjs ./ask.so shop.db 'How many customers are there?'
// With better-sqlite3 instead: new Database(file), db.loadExtension(extension), the rest the same.
import { DatabaseSync } from 'node:sqlite';

const [extension, file, question] = process.argv.slice(2);
const db = new DatabaseSync(file, { allowExtension: true });
db.loadExtension(extension);
console.log(db.prepare('SELECT ask(?) AS answer').get(question).answer);
db.close();
