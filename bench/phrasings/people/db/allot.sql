CREATE TABLE members(member_id INTEGER PRIMARY KEY,full_name TEXT,mobile TEXT,email
  TEXT,home_address TEXT,village TEXT,joined TEXT,resigned TEXT,dob TEXT);
CREATE TABLE plots(plot_id INTEGER PRIMARY KEY,plot_name TEXT,section TEXT,size_sqm
  INTEGER,member_id INTEGER REFERENCES members(member_id));
CREATE TABLE payments(payment_id INTEGER PRIMARY KEY,member_id INTEGER REFERENCES
  members(member_id),paid_on TEXT,category TEXT,amount REAL);
INSERT INTO members
  VALUES(1,'Edith Moss','07700 1','edith@plot.test','Rose Cottage, Back Lane','Harden',
  '2011-04-03',NULL,'1951-05-30'),
(2,'Frank Bell','07700 2','frank@plot.test','22 Long Row','Harden','2019-02-10',NULL,'1966-10-02'),
(3,'Nadia Khan','07700 3','nadia@plot.test','5 Chapel Hill','Cullingworth','2021-03-28',NULL,
  '1984-07-19'),
(4,'Gus Tree','07700 4','gus@plot.test','1 Mill Fold','Harden','2020-05-17','2025-03-31',
  '1948-01-08'),
(5,'Lily Snow','07700 5','lily@plot.test','8 Chapel Hill','Cullingworth','2024-01-21',NULL,
  '1990-12-12');
INSERT INTO plots VALUES(1,'Foxglove','North',120,1),
(2,'Bramble','North',80,2),
(3,'Sorrel','South',250,3),
(4,'Nettle','South',140,1),
(5,'Comfrey','East',95,5),
(6,'Yarrow','East',60,1);
INSERT INTO payments VALUES(1,1,'2025-01-05','rent',60),
(2,1,'2025-02-02','water',15),
(3,2,'2025-01-08','rent',40),
(4,3,'2025-01-20','rent',125),
(5,1,'2025-03-09','seeds',12),
(6,4,'2025-02-15','rent',30),
(7,5,'2025-03-30','rent',48),
(8,2,'2025-03-12','water',10),
(9,1,'2025-03-22','shed',35),
(10,3,'2025-04-18','water',30),
(11,5,'2025-04-25','seeds',9),
(12,2,'2025-04-28','seeds',8),
(13,3,'2025-04-29','seeds',14);
