<?php
// php -d sqlite3.extension_dir=/the/folder ask.php ask.so shop.db 'How many customers are there?'
[, $extension, $file, $question] = $argv;
$db = new SQLite3($file);
$db->loadExtension($extension);
$statement = $db->prepare('SELECT ask(:question)');
$statement->bindValue(':question', $question);
echo $statement->execute()->fetchArray(SQLITE3_NUM)[0], PHP_EOL;
