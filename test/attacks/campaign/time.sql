-- Statements in which one call, one row or one opcode may outlive the limits.
## like_product
SELECT count(*) FROM t WHERE printf('%.*c', 1000000, 'a') LIKE '%a%a%a%a%a%a%a%a%a%b'

## like_function
SELECT like('%a%a%a%a%a%a%a%a%b', printf('%.*c', 1000000, 'a'), '!')

## like_not
SELECT count(*) FROM t WHERE NOT printf('%.*c', 500000, 'ab') LIKE '%_a%_a%_a%_a%_a%_a%c'

## like_pattern_stored
SELECT count(*) FROM t WHERE big LIKE pattern

## like_in_order
SELECT a FROM t ORDER BY printf('%.*c', 1000000, 'a') LIKE '%a%a%a%a%a%a%a%b'

## like_in_join
SELECT x.a FROM t x JOIN t y ON printf('%.*c', 300000 + y.a, 'a') LIKE '%a%a%a%a%a%a%a%a%b'

## like_in_filter
SELECT count(*) FILTER (WHERE printf('%.*c', 1000000, 'a') LIKE '%a%a%a%a%a%a%a%b') FROM t

## like_in_limit
SELECT a FROM t LIMIT printf('%.*c', 1000000, 'a') LIKE '%a%a%a%a%a%a%a%a%b'

## like_in_window
SELECT sum(printf('%.*c', 1000000, 'a') LIKE '%a%a%a%a%a%a%a%b') OVER (ORDER BY a) FROM t

## like_in_case_of_values
VALUES (CASE WHEN printf('%.*c', 1000000, 'a') LIKE '%a%a%a%a%a%a%a%a%b' THEN 1 END)

## like_escape
SELECT printf('%.*c', 1000000, 'a') LIKE '%a%!a%a%a%a%a%a%!%b' ESCAPE '!'

## like_built
WITH p(x) AS (SELECT replace(hex(zeroblob(30)), '00', '%a') || 'b') SELECT count(*) FROM p
WHERE printf('%.*c', 1000000, 'a') LIKE x

## glob_product
SELECT count(*) FROM t WHERE printf('%.*c', 1000000, 'a') GLOB '*a*a*a*a*a*a*a*a*b'

## glob_sets
SELECT printf('%.*c', 1000000, 'a') GLOB '*[a-y]*[a-y]*[a-y]*[a-y]*[a-y]*[a-y]*[a-y]*z'

## instr_product
SELECT instr(printf('%.*c', 4000000, 'a'), printf('%.*c', 2000000, 'a') || 'b')

## instr_blobs
SELECT instr(zeroblob(8000000), CAST(zeroblob(4000000) || x'01' AS BLOB))

## instr_rows
SELECT sum(instr(big, substr(big, 1, 100000) || 'b')) FROM t, t u, t v

## replace_product
SELECT length(replace(printf('%.*c', 4000000, 'a'), printf('%.*c', 2000000, 'a') || 'b', 'x'))

## replace_growing
SELECT length(replace(replace(replace(printf('%.*c', 1000, 'a'), 'a', printf('%.*c', 1000, 'a')),
'a', printf('%.*c', 500, 'b')), 'b', 'cc'))

## trim_product
SELECT length(trim(printf('%.*c', 4000000, 'a'),
(WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 100000)
SELECT group_concat(char(0x4e00 + i % 20000), '') || 'a' FROM n)))

## rtrim_product
SELECT length(rtrim(hex(zeroblob(4000000)), printf('%.*c', 1000000, 'x') || '0'))

## hex_tower
SELECT length(hex(hex(hex(hex(hex(zeroblob(15000000))))))) FROM t

## hex_rows
SELECT sum(length(hex(hex(zeroblob(40000000 + a))))) FROM t, t u

## randomblob_huge
SELECT length(randomblob(999999999))

## randomblob_rows
SELECT max(randomblob(100000000 + a)) IS NULL FROM t, t u, t v

## quote_huge
SELECT length(quote(zeroblob(450000000)))

## printf_width
SELECT length(printf('%999999990d', 1)) + length(printf('%-999999990d', 2))

## printf_precision
SELECT length(printf('%.999999990f', 1.5)) FROM t

## printf_many
SELECT length(printf('%*c%*c%*c%*c%*c%*c%*c%*c', 99999999, 'a', 99999999, 'b', 99999999, 'c',
99999999, 'd',
99999999, 'e', 99999999, 'f', 99999999, 'g', 99999999, 'h')) FROM t

## printf_q
SELECT length(printf('%q%Q%w', printf('%.*c', 90000000, ''''), printf('%.*c', 90000000, ''''), ''))

## printf_alternate
SELECT length(printf('%!.*s', 300000000, printf('%.*c', 300000000, 'é'))) FROM t

## upper_rows
SELECT sum(length(upper(lower(upper(printf('%.*c', 90000000 + a, 'a')))))) FROM t

## unicode_length_rows
SELECT sum(length(substr(printf('%.*c', 300000000, 'a'), 100000000 + a))) FROM t, t u

## substr_negative
SELECT sum(length(substr(printf('%.*c', 200000000, 'a'), -100000000 - a, 50000000))) FROM t, t u

## soundex_huge
SELECT soundex(printf('%.*c', 900000000, ' ')) FROM t

## char_many
SELECT sum(length(hex(char(1, 2, 3, 4, 5, 6, 7, 8)) || zeroblob(100000000 + a))) FROM t, t u, t v

## json_patch_product
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 60000),
o(x, y) AS (SELECT json_group_object('k' || i, i), json_group_object('m' || i, i) FROM n)
SELECT length(json_patch(x, y)) FROM o

## json_paths
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 400000),
o(x) AS (SELECT json_group_object('k' || i, i) FROM n) SELECT
json_extract(x, '$.z1', '$.z2', '$.z3', '$.z4', '$.z5', '$.z6', '$.z7', '$.z8', '$.z9', '$.z10',
'$.z11',
'$.z12', '$.z13', '$.z14', '$.z15', '$.z16', '$.z17', '$.z18', '$.z19', '$.z20') FROM o, t, t u

## json_set_many
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 300000),
o(x) AS (SELECT json_group_array(i) FROM n) SELECT length(json_set(x, '$[#]', 1, '$[#]', 2, '$[#]',
3,
'$[#]', 4, '$[#]', 5, '$[#]', 6, '$[#]', 7, '$[#]', 8, '$[#-1]', 9, '$[#-2]', 8)) FROM o, t, t u

## json_each_big
SELECT count(*) FROM t, t u, json_each('[' || substr(replace(hex(zeroblob(4000000)), '00', '1,'),
1, 7999999) || ']')

## json_tree_big
SELECT sum(length(fullkey)) FROM json_tree(replace(hex(zeroblob(900)), '00', '[') ||
replace(hex(zeroblob(900)),
'00', ']')), json_each('[' || substr(replace(hex(zeroblob(200000)), '00', '1,'), 1, 399999) || ']')

## json_valid_big
SELECT sum(json_valid('"' || printf('%.*c', 60000000 + a, 'a') || '"')) FROM t, t u

## json_quote_big
SELECT sum(length(json_quote(printf('%.*c', 20000000 + a, '"')))) FROM t, t u

## json_depth
SELECT json(replace(hex(zeroblob(50000000)), '00', '['))

## group_concat_frame
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 200000)
SELECT sum(length(g)) FROM (SELECT group_concat(i, ',') OVER (ORDER BY i ROWS BETWEEN 50000
PRECEDING
AND CURRENT ROW) AS g FROM n)

## group_concat_growing
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT
length(group_concat(hex(zeroblob(1000000))))
FROM n

## window_exclude
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 30000)
SELECT sum(s) FROM (SELECT sum(i) OVER (ORDER BY i ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED
FOLLOWING
EXCLUDE CURRENT ROW) AS s FROM n)

## sort_nocase
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 300)
SELECT length(x) FROM (SELECT printf('%.*c', 1000000, 'a') || (i * 7 % 300) AS x FROM n) ORDER BY x
COLLATE NOCASE

## sort_rtrim
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 300)
SELECT length(x) FROM (SELECT printf('%.*c', 1000000, ' ') || (i * 7 % 300) AS x FROM n) ORDER BY x
COLLATE RTRIM

## distinct_nocase
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 400)
SELECT count(*) FROM (SELECT DISTINCT (printf('%.*c', 1000000, 'a') || (i * 7 % 300)) COLLATE
NOCASE FROM n)

## union_of_texts
WITH RECURSIVE n(x) AS (SELECT printf('%.*c', 100000, 'a') UNION SELECT x || 'a' FROM n) SELECT
count(*) FROM n

## text_doubling
WITH RECURSIVE n(x) AS (SELECT 'aaaaaaaa' UNION ALL SELECT x || x FROM n) SELECT max(length(x))
FROM n

## blob_doubling
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i * 2 FROM n) SELECT
max(length(hex(zeroblob(i)))) FROM n

## aggregate_texts
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT
json_group_array(printf('%.*c', 1000000, 'a')) FROM n

## cross_join
SELECT count(*) FROM many a, many b, many c, many d

## correlated
SELECT (SELECT count(*) FROM many b, many c WHERE b.x + c.x > a.x) FROM many a ORDER BY 1

## cast_huge
SELECT sum(CAST(printf('%.*c', 90000000 + a, '9') AS REAL)), sum(CAST(printf('%.*c', 90000000, '1')
AS INTEGER)) FROM t, t u

## number_affinity
SELECT count(*) FROM t, t u, t v WHERE printf('%.*c', 30000000 + t.a, '9') + 0 > 1

## strftime_format
SELECT length(strftime(replace(hex(zeroblob(10000000)), '00', '%J'), '2024-01-01')) FROM t, t u

## date_modifiers
SELECT date('2024-01-01', printf('%.*c', 300000000, ' ') || '+1 day') FROM t, t u

## compare_long
SELECT count(*) FROM many a, many b WHERE printf('%.*c', 5000000, 'a') || a.x < printf('%.*c',
5000000, 'a') || b.x

## nocase_long
SELECT count(*) FROM t a, t b, t c WHERE (printf('%.*c', 90000000, 'a') || a.a) = (printf('%.*c',
90000000, 'A') || b.a)
COLLATE NOCASE

## concat_tower
SELECT length(x || x || x || x || x || x || x || x || x) FROM (SELECT printf('%.*c', 90000000 + a,
'a') AS x FROM t, (SELECT 1 FROM t))

## fts5_phrase
SELECT rowid FROM words WHERE words MATCH '"a a a a a a a a a a a a a a a a b"'

## fts5_near_product
SELECT rowid FROM words WHERE words MATCH 'NEAR(a a a a a a a a a a a a b, 1000000)'

## fts5_highlight
SELECT length(highlight(words, 0, printf('%.*c', 20000, '<'), printf('%.*c', 20000, '>'))) FROM
words
WHERE words MATCH 'a'

## fts5_snippet
SELECT snippet(words, 0, '[', ']', '...', 64) FROM words WHERE words MATCH
'a OR b OR c OR "a a" OR "a a a"'

## fts5_prefixes
SELECT count(*) FROM words WHERE words MATCH
'a* OR a* OR a* OR a* OR a* OR a* OR a* OR a* OR a* OR a* OR a*'

## fts4_snippet
SELECT snippet(old_words, '[', ']', '...', -1, 64) FROM old_words WHERE old_words MATCH
'a OR b OR c'

## fts4_offsets
SELECT length(offsets(old_words)) FROM old_words WHERE old_words MATCH
'a OR a OR a OR a OR a OR a OR a OR a'

## fts4_matchinfo
SELECT length(matchinfo(old_words, 'pcnalsxyb')) FROM old_words WHERE old_words MATCH
'a OR b OR "a a" OR "a a a"'

## fts4_near
SELECT count(*) FROM old_words WHERE old_words MATCH
'a NEAR/60000 a NEAR/60000 a NEAR/60000 a NEAR/60000 b'

## fts4_nested
SELECT count(*) FROM old_words WHERE old_words MATCH
'"a a a a a a a a a a a a a a b" OR "a a a a a a a a a a c"'

## natural_join_wide
SELECT count(*) FROM wide a NATURAL JOIN wide b NATURAL JOIN wide c NATURAL JOIN wide d NATURAL
JOIN wide e
NATURAL JOIN wide f NATURAL JOIN wide g NATURAL JOIN wide h NATURAL JOIN wide i NATURAL JOIN wide j

## planner_joins
SELECT count(*) FROM i a, i b, i c, i d, i e, i f, i g, i h, i j, i k, i l, i m, i n, i o, i p, i
q, i r, i s
WHERE (a.x = b.x OR a.y = c.y) AND (b.x = c.x OR b.y = d.y) AND (c.x = d.x OR c.y = e.y) AND
(d.x = e.x OR d.y = f.y) AND (e.x = f.x OR e.y = g.y) AND (f.x = g.x OR f.y = h.y) AND (g.x = h.x
OR g.y = j.y)
AND (h.x = j.x OR h.y = k.y) AND (j.x = k.x OR j.y = l.y) AND (k.x = l.x OR k.y = m.y) AND (l.x =
m.x OR l.y = n.y)

## in_endless
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM t WHERE a IN
(SELECT -i FROM n)

## exists_endless
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT EXISTS (SELECT 1 FROM n
WHERE i < 0)

## limit_endless
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT a FROM t LIMIT (SELECT
count(*) FROM n)

## offset_endless
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n LIMIT 1 OFFSET
9000000000000000000

## trivial_rows_of_heavy_text
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n)
SELECT sum(length(printf('%.*c', 9000000, 'a'))) FROM n WHERE i > 0

## fts_search_of_stored_words
SELECT count(*) FROM words WHERE words MATCH (SELECT group_concat('w' || x, ' ') FROM many)

## fts_search_equal_stored_words
SELECT count(*) FROM old_words WHERE old_words = (SELECT group_concat('w' || x, ' ') FROM many)

## fts_search_in_stored_words
SELECT count(*) FROM words WHERE words IN (SELECT group_concat('w' || x, ' ') FROM many)

## fts_search_of_with_query
WITH s AS MATERIALIZED (SELECT group_concat('a* ', ' ') AS q FROM many)
SELECT count(*) FROM words, s WHERE words MATCH s.q

## fts_search_of_alias
SELECT count(*) FROM old_words
JOIN (SELECT replace(hex(zeroblob(400000)), '0', 'a ') AS pattern) AS t ON old_words MATCH t.pattern

## fts_search_of_random_length
SELECT count(*) FROM words WHERE words MATCH
  (SELECT substr(group_concat('a'), 1, abs(random() % 2) * 900000) FROM many, i)

## fts_table_function_of_expression
SELECT count(*) FROM many, words(replace(printf('%.*c', x, 'a'), 'a', 'a '))

## fts_search_in_subquery_of_column
SELECT (SELECT count(*) FROM old_words WHERE old_words MATCH t.pattern || t.big) FROM t

## fts_rank_of_expression
SELECT count(*) FROM words WHERE words MATCH 'a' AND rank MATCH
  (SELECT 'bm25(' || group_concat('1.0') || ')' FROM many)

## fts_many_searches_of_columns
SELECT count(*) FROM many AS a, words WHERE words MATCH 'a OR ' || printf('%0900d', a.x)

## fts_like_function_of_search
SELECT count(*) FROM t, words WHERE words MATCH coalesce(NULL, t.big) OR rank MATCH t.big
