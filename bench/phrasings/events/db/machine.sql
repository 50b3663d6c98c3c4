CREATE TABLE machines(id INTEGER PRIMARY KEY,name TEXT,kind TEXT,weight_kg REAL);
CREATE TABLE customers(id INTEGER PRIMARY KEY,name TEXT,town TEXT);
CREATE TABLE hires(id INTEGER PRIMARY KEY,machine_id INTEGER REFERENCES machines(id),customer_id
  INTEGER REFERENCES customers(id),hired_on TEXT,returned_on TEXT,charge REAL);
INSERT INTO machines VALUES(1,'Bobcat E19','digger',1900),
(2,'Kubota U27','digger',2600),
(3,'Wacker 1550','plate',90),
(4,'Belle Mini','mixer',48),
(5,'Genie 19','lift',1500);
INSERT INTO customers VALUES(1,'Alan Frost','Ripon'),
(2,'Betty Crane','Thirsk'),
(3,'Carl Dunn','Ripon'),
(4,'Dora Ellis','York');
INSERT INTO hires VALUES(1,1,1,'2025-03-02','2025-03-04',120),
(2,1,2,'2025-04-11','2025-04-12',60),
(3,2,1,'2025-04-20','2025-04-22',150),
(4,3,3,'2025-08-02','2025-08-03',30),
(5,1,3,'2025-08-09','2025-08-12',180),
(6,2,2,'2025-08-15','2025-08-16',75),
(7,1,1,'2025-09-01','2025-09-05',240),
(8,3,1,'2025-09-09',NULL,35);
