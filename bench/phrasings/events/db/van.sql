CREATE TABLE vans(van_id INTEGER PRIMARY KEY,nickname TEXT,plate TEXT,mileage INTEGER);
CREATE TABLE mechanics(mechanic_id INTEGER PRIMARY KEY,first_name TEXT,last_name TEXT);
CREATE TABLE services(service_id INTEGER PRIMARY KEY,van_id INTEGER REFERENCES
  vans(van_id),mechanic_id INTEGER REFERENCES mechanics(mechanic_id),service_date TEXT,cost
  REAL,notes TEXT);
INSERT INTO vans VALUES(1,'Blue Transit','AB12 CDE',88000),
(2,'White Vito','CD34 EFG',45000),
(3,'Old Ducato','EF56 GHI',160000),
(4,'Red Caddy','GH78 IJK',12000);
INSERT INTO mechanics VALUES(1,'Ivo','Brand'),
(2,'Una','Peel'),
(3,'Max','Stone');
INSERT INTO services VALUES(1,1,1,'2025-01-10',200,NULL),
(2,1,2,'2025-05-12',150,'brakes'),
(3,2,1,'2025-06-01',90,NULL),
(4,1,1,'2025-08-20',310,NULL),
(5,3,2,'2025-08-25',500,'clutch'),
(6,1,2,'2025-11-02',80,NULL),
(7,3,1,'2025-11-15',120,NULL);
