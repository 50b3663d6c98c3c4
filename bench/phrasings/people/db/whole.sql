CREATE TABLE supplier(supplier_id INTEGER PRIMARY KEY,supplier_name TEXT,telephone
  TEXT,email_address TEXT,city TEXT);
CREATE TABLE product(product_id INTEGER PRIMARY KEY,product_name TEXT,category TEXT,price
  REAL,supplier_id INTEGER REFERENCES supplier(supplier_id));
CREATE TABLE customer(customer_id INTEGER PRIMARY KEY,customer_name TEXT,telephone
  TEXT,email_address TEXT,address TEXT,city TEXT,joined_date TEXT);
CREATE TABLE driver(driver_id INTEGER PRIMARY KEY,driver_name TEXT,telephone TEXT,start_date
  TEXT,end_date TEXT,date_of_birth TEXT);
CREATE TABLE customer_order(order_id INTEGER PRIMARY KEY,customer_id INTEGER REFERENCES
  customer(customer_id),product_id INTEGER REFERENCES product(product_id),driver_id INTEGER
  REFERENCES driver(driver_id),order_date TEXT,quantity INTEGER,total REAL);
INSERT INTO supplier VALUES(1,'Miller & Sons','020 711','sales@miller.test','Leeds'),
(2,'Nordic Dairy','020 712','info@nordic.test','Hull'),
(3,'Sunny Fruit','020 713','hi@sunny.test','Leeds');
INSERT INTO product VALUES(1,'Rye Flour','baking',12,1),
(2,'Spelt Flour','baking',18,1),
(3,'Salted Butter','dairy',42,2),
(4,'Whole Milk','dairy',9,2),
(5,'Red Apples','fruit',22,3),
(6,'Plums','fruit',26,3),
(7,'Dry Yeast','baking',6,1);
INSERT INTO customer
  VALUES(1,'Corner Bakery','020 811','corner@shop.test','1 Market Place','York','2020-02-02'),
(2,'Cafe Luna','020 812','luna@shop.test','7 Stonegate','York','2023-05-05'),
(3,'Hotel Astor','020 813','astor@shop.test','40 Station Road','Selby','2023-08-18'),
(4,'Green Deli','020 814','green@shop.test','15 The Mount','York','2024-04-01'),
(5,'Bishop School','020 815','bishop@shop.test','3 Park Row','Selby','2021-11-23');
INSERT INTO driver VALUES(1,'Tom Hale','020 911','2019-03-04',NULL,'1985-09-17'),
(2,'Ines Roca','020 912','2021-10-11',NULL,'1992-04-05'),
(3,'Walt Grey','020 913','2014-06-23','2025-01-31','1958-02-14');
INSERT INTO customer_order VALUES(1,1,1,1,'2025-01-09',10,120),
(2,1,3,1,'2025-02-11',2,84),
(3,2,4,2,'2025-02-12',50,450),
(4,3,5,1,'2025-03-01',3,66),
(5,1,1,2,'2025-03-08',8,96),
(6,4,6,2,'2025-03-15',4,104),
(7,2,1,1,'2025-03-20',3,36),
(8,3,3,3,'2025-01-20',5,310),
(9,1,2,1,'2025-03-28',4,72),
(10,3,4,2,'2025-04-02',10,90),
(11,4,5,1,'2025-05-14',2,44),
(12,1,4,2,'2025-05-20',6,54),
(13,4,7,1,'2025-05-28',1,6);
