## refused also where one change is allowed
PRAGMA user_version = 5

PRAGMA writable_schema = 1

ATTACH 'attack.db' AS other

DETACH extra

VACUUM

VACUUM INTO 'attack.db'

ANALYZE

REINDEX

BEGIN

COMMIT

ROLLBACK

SAVEPOINT s

RELEASE s

EXPLAIN DELETE FROM tickets

CREATE TRIGGER r AFTER INSERT ON tickets BEGIN DELETE FROM orders; END

CREATE TEMP TRIGGER r AFTER INSERT ON tickets BEGIN DELETE FROM orders; END

CREATE VIRTUAL TABLE f USING fts5(a)

CREATE TEMP TABLE customers(a)

CREATE TEMP VIEW v2 AS SELECT 1

CREATE VIEW v2 AS SELECT load_extension('/tmp/x')

DROP TRIGGER orders_audit

DROP VIEW spent

INSERT INTO tickets(body) VALUES ('x'); DELETE FROM orders

DELETE FROM tickets; DELETE FROM orders

INSERT INTO tickets(body) VALUES (load_extension('/tmp/x'))

UPDATE tickets SET body = load_extension('/tmp/x')

DELETE FROM tickets WHERE load_extension('/tmp/x')

INSERT INTO tickets(body) VALUES ('x') RETURNING load_extension('/tmp/x')

INSERT INTO tickets(body) SELECT sql FROM sqlite_schema

INSERT INTO tickets(body) SELECT name FROM pragma_table_info('payments')

INSERT INTO tickets(body) SELECT ask('How many customers are there?')

UPDATE tickets SET body = ask_config('mode', 'read')

INSERT INTO sqlite_schema VALUES ('table', 'x', 'x', 0, 'CREATE TABLE x(a)')

UPDATE sqlite_schema SET sql = ''

DELETE FROM sqlite_sequence

DELETE FROM docs_content

INSERT INTO docs_data VALUES (1, 'x')

INSERT INTO docs(docs) VALUES ('delete-all')

INSERT INTO docs(title, body) VALUES ('a', 'b')

DELETE FROM spent

INSERT INTO cities VALUES ('x')

INSERT OR ROLLBACK INTO tickets(id) VALUES (1)

UPDATE OR ROLLBACK tickets SET id = 1

CREATE TABLE t2(a DEFAULT (load_extension('/tmp/x')))

CREATE TABLE t2(a CHECK (load_extension('/tmp/x')))

CREATE TABLE t2(a, b AS (load_extension('/tmp/x')))

CREATE TABLE t2 AS SELECT load_extension('/tmp/x') AS a

CREATE TABLE t2 AS SELECT * FROM sqlite_schema

CREATE TABLE extra.t2(a)

CREATE INDEX i ON tickets(load_extension(body))

ALTER TABLE tickets ADD COLUMN x CHECK (load_extension('/tmp/x'))

ALTER TABLE sqlite_schema RENAME TO x

DROP TABLE sqlite_schema

DROP TABLE docs_content

UPDATE extra.payments SET card = 'x'

DELETE FROM extra.customers

INSERT INTO nosuch VALUES (1)

UPDATE tickets SET nosuch = 1

INSERT INTO tickets(id) VALUES (1)

INSERT INTO orders(customer_id, total) VALUES (1, -1)

WITH RECURSIVE n(i) AS (SELECT 1
  UNION ALL SELECT i + 1 FROM n LIMIT 5000) INSERT INTO tickets(body) SELECT i FROM n
