BEGIN;
CREATE TABLE Magazine (MagID INTEGER PRIMARY KEY, Title TEXT, Frequency TEXT, CoverPrice REAL,
  Founded INTEGER);
INSERT INTO Magazine VALUES (1, 'Garden & Home', 'monthly', 4.5, 1978);
INSERT INTO Magazine VALUES (2, 'Trail Runner', 'monthly', 5.2, 2004);
INSERT INTO Magazine VALUES (3, 'The Weekly Lens', 'weekly', 2.8, 1991);
INSERT INTO Magazine VALUES (4, 'Kitchen Table', 'quarterly', 8.9, 2015);
INSERT INTO Magazine VALUES (5, 'Retro Gaming', 'monthly', 6.0, 2010);
CREATE TABLE Subscriber (SubscriberID INTEGER PRIMARY KEY, FullName TEXT, City TEXT, Country TEXT,
  Email TEXT, BirthDate TEXT);
INSERT INTO Subscriber VALUES (1, 'Quinn Clark', 'Bergen', 'Norway', NULL, '12/03/1987');
INSERT INTO Subscriber VALUES (2, 'Irene Adams', 'Malmo', 'Sweden', 'reader2@post.example',
  '02/07/1981');
INSERT INTO Subscriber VALUES (3, 'Ingrid Holm', 'Bergen', 'Norway', 'ingrid@post.example',
  '14/07/1971');
INSERT INTO Subscriber VALUES (4, 'Derek Patel', 'Aarhus', 'Denmark', NULL, '23/11/1957');
INSERT INTO Subscriber VALUES (5, 'Henry White', 'Bergen', 'Norway', 'reader5@post.example',
  NULL);
INSERT INTO Subscriber VALUES (6, 'Rosa Vance', 'Aarhus', 'Denmark', 'reader6@post.example',
  '17/02/1971');
INSERT INTO Subscriber VALUES (7, 'Peter Walker', 'Malmo', 'Sweden', NULL, '14/02/1997');
INSERT INTO Subscriber VALUES (8, 'Zoe Walker', 'Stockholm', 'Sweden', NULL, '11/09/1999');
INSERT INTO Subscriber VALUES (9, 'Umar Kowalski', 'Copenhagen', 'Denmark',
  'reader9@post.example', '14/11/1991');
INSERT INTO Subscriber VALUES (10, 'Vera Reid', 'Aarhus', 'Denmark', NULL, NULL);
INSERT INTO Subscriber VALUES (11, 'Zoe Baker', 'Malmo', 'Sweden', 'reader11@post.example',
  '30/01/1955');
INSERT INTO Subscriber VALUES (12, 'Carmen Garcia', 'Aarhus', 'Denmark', 'reader12@post.example',
  '14/06/1967');
INSERT INTO Subscriber VALUES (13, 'Lars Bakke', 'Oslo', 'Norway', 'lb@post.example',
  '30/01/1958');
INSERT INTO Subscriber VALUES (14, 'Henry Ueda', 'Copenhagen', 'Denmark', NULL, '18/03/1961');
INSERT INTO Subscriber VALUES (15, 'Rosa Adams', 'Malmo', 'Sweden', 'reader15@post.example',
  '12/08/1989');
INSERT INTO Subscriber VALUES (16, 'Derek Meyer', 'Oslo', 'Norway', NULL, NULL);
INSERT INTO Subscriber VALUES (17, 'Liam Ueda', 'Stockholm', 'Sweden', NULL, NULL);
INSERT INTO Subscriber VALUES (18, 'Hugo Rossi', 'Copenhagen', 'Denmark', NULL, '17/01/1945');
INSERT INTO Subscriber VALUES (19, 'Irene Novak', 'Stockholm', 'Sweden', NULL, NULL);
INSERT INTO Subscriber VALUES (20, 'Elena Nguyen', 'Oslo', 'Norway', NULL, '06/10/1950');
INSERT INTO Subscriber VALUES (21, 'Joel Larsen', 'Copenhagen', 'Denmark', NULL, '14/09/1961');
INSERT INTO Subscriber VALUES (22, 'Yusuf O''Brien', 'Bergen', 'Norway', 'reader22@post.example',
  '13/05/1998');
INSERT INTO Subscriber VALUES (23, 'David Brown', 'Bergen', 'Norway', 'reader23@post.example',
  '17/04/1947');
INSERT INTO Subscriber VALUES (24, 'Derek Adams', 'Oslo', 'Norway', NULL, '07/03/1991');
INSERT INTO Subscriber VALUES (25, 'Zoe Silva', 'Aarhus', 'Denmark', 'reader25@post.example',
  '11/11/1992');
INSERT INTO Subscriber VALUES (26, 'Grace Brown', 'Oslo', 'Norway', 'reader26@post.example',
  NULL);
INSERT INTO Subscriber VALUES (27, 'Frank White', 'Bergen', 'Norway', 'reader27@post.example',
  '16/06/1981');
INSERT INTO Subscriber VALUES (28, 'Tina Young', 'Oslo', 'Norway', NULL, '01/05/1956');
INSERT INTO Subscriber VALUES (29, 'Peter Baker', 'Oslo', 'Norway', NULL, '09/12/1961');
INSERT INTO Subscriber VALUES (30, 'Olivia Larsen', 'Copenhagen', 'Denmark',
  'reader30@post.example', '30/10/1973');
INSERT INTO Subscriber VALUES (31, 'Rosa Muller', 'Aarhus', 'Denmark', 'reader31@post.example',
  '06/04/1973');
INSERT INTO Subscriber VALUES (32, 'Quinn Rossi', 'Aarhus', 'Denmark', 'reader32@post.example',
  '19/03/1951');
INSERT INTO Subscriber VALUES (33, 'Karen White', 'Oslo', 'Norway', 'reader33@post.example',
  '04/01/1958');
INSERT INTO Subscriber VALUES (34, 'Ingrid Holm', 'Malmo', 'Sweden', NULL, '02/03/1990');
INSERT INTO Subscriber VALUES (35, 'Grace Jones', 'Malmo', 'Sweden', 'reader35@post.example',
  '28/01/1967');
INSERT INTO Subscriber VALUES (36, 'Samuel Garcia', 'Malmo', 'Sweden', 'reader36@post.example',
  NULL);
INSERT INTO Subscriber VALUES (37, 'Bruno Patel', 'Stockholm', 'Sweden', 'reader37@post.example',
  '09/07/1972');
INSERT INTO Subscriber VALUES (38, 'Emma Evans', 'Malmo', 'Sweden', 'reader38@post.example',
  '17/04/1975');
INSERT INTO Subscriber VALUES (39, 'Xenia Ueda', 'Copenhagen', 'Denmark', NULL, '26/09/1989');
INSERT INTO Subscriber VALUES (40, 'Jack Vance', 'Aarhus', 'Denmark', 'reader40@post.example',
  NULL);
INSERT INTO Subscriber VALUES (41, 'Tina Clark', 'Bergen', 'Norway', 'reader41@post.example',
  '31/05/1988');
INSERT INTO Subscriber VALUES (42, 'Elena Reid', 'Bergen', 'Norway', 'reader42@post.example',
  '22/12/1997');
INSERT INTO Subscriber VALUES (43, 'Grace Muller', 'Stockholm', 'Sweden', 'reader43@post.example',
  '22/05/1986');
INSERT INTO Subscriber VALUES (44, 'Marco Meyer', 'Aarhus', 'Denmark', 'reader44@post.example',
  '27/07/1978');
INSERT INTO Subscriber VALUES (45, 'Zoe Muller', 'Copenhagen', 'Denmark', NULL, NULL);
INSERT INTO Subscriber VALUES (46, 'Irene Muller', 'Malmo', 'Sweden', NULL, NULL);
INSERT INTO Subscriber VALUES (47, 'Ines Walker', 'Bergen', 'Norway', 'reader47@post.example',
  '10/12/1963');
INSERT INTO Subscriber VALUES (48, 'Henry Rossi', 'Bergen', 'Norway', 'reader48@post.example',
  NULL);
INSERT INTO Subscriber VALUES (49, 'Samuel Larsen', 'Oslo', 'Norway', 'reader49@post.example',
  '12/09/1965');
INSERT INTO Subscriber VALUES (50, 'Laura Schmidt', 'Malmo', 'Sweden', NULL, NULL);
INSERT INTO Subscriber VALUES (51, 'Xenia Vance', 'Aarhus', 'Denmark', 'reader51@post.example',
  '09/05/1984');
INSERT INTO Subscriber VALUES (52, 'Xenia Larsen', 'Malmo', 'Sweden', 'reader52@post.example',
  '07/07/1956');
INSERT INTO Subscriber VALUES (53, 'Henry Garcia', 'Bergen', 'Norway', 'reader53@post.example',
  '08/10/1986');
INSERT INTO Subscriber VALUES (54, 'Hugo Muller', 'Stockholm', 'Sweden', 'reader54@post.example',
  '12/11/2000');
INSERT INTO Subscriber VALUES (55, 'Hugo Price', 'Stockholm', 'Sweden', 'reader55@post.example',
  '19/07/1977');
INSERT INTO Subscriber VALUES (56, 'Umar Walker', 'Bergen', 'Norway', NULL, '12/01/1965');
INSERT INTO Subscriber VALUES (57, 'Frank Evans', 'Copenhagen', 'Denmark',
  'reader57@post.example', '09/11/1946');
INSERT INTO Subscriber VALUES (58, 'Nadia Vance', 'Aarhus', 'Denmark', 'reader58@post.example',
  NULL);
INSERT INTO Subscriber VALUES (59, 'Marco Novak', 'Stockholm', 'Sweden', NULL, '12/05/1990');
INSERT INTO Subscriber VALUES (60, 'Nadia Smith', 'Malmo', 'Sweden', 'reader60@post.example',
  NULL);
INSERT INTO Subscriber VALUES (61, 'Frank Patel', 'Bergen', 'Norway', NULL, '15/01/2003');
INSERT INTO Subscriber VALUES (62, 'Laura Rossi', 'Bergen', 'Norway', NULL, '23/08/1946');
INSERT INTO Subscriber VALUES (63, 'Derek O''Brien', 'Malmo', 'Sweden', 'reader63@post.example',
  '15/02/1955');
INSERT INTO Subscriber VALUES (64, 'Tina Vance', 'Stockholm', 'Sweden', 'reader64@post.example',
  NULL);
INSERT INTO Subscriber VALUES (65, 'Gina Reid', 'Aarhus', 'Denmark', 'reader65@post.example',
  '31/01/1993');
INSERT INTO Subscriber VALUES (66, 'Felix Muller', 'Oslo', 'Norway', NULL, NULL);
INSERT INTO Subscriber VALUES (67, 'Liam Taylor', 'Aarhus', 'Denmark', 'reader67@post.example',
  '11/09/1986');
INSERT INTO Subscriber VALUES (68, 'Noah Okafor', 'Aarhus', 'Denmark', 'reader68@post.example',
  '03/03/1980');
INSERT INTO Subscriber VALUES (69, 'Henry Price', 'Malmo', 'Sweden', 'reader69@post.example',
  '14/08/1959');
INSERT INTO Subscriber VALUES (70, 'Henry Okafor', 'Aarhus', 'Denmark', NULL, NULL);
CREATE TABLE Plan (PlanID INTEGER PRIMARY KEY, MagID INTEGER REFERENCES Magazine(MagID), PlanName
  TEXT, Months INTEGER, Price REAL);
INSERT INTO Plan VALUES (1, 1, 'Print yearly', 12, 49.0);
INSERT INTO Plan VALUES (2, 1, 'Digital yearly', 12, 29.0);
INSERT INTO Plan VALUES (3, 2, 'Print yearly', 12, 55.0);
INSERT INTO Plan VALUES (4, 2, 'Print half year', 6, 30.0);
INSERT INTO Plan VALUES (5, 3, 'Print yearly', 12, 119.0);
INSERT INTO Plan VALUES (6, 3, 'Digital yearly', 12, 79.0);
INSERT INTO Plan VALUES (7, 3, 'Trial', 1, 5.0);
INSERT INTO Plan VALUES (8, 4, 'Print yearly', 12, 32.0);
INSERT INTO Plan VALUES (9, 5, 'Print yearly', 12, 62.0);
INSERT INTO Plan VALUES (10, 5, 'Digital yearly', 12, 39.0);
INSERT INTO Plan VALUES (11, 4, 'Gift box', 12, 60.0);
CREATE TABLE Subscription (SubscriptionID INTEGER PRIMARY KEY, SubscriberID INTEGER REFERENCES
  Subscriber(SubscriberID), PlanID INTEGER REFERENCES Plan(PlanID), StartDate TEXT, EndDate TEXT,
  CancelledOn TEXT, CancelReason TEXT, AutoRenew TEXT);
INSERT INTO Subscription VALUES (1, 22, 8, '17/02/2020', '15/02/2021', NULL, NULL, 'N');
INSERT INTO Subscription VALUES (2, 9, 10, '04/11/2022', '03/11/2023', NULL, NULL, 'N');
INSERT INTO Subscription VALUES (3, 10, 6, '04/08/2022', '03/08/2023', '26/10/2022',
  'Too expensive', 'Y');
INSERT INTO Subscription VALUES (4, 42, 6, '25/07/2022', '24/07/2023', '18/03/2023', NULL, 'N');
INSERT INTO Subscription VALUES (5, 3, 9, '08/03/2021', '07/03/2022', '15/08/2021', NULL, 'Y');
INSERT INTO Subscription VALUES (6, 55, 2, '10/06/2022', '09/06/2023', '15/09/2022', NULL, 'N');
INSERT INTO Subscription VALUES (7, 13, 4, '06/11/2022', '07/05/2023', NULL, NULL, 'Y');
INSERT INTO Subscription VALUES (8, 32, 1, '07/03/2020', '06/03/2021', NULL, NULL, 'Y');
INSERT INTO Subscription VALUES (9, 1, 1, '30/05/2022', '29/05/2023', NULL, NULL, 'Y');
INSERT INTO Subscription VALUES (10, 45, 1, '07/04/2022', '06/04/2023', NULL, NULL, 'Y');
INSERT INTO Subscription VALUES (11, 55, 7, '26/03/2020', '25/04/2020', NULL, NULL, 'Y');
INSERT INTO Subscription VALUES (12, 61, 6, '29/11/2021', '28/11/2022', '30/01/2022',
  'Not happy with content', 'N');
INSERT INTO Subscription VALUES (13, 14, 1, '31/08/2021', '30/08/2022', NULL, NULL, 'Y');
INSERT INTO Subscription VALUES (14, 10, 4, '04/09/2022', '05/03/2023', NULL, NULL, 'Y');
INSERT INTO Subscription VALUES (15, 15, 1, '02/10/2023', '30/09/2024', NULL, NULL, 'N');
INSERT INTO Subscription VALUES (16, 26, 8, '19/08/2021', '18/08/2022', NULL, NULL, 'Y');
INSERT INTO Subscription VALUES (17, 2, 2, '14/10/2022', '13/10/2023', NULL, NULL, 'Y');
INSERT INTO Subscription VALUES (18, 23, 9, '03/08/2020', '02/08/2021', '12/10/2020',
  'Moved abroad', 'N');
INSERT INTO Subscription VALUES (19, 9, 8, '22/01/2020', '20/01/2021', NULL, NULL, 'Y');
INSERT INTO Subscription VALUES (20, 63, 2, '10/08/2020', '09/08/2021', NULL, NULL, 'Y');
INSERT INTO Subscription VALUES (21, 55, 1, '09/07/2023', '07/07/2024', '30/03/2024',
  'Not happy with content', 'Y');
INSERT INTO Subscription VALUES (22, 46, 1, '04/01/2021', '03/01/2022', NULL, NULL, 'N');
INSERT INTO Subscription VALUES (23, 18, 2, '30/12/2020', '29/12/2021', NULL, NULL, 'Y');
INSERT INTO Subscription VALUES (24, 9, 9, '12/11/2021', '11/11/2022', NULL, NULL, 'N');
INSERT INTO Subscription VALUES (25, 62, 1, '24/07/2023', '22/07/2024', NULL, NULL, 'Y');
INSERT INTO Subscription VALUES (26, 45, 10, '05/05/2023', '03/05/2024', NULL, NULL, 'Y');
INSERT INTO Subscription VALUES (27, 3, 4, '06/06/2022', '05/12/2022', NULL, NULL, 'N');
INSERT INTO Subscription VALUES (28, 13, 4, '26/08/2020', '24/02/2021', NULL, NULL, 'N');
INSERT INTO Subscription VALUES (29, 62, 4, '09/08/2023', '07/02/2024', NULL, NULL, 'Y');
INSERT INTO Subscription VALUES (30, 51, 3, '04/08/2022', '03/08/2023', '29/12/2022',
  'Too expensive', 'Y');
INSERT INTO Subscription VALUES (31, 63, 6, '22/12/2021', '21/12/2022', NULL, NULL, 'N');
INSERT INTO Subscription VALUES (32, 62, 7, '25/05/2022', '24/06/2022', NULL, NULL, 'N');
INSERT INTO Subscription VALUES (33, 8, 6, '07/09/2021', '06/09/2022', '10/10/2021',
  'No time to read', 'Y');
INSERT INTO Subscription VALUES (34, 10, 1, '09/06/2023', '07/06/2024', NULL, NULL, 'Y');
INSERT INTO Subscription VALUES (35, 31, 1, '13/11/2020', '12/11/2021', NULL, NULL, 'N');
INSERT INTO Subscription VALUES (36, 19, 8, '10/04/2021', '09/04/2022', NULL, NULL, 'Y');
INSERT INTO Subscription VALUES (37, 41, 3, '10/01/2021', '09/01/2022', NULL, NULL, 'Y');
INSERT INTO Subscription VALUES (38, 42, 8, '13/09/2022', '12/09/2023', NULL, NULL, 'Y');
INSERT INTO Subscription VALUES (39, 54, 4, '24/09/2022', '25/03/2023', NULL, NULL, 'Y');
INSERT INTO Subscription VALUES (40, 38, 2, '21/03/2020', '20/03/2021', NULL, NULL, 'Y');
INSERT INTO Subscription VALUES (41, 59, 6, '22/10/2020', '21/10/2021', NULL, NULL, 'N');
INSERT INTO Subscription VALUES (42, 18, 3, '10/01/2023', '09/01/2024', NULL, NULL, 'Y');
INSERT INTO Subscription VALUES (43, 13, 4, '17/02/2020', '17/08/2020', NULL, NULL, 'Y');
INSERT INTO Subscription VALUES (44, 13, 2, '24/04/2021', '23/04/2022', NULL, NULL, 'Y');
INSERT INTO Subscription VALUES (45, 16, 1, '20/08/2023', '18/08/2024', NULL, NULL, 'N');
INSERT INTO Subscription VALUES (46, 47, 9, '28/11/2022', '27/11/2023', NULL, NULL, 'Y');
INSERT INTO Subscription VALUES (47, 52, 1, '16/03/2021', '15/03/2022', NULL, NULL, 'Y');
INSERT INTO Subscription VALUES (48, 63, 8, '03/08/2023', '01/08/2024', NULL, NULL, 'Y');
INSERT INTO Subscription VALUES (49, 46, 10, '02/11/2020', '01/11/2021', NULL, NULL, 'N');
INSERT INTO Subscription VALUES (50, 40, 4, '26/05/2020', '24/11/2020', NULL, NULL, 'N');
INSERT INTO Subscription VALUES (51, 19, 10, '28/04/2022', '27/04/2023', '08/05/2022', NULL, 'N');
INSERT INTO Subscription VALUES (52, 57, 8, '05/07/2021', '04/07/2022', NULL, NULL, 'Y');
INSERT INTO Subscription VALUES (53, 15, 8, '03/10/2020', '02/10/2021', '14/01/2021',
  'Too expensive', 'Y');
INSERT INTO Subscription VALUES (54, 56, 6, '03/07/2023', '01/07/2024', NULL, NULL, 'N');
INSERT INTO Subscription VALUES (55, 24, 10, '22/10/2023', '20/10/2024', NULL, NULL, 'Y');
INSERT INTO Subscription VALUES (56, 31, 9, '20/08/2021', '19/08/2022', NULL, NULL, 'N');
INSERT INTO Subscription VALUES (57, 40, 2, '26/11/2022', '25/11/2023', NULL, NULL, 'N');
INSERT INTO Subscription VALUES (58, 25, 1, '30/05/2021', '29/05/2022', NULL, NULL, 'Y');
INSERT INTO Subscription VALUES (59, 2, 7, '27/09/2021', '27/10/2021', NULL, NULL, 'Y');
INSERT INTO Subscription VALUES (60, 3, 9, '12/08/2022', '11/08/2023', NULL, NULL, 'N');
INSERT INTO Subscription VALUES (61, 39, 3, '17/05/2020', '16/05/2021', NULL, NULL, 'N');
INSERT INTO Subscription VALUES (62, 33, 7, '13/07/2021', '12/08/2021', NULL, NULL, 'N');
INSERT INTO Subscription VALUES (63, 36, 8, '07/09/2021', '06/09/2022', NULL, NULL, 'N');
INSERT INTO Subscription VALUES (64, 15, 3, '06/04/2020', '05/04/2021', NULL, NULL, 'Y');
INSERT INTO Subscription VALUES (65, 59, 3, '10/08/2023', '08/08/2024', NULL, NULL, 'Y');
INSERT INTO Subscription VALUES (66, 56, 9, '16/10/2020', '15/10/2021', '01/11/2020',
  'Moved abroad', 'Y');
INSERT INTO Subscription VALUES (67, 43, 4, '13/12/2022', '13/06/2023', '05/06/2023',
  'Not happy with content', 'Y');
INSERT INTO Subscription VALUES (68, 46, 5, '13/12/2022', '12/12/2023', '16/05/2023',
  'Too expensive', 'N');
INSERT INTO Subscription VALUES (69, 57, 2, '17/08/2023', '15/08/2024', NULL, NULL, 'Y');
INSERT INTO Subscription VALUES (70, 21, 6, '20/01/2023', '19/01/2024', NULL, NULL, 'N');
INSERT INTO Subscription VALUES (71, 18, 6, '11/09/2022', '10/09/2023', NULL, NULL, 'Y');
INSERT INTO Subscription VALUES (72, 16, 1, '29/05/2021', '28/05/2022', NULL, NULL, 'N');
INSERT INTO Subscription VALUES (73, 50, 6, '26/11/2022', '25/11/2023', NULL, NULL, 'N');
INSERT INTO Subscription VALUES (74, 5, 4, '08/07/2021', '06/01/2022', '19/10/2021',
  'Too expensive', 'N');
INSERT INTO Subscription VALUES (75, 32, 3, '18/10/2022', '17/10/2023', NULL, NULL, 'Y');
INSERT INTO Subscription VALUES (76, 41, 4, '26/03/2022', '24/09/2022', NULL, NULL, 'Y');
INSERT INTO Subscription VALUES (77, 52, 7, '09/10/2022', '08/11/2022', '16/06/2023', NULL, 'Y');
INSERT INTO Subscription VALUES (78, 18, 10, '10/01/2020', '08/01/2021', '07/05/2020',
  'Moved abroad', 'Y');
INSERT INTO Subscription VALUES (79, 5, 2, '21/05/2023', '19/05/2024', NULL, NULL, 'Y');
INSERT INTO Subscription VALUES (80, 2, 3, '05/10/2022', '04/10/2023', '07/08/2023',
  'Too expensive', 'N');
INSERT INTO Subscription VALUES (81, 21, 3, '19/06/2020', '18/06/2021', NULL, NULL, 'Y');
INSERT INTO Subscription VALUES (82, 14, 4, '25/05/2020', '23/11/2020', NULL, NULL, 'Y');
INSERT INTO Subscription VALUES (83, 23, 2, '11/06/2023', '09/06/2024', NULL, NULL, 'Y');
INSERT INTO Subscription VALUES (84, 56, 6, '26/07/2021', '25/07/2022', '16/02/2022',
  'Moved abroad', 'Y');
INSERT INTO Subscription VALUES (85, 5, 7, '12/01/2022', '11/02/2022', NULL, NULL, 'Y');
INSERT INTO Subscription VALUES (86, 57, 4, '20/07/2022', '18/01/2023', NULL, NULL, 'Y');
INSERT INTO Subscription VALUES (87, 31, 2, '03/05/2020', '02/05/2021', NULL, NULL, 'Y');
INSERT INTO Subscription VALUES (88, 61, 3, '07/05/2023', '05/05/2024', NULL, NULL, 'Y');
INSERT INTO Subscription VALUES (89, 42, 9, '24/12/2020', '23/12/2021', NULL, NULL, 'Y');
INSERT INTO Subscription VALUES (90, 3, 2, '13/10/2023', '11/10/2024', NULL, NULL, 'Y');
INSERT INTO Subscription VALUES (91, 10, 8, '14/10/2020', '13/10/2021', '20/12/2020',
  'Not happy with content', 'Y');
INSERT INTO Subscription VALUES (92, 34, 10, '01/12/2021', '30/11/2022', NULL, NULL, 'Y');
INSERT INTO Subscription VALUES (93, 46, 7, '23/12/2022', '22/01/2023', '09/01/2023',
  'No time to read', 'Y');
INSERT INTO Subscription VALUES (94, 42, 6, '30/03/2021', '29/03/2022', NULL, NULL, 'N');
INSERT INTO Subscription VALUES (95, 55, 4, '12/01/2022', '13/07/2022', NULL, NULL, 'Y');
INSERT INTO Subscription VALUES (96, 58, 8, '04/07/2020', '03/07/2021', '24/07/2020',
  'Moved abroad', 'Y');
INSERT INTO Subscription VALUES (97, 63, 8, '11/11/2022', '10/11/2023', NULL, NULL, 'Y');
INSERT INTO Subscription VALUES (98, 33, 6, '03/04/2022', '02/04/2023', NULL, NULL, 'N');
INSERT INTO Subscription VALUES (99, 39, 3, '10/10/2023', '08/10/2024', NULL, NULL, 'Y');
INSERT INTO Subscription VALUES (100, 60, 6, '20/05/2022', '19/05/2023', NULL, NULL, 'Y');
INSERT INTO Subscription VALUES (101, 18, 1, '18/06/2023', '16/06/2024', NULL, NULL, 'Y');
INSERT INTO Subscription VALUES (102, 48, 10, '23/08/2020', '22/08/2021', NULL, NULL, 'Y');
INSERT INTO Subscription VALUES (103, 36, 10, '16/07/2023', '14/07/2024', NULL, NULL, 'Y');
INSERT INTO Subscription VALUES (104, 56, 9, '31/03/2021', '30/03/2022', NULL, NULL, 'Y');
INSERT INTO Subscription VALUES (105, 17, 9, '22/05/2023', '20/05/2024', '08/07/2023',
  'Not happy with content', 'Y');
INSERT INTO Subscription VALUES (106, 42, 6, '28/12/2021', '27/12/2022', '05/04/2022',
  'No time to read', 'Y');
INSERT INTO Subscription VALUES (107, 31, 7, '02/06/2020', '02/07/2020', NULL, NULL, 'N');
INSERT INTO Subscription VALUES (108, 53, 5, '09/01/2022', '08/01/2023', '15/06/2022',
  'Not happy with content', 'Y');
INSERT INTO Subscription VALUES (109, 36, 8, '13/06/2020', '12/06/2021', NULL, NULL, 'N');
INSERT INTO Subscription VALUES (110, 21, 1, '08/04/2022', '07/04/2023', '10/01/2023',
  'Not happy with content', 'N');
INSERT INTO Subscription VALUES (111, 55, 1, '07/10/2023', '05/10/2024', NULL, NULL, 'N');
INSERT INTO Subscription VALUES (112, 22, 4, '15/08/2022', '13/02/2023', NULL, NULL, 'Y');
INSERT INTO Subscription VALUES (113, 17, 7, '13/04/2020', '13/05/2020', NULL, NULL, 'N');
INSERT INTO Subscription VALUES (114, 34, 5, '08/11/2021', '07/11/2022', '18/04/2022',
  'Not happy with content', 'Y');
INSERT INTO Subscription VALUES (115, 1, 2, '13/11/2022', '12/11/2023', '24/12/2022',
  'Moved abroad', 'N');
INSERT INTO Subscription VALUES (116, 10, 10, '08/05/2020', '07/05/2021', NULL, NULL, 'Y');
INSERT INTO Subscription VALUES (117, 35, 8, '13/04/2022', '12/04/2023', NULL, NULL, 'Y');
INSERT INTO Subscription VALUES (118, 21, 8, '01/03/2022', '28/02/2023', NULL, NULL, 'Y');
INSERT INTO Subscription VALUES (119, 21, 4, '29/11/2022', '30/05/2023', NULL, NULL, 'Y');
INSERT INTO Subscription VALUES (120, 58, 6, '29/04/2021', '28/04/2022', NULL, NULL, 'N');
INSERT INTO Subscription VALUES (121, 58, 9, '12/09/2023', '10/09/2024', NULL, NULL, 'Y');
INSERT INTO Subscription VALUES (122, 30, 10, '09/03/2023', '07/03/2024', NULL, NULL, 'Y');
INSERT INTO Subscription VALUES (123, 58, 5, '04/11/2022', '03/11/2023', '10/01/2023',
  'No time to read', 'Y');
INSERT INTO Subscription VALUES (124, 56, 5, '08/06/2020', '07/06/2021', NULL, NULL, 'N');
INSERT INTO Subscription VALUES (125, 1, 3, '25/07/2020', '24/07/2021', NULL, NULL, 'Y');
INSERT INTO Subscription VALUES (126, 14, 1, '01/09/2020', '31/08/2021', NULL, NULL, 'Y');
INSERT INTO Subscription VALUES (127, 34, 9, '01/10/2022', '30/09/2023', NULL, NULL, 'N');
INSERT INTO Subscription VALUES (128, 14, 1, '27/02/2021', '26/02/2022', '17/05/2021',
  'Too expensive', 'Y');
INSERT INTO Subscription VALUES (129, 33, 2, '29/09/2021', '28/09/2022', NULL, NULL, 'Y');
INSERT INTO Subscription VALUES (130, 22, 6, '25/04/2023', '23/04/2024', '03/03/2024', NULL, 'N');
CREATE TABLE Payment (PaymentID INTEGER PRIMARY KEY, SubscriptionID INTEGER REFERENCES
  Subscription(SubscriptionID), PaidOn TEXT, Amount REAL, Method TEXT);
INSERT INTO Payment VALUES (1, 1, '24/02/2020', 32.0, 'Invoice');
INSERT INTO Payment VALUES (2, 2, '11/11/2022', 31.2, 'PayPal');
INSERT INTO Payment VALUES (3, 3, '04/08/2022', 79.0, 'Card');
INSERT INTO Payment VALUES (4, 4, '27/07/2022', 79.0, 'Card');
INSERT INTO Payment VALUES (5, 5, '08/03/2021', 62.0, 'PayPal');
INSERT INTO Payment VALUES (6, 6, '24/06/2022', 23.2, 'Invoice');
INSERT INTO Payment VALUES (7, 7, '06/11/2022', 30.0, 'PayPal');
INSERT INTO Payment VALUES (8, 8, '07/03/2020', 49.0, 'Card');
INSERT INTO Payment VALUES (9, 9, '13/06/2022', 49.0, 'Card');
INSERT INTO Payment VALUES (10, 10, '07/04/2022', 49.0, 'PayPal');
INSERT INTO Payment VALUES (11, 11, '28/03/2020', 5.0, 'Card');
INSERT INTO Payment VALUES (12, 14, '11/09/2022', 30.0, 'PayPal');
INSERT INTO Payment VALUES (13, 15, '02/10/2023', 49.0, 'Card');
INSERT INTO Payment VALUES (14, 16, '21/08/2021', 32.0, 'PayPal');
INSERT INTO Payment VALUES (15, 17, '21/10/2022', 29.0, 'Card');
INSERT INTO Payment VALUES (16, 18, '05/08/2020', 62.0, 'Card');
INSERT INTO Payment VALUES (17, 20, '10/08/2020', 29.0, 'Invoice');
INSERT INTO Payment VALUES (18, 22, '11/01/2021', 49.0, 'Card');
INSERT INTO Payment VALUES (19, 23, '30/12/2020', 29.0, 'PayPal');
INSERT INTO Payment VALUES (20, 24, '26/11/2021', 49.6, 'Card');
INSERT INTO Payment VALUES (21, 25, '24/07/2023', 49.0, 'Card');
INSERT INTO Payment VALUES (22, 26, '19/05/2023', 39.0, 'PayPal');
INSERT INTO Payment VALUES (23, 27, '08/06/2022', 30.0, 'Card');
INSERT INTO Payment VALUES (24, 28, '26/08/2020', 30.0, 'Card');
INSERT INTO Payment VALUES (25, 29, '16/08/2023', 30.0, 'PayPal');
INSERT INTO Payment VALUES (26, 30, '04/08/2022', 55.0, 'PayPal');
INSERT INTO Payment VALUES (27, 31, '22/12/2021', 79.0, 'Card');
INSERT INTO Payment VALUES (28, 32, '01/06/2022', 5.0, 'Invoice');
INSERT INTO Payment VALUES (29, 33, '07/09/2021', 79.0, 'Invoice');
INSERT INTO Payment VALUES (30, 34, '16/06/2023', 49.0, 'Card');
INSERT INTO Payment VALUES (31, 35, '20/11/2020', 49.0, 'PayPal');
INSERT INTO Payment VALUES (32, 36, '17/04/2021', 32.0, 'Card');
INSERT INTO Payment VALUES (33, 37, '10/01/2021', 55.0, 'PayPal');
INSERT INTO Payment VALUES (34, 38, '13/09/2022', 32.0, 'Card');
INSERT INTO Payment VALUES (35, 39, '26/09/2022', 30.0, 'Card');
INSERT INTO Payment VALUES (36, 40, '28/03/2020', 29.0, 'Invoice');
INSERT INTO Payment VALUES (37, 41, '05/11/2020', 79.0, 'Invoice');
INSERT INTO Payment VALUES (38, 42, '17/01/2023', 55.0, 'Invoice');
INSERT INTO Payment VALUES (39, 44, '24/04/2021', 29.0, 'Card');
INSERT INTO Payment VALUES (40, 45, '27/08/2023', 49.0, 'Card');
INSERT INTO Payment VALUES (41, 46, '05/12/2022', 62.0, 'PayPal');
INSERT INTO Payment VALUES (42, 48, '03/08/2023', 32.0, 'Card');
INSERT INTO Payment VALUES (43, 49, '04/11/2020', 39.0, 'Invoice');
INSERT INTO Payment VALUES (44, 50, '28/05/2020', 24.0, 'Card');
INSERT INTO Payment VALUES (45, 51, '05/05/2022', 39.0, 'Card');
INSERT INTO Payment VALUES (46, 52, '12/07/2021', 32.0, 'Card');
INSERT INTO Payment VALUES (47, 53, '03/10/2020', 32.0, 'Card');
INSERT INTO Payment VALUES (48, 54, '17/07/2023', 79.0, 'Card');
INSERT INTO Payment VALUES (49, 55, '29/10/2023', 39.0, 'Card');
INSERT INTO Payment VALUES (50, 56, '22/08/2021', 62.0, 'Card');
INSERT INTO Payment VALUES (51, 57, '03/12/2022', 29.0, 'Card');
INSERT INTO Payment VALUES (52, 58, '13/06/2021', 49.0, 'PayPal');
INSERT INTO Payment VALUES (53, 59, '29/09/2021', 5.0, 'Card');
INSERT INTO Payment VALUES (54, 60, '12/08/2022', 62.0, 'Card');
INSERT INTO Payment VALUES (55, 61, '17/05/2020', 55.0, 'Card');
INSERT INTO Payment VALUES (56, 62, '20/07/2021', 5.0, 'Invoice');
INSERT INTO Payment VALUES (57, 63, '21/09/2021', 32.0, 'PayPal');
INSERT INTO Payment VALUES (58, 64, '06/04/2020', 55.0, 'Card');
INSERT INTO Payment VALUES (59, 65, '17/08/2023', 55.0, 'Card');
INSERT INTO Payment VALUES (60, 66, '16/10/2020', 62.0, 'Card');
INSERT INTO Payment VALUES (61, 67, '20/12/2022', 30.0, 'PayPal');
INSERT INTO Payment VALUES (62, 68, '13/12/2022', 95.2, 'Invoice');
INSERT INTO Payment VALUES (63, 69, '19/08/2023', 29.0, 'Card');
INSERT INTO Payment VALUES (64, 70, '03/02/2023', 79.0, 'Card');
INSERT INTO Payment VALUES (65, 71, '18/09/2022', 79.0, 'PayPal');
INSERT INTO Payment VALUES (66, 72, '29/05/2021', 49.0, 'PayPal');
INSERT INTO Payment VALUES (67, 74, '15/07/2021', 30.0, 'PayPal');
INSERT INTO Payment VALUES (68, 75, '18/10/2022', 55.0, 'Card');
INSERT INTO Payment VALUES (69, 76, '26/03/2022', 30.0, 'PayPal');
INSERT INTO Payment VALUES (70, 78, '10/01/2020', 39.0, 'PayPal');
INSERT INTO Payment VALUES (71, 79, '04/06/2023', 29.0, 'PayPal');
INSERT INTO Payment VALUES (72, 80, '12/10/2022', 44.0, 'Card');
INSERT INTO Payment VALUES (73, 81, '19/06/2020', 44.0, 'Card');
INSERT INTO Payment VALUES (74, 82, '25/05/2020', 30.0, 'Invoice');
INSERT INTO Payment VALUES (75, 83, '25/06/2023', 29.0, 'Card');
INSERT INTO Payment VALUES (76, 84, '26/07/2021', 63.2, 'Invoice');
INSERT INTO Payment VALUES (77, 85, '26/01/2022', 5.0, 'PayPal');
INSERT INTO Payment VALUES (78, 86, '27/07/2022', 30.0, 'PayPal');
INSERT INTO Payment VALUES (79, 87, '10/05/2020', 29.0, 'Card');
INSERT INTO Payment VALUES (80, 88, '09/05/2023', 55.0, 'Card');
INSERT INTO Payment VALUES (81, 89, '24/12/2020', 62.0, 'Card');
INSERT INTO Payment VALUES (82, 90, '20/10/2023', 29.0, 'Invoice');
INSERT INTO Payment VALUES (83, 91, '16/10/2020', 32.0, 'Card');
INSERT INTO Payment VALUES (84, 92, '08/12/2021', 39.0, 'Invoice');
INSERT INTO Payment VALUES (85, 93, '30/12/2022', 5.0, 'Invoice');
INSERT INTO Payment VALUES (86, 95, '19/01/2022', 30.0, 'Card');
INSERT INTO Payment VALUES (87, 96, '04/07/2020', 32.0, 'Card');
INSERT INTO Payment VALUES (88, 97, '11/11/2022', 25.6, 'Card');
INSERT INTO Payment VALUES (89, 98, '10/04/2022', 79.0, 'Invoice');
INSERT INTO Payment VALUES (90, 99, '24/10/2023', 55.0, 'Card');
INSERT INTO Payment VALUES (91, 100, '22/05/2022', 63.2, 'Invoice');
INSERT INTO Payment VALUES (92, 101, '02/07/2023', 49.0, 'Invoice');
INSERT INTO Payment VALUES (93, 102, '23/08/2020', 39.0, 'Card');
INSERT INTO Payment VALUES (94, 103, '16/07/2023', 39.0, 'Card');
INSERT INTO Payment VALUES (95, 104, '14/04/2021', 62.0, 'PayPal');
INSERT INTO Payment VALUES (96, 105, '24/05/2023', 62.0, 'PayPal');
INSERT INTO Payment VALUES (97, 106, '11/01/2022', 79.0, 'Invoice');
INSERT INTO Payment VALUES (98, 107, '02/06/2020', 5.0, 'Invoice');
INSERT INTO Payment VALUES (99, 108, '09/01/2022', 119.0, 'Card');
INSERT INTO Payment VALUES (100, 109, '13/06/2020', 32.0, 'Card');
INSERT INTO Payment VALUES (101, 110, '08/04/2022', 49.0, 'Invoice');
INSERT INTO Payment VALUES (102, 111, '07/10/2023', 49.0, 'PayPal');
INSERT INTO Payment VALUES (103, 113, '13/04/2020', 4.0, 'Card');
INSERT INTO Payment VALUES (104, 114, '15/11/2021', 95.2, 'Invoice');
INSERT INTO Payment VALUES (105, 115, '20/11/2022', 29.0, 'Card');
INSERT INTO Payment VALUES (106, 116, '10/05/2020', 31.2, 'PayPal');
INSERT INTO Payment VALUES (107, 117, '13/04/2022', 32.0, 'Invoice');
INSERT INTO Payment VALUES (108, 118, '03/03/2022', 32.0, 'PayPal');
INSERT INTO Payment VALUES (109, 119, '06/12/2022', 24.0, 'Card');
INSERT INTO Payment VALUES (110, 120, '29/04/2021', 79.0, 'PayPal');
INSERT INTO Payment VALUES (111, 121, '26/09/2023', 49.6, 'Card');
INSERT INTO Payment VALUES (112, 123, '06/11/2022', 119.0, 'Card');
INSERT INTO Payment VALUES (113, 124, '08/06/2020', 119.0, 'PayPal');
INSERT INTO Payment VALUES (114, 125, '01/08/2020', 44.0, 'Card');
INSERT INTO Payment VALUES (115, 126, '01/09/2020', 39.2, 'Card');
INSERT INTO Payment VALUES (116, 127, '01/10/2022', 62.0, 'Card');
INSERT INTO Payment VALUES (117, 128, '27/02/2021', 49.0, 'Invoice');
INSERT INTO Payment VALUES (118, 129, '29/09/2021', 29.0, 'Card');
INSERT INTO Payment VALUES (119, 130, '27/04/2023', 63.2, 'Invoice');
CREATE TABLE Complaint (ComplaintID INTEGER PRIMARY KEY, SubscriberID INTEGER REFERENCES
  Subscriber(SubscriberID), MagID INTEGER REFERENCES Magazine(MagID), ReceivedOn TEXT, Subject
  TEXT, SolvedOn TEXT);
INSERT INTO Complaint VALUES (1, 4, 2, '19/12/2021', 'Wrong address', '29/12/2021');
INSERT INTO Complaint VALUES (2, 12, 3, '20/09/2022', 'Issue not delivered', NULL);
INSERT INTO Complaint VALUES (3, 1, 2, '07/06/2023', 'Wrong address', NULL);
INSERT INTO Complaint VALUES (4, 26, 4, '15/03/2023', 'Damaged copy', '14/04/2023');
INSERT INTO Complaint VALUES (5, 50, 5, '10/06/2021', 'App login', '17/06/2021');
INSERT INTO Complaint VALUES (6, 21, 2, '19/09/2021', 'Wrong address', '29/09/2021');
INSERT INTO Complaint VALUES (7, 16, 2, '24/01/2022', 'App login', '08/02/2022');
INSERT INTO Complaint VALUES (8, 29, 4, '01/07/2021', 'Wrong address', '06/07/2021');
INSERT INTO Complaint VALUES (9, 36, 1, '27/07/2023', 'Wrong address', NULL);
INSERT INTO Complaint VALUES (10, 15, 5, '13/07/2022', 'Issue not delivered', '21/08/2022');
INSERT INTO Complaint VALUES (11, 41, 1, '16/06/2021', 'Wrong address', NULL);
INSERT INTO Complaint VALUES (12, 31, 5, '23/06/2023', 'Wrong address', NULL);
INSERT INTO Complaint VALUES (13, 14, 5, '01/02/2021', 'Damaged copy', NULL);
INSERT INTO Complaint VALUES (14, 8, 1, '05/02/2022', 'App login', '12/03/2022');
INSERT INTO Complaint VALUES (15, 4, 1, '05/01/2021', 'Issue not delivered', '03/02/2021');
INSERT INTO Complaint VALUES (16, 41, 1, '19/08/2023', 'Issue not delivered', '17/09/2023');
INSERT INTO Complaint VALUES (17, 12, 1, '03/07/2021', 'App login', '07/07/2021');
INSERT INTO Complaint VALUES (18, 4, 3, '16/11/2022', 'Issue not delivered', '02/12/2022');
INSERT INTO Complaint VALUES (19, 11, 5, '04/09/2021', 'Wrong address', NULL);
INSERT INTO Complaint VALUES (20, 27, 1, '09/08/2021', 'Damaged copy', NULL);
INSERT INTO Complaint VALUES (21, 39, 5, '31/10/2022', 'App login', '02/12/2022');
INSERT INTO Complaint VALUES (22, 30, 1, '17/08/2023', 'Issue not delivered', NULL);
INSERT INTO Complaint VALUES (23, 32, 4, '01/01/2023', 'Issue not delivered', '29/01/2023');
INSERT INTO Complaint VALUES (24, 1, 5, '26/06/2022', 'App login', '26/07/2022');
INSERT INTO Complaint VALUES (25, 31, 5, '09/01/2023', 'Issue not delivered', NULL);
INSERT INTO Complaint VALUES (26, 25, 5, '09/05/2023', 'Issue not delivered', '20/05/2023');
INSERT INTO Complaint VALUES (27, 18, 3, '13/09/2021', 'App login', '19/09/2021');
INSERT INTO Complaint VALUES (28, 34, 5, '24/09/2023', 'Wrong address', NULL);
INSERT INTO Complaint VALUES (29, 28, 3, '10/03/2023', 'Wrong address', '27/03/2023');
INSERT INTO Complaint VALUES (30, 30, 3, '21/06/2021', 'Wrong address', '04/07/2021');
COMMIT;
