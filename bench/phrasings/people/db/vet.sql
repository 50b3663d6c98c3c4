CREATE TABLE owners(id INTEGER PRIMARY KEY,name TEXT,phone TEXT,email TEXT,address TEXT,town
  TEXT,registered_on TEXT);
CREATE TABLE vets(id INTEGER PRIMARY KEY,name TEXT,phone TEXT,hired_on TEXT,left_on TEXT,birth_date
  TEXT);
CREATE TABLE pets(id INTEGER PRIMARY KEY,name TEXT,species TEXT,weight_kg REAL,owner_id INTEGER
  REFERENCES owners(id));
CREATE TABLE visits(id INTEGER PRIMARY KEY,pet_id INTEGER REFERENCES pets(id),vet_id INTEGER
  REFERENCES vets(id),visit_date TEXT,reason TEXT,fee REAL);
INSERT INTO owners
  VALUES(1,'Hannah Reed','0151 201','hannah@mail.test','4 Mill Lane','Ludlow','2021-03-14'),
(2,'Omar Aziz','0151 202','omar@mail.test','9 High Street','Ludlow','2022-06-01'),
(3,'Greta Lund','0151 203','greta@mail.test','17 Castle Road','Clun','2023-02-20'),
(4,'Piotr Nowak','0151 204','piotr@mail.test','2 Bridge End','Clun','2024-01-08'),
(5,'Sally Vane','0151 205','sally@mail.test','30 Corve Street','Ludlow','2024-09-30');
INSERT INTO vets VALUES(1,'Ruth Keller','0151 301','2018-05-01',NULL,'1980-04-12'),
(2,'Dan Oakes','0151 302','2020-09-15',NULL,'1990-08-03'),
(3,'Mia Tran','0151 303','2016-02-01','2024-11-30','1975-01-25');
INSERT INTO pets VALUES(1,'Biscuit','dog',24,1),
(2,'Smudge','cat',4.5,1),
(3,'Rex','dog',31,2),
(4,'Pepper','cat',3.8,3),
(5,'Thumper','rabbit',2.1,4),
(6,'Luna','dog',12,3),
(7,'Clover','rabbit',1.6,1);
INSERT INTO visits VALUES(1,1,1,'2025-01-11','vaccination',45),
(2,1,2,'2025-03-02','limp',80),
(3,2,1,'2025-03-10','vaccination',40),
(4,3,1,'2025-03-21','dental',250),
(5,4,2,'2025-04-04','check-up',35),
(6,1,1,'2025-05-06','check-up',38),
(7,5,3,'2024-10-01','vaccination',30),
(8,6,2,'2025-05-19','dental',120),
(9,7,1,'2025-06-03','check-up',25),
(10,3,2,'2025-06-12','limp',60),
(11,2,1,'2025-07-15','check-up',35);
