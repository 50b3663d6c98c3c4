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
