## refused under the policies, with mode=write: what reads or changes something hidden
UPDATE tickets SET body = (SELECT card FROM payments)

UPDATE tickets SET body = email FROM customers

UPDATE tickets SET body = p.card FROM payments p WHERE p.id = tickets.id

INSERT INTO tickets(body) SELECT email FROM customers

INSERT INTO tickets(body) SELECT card FROM payments

INSERT INTO tickets(body) SELECT s.email FROM (SELECT * FROM customers) s

INSERT INTO tickets(body) SELECT name AS email FROM customers WHERE email > 'S'

INSERT INTO tickets(body) SELECT t.hit FROM customers c JOIN (SELECT 1 AS email) s
  JOIN (SELECT 'SECRET-ann@example.org' AS email, 1 AS hit) t USING (email)

WITH p AS (SELECT card FROM payments) INSERT INTO tickets(body) SELECT card FROM p

INSERT INTO tickets(id, body) VALUES (1, 'x')
  ON CONFLICT(id) DO UPDATE SET body = (SELECT max(card) FROM payments)

INSERT INTO tickets(body) VALUES ('x') RETURNING (SELECT card FROM payments)

INSERT INTO tickets(body) VALUES ('x') RETURNING (SELECT email FROM customers)

DELETE FROM tickets WHERE body IN (SELECT email FROM customers)

DELETE FROM tickets WHERE id IN payments

DELETE FROM tickets WHERE EXISTS (SELECT 1 FROM customers WHERE email > 'S')

DELETE FROM tickets RETURNING (SELECT sql FROM sqlite_schema)

UPDATE customers SET name = 'x'

UPDATE customers SET name = email

UPDATE orders SET total = 0

INSERT INTO payments(id) VALUES (9)

DELETE FROM main.payments

REPLACE INTO payments(id) VALUES (1)

DELETE FROM audit

## by triggers: one reads, one deletes, one changes what is hidden
INSERT INTO boxes(label) VALUES ('x')

REPLACE INTO boxes(id, label) VALUES (1, 'x')

DELETE FROM boxes

UPDATE boxes SET label = 'x'

INSERT INTO boxes(id, label) VALUES (1, 'x') ON CONFLICT(id) DO UPDATE SET label = 'y'

INSERT INTO cities VALUES ('x')

DELETE FROM cities

## the schema is for whoever holds the database
CREATE INDEX i ON tickets(body)

CREATE TABLE t2 AS SELECT card FROM payments

CREATE TABLE payments2(a)

ALTER TABLE tickets ADD COLUMN x

ALTER TABLE tickets RENAME TO payments

DROP TABLE tickets

DROP INDEX customers_email
