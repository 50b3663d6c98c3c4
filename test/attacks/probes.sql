## a hidden column's name, as something else
SELECT name AS email FROM customers

SELECT name AS email FROM customers WHERE email = 'Ann'

SELECT name AS email FROM customers ORDER BY email

SELECT name AS email FROM customers ORDER BY lower(email)

SELECT city AS email, count(*) FROM customers GROUP BY email

SELECT city AS email, count(*) FROM customers GROUP BY 1 HAVING email > 'A'

SELECT city AS email, sum(id) OVER (PARTITION BY email) FROM customers

SELECT row_number() OVER email FROM customers WINDOW email AS (ORDER BY id)

WITH c(email) AS (SELECT name FROM customers) SELECT email FROM c

WITH email AS (SELECT name FROM customers) SELECT name FROM email

WITH c(email) AS (SELECT 1) SELECT email FROM c, customers

WITH c(email) AS (SELECT 1) SELECT c.email FROM c, customers

WITH RECURSIVE c(email) AS (SELECT 1 UNION ALL SELECT email + 1 FROM c LIMIT 3) SELECT email FROM c

WITH RECURSIVE c(email) AS (SELECT 1 UNION ALL SELECT email + 1 FROM c, customers LIMIT 3)
  SELECT * FROM c

SELECT email FROM (SELECT name AS email FROM customers)

SELECT email FROM (SELECT name AS email FROM customers) s JOIN customers c ON c.name = s.email

SELECT s.email FROM (SELECT name AS email FROM customers) s JOIN customers c ON c.name = email

SELECT s.email FROM (SELECT name AS email FROM customers) s JOIN customers c ON c.name = s.email

SELECT email FROM (SELECT name AS email FROM customers UNION SELECT city FROM customers)

SELECT name AS email FROM customers UNION SELECT city FROM customers ORDER BY email

SELECT (SELECT email FROM customers LIMIT 1) FROM (SELECT 1 AS email)

SELECT (SELECT max(email) FROM customers) FROM (SELECT 1 AS email)

SELECT o.total FROM orders o, (SELECT 1 AS email) WHERE EXISTS (SELECT 1 FROM customers WHERE id
  = email)

SELECT o.total FROM orders o, (SELECT 1 AS email) s WHERE EXISTS (SELECT 1 FROM customers WHERE
  id = s.email)

SELECT name FROM customers email

SELECT email.name FROM customers email

SELECT email.id FROM customers email WHERE email.name = 'Ann'

SELECT count(*) FROM customers email WHERE email = 1

SELECT 'email' FROM customers

SELECT name FROM customers WHERE name = 'email'

SELECT name FROM customers WHERE name = "email"

SELECT name FROM customers WHERE "email" = 'Ann'

SELECT "email" FROM (SELECT 1)

SELECT json_object('email', name) FROM customers

SELECT email(name) FROM customers

SELECT name COLLATE email FROM customers

SELECT CAST(name AS email) FROM customers

SELECT name FROM customers INDEXED BY email

SELECT name FROM customers INDEXED BY customers_email

SELECT name FROM customers WHERE email

SELECT name FROM customers LIMIT email

SELECT name FROM customers WHERE rowid IN (SELECT email FROM customers)

SELECT max(id), email FROM customers

SELECT id AS mail_length FROM customers WHERE mail_length > 1

SELECT id AS shout FROM customers GROUP BY shout

## joins by name
SELECT s.a FROM customers JOIN (SELECT 1 AS email, 2 AS a) s USING (email)

SELECT s.a FROM (SELECT 1 AS email, 2 AS a) s JOIN customers USING (email)

SELECT t.a FROM customers c JOIN (SELECT 'x' AS email) s JOIN (SELECT 'x' AS email, 2 AS a) t
  USING (email)

SELECT t.a FROM (SELECT 'x' AS email) s JOIN customers c JOIN (SELECT 'x' AS email, 2 AS a) t
  USING (email)

SELECT t.a FROM (SELECT 'x' AS email) s JOIN customers c LEFT JOIN (SELECT 'x' AS email, 2 AS a)
  t USING (email)

SELECT t.a FROM (SELECT 'x' AS email) s RIGHT JOIN customers c ON 1 JOIN (SELECT 'x' AS email, 2
  AS a) t USING (email)

SELECT c.name FROM customers c JOIN orders o USING (id)

SELECT c.name FROM orders o JOIN customers c USING (id) JOIN tickets t USING (id)

SELECT name FROM customers NATURAL JOIN (SELECT 'x' AS email)

SELECT name FROM orders, (SELECT 1 AS name) JOIN customers USING (email)

## near the hidden name
SELECT emial FROM customers

SELECT emails FROM customers

SELECT mail FROM customers

SELECT customers.emial FROM customers

SELECT card FROM paymnets

SELECT card FROM payment

SELECT body FROM note

SELECT cards FROM orders

## a hidden table's name, as something else
SELECT 1 AS payments

SELECT total AS payments FROM orders ORDER BY payments

WITH payments AS (SELECT 1 AS card) SELECT card FROM payments

WITH payments(card) AS (SELECT total FROM orders) SELECT payments.card FROM payments

WITH payments AS (SELECT * FROM payments) SELECT 1 FROM payments

WITH x AS (SELECT 1 AS card) SELECT card FROM x AS payments

SELECT payments.name FROM customers payments

SELECT payments.card FROM (SELECT 1 AS card) payments

SELECT payments.card FROM customers

SELECT payments.* FROM customers

SELECT name FROM customers WHERE id IN payments

SELECT name FROM customers WHERE id IN main.payments

SELECT name FROM customers WHERE id IN payments(1)

SELECT name FROM customers WHERE id IN extra.payments

SELECT * FROM payments(1)

SELECT payments(1)

SELECT payments FROM orders

SELECT count(payments) FROM orders

SELECT total FROM orders WHERE payments.id = 1

SELECT main.payments.id FROM orders

SELECT total FROM orders INDEXED BY payments

SELECT 1 FROM temp.payments

SELECT 1 FROM main.payments

SELECT 1 FROM extra.payments

SELECT 1 FROM nosuch.payments

SELECT 1 FROM "payments"

SELECT 1 FROM 'payments'

SELECT 1 FROM [PAYMENTS]

SELECT 1 FROM `Payments`

SELECT 1 FROM payments AS p WHERE p.card = 1

SELECT 1 FROM orders JOIN payments USING (payment_id)

SELECT 1 FROM orders NATURAL JOIN payments

SELECT 1 FROM docs_content

SELECT 1 FROM docs_data

SELECT 1 FROM docs WHERE docs MATCH 'x'

SELECT 1 FROM docs('x')

SELECT 1 FROM notes_index_idx

SELECT docs FROM customers

SELECT bm25(docs) FROM customers

SELECT matchinfo(docs) FROM customers

SELECT highlight(docs, 1, '', '') FROM customers

SELECT 1 FROM spent

SELECT 1 FROM spenders, payments

WITH spent AS (SELECT 1 AS a) SELECT a FROM spent

## what lists names
SELECT name FROM sqlite_schema WHERE name = 'payments'

SELECT name FROM main.sqlite_master WHERE name = 'payments'

SELECT name FROM extra.sqlite_schema

SELECT sql FROM temp.sqlite_temp_schema

SELECT name FROM pragma_table_info('payments')

SELECT name FROM pragma_table_xinfo('customers') WHERE name = 'email'

SELECT name FROM pragma_table_list('payments')

SELECT name FROM pragma_index_list('customers')

SELECT name FROM pragma_index_info('customers_email')

SELECT * FROM pragma_foreign_key_list('orders')

SELECT * FROM pragma_foreign_key_check('payments')

SELECT * FROM pragma_integrity_check('payments')

SELECT name FROM dbstat WHERE name = 'payments'

SELECT tbl FROM sqlite_stat1 WHERE tbl = 'payments'

SELECT seq FROM sqlite_sequence WHERE name = 'payments'

SELECT sqlite_compileoption_used('payments')

SELECT value FROM json_each('["payments"]')

SELECT key FROM json_tree('{"payments": 1}') WHERE key = 'payments'

SELECT * FROM sqlite_dbpage

SELECT * FROM sqlite_stmt
