## every kind of statement that is no query
ALTER TABLE customers RENAME TO c2

ALTER TABLE customers RENAME COLUMN name TO n

ALTER TABLE customers ADD COLUMN x

ALTER TABLE customers DROP COLUMN city

ANALYZE

ANALYZE customers

ATTACH ':memory:' AS other

ATTACH DATABASE 'attack.db' AS other

BEGIN

BEGIN IMMEDIATE

BEGIN EXCLUSIVE TRANSACTION

COMMIT

END TRANSACTION

ROLLBACK

ROLLBACK TO s

SAVEPOINT s

RELEASE s

CREATE INDEX i ON customers(name)

CREATE UNIQUE INDEX i ON customers(name)

CREATE TABLE t2(a)

CREATE TABLE IF NOT EXISTS customers(a)

CREATE TABLE t2 AS SELECT * FROM customers

CREATE TEMP TABLE customers(a)

CREATE TEMPORARY VIEW v2 AS SELECT 1

CREATE VIEW v2 AS SELECT 1

CREATE TRIGGER r AFTER INSERT ON customers BEGIN SELECT 1; END

CREATE TEMP TRIGGER r AFTER INSERT ON customers BEGIN DELETE FROM orders; END

CREATE VIRTUAL TABLE f USING fts5(a)

DELETE FROM customers

DELETE FROM customers WHERE id = 1 RETURNING *

DETACH extra

DROP TABLE customers

DROP TABLE IF EXISTS nope

DROP VIEW spent

DROP INDEX customers_email

DROP TRIGGER orders_audit

EXPLAIN DELETE FROM customers

EXPLAIN SELECT 1

EXPLAIN QUERY PLAN SELECT * FROM customers

INSERT INTO customers(name) VALUES ('x')

INSERT INTO customers(name) VALUES ('x') RETURNING id

INSERT INTO customers DEFAULT VALUES

INSERT OR REPLACE INTO customers(id, name) VALUES (1, 'x')

INSERT INTO customers(id, name) VALUES (1, 'x') ON CONFLICT DO UPDATE SET name = 'y'

REPLACE INTO customers(id, name) VALUES (1, 'x')

UPDATE customers SET name = 'x'

UPDATE OR IGNORE customers SET name = 'x' RETURNING name

UPDATE customers SET name = c.name FROM customers c WHERE c.id = customers.id

PRAGMA user_version = 5

PRAGMA user_version

PRAGMA writable_schema = 1

PRAGMA writable_schema

PRAGMA journal_mode = OFF

PRAGMA table_info(customers)

PRAGMA case_sensitive_like = 1

PRAGMA query_only = 0

PRAGMA foreign_keys = 0

PRAGMA wal_checkpoint(TRUNCATE)

PRAGMA incremental_vacuum(1)

PRAGMA temp_store_directory = '/tmp'

REINDEX

REINDEX customers

VACUUM

VACUUM INTO 'attack.db'

WITH x AS (SELECT 1) DELETE FROM customers

WITH x AS (SELECT 1) INSERT INTO customers(name) SELECT 'x' FROM x

WITH x AS (SELECT 1) UPDATE customers SET name = 'x'

WITH RECURSIVE n(i) AS (SELECT 1
  UNION ALL SELECT i + 1 FROM n LIMIT 3) INSERT INTO tickets(body) SELECT i FROM n

## the schema itself
INSERT INTO sqlite_schema VALUES ('table', 'x', 'x', 0, 'CREATE TABLE x(a)')

UPDATE sqlite_master SET sql = 'CREATE TABLE customers(a)'

DELETE FROM sqlite_schema

UPDATE sqlite_sequence SET seq = 0

DELETE FROM sqlite_temp_schema

## several at once, and what hides the second
SELECT 1; DROP TABLE customers

SELECT 1; -- and then
DROP TABLE customers

SELECT 1 /* ; */ ; DELETE FROM customers

SELECT ';'; DELETE FROM customers

SELECT 1;;;DELETE FROM customers;;

; DELETE FROM customers

DELETE FROM customers; SELECT 1

SELECT 1; SELECT 2

## in disguise
/* SELECT */ DELETE FROM customers

-- SELECT
DELETE FROM customers

/**/DROP/**/TABLE/**/customers

dElEtE fRoM customers

DELETEFROMcustomers

(DELETE FROM customers)

SELECT * FROM (DELETE FROM customers RETURNING *)

WITH d AS (DELETE FROM customers RETURNING *) SELECT * FROM d

SELECT (DELETE FROM customers)

SELECT EXISTS (DELETE FROM customers)

SELECT 1 UNION DELETE FROM customers

SELECT 1 WHERE 1 = (UPDATE customers SET name = 'x')

VALUES (1) ; DROP TABLE customers

SELECT * INTO t2 FROM customers

COPY customers TO '/tmp/x'

.shell rm -rf /

.load /tmp/x

ＤＥＬＥＴＥ FROM customers

DELETE FROM customers

﻿DELETE FROM customers

"DELETE" FROM customers

SELECT 1 FROM customers FOR UPDATE

CALL drop_all()

GRANT ALL ON customers TO public

TRUNCATE TABLE customers

SET mode = 'write'

EXEC xp_cmdshell 'dir'

MERGE INTO customers USING orders ON 1 WHEN MATCHED THEN DELETE
