CREATE TABLE members(member_id INTEGER PRIMARY KEY,first_name TEXT,last_name TEXT,town
  TEXT,phone_number TEXT);
CREATE TABLE instruments(instrument_id INTEGER PRIMARY KEY,name TEXT,section TEXT,purchase_price
  REAL,member_id INTEGER REFERENCES members(member_id));
CREATE TABLE repairs(repair_id INTEGER PRIMARY KEY,instrument_id INTEGER REFERENCES
  instruments(instrument_id),repair_date TEXT,cost REAL,status TEXT);
INSERT INTO members VALUES(1,'Colin','Gale','York','01904 5511');
INSERT INTO members VALUES(2,'Diana','Hurst','Ripon','01765 2207');
INSERT INTO members VALUES(3,'Ed','Ivory','York','01904 7333');
INSERT INTO members VALUES(4,'Fay','Jessop','Thirsk','01845 9120');
INSERT INTO members VALUES(5,'Gina','Kerr','Ripon','01765 4418');
INSERT INTO members VALUES(6,'Hal','Lund','York','01904 8066');
INSERT INTO instruments VALUES(1,'Cornet One','brass',960,1);
INSERT INTO instruments VALUES(2,'Old Tuba','brass',1240,2);
INSERT INTO instruments VALUES(3,'Clarinet B','woodwind',480,3);
INSERT INTO instruments VALUES(4,'Oboe Rosa','woodwind',720,1);
INSERT INTO instruments VALUES(5,'Euphonium','brass',1080,4);
INSERT INTO instruments VALUES(6,'Snare','percussion',360,5);
INSERT INTO instruments VALUES(7,'Bass Clarinet','woodwind',1400,2);
INSERT INTO instruments VALUES(8,'Timpani','percussion',600,6);
INSERT INTO repairs VALUES(1,1,'2024-03-05',40,'paid');
INSERT INTO repairs VALUES(2,2,'2024-05-11',55,'paid');
INSERT INTO repairs VALUES(3,3,'2024-05-20',30,'paid');
INSERT INTO repairs VALUES(4,7,'2024-09-02',80,'unpaid');
INSERT INTO repairs VALUES(5,1,'2025-01-14',42,'paid');
INSERT INTO repairs VALUES(6,7,'2025-03-03',85,'paid');
INSERT INTO repairs VALUES(7,4,'2025-03-22',38,'unpaid');
INSERT INTO repairs VALUES(8,2,'2025-03-28',60,'paid');
INSERT INTO repairs VALUES(9,7,'2025-05-06',90,'unpaid');
INSERT INTO repairs VALUES(10,3,'2025-05-17',33,'paid');
INSERT INTO repairs VALUES(11,5,'2025-06-01',47,'paid');
INSERT INTO repairs VALUES(12,1,'2025-07-19',44,'unpaid');
INSERT INTO repairs VALUES(13,7,'2025-08-08',82,'paid');
INSERT INTO repairs VALUES(14,6,'2025-08-21',25,'unpaid');
