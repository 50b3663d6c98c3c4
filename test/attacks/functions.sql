## functions with side effects, or that reach beyond their arguments
SELECT load_extension('/tmp/x')

SELECT load_extension('/tmp/x', 'entry') FROM customers

SELECT "load_extension"('/tmp/x')

SELECT [load_extension]('/tmp/x')

SELECT `load_extension`('/tmp/x')

SELECT LOAD_EXTENSION('/tmp/x')

SELECT load_extension /* space */ ('/tmp/x')

SELECT name FROM customers WHERE load_extension('/tmp/x') IS NULL

SELECT name FROM customers ORDER BY load_extension('/tmp/x')

SELECT count(*) FROM customers GROUP BY load_extension('/tmp/x')

SELECT count(*) FROM customers HAVING load_extension('/tmp/x')

SELECT name FROM customers LIMIT load_extension('/tmp/x')

SELECT sum(id) FILTER (WHERE load_extension('/tmp/x')) FROM customers

SELECT row_number() OVER (ORDER BY load_extension('/tmp/x')) FROM customers

SELECT c.name FROM customers c JOIN orders o ON load_extension('/tmp/x')

WITH x AS (SELECT load_extension('/tmp/x') AS a) SELECT a FROM x

WITH RECURSIVE x(a) AS (SELECT 1
  UNION ALL SELECT load_extension('/tmp/x') FROM x LIMIT 2) SELECT a FROM x

SELECT CASE WHEN 0 THEN load_extension('/tmp/x') END

SELECT iif(0, load_extension('/tmp/x'), 1)

VALUES (load_extension('/tmp/x'))

SELECT readfile('/etc/passwd')

SELECT writefile('attack.txt', 'x')

SELECT edit('x')

SELECT fts3_tokenizer('simple')

SELECT fts3_tokenizer('simple', x'00')

SELECT fts5(1)

SELECT sqlite_compileoption_get(1)

SELECT sqlite_compileoption_used('ENABLE_FTS5')

SELECT sqlite_source_id()

SELECT sqlite_log(1, 'x')

SELECT sqlite_offset(name) FROM customers

SELECT sqlite_rename_column('', '', '', '', 0, 0, 0, 0, 0)

SELECT eval('DELETE FROM customers')

SELECT zipfile('a', 'b')

SELECT nosuchfunction(1)

## ask may not call itself
SELECT ask('How many customers are there?')

SELECT ask_config('mode', 'write')

SELECT ask_config('policy', '')

SELECT "ask"('x')

SELECT ask_tool('run_query', '{}')

SELECT ask_demo('shop')

SELECT ask_view('v', 'SELECT 1')

SELECT * FROM ask_trace('How many customers are there?')

SELECT * FROM ask_rows('SELECT 1')

SELECT * FROM ask_settings

SELECT * FROM ask_history

SELECT * FROM ask_policy

SELECT a FROM asks

SELECT name FROM customers WHERE name IN (SELECT ask('x'))

## table-valued functions and tables that show more than they should
SELECT * FROM pragma_user_version

SELECT * FROM pragma_table_info('payments')

SELECT name FROM customers, pragma_table_xinfo('payments')

SELECT * FROM pragma_database_list

SELECT * FROM pragma_function_list

SELECT * FROM pragma_module_list

SELECT * FROM pragma_writable_schema(1)

SELECT * FROM pragma_foreign_key_list('orders')

SELECT * FROM "pragma_table_list"

SELECT * FROM sqlite_schema

SELECT * FROM sqlite_master

SELECT * FROM main.sqlite_schema

SELECT * FROM extra.sqlite_master

SELECT * FROM sqlite_temp_schema

SELECT * FROM "sqlite_master"

SELECT * FROM [SQLITE_MASTER]

SELECT (SELECT sql FROM sqlite_schema LIMIT 1)

SELECT count(*) FROM sqlite_schema

SELECT 1 FROM customers WHERE EXISTS (SELECT 1 FROM sqlite_schema)

SELECT * FROM sqlite_stat1

SELECT * FROM sqlite_sequence

SELECT * FROM sqlite_dbpage

SELECT * FROM sqlite_stmt

SELECT * FROM dbstat

SELECT * FROM bytecode('SELECT 1')

SELECT * FROM tables_used('SELECT 1')

SELECT * FROM completion('SEL')

SELECT * FROM fts3tokenize('simple', 'a b')

## shadow tables of virtual tables
SELECT * FROM docs_content

SELECT * FROM docs_data

SELECT hex(block) FROM docs_data

SELECT * FROM docs_config

SELECT * FROM notes_index_data

## through a view
SELECT a FROM loads

SELECT count(*) FROM loads

SELECT name FROM customers WHERE EXISTS (SELECT 1 FROM loads)
