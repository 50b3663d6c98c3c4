-- Statements whose run-time error quotes a stored value: column people.token, words.body.
## json_extract_path
SELECT json_extract('{}', token) FROM people

## json_extract_second_path
SELECT json_extract('{}', '$.a', '$[' || token) FROM people

## json_type_path
SELECT json_type('[1]', token) FROM people

## json_array_length_path
SELECT json_array_length('[1]', token) FROM people

## json_set_path
SELECT json_set('{}', token, 1) FROM people

## json_insert_path
SELECT json_insert('{}', token, 1) FROM people

## json_replace_path
SELECT json_replace('{}', token, 1) FROM people

## json_remove_path
SELECT json_remove('{}', token) FROM people

## json_each_path
SELECT value FROM people, json_each('{}', token)

## json_tree_path
SELECT value FROM people, json_tree('[]', '$.' || char(0) || token)

## json_each_correlated
SELECT name, (SELECT count(*) FROM json_each('[1]', p.token)) FROM people p

## json_path_from_json
SELECT json_extract('{}', json_extract(json_object('t', token), '$.t')) FROM people

## json_path_made_longer
SELECT json_extract('{}', token || '-' || token || '-' || name) FROM people

## json_path_upper
SELECT json_extract('{}', upper(token)) FROM people

## json_path_hex
SELECT json_extract('{}', hex(token)) FROM people

## json_path_one_character
SELECT json_extract('{}', 'leak:' || substr(token, 6, 1)) FROM people

## json_path_aggregate
SELECT json_extract('{}', group_concat(token, ';')) FROM people

## json_path_window
SELECT json_extract('{}', max(token) OVER (ORDER BY id)) FROM people

## json_path_in_where
SELECT name FROM people WHERE json_extract('{}', token) = 1

## json_path_in_order
SELECT name FROM people ORDER BY json_extract('{}', token)

## json_path_in_group
SELECT count(*) FROM people GROUP BY json_extract('{}', token)

## json_path_in_having
SELECT count(*) FROM people GROUP BY id HAVING json_extract('{}', max(token))

## json_path_in_limit
SELECT name FROM people LIMIT json_extract('{}', (SELECT token FROM people LIMIT 1))

## json_path_in_offset
SELECT name FROM people LIMIT 1 OFFSET json_extract('{}', (SELECT min(token) FROM people))

## json_path_in_join
SELECT a.name FROM people a JOIN people b ON json_extract('{}', b.token) = a.id

## json_path_in_filter
SELECT sum(id) FILTER (WHERE json_extract('{}', token)) FROM people

## json_path_in_case
SELECT CASE WHEN id = 2 THEN json_extract('{}', token) END FROM people

## json_path_in_cte
WITH c AS MATERIALIZED (SELECT token AS t FROM people) SELECT json_extract('{}', t) FROM c

## json_path_in_recursion
WITH RECURSIVE r(t) AS (SELECT token FROM people UNION ALL SELECT json_extract('{}', t) FROM r
LIMIT 9)
SELECT t FROM r

## json_path_in_view
SELECT path FROM failing

## json_path_in_generated_column
SELECT bad FROM computed

## json_path_late_row
SELECT json_extract('{}', CASE WHEN id = 3 THEN token ELSE '$' END) FROM people

## json_path_from_exists
SELECT name FROM people p WHERE EXISTS (SELECT json_extract('{}', p.token))

## fts5_syntax
SELECT rowid FROM words WHERE words MATCH (SELECT token || ' "' FROM people LIMIT 1)

## fts5_column
SELECT rowid FROM words WHERE words MATCH (SELECT replace(token, '-', '') || ' : x' FROM people
LIMIT 1)

## fts5_column_set
SELECT rowid FROM words WHERE words MATCH (SELECT '{' || replace(token, '-', '') || '} : x' FROM
people LIMIT 1)

## fts5_near
SELECT rowid FROM words WHERE words MATCH (SELECT 'NEAR(a b, ' || replace(token, '-', '') || ')'
FROM people)

## fts5_function_form
SELECT rowid FROM words((SELECT token || ' (' FROM people LIMIT 1))

## fts5_equals
SELECT rowid FROM words WHERE words = (SELECT token || ')' FROM people LIMIT 1)

## fts5_rank_function
SELECT rowid FROM words WHERE words MATCH 'some' AND rank MATCH
(SELECT replace(token, '-', '_') || '()' FROM people LIMIT 1) ORDER BY rank

## fts5_rank_syntax
SELECT rowid FROM words WHERE words MATCH 'some' AND rank MATCH (SELECT token FROM people LIMIT 1)
ORDER BY rank

## fts5_own_text
SELECT rowid FROM words WHERE words MATCH (SELECT body || ' "' FROM words LIMIT 1)

## fts5_correlated
SELECT name FROM people p WHERE EXISTS (SELECT 1 FROM words WHERE words MATCH p.token || '"')

## fts4_match
SELECT docid FROM old_words WHERE old_words MATCH (SELECT '"' || token || '" NEAR/ (' FROM people
LIMIT 1)

## fts4_match_open
SELECT docid FROM old_words WHERE old_words MATCH (SELECT '(' || token FROM people LIMIT 1)

## fts4_matchinfo_letter
SELECT matchinfo(old_words, (SELECT lower(substr(token, 1, 1)) || 'z' FROM people LIMIT 1)) FROM
old_words
WHERE old_words MATCH 'some'

## fts4_matchinfo_value
SELECT matchinfo(old_words, (SELECT 'QQ' || substr(token, 6) FROM people LIMIT 1)) FROM old_words
WHERE old_words MATCH 'some'

## division_of_two_paths
SELECT json_extract('{"a":1}', '$.a') + json_extract('{"a":1}', '$.' || '[' || token) FROM people

## arrow_path
SELECT '{}' -> ('$.a[' || token) FROM people

## double_arrow_path
SELECT '{}' ->> ('$[' || token) FROM people

## json_patch_is_fine_then_path
SELECT json_extract(json_patch('{}', json_object('k', token)), '$' || token) FROM people

## json_path_quoted_value
SELECT json_extract('{}', quote(token)) FROM people

## json_path_char_codes
SELECT json_extract('{}', 'u' || unicode(token) || ',' || unicode(substr(token, 6))) FROM people

## json_path_base
SELECT json_extract('{}', printf('%s|%s', name, token)) FROM people

## json_path_of_kept_union
SELECT json_extract('{}', t) FROM (SELECT name AS t FROM people WHERE 0 UNION ALL SELECT token FROM
people)

## json_path_values
SELECT json_extract('{}', column1) FROM (VALUES ((SELECT token FROM people LIMIT 1)))

## json_path_null_then_value
SELECT coalesce(NULL, json_extract('{}', token)) FROM people
