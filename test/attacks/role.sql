## a table that is hidden
SELECT card FROM payments

SELECT * FROM payments

SELECT count(*) FROM payments

SELECT 1 FROM main.payments

SELECT card FROM extra.payments

SELECT card FROM "PAYMENTS"

SELECT name, (SELECT card FROM payments LIMIT 1) FROM customers

SELECT name FROM customers WHERE id IN (SELECT customer_id FROM payments)

SELECT name FROM customers c WHERE EXISTS (SELECT 1 FROM payments p WHERE p.customer_id = c.id)

SELECT c.name FROM customers c JOIN payments p ON p.customer_id = c.id

SELECT name FROM customers UNION SELECT card FROM payments

WITH p AS (SELECT * FROM payments) SELECT card FROM p

WITH payments AS (SELECT * FROM main.payments) SELECT * FROM payments

SELECT name FROM customers ORDER BY (SELECT max(card) FROM payments)

SELECT name FROM customers LIMIT (SELECT count(*) FROM payments)

SELECT json_group_array(card) FROM payments

SELECT p.* FROM customers, payments p

## a view that reads it
SELECT card FROM spent

SELECT name FROM spent

SELECT amount FROM spent WHERE name = 'Ann'

SELECT name FROM spenders

SELECT count(*) FROM spenders

SELECT name FROM nested

## a column that is hidden
SELECT email FROM customers

SELECT customers.email FROM customers

SELECT c.email FROM customers c

SELECT main.customers.email FROM customers

SELECT "email" FROM customers

SELECT [email] FROM customers

SELECT `EMAIL` FROM customers

SELECT * FROM customers

SELECT c.* FROM customers c

SELECT name FROM (SELECT * FROM customers)

SELECT s.email FROM (SELECT * FROM customers) s

WITH s AS (SELECT * FROM customers) SELECT name FROM s

SELECT name FROM customers WHERE email LIKE 'S%'

SELECT name FROM customers WHERE "email" LIKE 'S%'

SELECT name FROM customers WHERE (id, email) = (1, 'x')

SELECT name FROM customers ORDER BY email

SELECT count(*) FROM customers GROUP BY email

SELECT count(DISTINCT email) FROM customers

SELECT name FROM customers GROUP BY city HAVING max(email) > 'S'

SELECT max(email) OVER () FROM customers

SELECT sum(1) FILTER (WHERE email > 'S') FROM customers

SELECT CASE WHEN email > 'S' THEN 1 END FROM customers

SELECT a.name FROM customers a JOIN customers b ON a.email = b.email

SELECT a.name FROM customers a JOIN customers b USING (email)

SELECT a.name FROM customers a NATURAL JOIN customers b

SELECT (SELECT c.email) FROM customers c

SELECT (SELECT email FROM customers LIMIT 1) FROM orders

SELECT json_object('e', email) FROM customers

SELECT name FROM customers WHERE email IS NOT NULL

SELECT length(email) FROM customers

SELECT name FROM customers INDEXED BY customers_email

SELECT name FROM customers UNION SELECT email FROM customers

VALUES ((SELECT email FROM customers LIMIT 1))

## columns made of it
SELECT mail_length FROM customers

SELECT shout FROM customers

## full text over what is hidden
SELECT body FROM docs

SELECT * FROM docs('SECRET')

SELECT snippet(docs, 0, '', '', '', 5) FROM docs

SELECT highlight(docs, 1, '', '') FROM docs WHERE docs MATCH 'SECRET'

SELECT rank FROM docs WHERE docs MATCH 'SECRET'

SELECT term FROM docs_words

SELECT body FROM notes_index

SELECT rowid FROM notes_index WHERE notes_index MATCH 'SECRET'

SELECT body FROM notes

## an attached database, and names that could be taken for others
SELECT email FROM extra.customers

SELECT * FROM extra.customers

SELECT card FROM temp.payments

SELECT * FROM ask_policy_rules

SELECT name FROM customers WHERE id IN payments

SELECT name FROM customers WHERE rowid IN main.payments

## by what a name could be taken for, by other letters, and by what lists names
SELECT card FROM "ｐａｙｍｅｎｔｓ"

SELECT card FROM payment‌s

SELECT email FROM "Customers" ORDER BY EMAIL

SELECT ëmail, email FROM customers

SELECT name FROM sqlite_schema

SELECT sql FROM main.sqlite_master WHERE name = 'payments'

SELECT name FROM extra.sqlite_schema

SELECT name FROM pragma_table_info('customers')

SELECT name FROM pragma_table_xinfo('payments')

SELECT "table" FROM pragma_foreign_key_list('orders')

SELECT name FROM pragma_index_xinfo('customers_email')

SELECT name FROM dbstat

SELECT data FROM sqlite_dbpage

SELECT sql FROM sqlite_stmt

## by what SQLite compares, sorts or groups by
SELECT t.hit FROM customers c JOIN (SELECT 1 AS email) s
  JOIN (SELECT 'SECRET-ann@example.org' AS email, 1 AS hit) t USING (email)

SELECT t.hit FROM customers c JOIN orders o
  LEFT JOIN (SELECT 'SECRET-ann@example.org' AS email, 1 AS hit) t USING (email)

SELECT value FROM customers, json_each(json_array(email))

SELECT value FROM json_each((SELECT json_group_array(email) FROM customers))

SELECT row_number() OVER (PARTITION BY email) FROM customers

SELECT row_number() OVER w FROM customers WINDOW w AS (ORDER BY email)

SELECT name FROM customers ORDER BY (SELECT email)

SELECT c.name FROM customers c
  WHERE EXISTS (SELECT 1 FROM orders o WHERE o.customer_id = c.id AND c.email > 'A')

SELECT name FROM customers WHERE (name, email) IN (VALUES ('Ann', 'SECRET-ann@example.org'))

SELECT iif(email > 'SECRET-b', 1, 0) FROM customers

SELECT name FROM customers LIMIT (SELECT length(email) FROM customers)

SELECT 1 FROM customers HAVING count(email) > 1

WITH RECURSIVE r(x) AS (SELECT card FROM payments UNION SELECT x FROM r) SELECT x FROM r

VALUES ((SELECT max(card) FROM main.payments))

SELECT x.email FROM customers AS x, customers AS customers

## the tables in which full text keeps what it has
SELECT c0 FROM docs_content

SELECT block FROM docs_data

SELECT term FROM docs_idx

SELECT sz FROM docs_docsize

SELECT v FROM docs_config

SELECT block FROM notes_index_data
