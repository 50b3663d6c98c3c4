"""python3 ask.py ask.so shop.db 'How many customers are there?'"""
import sqlite3
import sys

extension, database, question = sys.argv[1:]
db = sqlite3.connect(database)
db.enable_load_extension(True)
db.load_extension(extension)
db.enable_load_extension(False)
print(db.execute("SELECT ask(?)", (question,)).fetchone()[0])
