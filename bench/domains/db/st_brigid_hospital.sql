CREATE TABLE nurse (
  nurse_id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  shift TEXT,
  years_experience INTEGER
);
CREATE TABLE ward (
  ward_id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  floor INTEGER,
  bed_count INTEGER,
  is_intensive INTEGER,
  head_nurse_id INTEGER REFERENCES nurse(nurse_id)
);
CREATE TABLE doctor (
  doctor_id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  specialty TEXT,
  hire_date TEXT,
  salary REAL,
  city TEXT,
  supervisor_id INTEGER REFERENCES doctor(doctor_id)
);
CREATE TABLE doctor_ward (
  doctor_id INTEGER REFERENCES doctor(doctor_id),
  ward_id INTEGER REFERENCES ward(ward_id),
  since_year INTEGER,
  PRIMARY KEY (doctor_id, ward_id)
);
CREATE TABLE patient (
  patient_id INTEGER PRIMARY KEY,
  full_name TEXT NOT NULL,
  gender TEXT,
  birth_date TEXT,
  city TEXT,
  blood_type TEXT,
  insured TEXT
);
CREATE TABLE admission (
  admission_id INTEGER PRIMARY KEY,
  patient_id INTEGER REFERENCES patient(patient_id),
  ward_id INTEGER REFERENCES ward(ward_id),
  admitting_doctor_id INTEGER REFERENCES doctor(doctor_id),
  attending_doctor_id INTEGER REFERENCES doctor(doctor_id),
  admitted_on TEXT,
  discharged_on TEXT,
  bill_total REAL
);
CREATE TABLE treatment (
  treatment_code TEXT PRIMARY KEY,
  description TEXT,
  cost REAL
);
CREATE TABLE admission_treatment (
  admission_id INTEGER REFERENCES admission(admission_id),
  treatment_code TEXT REFERENCES treatment(treatment_code),
  performed_on TEXT,
  PRIMARY KEY (admission_id, treatment_code, performed_on)
);

INSERT INTO nurse VALUES
(1, 'Aoife Brennan', 'day', 14),
(2, 'Marta Kowalska', 'night', 6),
(3, 'Dermot Quinn', 'day', 21),
(4, 'Siobhán Daly', 'late', 9),
(5, 'Peter Okonkwo', 'night', 3),
(6, 'Lena Fischer', 'late', 11),
(7, 'Grace Mulligan', 'day', 17),
(8, 'Rui Teixeira', 'night', 8),
(9, 'Nuala Hegarty', 'day', 2);

INSERT INTO ward VALUES
(1, 'Cardiology', 3, 24, 0, 1),
(2, 'Maternity', 2, 18, 0, 3),
(3, 'Intensive Care', 4, 10, 1, 7),
(4, 'Paediatrics', 2, 20, 0, 4),
(5, 'Orthopaedics', 1, 28, 0, 6),
(6, 'Oncology', 5, 16, 0, 8),
(7, 'Neonatal Care', 2, 8, 1, 2),
(8, 'Day Surgery', 1, 12, 0, NULL);

INSERT INTO doctor VALUES
(1, 'Helen Carty', 'Cardiology', '1998-09-01', 168000, 'Galway', NULL),
(2, 'Tomás Ó Briain', 'Cardiology', '2009-03-16', 124500, 'Galway', 1),
(3, 'Priya Nair', 'Oncology', '2004-01-12', 151000, 'Athlone', 1),
(4, 'James Whelan', 'Orthopaedics', '2012-07-02', 118250, 'Tuam', 1),
(5, 'Ewa Nowak', 'Paediatrics', '2015-11-23', 97400, 'Galway', 9),
(6, 'Samuel Adeyemi', 'Anaesthesia', '2018-02-05', 92000, 'Ennis', 10),
(7, 'Clara Lindqvist', 'Obstetrics', '2010-05-17', 131000, 'Galway', 1),
(8, 'Brian Moran', 'Orthopaedics', '2020-10-12', 76500, 'Tuam', 4),
(9, 'Fionnuala Keane', 'Paediatrics', '2001-06-25', 144000, 'Athlone', 1),
(10, 'Yusuf Demir', 'Anaesthesia', '2006-08-14', 139500, 'Galway', 1),
(11, 'Niamh Foley', 'Oncology', '2021-01-18', 71250, 'Ennis', 3),
(12, 'Oscar Reyes', 'Obstetrics', '2019-04-08', 88900, 'Galway', 7),
(13, 'Ruth Gallagher', 'Cardiology', '2022-09-05', 68700, NULL, 2),
(14, 'Karl Jensen', 'Dermatology', '2016-03-01', 90300, 'Tuam', NULL);

INSERT INTO doctor_ward VALUES
(1, 1, 1998), (1, 3, 2005), (2, 1, 2009), (2, 3, 2014),
(3, 6, 2004), (4, 5, 2012), (4, 8, 2013), (5, 4, 2015),
(5, 7, 2017), (6, 3, 2018), (6, 8, 2018), (6, 5, 2020),
(7, 2, 2010), (8, 5, 2020), (9, 4, 2001), (9, 7, 2002),
(9, 2, 2011), (10, 3, 2006), (10, 8, 2008), (11, 6, 2021),
(12, 2, 2019), (13, 1, 2022);

INSERT INTO patient VALUES
(101, 'Maeve Corrigan', 'F', '1954-02-11', 'Galway', 'A+', 'Y'),
(102, 'Liam Doyle', 'M', '1971-08-30', 'Tuam', 'O+', 'Y'),
(103, 'Zofia Wójcik', 'F', '1989-12-05', 'Galway', 'B+', 'N'),
(104, 'Patrick Hynes', 'M', '1946-04-19', 'Athlone', 'O-', 'Y'),
(105, 'Sorcha Nolan', 'F', '2016-07-08', 'Galway', 'A+', 'Y'),
(106, 'Daniel Osei', 'M', '2012-01-27', 'Ennis', 'AB+', 'Y'),
(107, 'Margaret Tully', 'F', '1939-10-02', 'Loughrea', 'A-', 'N'),
(108, 'Conor Fahy', 'M', '1993-05-14', 'Galway', 'O+', 'N'),
(109, 'Ines Carvalho', 'F', '1985-03-21', 'Tuam', 'O+', 'Y'),
(110, 'Noel Griffin', 'M', '1960-11-09', 'Ennis', 'B-', 'Y'),
(111, 'Aisling Burke', 'F', '1991-06-17', 'Athlone', 'A+', 'Y'),
(112, 'Mateus Silva', 'M', '1978-09-25', 'Galway', 'O+', 'N'),
(113, 'Kathleen Joyce', 'F', '1950-12-31', 'Tuam', 'AB-', 'Y'),
(114, 'Ahmed Farouk', 'M', '1968-07-04', 'Galway', 'B+', 'Y'),
(115, 'Róisín Walsh', 'F', '2019-09-13', 'Loughrea', 'O+', 'Y'),
(116, 'Eoin Cassidy', 'M', '2008-02-20', 'Athlone', NULL, 'Y'),
(117, 'Hanna Virtanen', 'F', '1996-10-28', 'Galway', 'A+', 'N'),
(118, 'Gerard Lyons', 'M', '1943-01-06', 'Ennis', 'O+', 'Y'),
(119, 'Teresa Mannion', 'F', '1964-05-23', 'Tuam', 'A-', 'Y'),
(120, 'Dmitri Volkov', 'M', '1982-04-02', 'Galway', 'O-', 'N'),
(121, 'Úna Kilbane', 'F', '2003-08-15', 'Loughrea', 'B+', 'Y'),
(122, 'Stephen Tighe', 'M', '1975-03-10', NULL, 'A+', 'N');

INSERT INTO admission VALUES
(1001, 101, 6, 11, 11, '2023-01-11', '2023-01-17', 5032.67),
  (1002, 102, 8, 4, 4, '2023-02-08', '2023-02-18', 4813.83),
(1003, 103, 1, 2, 2, '2023-02-19', '2023-02-20', 845.98),
  (1004, 104, 1, 1, 1, '2023-03-13', '2023-03-14', 953.12),
(1005, 105, 4, 5, 5, '2023-04-04', '2023-04-20', 6162.72),
  (1006, 106, 5, 8, 8, '2023-04-17', '2023-04-26', 5014.0),
(1007, 107, 3, 6, 1, '2023-05-07', '2023-05-11', 2502.33),
  (1008, 108, 6, 3, 3, '2023-05-25', '2023-06-01', 3450.87),
(1009, 109, 2, 12, 9, '2023-06-26', '2023-07-10', 5954.22),
  (1010, 110, 8, 10, 10, '2023-07-06', '2023-07-16', 5739.95),
(1011, 111, 1, 1, 1, '2023-07-27', '2023-07-28', 661.64),
  (1012, 112, 1, 1, 2, '2023-08-19', '2023-08-24', 3187.5),
(1013, 113, 1, 2, 2, '2023-09-08', '2023-09-09', 676.79),
  (1014, 114, 1, 1, 1, '2023-10-04', '2023-10-08', 1683.08),
(1015, 115, 4, 9, 9, '2023-10-12', '2023-10-23', 9127.76),
  (1016, 117, 1, 1, 1, '2023-11-07', '2023-11-15', 3294.02),
(1017, 118, 5, 8, 4, '2023-12-06', '2023-12-11', 4247.47),
  (1018, 120, 8, 4, 10, '2023-12-18', '2023-12-26', 6140.13),
(1019, 120, 1, 2, 2, '2024-01-02', '2024-01-16', 5721.58),
  (1020, 102, 3, 6, 2, '2024-02-01', '2024-02-10', 5641.92),
(1021, 110, 3, 2, 1, '2024-02-13', '2024-02-21', 5072.39),
  (1022, 109, 6, 3, 3, '2024-03-02', '2024-03-11', 5473.98),
(1023, 102, 1, 1, 2, '2024-03-31', '2024-04-05', 2211.2),
  (1024, 115, 7, 9, 9, '2024-04-09', '2024-04-25', 13813.47),
(1025, 102, 1, 1, 2, '2024-05-01', '2024-05-11', 5496.8),
  (1026, 103, 2, 9, 12, '2024-05-20', '2024-05-25', 4137.99),
(1027, 112, 1, 2, 1, '2024-06-21', '2024-06-22', 1123.51),
  (1028, 101, 3, 10, 10, '2024-06-28', '2024-07-01', 1325.62),
(1029, 109, 2, 9, 12, '2024-07-30', '2024-08-14', 9414.58),
  (1030, 103, 1, 2, 1, '2024-08-22', '2024-08-23', 558.22),
(1031, 117, 2, 12, 7, '2024-09-07', NULL, 4649.25),
  (1032, 118, 1, 2, 2, '2024-10-01', '2024-10-09', 4529.66),
(1033, 107, 8, 10, 4, '2024-10-12', NULL, NULL), (1034, 108, 3, 6, 2, '2024-10-30', NULL, NULL);

INSERT INTO treatment VALUES
('ECG', 'Electrocardiogram', 85),
('XRAY', 'X-ray imaging', 120),
('MRI', 'Magnetic resonance scan', 640),
('CHEMO', 'Chemotherapy session', 1850),
('CAST', 'Plaster cast', 95),
('ANGIO', 'Coronary angioplasty', 5200),
('CSECT', 'Caesarean section', 4100),
('BLOOD', 'Blood transfusion', 310),
('PHYS', 'Physiotherapy session', 70),
('VENT', 'Mechanical ventilation', 1400),
('DIAL', 'Dialysis', 780);

INSERT INTO admission_treatment VALUES
(1001, 'MRI', '2023-01-11'), (1001, 'CHEMO', '2023-01-12'), (1002, 'XRAY', '2023-02-09'),
  (1003, 'ANGIO', '2023-02-20'),
(1003, 'ECG', '2023-02-20'), (1004, 'BLOOD', '2023-03-14'), (1004, 'ANGIO', '2023-03-14'),
  (1004, 'ECG', '2023-03-13'),
(1006, 'XRAY', '2023-04-18'), (1007, 'BLOOD', '2023-05-07'), (1007, 'ECG', '2023-05-07'),
  (1008, 'MRI', '2023-05-25'),
(1008, 'CHEMO', '2023-05-26'), (1009, 'CSECT', '2023-06-26'), (1010, 'XRAY', '2023-07-06'),
  (1010, 'PHYS', '2023-07-07'),
(1012, 'ECG', '2023-08-20'), (1012, 'BLOOD', '2023-08-19'), (1012, 'ANGIO', '2023-08-19'),
  (1013, 'BLOOD', '2023-09-08'),
(1013, 'ECG', '2023-09-08'), (1014, 'ANGIO', '2023-10-04'), (1015, 'BLOOD', '2023-10-12'),
  (1015, 'XRAY', '2023-10-13'),
(1016, 'ANGIO', '2023-11-08'), (1016, 'ECG', '2023-11-07'), (1016, 'BLOOD', '2023-11-07'),
  (1017, 'PHYS', '2023-12-07'),
(1017, 'CAST', '2023-12-06'), (1019, 'BLOOD', '2024-01-02'), (1019, 'ECG', '2024-01-03'),
  (1019, 'ANGIO', '2024-01-02'),
(1020, 'BLOOD', '2024-02-02'), (1021, 'VENT', '2024-02-13'), (1021, 'ECG', '2024-02-14'),
  (1021, 'MRI', '2024-02-14'),
(1022, 'MRI', '2024-03-03'), (1022, 'BLOOD', '2024-03-02'), (1023, 'ECG', '2024-04-01'),
  (1025, 'BLOOD', '2024-05-02'),
(1026, 'CSECT', '2024-05-20'), (1026, 'BLOOD', '2024-05-21'), (1027, 'BLOOD', '2024-06-21'),
  (1027, 'ECG', '2024-06-22'),
(1028, 'BLOOD', '2024-06-28'), (1028, 'MRI', '2024-06-29'), (1029, 'BLOOD', '2024-07-30'),
  (1030, 'ECG', '2024-08-23'),
(1031, 'BLOOD', '2024-09-08'), (1031, 'CSECT', '2024-09-07'), (1032, 'ECG', '2024-10-01'),
  (1032, 'ANGIO', '2024-10-01'),
(1033, 'PHYS', '2024-10-13'), (1033, 'XRAY', '2024-10-12'), (1034, 'ECG', '2024-10-31'),
  (1034, 'VENT', '2024-10-31'),
(1034, 'MRI', '2024-10-31');
