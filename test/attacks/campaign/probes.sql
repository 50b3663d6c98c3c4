-- Two databases that differ only in the hidden name: {T} is a table, {C} is a column of people.
## near_table
SELECT 1 FROM {T}s

## near_table_first
SELECT 1 FROM x{T}

## near_column
SELECT {C}s FROM people

## near_column_cut
SELECT substr({C}x, 1) FROM people

## three_parts
SELECT main.people.{C} FROM main.people

## three_parts_table
SELECT main.{T}.id FROM main.{T}

## four_parts
SELECT main.main.{T}.id FROM people

## wrong_schema
SELECT 1 FROM temp.{T}

## nosuch_schema
SELECT 1 FROM nosuch.{T}

## table_as_column
SELECT {T} FROM people

## table_as_qualifier
SELECT {T}.name FROM people

## column_as_table
SELECT 1 FROM {C}

## column_as_function
SELECT {C}(1) FROM people

## table_as_function
SELECT * FROM {T}(1)

## table_as_collation
SELECT name COLLATE {T} FROM people

## window_name
SELECT row_number() OVER {C} FROM people WINDOW {C} AS (ORDER BY {C})

## window_base
SELECT row_number() OVER ({T} ORDER BY id) FROM people WINDOW {T} AS (PARTITION BY name)

## cte_over_table
WITH {T}(a) AS (SELECT 1) SELECT a FROM {T}

## cte_over_table_qualified
WITH {T}(a) AS (SELECT 1) SELECT a FROM main.{T}

## cte_column
WITH x({C}) AS (SELECT id FROM people) SELECT people.{C} FROM x, people

## cte_materialized
WITH x AS MATERIALIZED (SELECT * FROM {T}) SELECT 1

## cte_unused
WITH x AS (SELECT * FROM {T}) SELECT name FROM people

## cte_unused_column
WITH x AS (SELECT {C} FROM people) SELECT name FROM people

## alias_of_table
SELECT {T}.name FROM people AS {T}

## alias_of_sub_query
SELECT {T}.a FROM (SELECT 1 AS a) AS {T}

## alias_used_early
SELECT name AS {C} FROM people WHERE {C} = 'Ann'

## alias_in_group
SELECT name AS {C}, count(*) FROM people GROUP BY {C}

## alias_in_having
SELECT name AS {C} FROM people GROUP BY name HAVING {C} > ''

## alias_in_window
SELECT name AS {C}, rank() OVER (ORDER BY {C}) FROM people

## alias_in_order_expression
SELECT name AS {C} FROM people ORDER BY {C} || ''

## alias_in_order_collate
SELECT name AS {C} FROM people ORDER BY {C} COLLATE NOCASE

## alias_in_compound_order
SELECT name AS {C} FROM people UNION ALL SELECT name FROM people ORDER BY {C}

## natural
SELECT a.name FROM people a NATURAL JOIN (SELECT 1 AS {C})

## natural_left
SELECT a.name FROM people a NATURAL LEFT JOIN (SELECT 1 AS {C}, 2 AS other)

## natural_both
SELECT a.name FROM people a NATURAL JOIN people b

## natural_table
SELECT a.name FROM people a NATURAL JOIN {T}

## using_column
SELECT a.name FROM people a JOIN people b USING (id, {C})

## using_right
SELECT b.z FROM (SELECT 1 AS {C}, 2 AS z) b JOIN people a USING ({C})

## using_full
SELECT b.z FROM people a FULL JOIN (SELECT 1 AS {C}, 2 AS z) b USING ({C})

## string_or_name
SELECT name FROM people WHERE name = "{C}"

## string_in_function
SELECT coalesce("{C}", 1) FROM people

## string_in_order
SELECT name FROM people ORDER BY "{C}"

## string_in_values
VALUES ("{C}")

## string_in_limit
SELECT name FROM people LIMIT "{C}"

## correlated
SELECT (SELECT {C}) FROM people

## correlated_outer
SELECT (SELECT max(id) FROM items WHERE name = {C}) FROM people

## exists_correlated
SELECT name FROM people p WHERE EXISTS (SELECT 1 FROM items WHERE items.id = p.{C})

## indexed_by
SELECT name FROM people INDEXED BY {T}_index

## indexed_by_column
SELECT name FROM people INDEXED BY {C}_index

## not_indexed
SELECT {C} FROM people NOT INDEXED

## row_value
SELECT name FROM people WHERE (id, {C}) > (1, 2)

## row_value_in
SELECT name FROM people WHERE (id, {C}) IN (SELECT id, name FROM items)

## in_table
SELECT name FROM people WHERE name IN {T}

## in_table_qualified
SELECT name FROM people WHERE name IN main.{T}

## star_of_hidden
SELECT {T}.* FROM people

## count_star_of_hidden
SELECT count(*) FROM (SELECT * FROM {T})

## limit_zero
SELECT * FROM {T} LIMIT 0

## where_false
SELECT name FROM people WHERE 0 AND {C} = 1

## where_false_sub_query
SELECT name FROM people WHERE 0 AND id IN (SELECT id FROM {T})

## case_never
SELECT CASE WHEN 0 THEN {C} ELSE name END FROM people

## aggregate_filter
SELECT count(*) FILTER (WHERE {C} IS NULL) FROM people

## order_by_number
SELECT name FROM people UNION SELECT {C} FROM people ORDER BY 1

## returning
DELETE FROM items WHERE 0 RETURNING (SELECT {C} FROM people)

## update_from
UPDATE items SET name = {C} FROM people

## upsert
INSERT INTO items(id) VALUES (1) ON CONFLICT({C}) DO NOTHING

## insert_column
INSERT INTO people(id, {C}) VALUES (9, 9)

## rename
ALTER TABLE items RENAME TO {T}

## create_same
CREATE TABLE {T}(a)

## create_if_not_exists
CREATE TABLE IF NOT EXISTS {T}(a)

## create_index_same
CREATE INDEX {T}_index ON items(name)

## create_index_on
CREATE INDEX probe ON people({C})

## drop_if_exists
DROP TABLE IF EXISTS {T}

## drop_index
DROP INDEX {T}_index

## references
CREATE TABLE probe(a REFERENCES {T}(id))

## pragma
PRAGMA table_info({T})

## pragma_function
SELECT count(*) FROM pragma_table_info('{T}')

## explain
EXPLAIN QUERY PLAN SELECT * FROM {T}

## analyze
ANALYZE {T}

## question_how_many
How many {T} are there?

## question_each
How many items are there for each {C} of people?

## question_of
What is the {C} of Ann?

## question_compare
people with a {C} above 5

## question_newest
the newest {T}

## question_value
Which {T} belong to Ann?

## question_two_tables
items and their {T}

## question_not
people without {T}

## question_typo
Show all {T}z.

## question_sort
people sorted by {C}

## question_average
average {C} of people

## question_self
{T}

## question_sentence
Is there a table {T} with a column {C}?

## question_delete
remove all {T} of Ann
