BEGIN;
CREATE TABLE supplier (
  supplier_id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  city TEXT,
  email TEXT
);
INSERT INTO supplier VALUES (1, 'MedLine Wholesale', 'Leeds', 'orders@medline.example');
INSERT INTO supplier VALUES (2, 'Northern Pharma', 'Newcastle', NULL);
INSERT INTO supplier VALUES (3, 'Alpha Generics', 'Mumbai', 'sales@alphagen.example');
INSERT INTO supplier VALUES (4, 'Wellbeing Direct', 'Leeds', 'hello@wbd.example');
INSERT INTO supplier VALUES (5, 'EuroMed BV', 'Rotterdam', 'eu@euromed.example');
CREATE TABLE product (
  product_id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  category TEXT,
  requires_rx INTEGER DEFAULT 0,
  price_cents INTEGER,
  cost_cents INTEGER,
  qty_on_hand INTEGER,
  reorder_level INTEGER,
  supplier_id INTEGER REFERENCES supplier(supplier_id),
  expiry_date TEXT
);
INSERT INTO product VALUES (1, 'Paracetamol 500mg', 'painkiller', 0, 2530, 1888, 40, 15, 1,
  '2026-11-28');
INSERT INTO product VALUES (2, 'Ibuprofen 400mg', 'painkiller', 0, 1028, 679, 22, 15, 2,
  '2025-12-05');
INSERT INTO product VALUES (3, 'Codeine 30mg', 'painkiller', 1, 1943, 922, 15, 10, 1,
  '2026-07-31');
INSERT INTO product VALUES (4, 'Amoxicillin 250mg', 'antibiotic', 1, 2350, 1358, 120, 15, 2,
  '2026-05-08');
INSERT INTO product VALUES (5, 'Doxycycline 100mg', 'antibiotic', 1, 1879, 982, 65, 15, 3,
  '2025-04-09');
INSERT INTO product VALUES (6, 'Azithromycin 500mg', 'antibiotic', 1, 603, 409, 40, 20, 3,
  '2026-04-19');
INSERT INTO product VALUES (7, 'Cetirizine 10mg', 'allergy', 0, 1703, 902, 3, 15, 4,
  '2024-02-14');
INSERT INTO product VALUES (8, 'Loratadine 10mg', 'allergy', 0, 2050, 1077, 3, 15, 1,
  '2026-03-01');
INSERT INTO product VALUES (9, 'Fexofenadine 180mg', 'allergy', 1, 1622, 735, 8, 10, 4,
  '2025-02-05');
INSERT INTO product VALUES (10, 'Vitamin C 1000', 'vitamin', 0, 1287, 608, 8, 15, 3,
  '2026-10-01');
INSERT INTO product VALUES (11, 'Vitamin D3', 'vitamin', 0, 831, 518, 22, 10, 1, '2024-07-22');
INSERT INTO product VALUES (12, 'Multivitamin Kids', 'vitamin', 0, 420, 193, 40, 20, 4,
  '2024-10-01');
INSERT INTO product VALUES (13, 'Omeprazole 20mg', 'stomach', 1, 2648, 1909, 120, 20, 2,
  '2025-02-01');
INSERT INTO product VALUES (14, 'Gaviscon Liquid', 'stomach', 0, 972, 688, 120, 10, 1,
  '2024-12-04');
INSERT INTO product VALUES (15, 'Loperamide 2mg', 'stomach', 0, 1427, 810, 3, 10, 3,
  '2026-09-06');
INSERT INTO product VALUES (16, 'Sun Cream SPF50', 'skin care', 0, 385, 199, 40, 10, 3,
  '2024-12-12');
INSERT INTO product VALUES (17, 'Hydrocortisone 1%', 'skin care', 0, 1174, 719, 65, 10, 3,
  '2025-06-15');
INSERT INTO product VALUES (18, 'E45 Cream', 'skin care', 0, 541, 296, 8, 10, 1, '2026-04-20');
INSERT INTO product VALUES (19, 'Cough Syrup', 'cold & flu', 0, 2660, 1624, 0, 15, 2,
  '2025-08-13');
INSERT INTO product VALUES (20, 'Throat Lozenges', 'cold & flu', 0, 2080, 1416, 40, 15, 1,
  '2024-10-31');
INSERT INTO product VALUES (21, 'Nasal Spray', 'cold & flu', 0, 1330, 759, 40, 15, 4,
  '2024-05-22');
INSERT INTO product VALUES (22, 'Insulin Glargine', 'diabetes', 1, 1052, 663, 15, 10, 1,
  '2024-11-25');
INSERT INTO product VALUES (23, 'Metformin 500mg', 'diabetes', 1, 1552, 764, 0, 15, 2,
  '2026-02-16');
INSERT INTO product VALUES (24, 'Glucose Tablets', 'diabetes', 0, 2251, 1535, 15, 10, 4,
  '2025-11-13');
INSERT INTO product VALUES (25, 'Plasters 40 pack', 'first aid', 0, 1379, 946, 22, 10, 4, NULL);
INSERT INTO product VALUES (26, 'Thermometer Digital', 'first aid', 0, 983, 598, 22, 10, 2, NULL);
INSERT INTO product VALUES (27, 'Elastic Bandage', 'first aid', 0, 353, 230, 40, 20, 4, NULL);
CREATE TABLE customer (
  customer_id INTEGER PRIMARY KEY,
  first_name TEXT,
  last_name TEXT,
  birth_date TEXT,
  city TEXT,
  phone TEXT,
  loyalty_card TEXT
);
INSERT INTO customer VALUES (1, 'Carmen', 'Taylor', '1942-08-19', 'York', '07219540545', 'Y');
INSERT INTO customer VALUES (2, 'Derek', 'Reid', '1943-03-24', 'Leeds', '07485409121', 'N');
INSERT INTO customer VALUES (3, 'Nadia', 'Novak', '1981-09-22', 'Leeds', NULL, 'N');
INSERT INTO customer VALUES (4, 'Anna', 'Smith', '1961-04-12', 'York', '07700900123', 'Y');
INSERT INTO customer VALUES (5, 'Vera', 'Nguyen', '2003-06-30', 'Leeds', NULL, 'N');
INSERT INTO customer VALUES (6, 'Grace', 'Rossi', '1938-07-29', 'Bradford', '07691756110', 'Y');
INSERT INTO customer VALUES (7, 'Olivia', 'Vance', '1955-04-02', 'Bradford', NULL, 'Y');
INSERT INTO customer VALUES (8, 'Carmen', 'Novak', '1941-05-24', 'Bradford', '07768051664', 'Y');
INSERT INTO customer VALUES (9, 'George', 'Whitfield', '1949-11-02', 'Bradford', '07700900456',
  'Y');
INSERT INTO customer VALUES (10, 'Kim', 'Taylor', '1981-02-25', 'Bradford', NULL, 'Y');
INSERT INTO customer VALUES (11, 'Carmen', 'Reid', '1989-03-15', 'Harrogate', '07295668174', 'N');
INSERT INTO customer VALUES (12, 'Ines', 'Ueda', '1943-05-07', 'Leeds', '07569896602', 'Y');
INSERT INTO customer VALUES (13, 'Grace', 'Silva', '1963-11-10', 'Bradford', NULL, 'N');
INSERT INTO customer VALUES (14, 'Joel', 'Young', '1951-08-02', 'York', '07257855894', 'N');
INSERT INTO customer VALUES (15, 'Yusuf', 'Dunn', '1959-09-02', 'Leeds', NULL, 'N');
INSERT INTO customer VALUES (16, 'Jack', 'Reid', '1952-09-25', 'Leeds', '07993995079', 'Y');
INSERT INTO customer VALUES (17, 'Rosa', 'White', '1940-06-10', 'Bradford', '07041312766', 'Y');
INSERT INTO customer VALUES (18, 'Tina', 'Nguyen', '1961-09-08', 'Leeds', '07402795928', 'Y');
INSERT INTO customer VALUES (19, 'Quinn', 'Price', '1997-05-30', 'Harrogate', '07850681538', 'N');
INSERT INTO customer VALUES (20, 'Nadia', 'Evans', '1961-09-01', 'Leeds', '07324076648', 'Y');
INSERT INTO customer VALUES (21, 'Anna', 'Smith', '1988-09-30', 'Leeds', NULL, 'N');
INSERT INTO customer VALUES (22, 'Clara', 'Walker', '1943-02-01', 'Bradford', NULL, 'Y');
INSERT INTO customer VALUES (23, 'Frank', 'Young', '1947-05-10', 'Bradford', '07709867400', 'N');
INSERT INTO customer VALUES (24, 'Rosa', 'Walker', '2003-05-05', 'Bradford', '07305526107', 'N');
INSERT INTO customer VALUES (25, 'Ines', 'White', '1952-09-27', 'Harrogate', '07319139946', 'Y');
INSERT INTO customer VALUES (26, 'Aisha', 'Dunn', '1985-02-24', 'Leeds', NULL, 'Y');
INSERT INTO customer VALUES (27, 'Anna', 'White', '2000-06-21', 'Leeds', '07671799377', 'N');
INSERT INTO customer VALUES (28, 'Nadia', 'Silva', '1950-03-29', 'York', '07260484578', 'Y');
INSERT INTO customer VALUES (29, 'Carmen', 'Vance', '1943-09-28', 'Leeds', NULL, 'N');
INSERT INTO customer VALUES (30, 'Grace', 'O''Brien', '1943-06-30', 'Leeds', '07371233859', 'N');
INSERT INTO customer VALUES (31, 'Karen', 'White', '1944-11-11', 'Harrogate', '07930245041', 'N');
INSERT INTO customer VALUES (32, 'Aisha', 'White', '1953-07-07', 'Leeds', '07896412916', 'Y');
INSERT INTO customer VALUES (33, 'Anna', 'Brown', '1960-11-28', 'Bradford', '07603875532', 'N');
INSERT INTO customer VALUES (34, 'Hugo', 'Price', '1990-03-16', 'Bradford', '07785206819', 'Y');
INSERT INTO customer VALUES (35, 'Maria', 'Novak', '1942-08-02', 'Harrogate', NULL, 'N');
CREATE TABLE staff_member (
  staff_id INTEGER PRIMARY KEY,
  full_name TEXT,
  job TEXT,
  hired_on TEXT
);
INSERT INTO staff_member VALUES (1, 'Helen Marsh', 'pharmacist', '2012-03-01');
INSERT INTO staff_member VALUES (2, 'Omar Aziz', 'pharmacist', '2019-09-16');
INSERT INTO staff_member VALUES (3, 'Lucy Ford', 'counter assistant', '2021-01-11');
INSERT INTO staff_member VALUES (4, 'Piotr Zielinski', 'counter assistant', '2022-06-01');
INSERT INTO staff_member VALUES (5, 'Beth Cole', 'delivery driver', '2023-02-20');
CREATE TABLE sale (
  sale_id INTEGER PRIMARY KEY,
  customer_id INTEGER REFERENCES customer(customer_id),
  staff_id INTEGER REFERENCES staff_member(staff_id),
  sold_on TEXT,
  pay_method TEXT
);
INSERT INTO sale VALUES (1, 9, 2, '2024-05-09', 'voucher');
INSERT INTO sale VALUES (2, 9, 4, '2023-03-03', 'card');
INSERT INTO sale VALUES (3, 1, 3, '2023-02-09', 'card');
INSERT INTO sale VALUES (4, 28, 2, '2023-11-26', 'card');
INSERT INTO sale VALUES (5, 10, 3, '2024-06-13', 'voucher');
INSERT INTO sale VALUES (6, 1, 3, '2023-04-22', 'voucher');
INSERT INTO sale VALUES (7, 30, 3, '2023-08-04', 'card');
INSERT INTO sale VALUES (8, 26, 4, '2024-02-11', 'card');
INSERT INTO sale VALUES (9, 13, 1, '2023-12-30', 'card');
INSERT INTO sale VALUES (10, 27, 3, '2023-01-02', 'card');
INSERT INTO sale VALUES (11, 17, 2, '2024-06-26', 'voucher');
INSERT INTO sale VALUES (12, NULL, 3, '2024-04-22', 'card');
INSERT INTO sale VALUES (13, 12, 4, '2023-02-10', 'cash');
INSERT INTO sale VALUES (14, 3, 1, '2023-03-26', 'voucher');
INSERT INTO sale VALUES (15, NULL, 3, '2023-07-28', 'card');
INSERT INTO sale VALUES (16, 20, 1, '2023-07-08', 'voucher');
INSERT INTO sale VALUES (17, 5, 3, '2024-06-05', 'card');
INSERT INTO sale VALUES (18, 7, 2, '2023-12-06', 'card');
INSERT INTO sale VALUES (19, NULL, 3, '2023-10-08', 'card');
INSERT INTO sale VALUES (20, 17, 1, '2023-10-23', 'voucher');
INSERT INTO sale VALUES (21, 13, 4, '2024-01-28', 'voucher');
INSERT INTO sale VALUES (22, NULL, 3, '2024-04-26', 'card');
INSERT INTO sale VALUES (23, 4, 1, '2024-06-18', 'card');
INSERT INTO sale VALUES (24, 28, 3, '2023-12-11', 'card');
INSERT INTO sale VALUES (25, 20, 4, '2023-10-13', 'card');
INSERT INTO sale VALUES (26, 2, 3, '2023-02-04', 'card');
INSERT INTO sale VALUES (27, 7, 3, '2023-03-29', 'voucher');
INSERT INTO sale VALUES (28, 27, 3, '2023-12-06', 'card');
INSERT INTO sale VALUES (29, 18, 4, '2024-04-16', 'card');
INSERT INTO sale VALUES (30, 6, 1, '2024-04-07', 'card');
INSERT INTO sale VALUES (31, NULL, 4, '2023-01-08', 'card');
INSERT INTO sale VALUES (32, NULL, 1, '2023-08-08', 'card');
INSERT INTO sale VALUES (33, 8, 3, '2023-10-29', 'card');
INSERT INTO sale VALUES (34, 30, 3, '2023-03-19', 'card');
INSERT INTO sale VALUES (35, NULL, 2, '2024-02-11', 'cash');
INSERT INTO sale VALUES (36, 5, 4, '2023-04-24', 'voucher');
INSERT INTO sale VALUES (37, 5, 4, '2023-12-18', 'voucher');
INSERT INTO sale VALUES (38, NULL, 3, '2024-03-12', 'cash');
INSERT INTO sale VALUES (39, NULL, 4, '2023-02-09', 'card');
INSERT INTO sale VALUES (40, 26, 3, '2023-10-16', 'cash');
INSERT INTO sale VALUES (41, 20, 4, '2023-12-14', 'card');
INSERT INTO sale VALUES (42, 25, 3, '2024-05-29', 'voucher');
INSERT INTO sale VALUES (43, 25, 3, '2023-02-07', 'card');
INSERT INTO sale VALUES (44, 30, 4, '2023-07-03', 'voucher');
INSERT INTO sale VALUES (45, NULL, 4, '2024-02-10', 'cash');
INSERT INTO sale VALUES (46, 24, 1, '2023-07-06', 'voucher');
INSERT INTO sale VALUES (47, 25, 3, '2024-05-20', 'card');
INSERT INTO sale VALUES (48, 14, 2, '2023-07-21', 'cash');
INSERT INTO sale VALUES (49, 6, 3, '2024-05-15', 'card');
INSERT INTO sale VALUES (50, 26, 4, '2023-04-08', 'card');
INSERT INTO sale VALUES (51, 20, 3, '2024-05-16', 'card');
INSERT INTO sale VALUES (52, 20, 4, '2024-03-05', 'voucher');
INSERT INTO sale VALUES (53, NULL, 1, '2023-08-28', 'cash');
INSERT INTO sale VALUES (54, 28, 3, '2023-11-26', 'voucher');
INSERT INTO sale VALUES (55, 18, 3, '2024-01-22', 'card');
INSERT INTO sale VALUES (56, 13, 3, '2023-11-24', 'voucher');
INSERT INTO sale VALUES (57, 4, 1, '2023-03-16', 'card');
INSERT INTO sale VALUES (58, 7, 1, '2023-01-09', 'card');
INSERT INTO sale VALUES (59, 9, 3, '2023-09-19', 'voucher');
INSERT INTO sale VALUES (60, NULL, 3, '2023-02-18', 'voucher');
INSERT INTO sale VALUES (61, 16, 3, '2023-05-20', 'card');
INSERT INTO sale VALUES (62, NULL, 2, '2023-11-12', 'card');
INSERT INTO sale VALUES (63, NULL, 2, '2024-05-24', 'card');
INSERT INTO sale VALUES (64, 6, 4, '2023-10-15', 'cash');
INSERT INTO sale VALUES (65, 7, 4, '2024-06-29', 'voucher');
INSERT INTO sale VALUES (66, 3, 3, '2023-03-26', 'card');
INSERT INTO sale VALUES (67, 8, 3, '2023-01-29', 'cash');
INSERT INTO sale VALUES (68, 7, 2, '2024-05-20', 'card');
INSERT INTO sale VALUES (69, 25, 4, '2023-07-13', 'card');
INSERT INTO sale VALUES (70, 2, 3, '2023-12-29', 'cash');
INSERT INTO sale VALUES (71, 8, 3, '2023-07-12', 'voucher');
INSERT INTO sale VALUES (72, 28, 3, '2023-12-29', 'voucher');
INSERT INTO sale VALUES (73, 15, 4, '2024-04-03', 'card');
INSERT INTO sale VALUES (74, 24, 3, '2023-02-13', 'card');
INSERT INTO sale VALUES (75, 27, 3, '2023-04-19', 'card');
INSERT INTO sale VALUES (76, 25, 2, '2024-02-22', 'voucher');
INSERT INTO sale VALUES (77, 27, 1, '2023-12-25', 'card');
INSERT INTO sale VALUES (78, 23, 4, '2023-12-19', 'voucher');
INSERT INTO sale VALUES (79, 2, 4, '2024-06-06', 'card');
INSERT INTO sale VALUES (80, 27, 4, '2023-09-12', 'cash');
INSERT INTO sale VALUES (81, 4, 3, '2024-02-19', 'voucher');
INSERT INTO sale VALUES (82, 5, 2, '2023-04-03', 'voucher');
INSERT INTO sale VALUES (83, 4, 4, '2023-09-22', 'card');
INSERT INTO sale VALUES (84, 15, 3, '2024-02-12', 'cash');
INSERT INTO sale VALUES (85, 28, 1, '2024-03-21', 'card');
INSERT INTO sale VALUES (86, 18, 3, '2023-08-21', 'cash');
INSERT INTO sale VALUES (87, 11, 3, '2024-06-28', 'card');
INSERT INTO sale VALUES (88, 8, 3, '2023-11-26', 'card');
INSERT INTO sale VALUES (89, NULL, 3, '2024-02-09', 'cash');
INSERT INTO sale VALUES (90, NULL, 1, '2024-06-28', 'card');
INSERT INTO sale VALUES (91, 12, 4, '2023-01-20', 'card');
INSERT INTO sale VALUES (92, 13, 3, '2023-07-14', 'voucher');
INSERT INTO sale VALUES (93, 9, 3, '2023-09-05', 'card');
INSERT INTO sale VALUES (94, 23, 3, '2024-02-23', 'card');
INSERT INTO sale VALUES (95, 18, 3, '2024-02-21', 'card');
INSERT INTO sale VALUES (96, 9, 3, '2024-04-03', 'card');
INSERT INTO sale VALUES (97, 28, 3, '2024-05-25', 'voucher');
INSERT INTO sale VALUES (98, 22, 2, '2024-02-16', 'voucher');
INSERT INTO sale VALUES (99, 11, 3, '2024-03-18', 'card');
INSERT INTO sale VALUES (100, 9, 4, '2024-02-19', 'card');
INSERT INTO sale VALUES (101, NULL, 2, '2024-04-29', 'card');
INSERT INTO sale VALUES (102, 27, 4, '2023-03-10', 'cash');
INSERT INTO sale VALUES (103, 16, 4, '2023-12-11', 'card');
INSERT INTO sale VALUES (104, 30, 3, '2023-06-22', 'card');
INSERT INTO sale VALUES (105, NULL, 3, '2023-07-12', 'card');
INSERT INTO sale VALUES (106, 28, 3, '2023-03-05', 'card');
INSERT INTO sale VALUES (107, 14, 3, '2023-11-27', 'card');
INSERT INTO sale VALUES (108, 13, 3, '2023-10-19', 'cash');
INSERT INTO sale VALUES (109, 4, 4, '2023-12-22', 'card');
INSERT INTO sale VALUES (110, 16, 4, '2023-04-13', 'cash');
INSERT INTO sale VALUES (111, 16, 2, '2023-10-25', 'card');
INSERT INTO sale VALUES (112, 25, 1, '2023-06-09', 'voucher');
INSERT INTO sale VALUES (113, NULL, 4, '2023-10-15', 'voucher');
INSERT INTO sale VALUES (114, 30, 2, '2024-05-23', 'cash');
INSERT INTO sale VALUES (115, NULL, 4, '2024-06-30', 'card');
INSERT INTO sale VALUES (116, 12, 3, '2024-05-30', 'card');
INSERT INTO sale VALUES (117, 15, 4, '2024-02-03', 'cash');
INSERT INTO sale VALUES (118, 28, 4, '2023-09-03', 'card');
INSERT INTO sale VALUES (119, 12, 3, '2024-03-17', 'voucher');
INSERT INTO sale VALUES (120, 28, 4, '2024-02-21', 'card');
INSERT INTO sale VALUES (121, 8, 3, '2024-02-23', 'cash');
INSERT INTO sale VALUES (122, NULL, 3, '2023-12-03', 'card');
INSERT INTO sale VALUES (123, 8, 3, '2023-05-30', 'card');
INSERT INTO sale VALUES (124, 10, 2, '2023-10-31', 'card');
INSERT INTO sale VALUES (125, 6, 4, '2024-01-06', 'cash');
INSERT INTO sale VALUES (126, 22, 4, '2023-01-06', 'voucher');
INSERT INTO sale VALUES (127, 27, 2, '2023-02-07', 'voucher');
INSERT INTO sale VALUES (128, 6, 3, '2023-05-05', 'card');
INSERT INTO sale VALUES (129, 22, 4, '2024-05-25', 'card');
INSERT INTO sale VALUES (130, 2, 3, '2023-08-12', 'voucher');
INSERT INTO sale VALUES (131, 11, 3, '2023-05-04', 'voucher');
INSERT INTO sale VALUES (132, 4, 3, '2023-07-16', 'cash');
INSERT INTO sale VALUES (133, 13, 3, '2024-06-12', 'card');
INSERT INTO sale VALUES (134, 10, 3, '2023-02-26', 'card');
INSERT INTO sale VALUES (135, 9, 3, '2024-04-03', 'cash');
INSERT INTO sale VALUES (136, 15, 3, '2023-01-25', 'cash');
INSERT INTO sale VALUES (137, NULL, 3, '2023-06-30', 'card');
INSERT INTO sale VALUES (138, NULL, 4, '2023-11-10', 'voucher');
INSERT INTO sale VALUES (139, 15, 3, '2023-09-04', 'voucher');
INSERT INTO sale VALUES (140, 10, 2, '2024-04-25', 'card');
CREATE TABLE sale_line (
  line_id INTEGER PRIMARY KEY,
  sale_id INTEGER REFERENCES sale(sale_id),
  product_id INTEGER REFERENCES product(product_id),
  qty INTEGER,
  unit_price_cents INTEGER
);
INSERT INTO sale_line VALUES (1, 1, 6, 1, 603);
INSERT INTO sale_line VALUES (2, 1, 5, 1, 1879);
INSERT INTO sale_line VALUES (3, 2, 3, 1, 1943);
INSERT INTO sale_line VALUES (4, 2, 19, 1, 2660);
INSERT INTO sale_line VALUES (5, 3, 8, 1, 2050);
INSERT INTO sale_line VALUES (6, 3, 21, 2, 1330);
INSERT INTO sale_line VALUES (7, 4, 11, 2, 831);
INSERT INTO sale_line VALUES (8, 4, 12, 1, 420);
INSERT INTO sale_line VALUES (9, 4, 23, 1, 1552);
INSERT INTO sale_line VALUES (10, 5, 22, 1, 1052);
INSERT INTO sale_line VALUES (11, 6, 9, 1, 1622);
INSERT INTO sale_line VALUES (12, 7, 3, 2, 1943);
INSERT INTO sale_line VALUES (13, 8, 6, 1, 603);
INSERT INTO sale_line VALUES (14, 8, 20, 3, 2080);
INSERT INTO sale_line VALUES (15, 9, 7, 3, 1703);
INSERT INTO sale_line VALUES (16, 10, 13, 1, 2648);
INSERT INTO sale_line VALUES (17, 11, 8, 1, 2050);
INSERT INTO sale_line VALUES (18, 12, 15, 1, 1427);
INSERT INTO sale_line VALUES (19, 12, 11, 2, 831);
INSERT INTO sale_line VALUES (20, 13, 2, 1, 1028);
INSERT INTO sale_line VALUES (21, 13, 3, 1, 1943);
INSERT INTO sale_line VALUES (22, 14, 10, 1, 1287);
INSERT INTO sale_line VALUES (23, 14, 8, 1, 2050);
INSERT INTO sale_line VALUES (24, 15, 17, 3, 1174);
INSERT INTO sale_line VALUES (25, 15, 10, 1, 1287);
INSERT INTO sale_line VALUES (26, 15, 9, 1, 1622);
INSERT INTO sale_line VALUES (27, 16, 20, 1, 2080);
INSERT INTO sale_line VALUES (28, 16, 10, 3, 1287);
INSERT INTO sale_line VALUES (29, 17, 2, 1, 1028);
INSERT INTO sale_line VALUES (30, 17, 1, 1, 2530);
INSERT INTO sale_line VALUES (31, 18, 22, 1, 1052);
INSERT INTO sale_line VALUES (32, 19, 1, 1, 2530);
INSERT INTO sale_line VALUES (33, 19, 24, 1, 2251);
INSERT INTO sale_line VALUES (34, 20, 15, 1, 1427);
INSERT INTO sale_line VALUES (35, 21, 24, 1, 2251);
INSERT INTO sale_line VALUES (36, 21, 14, 3, 972);
INSERT INTO sale_line VALUES (37, 22, 7, 1, 1703);
INSERT INTO sale_line VALUES (38, 22, 5, 1, 1879);
INSERT INTO sale_line VALUES (39, 23, 19, 2, 2660);
INSERT INTO sale_line VALUES (40, 23, 10, 2, 1287);
INSERT INTO sale_line VALUES (41, 23, 7, 1, 1703);
INSERT INTO sale_line VALUES (42, 24, 25, 1, 1379);
INSERT INTO sale_line VALUES (43, 25, 12, 3, 420);
INSERT INTO sale_line VALUES (44, 26, 22, 1, 1052);
INSERT INTO sale_line VALUES (45, 26, 17, 3, 1174);
INSERT INTO sale_line VALUES (46, 27, 14, 1, 972);
INSERT INTO sale_line VALUES (47, 28, 17, 1, 1174);
INSERT INTO sale_line VALUES (48, 29, 17, 3, 1174);
INSERT INTO sale_line VALUES (49, 29, 19, 2, 2660);
INSERT INTO sale_line VALUES (50, 30, 23, 1, 1552);
INSERT INTO sale_line VALUES (51, 31, 7, 1, 1703);
INSERT INTO sale_line VALUES (52, 31, 11, 2, 831);
INSERT INTO sale_line VALUES (53, 32, 18, 1, 541);
INSERT INTO sale_line VALUES (54, 32, 15, 1, 1427);
INSERT INTO sale_line VALUES (55, 33, 20, 2, 2080);
INSERT INTO sale_line VALUES (56, 34, 4, 1, 2350);
INSERT INTO sale_line VALUES (57, 35, 21, 1, 1330);
INSERT INTO sale_line VALUES (58, 36, 21, 1, 1330);
INSERT INTO sale_line VALUES (59, 36, 9, 2, 1622);
INSERT INTO sale_line VALUES (60, 37, 20, 1, 2080);
INSERT INTO sale_line VALUES (61, 37, 24, 3, 2251);
INSERT INTO sale_line VALUES (62, 37, 8, 1, 2050);
INSERT INTO sale_line VALUES (63, 38, 18, 1, 541);
INSERT INTO sale_line VALUES (64, 39, 16, 3, 385);
INSERT INTO sale_line VALUES (65, 39, 11, 3, 831);
INSERT INTO sale_line VALUES (66, 40, 9, 1, 1622);
INSERT INTO sale_line VALUES (67, 40, 14, 2, 972);
INSERT INTO sale_line VALUES (68, 41, 6, 1, 603);
INSERT INTO sale_line VALUES (69, 41, 11, 2, 831);
INSERT INTO sale_line VALUES (70, 41, 8, 3, 2050);
INSERT INTO sale_line VALUES (71, 42, 21, 1, 1330);
INSERT INTO sale_line VALUES (72, 43, 7, 3, 1703);
INSERT INTO sale_line VALUES (73, 43, 14, 1, 972);
INSERT INTO sale_line VALUES (74, 44, 24, 1, 2251);
INSERT INTO sale_line VALUES (75, 45, 3, 1, 1943);
INSERT INTO sale_line VALUES (76, 45, 18, 1, 541);
INSERT INTO sale_line VALUES (77, 45, 4, 3, 2350);
INSERT INTO sale_line VALUES (78, 46, 8, 1, 2050);
INSERT INTO sale_line VALUES (79, 47, 16, 2, 385);
INSERT INTO sale_line VALUES (80, 48, 19, 3, 2660);
INSERT INTO sale_line VALUES (81, 48, 14, 3, 972);
INSERT INTO sale_line VALUES (82, 48, 21, 1, 1330);
INSERT INTO sale_line VALUES (83, 49, 12, 2, 420);
INSERT INTO sale_line VALUES (84, 50, 14, 1, 972);
INSERT INTO sale_line VALUES (85, 50, 16, 1, 385);
INSERT INTO sale_line VALUES (86, 51, 5, 3, 1879);
INSERT INTO sale_line VALUES (87, 51, 23, 1, 1552);
INSERT INTO sale_line VALUES (88, 52, 10, 1, 1287);
INSERT INTO sale_line VALUES (89, 52, 17, 3, 1174);
INSERT INTO sale_line VALUES (90, 53, 20, 1, 2080);
INSERT INTO sale_line VALUES (91, 53, 24, 2, 2251);
INSERT INTO sale_line VALUES (92, 54, 23, 2, 1552);
INSERT INTO sale_line VALUES (93, 54, 18, 1, 541);
INSERT INTO sale_line VALUES (94, 55, 10, 1, 1287);
INSERT INTO sale_line VALUES (95, 55, 12, 3, 420);
INSERT INTO sale_line VALUES (96, 56, 25, 3, 1379);
INSERT INTO sale_line VALUES (97, 56, 20, 2, 2080);
INSERT INTO sale_line VALUES (98, 56, 23, 1, 1552);
INSERT INTO sale_line VALUES (99, 57, 16, 1, 385);
INSERT INTO sale_line VALUES (100, 58, 8, 1, 2050);
INSERT INTO sale_line VALUES (101, 59, 12, 1, 420);
INSERT INTO sale_line VALUES (102, 60, 21, 1, 1330);
INSERT INTO sale_line VALUES (103, 61, 20, 1, 2080);
INSERT INTO sale_line VALUES (104, 62, 14, 1, 972);
INSERT INTO sale_line VALUES (105, 62, 21, 1, 1330);
INSERT INTO sale_line VALUES (106, 63, 15, 1, 1427);
INSERT INTO sale_line VALUES (107, 63, 12, 1, 420);
INSERT INTO sale_line VALUES (108, 64, 21, 3, 1330);
INSERT INTO sale_line VALUES (109, 64, 16, 1, 385);
INSERT INTO sale_line VALUES (110, 65, 14, 1, 972);
INSERT INTO sale_line VALUES (111, 66, 25, 2, 1379);
INSERT INTO sale_line VALUES (112, 66, 21, 1, 1330);
INSERT INTO sale_line VALUES (113, 67, 1, 3, 2530);
INSERT INTO sale_line VALUES (114, 68, 19, 3, 2660);
INSERT INTO sale_line VALUES (115, 68, 3, 1, 1943);
INSERT INTO sale_line VALUES (116, 68, 10, 2, 1287);
INSERT INTO sale_line VALUES (117, 69, 5, 1, 1879);
INSERT INTO sale_line VALUES (118, 70, 4, 1, 2350);
INSERT INTO sale_line VALUES (119, 70, 5, 3, 1879);
INSERT INTO sale_line VALUES (120, 71, 1, 1, 2530);
INSERT INTO sale_line VALUES (121, 71, 22, 2, 1052);
INSERT INTO sale_line VALUES (122, 72, 17, 2, 1174);
INSERT INTO sale_line VALUES (123, 72, 19, 2, 2660);
INSERT INTO sale_line VALUES (124, 72, 20, 1, 2080);
INSERT INTO sale_line VALUES (125, 73, 19, 1, 2660);
INSERT INTO sale_line VALUES (126, 74, 11, 2, 831);
INSERT INTO sale_line VALUES (127, 74, 4, 1, 2350);
INSERT INTO sale_line VALUES (128, 74, 15, 3, 1427);
INSERT INTO sale_line VALUES (129, 75, 24, 1, 2251);
INSERT INTO sale_line VALUES (130, 76, 8, 1, 2050);
INSERT INTO sale_line VALUES (131, 77, 20, 1, 2080);
INSERT INTO sale_line VALUES (132, 77, 25, 1, 1379);
INSERT INTO sale_line VALUES (133, 78, 3, 1, 1943);
INSERT INTO sale_line VALUES (134, 79, 23, 2, 1552);
INSERT INTO sale_line VALUES (135, 79, 6, 1, 603);
INSERT INTO sale_line VALUES (136, 79, 25, 3, 1379);
INSERT INTO sale_line VALUES (137, 80, 12, 1, 420);
INSERT INTO sale_line VALUES (138, 80, 24, 3, 2251);
INSERT INTO sale_line VALUES (139, 81, 12, 1, 420);
INSERT INTO sale_line VALUES (140, 82, 17, 2, 1174);
INSERT INTO sale_line VALUES (141, 83, 22, 2, 1052);
INSERT INTO sale_line VALUES (142, 83, 3, 1, 1943);
INSERT INTO sale_line VALUES (143, 84, 21, 2, 1330);
INSERT INTO sale_line VALUES (144, 84, 17, 1, 1174);
INSERT INTO sale_line VALUES (145, 85, 1, 1, 2530);
INSERT INTO sale_line VALUES (146, 86, 13, 3, 2648);
INSERT INTO sale_line VALUES (147, 87, 22, 3, 1052);
INSERT INTO sale_line VALUES (148, 87, 21, 2, 1330);
INSERT INTO sale_line VALUES (149, 88, 23, 2, 1552);
INSERT INTO sale_line VALUES (150, 88, 10, 1, 1287);
INSERT INTO sale_line VALUES (151, 89, 20, 2, 2080);
INSERT INTO sale_line VALUES (152, 89, 10, 1, 1287);
INSERT INTO sale_line VALUES (153, 89, 5, 2, 1879);
INSERT INTO sale_line VALUES (154, 90, 2, 1, 1028);
INSERT INTO sale_line VALUES (155, 91, 17, 1, 1174);
INSERT INTO sale_line VALUES (156, 92, 25, 1, 1379);
INSERT INTO sale_line VALUES (157, 93, 8, 3, 2050);
INSERT INTO sale_line VALUES (158, 94, 5, 1, 1879);
INSERT INTO sale_line VALUES (159, 95, 6, 1, 603);
INSERT INTO sale_line VALUES (160, 95, 14, 3, 972);
INSERT INTO sale_line VALUES (161, 96, 5, 1, 1879);
INSERT INTO sale_line VALUES (162, 96, 1, 1, 2530);
INSERT INTO sale_line VALUES (163, 97, 12, 1, 420);
INSERT INTO sale_line VALUES (164, 97, 24, 2, 2251);
INSERT INTO sale_line VALUES (165, 97, 25, 1, 1379);
INSERT INTO sale_line VALUES (166, 98, 16, 1, 385);
INSERT INTO sale_line VALUES (167, 99, 3, 1, 1943);
INSERT INTO sale_line VALUES (168, 99, 14, 1, 972);
INSERT INTO sale_line VALUES (169, 100, 24, 1, 2251);
INSERT INTO sale_line VALUES (170, 101, 7, 3, 1703);
INSERT INTO sale_line VALUES (171, 102, 12, 2, 420);
INSERT INTO sale_line VALUES (172, 103, 18, 2, 541);
INSERT INTO sale_line VALUES (173, 103, 3, 1, 1943);
INSERT INTO sale_line VALUES (174, 104, 13, 1, 2648);
INSERT INTO sale_line VALUES (175, 105, 20, 2, 2080);
INSERT INTO sale_line VALUES (176, 105, 1, 3, 2530);
INSERT INTO sale_line VALUES (177, 105, 7, 2, 1703);
INSERT INTO sale_line VALUES (178, 106, 14, 2, 972);
INSERT INTO sale_line VALUES (179, 106, 11, 3, 831);
INSERT INTO sale_line VALUES (180, 106, 1, 1, 2530);
INSERT INTO sale_line VALUES (181, 107, 17, 3, 1174);
INSERT INTO sale_line VALUES (182, 108, 22, 3, 1052);
INSERT INTO sale_line VALUES (183, 108, 12, 1, 420);
INSERT INTO sale_line VALUES (184, 109, 20, 1, 2080);
INSERT INTO sale_line VALUES (185, 109, 25, 1, 1379);
INSERT INTO sale_line VALUES (186, 110, 25, 2, 1379);
INSERT INTO sale_line VALUES (187, 111, 13, 1, 2648);
INSERT INTO sale_line VALUES (188, 112, 25, 2, 1379);
INSERT INTO sale_line VALUES (189, 113, 8, 1, 2050);
INSERT INTO sale_line VALUES (190, 114, 2, 1, 1028);
INSERT INTO sale_line VALUES (191, 114, 19, 1, 2660);
INSERT INTO sale_line VALUES (192, 114, 9, 2, 1622);
INSERT INTO sale_line VALUES (193, 115, 11, 1, 831);
INSERT INTO sale_line VALUES (194, 115, 7, 3, 1703);
INSERT INTO sale_line VALUES (195, 115, 9, 1, 1622);
INSERT INTO sale_line VALUES (196, 116, 22, 1, 1052);
INSERT INTO sale_line VALUES (197, 117, 13, 1, 2648);
INSERT INTO sale_line VALUES (198, 118, 15, 1, 1427);
INSERT INTO sale_line VALUES (199, 118, 11, 1, 831);
INSERT INTO sale_line VALUES (200, 119, 24, 1, 2251);
INSERT INTO sale_line VALUES (201, 119, 12, 2, 420);
INSERT INTO sale_line VALUES (202, 120, 11, 2, 831);
INSERT INTO sale_line VALUES (203, 120, 4, 3, 2350);
INSERT INTO sale_line VALUES (204, 121, 6, 1, 603);
INSERT INTO sale_line VALUES (205, 122, 25, 2, 1379);
INSERT INTO sale_line VALUES (206, 122, 10, 1, 1287);
INSERT INTO sale_line VALUES (207, 123, 9, 1, 1622);
INSERT INTO sale_line VALUES (208, 123, 11, 2, 831);
INSERT INTO sale_line VALUES (209, 124, 8, 1, 2050);
INSERT INTO sale_line VALUES (210, 124, 17, 1, 1174);
INSERT INTO sale_line VALUES (211, 125, 19, 3, 2660);
INSERT INTO sale_line VALUES (212, 125, 20, 1, 2080);
INSERT INTO sale_line VALUES (213, 126, 3, 1, 1943);
INSERT INTO sale_line VALUES (214, 127, 19, 1, 2660);
INSERT INTO sale_line VALUES (215, 127, 18, 1, 541);
INSERT INTO sale_line VALUES (216, 127, 10, 1, 1287);
INSERT INTO sale_line VALUES (217, 128, 13, 1, 2648);
INSERT INTO sale_line VALUES (218, 128, 7, 1, 1703);
INSERT INTO sale_line VALUES (219, 128, 1, 1, 2530);
INSERT INTO sale_line VALUES (220, 129, 25, 3, 1379);
INSERT INTO sale_line VALUES (221, 129, 19, 3, 2660);
INSERT INTO sale_line VALUES (222, 130, 7, 1, 1703);
INSERT INTO sale_line VALUES (223, 130, 17, 2, 1174);
INSERT INTO sale_line VALUES (224, 131, 6, 2, 603);
INSERT INTO sale_line VALUES (225, 131, 13, 1, 2648);
INSERT INTO sale_line VALUES (226, 132, 19, 1, 2660);
INSERT INTO sale_line VALUES (227, 132, 3, 3, 1943);
INSERT INTO sale_line VALUES (228, 133, 6, 3, 603);
INSERT INTO sale_line VALUES (229, 134, 7, 2, 1703);
INSERT INTO sale_line VALUES (230, 134, 13, 1, 2648);
INSERT INTO sale_line VALUES (231, 135, 13, 2, 2648);
INSERT INTO sale_line VALUES (232, 136, 15, 1, 1427);
INSERT INTO sale_line VALUES (233, 136, 17, 1, 1174);
INSERT INTO sale_line VALUES (234, 137, 20, 1, 2080);
INSERT INTO sale_line VALUES (235, 138, 13, 3, 2648);
INSERT INTO sale_line VALUES (236, 138, 5, 3, 1879);
INSERT INTO sale_line VALUES (237, 138, 22, 1, 1052);
INSERT INTO sale_line VALUES (238, 139, 13, 1, 2648);
INSERT INTO sale_line VALUES (239, 140, 13, 1, 2648);
INSERT INTO sale_line VALUES (240, 140, 10, 1, 1287);
CREATE TABLE prescription (
  rx_id INTEGER PRIMARY KEY,
  customer_id INTEGER REFERENCES customer(customer_id),
  product_id INTEGER REFERENCES product(product_id),
  doctor TEXT,
  issued_on TEXT,
  collected_on TEXT
);
INSERT INTO prescription VALUES (1, 32, 6, 'Dr Moore', '2023-09-26', '2023-10-08');
INSERT INTO prescription VALUES (2, 24, 5, 'Dr Moore', '2024-03-03', '2024-03-12');
INSERT INTO prescription VALUES (3, 24, 4, 'Dr Hassan', '2023-10-24', NULL);
INSERT INTO prescription VALUES (4, 3, 13, 'Dr Moore', '2023-06-16', NULL);
INSERT INTO prescription VALUES (5, 28, 13, 'Dr Lindqvist', '2024-02-07', NULL);
INSERT INTO prescription VALUES (6, 14, 23, 'Dr Patel', '2024-06-17', NULL);
INSERT INTO prescription VALUES (7, 7, 13, 'Dr Hassan', '2023-10-05', '2023-10-09');
INSERT INTO prescription VALUES (8, 29, 5, 'Dr Lindqvist', '2023-08-13', '2023-08-19');
INSERT INTO prescription VALUES (9, 17, 6, 'Dr Lindqvist', '2023-12-11', NULL);
INSERT INTO prescription VALUES (10, 10, 4, 'Dr Hassan', '2023-10-18', NULL);
INSERT INTO prescription VALUES (11, 30, 9, 'Dr Patel', '2023-08-07', '2023-08-14');
INSERT INTO prescription VALUES (12, 23, 3, 'Dr Hassan', '2024-01-05', NULL);
INSERT INTO prescription VALUES (13, 19, 22, 'Dr Lindqvist', '2024-02-03', '2024-02-15');
INSERT INTO prescription VALUES (14, 10, 4, 'Dr Lindqvist', '2024-01-07', '2024-01-18');
INSERT INTO prescription VALUES (15, 11, 4, 'Dr Hassan', '2023-06-22', NULL);
INSERT INTO prescription VALUES (16, 20, 23, 'Dr Lindqvist', '2024-01-12', NULL);
INSERT INTO prescription VALUES (17, 15, 23, 'Dr Hassan', '2023-07-21', NULL);
INSERT INTO prescription VALUES (18, 10, 22, 'Dr Moore', '2024-01-12', '2024-01-26');
INSERT INTO prescription VALUES (19, 27, 23, 'Dr Hassan', '2024-02-28', NULL);
INSERT INTO prescription VALUES (20, 5, 3, 'Dr Lindqvist', '2023-11-30', '2023-12-06');
INSERT INTO prescription VALUES (21, 32, 5, 'Dr Hassan', '2023-08-29', '2023-09-06');
INSERT INTO prescription VALUES (22, 8, 3, 'Dr Patel', '2023-11-30', NULL);
INSERT INTO prescription VALUES (23, 10, 4, 'Dr Lindqvist', '2024-01-13', '2024-01-18');
INSERT INTO prescription VALUES (24, 28, 22, 'Dr Patel', '2023-07-29', '2023-08-08');
INSERT INTO prescription VALUES (25, 17, 3, 'Dr Lindqvist', '2024-03-05', '2024-03-12');
INSERT INTO prescription VALUES (26, 27, 13, 'Dr Moore', '2023-08-05', '2023-08-14');
INSERT INTO prescription VALUES (27, 29, 22, 'Dr Hassan', '2023-12-10', NULL);
INSERT INTO prescription VALUES (28, 32, 22, 'Dr Hassan', '2023-11-29', '2023-12-08');
INSERT INTO prescription VALUES (29, 33, 5, 'Dr Patel', '2024-03-06', NULL);
INSERT INTO prescription VALUES (30, 11, 4, 'Dr Lindqvist', '2023-10-17', '2023-10-22');
INSERT INTO prescription VALUES (31, 14, 9, 'Dr Patel', '2023-11-25', '2023-11-30');
INSERT INTO prescription VALUES (32, 21, 4, 'Dr Hassan', '2024-05-20', NULL);
INSERT INTO prescription VALUES (33, 6, 13, 'Dr Patel', '2024-04-07', '2024-04-21');
INSERT INTO prescription VALUES (34, 19, 5, 'Dr Patel', '2024-05-31', '2024-06-11');
INSERT INTO prescription VALUES (35, 15, 9, 'Dr Patel', '2024-03-03', '2024-03-06');
INSERT INTO prescription VALUES (36, 16, 4, 'Dr Lindqvist', '2023-06-13', '2023-06-27');
INSERT INTO prescription VALUES (37, 31, 4, 'Dr Lindqvist', '2024-05-07', NULL);
INSERT INTO prescription VALUES (38, 12, 23, 'Dr Lindqvist', '2023-09-18', '2023-09-24');
INSERT INTO prescription VALUES (39, 6, 23, 'Dr Patel', '2023-06-10', '2023-06-12');
INSERT INTO prescription VALUES (40, 24, 5, 'Dr Patel', '2024-01-18', '2024-01-23');
INSERT INTO prescription VALUES (41, 22, 5, 'Dr Moore', '2023-07-13', '2023-07-19');
INSERT INTO prescription VALUES (42, 1, 6, 'Dr Lindqvist', '2023-10-05', '2023-10-09');
INSERT INTO prescription VALUES (43, 6, 6, 'Dr Hassan', '2024-03-03', '2024-03-16');
INSERT INTO prescription VALUES (44, 25, 22, 'Dr Lindqvist', '2023-06-28', '2023-07-08');
INSERT INTO prescription VALUES (45, 21, 4, 'Dr Lindqvist', '2023-08-07', '2023-08-07');
INSERT INTO prescription VALUES (46, 21, 23, 'Dr Moore', '2024-04-27', '2024-05-07');
INSERT INTO prescription VALUES (47, 24, 3, 'Dr Hassan', '2024-02-08', '2024-02-19');
INSERT INTO prescription VALUES (48, 28, 3, 'Dr Patel', '2023-12-25', '2023-12-27');
INSERT INTO prescription VALUES (49, 19, 22, 'Dr Moore', '2023-12-25', '2023-12-30');
INSERT INTO prescription VALUES (50, 28, 13, 'Dr Moore', '2023-06-27', '2023-06-27');
INSERT INTO prescription VALUES (51, 10, 6, 'Dr Moore', '2023-06-04', NULL);
INSERT INTO prescription VALUES (52, 13, 13, 'Dr Patel', '2023-09-20', '2023-09-26');
INSERT INTO prescription VALUES (53, 24, 23, 'Dr Lindqvist', '2024-05-15', '2024-05-28');
INSERT INTO prescription VALUES (54, 30, 9, 'Dr Moore', '2024-05-07', '2024-05-11');
INSERT INTO prescription VALUES (55, 8, 5, 'Dr Hassan', '2024-01-12', '2024-01-14');
INSERT INTO prescription VALUES (56, 22, 9, 'Dr Patel', '2024-02-23', '2024-03-01');
INSERT INTO prescription VALUES (57, 30, 22, 'Dr Hassan', '2023-10-24', NULL);
INSERT INTO prescription VALUES (58, 10, 5, 'Dr Moore', '2024-02-19', '2024-02-22');
INSERT INTO prescription VALUES (59, 22, 9, 'Dr Moore', '2023-06-11', '2023-06-24');
INSERT INTO prescription VALUES (60, 10, 9, 'Dr Moore', '2024-06-14', '2024-06-20');
COMMIT;
