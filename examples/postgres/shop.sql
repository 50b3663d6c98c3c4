-- Questions to a PostgreSQL database, in the sqlite3 shell: Debian's libsqlite3-mod-virtualpg shows
-- its tables as virtual tables of SQLite.
--
--   sqlite3 shop.db < shop.sql      copies the tables, and again when they should be current
--   sqlite3 shop.db                 .load mod_ask, and then ask
--
-- The text with host= is a libpq connection string; a role of PostgreSQL that only reads is enough.
.load mod_virtualpg
.load mod_ask
ATTACH ':memory:' AS pg;
CREATE VIRTUAL TABLE pg.customers USING VirtualPostgres(
  'host=/var/run/postgresql dbname=shop', 'public', 'customers');
CREATE VIRTUAL TABLE pg.orders USING VirtualPostgres(
  'host=/var/run/postgresql dbname=shop', 'public', 'orders');

-- A question about one table may read pg.customers itself, as it is at the moment. Questions about
-- two may not: virtualpg 2.0 reads a table once in a statement, so a join of two virtual tables
-- loses rows, without an error. Copies have what questions need: values, statistics, indexes.
BEGIN;
DROP TABLE IF EXISTS main.customers;
DROP TABLE IF EXISTS main.orders;
CREATE TABLE main.customers AS SELECT * FROM pg.customers;
CREATE TABLE main.orders AS SELECT * FROM pg.orders;
COMMIT;
DETACH pg;

-- Neither virtual tables nor copies have keys, so the join is declared.
SELECT ask_note('orders.customer_id', 'who ordered', '{"references": "customers.id"}');
SELECT ask('How many orders are there per customer name?');
