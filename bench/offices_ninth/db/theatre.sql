CREATE TABLE tbl_member (member_id INTEGER PRIMARY KEY, member_first TEXT, member_last TEXT,
  member_joined TEXT, member_left TEXT, member_email TEXT, member_phone TEXT, member_type TEXT);
CREATE TABLE tbl_production (prod_id INTEGER PRIMARY KEY, prod_title TEXT, prod_author TEXT,
  prod_genre TEXT, prod_director INTEGER REFERENCES tbl_member(member_id), prod_opens TEXT,
  prod_closes TEXT, prod_budget NUMERIC, prod_status TEXT);
CREATE TABLE tbl_part (part_id INTEGER PRIMARY KEY, part_prod_id INTEGER REFERENCES
  tbl_production(prod_id), part_name TEXT, part_is_lead TEXT, part_member_id INTEGER REFERENCES
  tbl_member(member_id));
CREATE TABLE tbl_performance (perf_id INTEGER PRIMARY KEY, perf_prod_id INTEGER REFERENCES
  tbl_production(prod_id), perf_date TEXT, perf_time TEXT, perf_seats INTEGER);
CREATE TABLE tbl_ticket_sale (sale_id INTEGER PRIMARY KEY, sale_perf_id INTEGER REFERENCES
  tbl_performance(perf_id), sale_type TEXT, sale_qty INTEGER, sale_amount NUMERIC, sale_channel
  TEXT, sale_date TEXT);
CREATE TABLE tbl_costume (costume_id INTEGER PRIMARY KEY, costume_desc TEXT, costume_size TEXT,
  costume_era TEXT, costume_condition TEXT, costume_loaned_to INTEGER REFERENCES
  tbl_member(member_id));
CREATE TABLE tbl_crew (crew_member_id INTEGER REFERENCES tbl_member(member_id), crew_prod_id
  INTEGER REFERENCES tbl_production(prod_id), crew_job TEXT, PRIMARY KEY (crew_member_id,
  crew_prod_id));

INSERT INTO tbl_member VALUES (1, 'Sheila', 'Hargreaves', '1987-04-24', NULL,
  'sheila@hargreaves.example', '07700 931800', 'life');
INSERT INTO tbl_member VALUES (2, 'Brian', 'Tipton', '2016-10-01', NULL, 'brian@tipton.example',
  '07700 958606', 'full');
INSERT INTO tbl_member VALUES (3, 'Priya', 'Nair', '2018-09-29', NULL, 'priya@nair.example',
  '07700 915806', 'full');
INSERT INTO tbl_member VALUES (4, 'Gareth', 'Pugh', '2020-10-10', NULL, 'gareth@pugh.example',
  '07700 910440', 'full');
INSERT INTO tbl_member VALUES (5, 'Doreen', 'Ashworth', '1989-05-12', NULL, NULL, '07700 935293',
  'life');
INSERT INTO tbl_member VALUES (6, 'Marcus', 'Bell', '2010-03-01', NULL, 'marcus@bell.example',
  '07700 978792', 'full');
INSERT INTO tbl_member VALUES (7, 'Lucy', 'Hargreaves', '2023-11-27', NULL,
  'lucy@hargreaves.example', '07700 972351', 'full');
INSERT INTO tbl_member VALUES (8, 'Howard', 'Crane', '2018-11-18', '2023-12-25',
  'howard@crane.example', '07700 975647', 'social');
INSERT INTO tbl_member VALUES (9, 'Amelia', 'Foster', '2016-03-22', NULL, 'amelia@foster.example',
  NULL, 'full');
INSERT INTO tbl_member VALUES (10, 'Trevor', 'Tipton', '2009-12-20', NULL,
  'trevor@tipton.example', '07700 955249', 'full');
INSERT INTO tbl_member VALUES (11, 'Nina', 'Okafor', '2007-01-18', NULL, 'nina@okafor.example',
  '07700 914623', 'full');
INSERT INTO tbl_member VALUES (12, 'Keith', 'Mallory', '2018-08-31', NULL,
  'keith@mallory.example', '07700 942786', 'full');
INSERT INTO tbl_member VALUES (13, 'Rosalind', 'Vane', '2008-10-17', NULL,
  'rosalind@vane.example', '07700 924176', 'full');
INSERT INTO tbl_member VALUES (14, 'Jake', 'Renshaw', '2021-09-26', NULL, 'jake@renshaw.example',
  '07700 940956', 'junior');
INSERT INTO tbl_member VALUES (15, 'Bethan', 'Pugh', '2009-04-08', NULL, 'bethan@pugh.example',
  '07700 935468', 'full');
INSERT INTO tbl_member VALUES (16, 'Colin', 'Drummond', '2012-09-08', '2023-12-26',
  'colin@drummond.example', '07700 944881', 'full');
INSERT INTO tbl_member VALUES (17, 'Zoe', 'Cartwright', '2012-05-28', NULL,
  'zoe@cartwright.example', '07700 932975', 'full');
INSERT INTO tbl_member VALUES (18, 'Derek', 'Sykes', '1995-07-09', NULL, NULL, '07700 937260',
  'life');
INSERT INTO tbl_member VALUES (19, 'Imogen', 'Lowe', '2011-11-29', NULL, 'imogen@lowe.example',
  '07700 986638', 'social');
INSERT INTO tbl_member VALUES (20, 'Frank', 'Neville', '2009-11-22', '2024-06-09',
  'frank@neville.example', NULL, 'full');
INSERT INTO tbl_member VALUES (21, 'Tilly', 'Foster', '2023-04-03', NULL, 'tilly@foster.example',
  '07700 976361', 'junior');
INSERT INTO tbl_member VALUES (22, 'Simon', 'Abbott', '2009-09-01', NULL, 'simon@abbott.example',
  '07700 975436', 'full');
INSERT INTO tbl_member VALUES (23, 'Maureen', 'Kelly', '2019-12-28', NULL, NULL, '07700 988242',
  'social');
INSERT INTO tbl_member VALUES (24, 'Oscar', 'Renshaw', '2022-03-27', NULL,
  'oscar@renshaw.example', '07700 956012', 'junior');
INSERT INTO tbl_member VALUES (25, 'Hazel', 'Winters', '2005-01-11', NULL,
  'hazel@winters.example', '07700 958161', 'full');
INSERT INTO tbl_member VALUES (26, 'Leon', 'Moreau', '2005-03-18', NULL, 'leon@moreau.example',
  '07700 956591', 'full');

INSERT INTO tbl_production VALUES (1, 'Blithe Spirit', 'Noel Coward', 'comedy', 1, '2022-03-10',
  '2022-03-13', 1850.00, 'finished');
INSERT INTO tbl_production VALUES (2, 'An Inspector Calls', 'J B Priestley', 'drama', 4,
  '2022-10-20', '2022-10-23', 1620.00, 'finished');
INSERT INTO tbl_production VALUES (3, 'Aladdin', 'Trevor Tipton', 'panto', 10, '2023-01-12',
  '2023-01-22', 4300.00, 'finished');
INSERT INTO tbl_production VALUES (4, 'The Importance of Being Earnest', 'Oscar Wilde', 'comedy',
  13, '2023-05-18', '2023-05-21', 2100.00, 'finished');
INSERT INTO tbl_production VALUES (5, 'Oliver!', 'Lionel Bart', 'musical', 4, '2023-10-05',
  '2023-10-14', 6950.00, 'finished');
INSERT INTO tbl_production VALUES (6, 'Mother Goose', 'Trevor Tipton', 'panto', 10, '2024-01-11',
  '2024-01-20', 4650.00, 'finished');
INSERT INTO tbl_production VALUES (7, 'Abigail''s Party', 'Mike Leigh', 'comedy', 3, '2024-04-25',
  '2024-04-28', 1400.00, 'finished');
INSERT INTO tbl_production VALUES (8, 'Macbeth', 'William Shakespeare', 'drama', 1, '2024-09-19',
  '2024-09-22', 2750.00, 'rehearsing');
INSERT INTO tbl_production VALUES (9, 'Calendar Girls', 'Tim Firth', 'comedy', NULL, '2025-03-13',
  '2025-03-16', NULL, 'planned');
INSERT INTO tbl_production VALUES (10, 'The Woman in Black', 'Stephen Mallatratt', 'drama', 13,
  '2024-06-13', '2024-06-16', 1500.00, 'cancelled');

INSERT INTO tbl_part VALUES (1, 1, 'Madame Arcati', 'Y', 5);
INSERT INTO tbl_part VALUES (2, 1, 'Charles Condomine', 'Y', 2);
INSERT INTO tbl_part VALUES (3, 1, 'Ruth Condomine', 'N', 9);
INSERT INTO tbl_part VALUES (4, 1, 'Elvira', 'N', 11);
INSERT INTO tbl_part VALUES (5, 2, 'Inspector Goole', 'Y', 8);
INSERT INTO tbl_part VALUES (6, 2, 'Mr Birling', 'Y', 12);
INSERT INTO tbl_part VALUES (7, 2, 'Mrs Birling', 'N', 1);
INSERT INTO tbl_part VALUES (8, 2, 'Sheila Birling', 'N', 19);
INSERT INTO tbl_part VALUES (9, 2, 'Eric Birling', 'N', 14);
INSERT INTO tbl_part VALUES (10, 3, 'Aladdin', 'Y', 17);
INSERT INTO tbl_part VALUES (11, 3, 'Widow Twankey', 'Y', 18);
INSERT INTO tbl_part VALUES (12, 3, 'Abanazar', 'N', 20);
INSERT INTO tbl_part VALUES (13, 3, 'Genie', 'N', 24);
INSERT INTO tbl_part VALUES (14, 4, 'Lady Bracknell', 'Y', 1);
INSERT INTO tbl_part VALUES (15, 4, 'Jack Worthing', 'Y', 22);
INSERT INTO tbl_part VALUES (16, 4, 'Algernon', 'Y', 26);
INSERT INTO tbl_part VALUES (17, 4, 'Gwendolen', 'N', 11);
INSERT INTO tbl_part VALUES (18, 4, 'Cecily', 'N', 19);
INSERT INTO tbl_part VALUES (19, 5, 'Oliver', 'Y', 24);
INSERT INTO tbl_part VALUES (20, 5, 'Fagin', 'Y', 12);
INSERT INTO tbl_part VALUES (21, 5, 'Nancy', 'Y', 17);
INSERT INTO tbl_part VALUES (22, 5, 'Bill Sikes', 'N', 2);
INSERT INTO tbl_part VALUES (23, 5, 'Artful Dodger', 'N', 21);
INSERT INTO tbl_part VALUES (24, 6, 'Mother Goose', 'Y', 18);
INSERT INTO tbl_part VALUES (25, 6, 'Demon King', 'N', 2);
INSERT INTO tbl_part VALUES (26, 6, 'Jill', 'N', 21);
INSERT INTO tbl_part VALUES (27, 6, 'Fairy', 'N', 9);
INSERT INTO tbl_part VALUES (28, 7, 'Beverly', 'Y', 11);
INSERT INTO tbl_part VALUES (29, 7, 'Laurence', 'N', 22);
INSERT INTO tbl_part VALUES (30, 7, 'Angela', 'N', 19);
INSERT INTO tbl_part VALUES (31, 7, 'Tony', 'N', 26);
INSERT INTO tbl_part VALUES (32, 7, 'Susan', 'N', 9);
INSERT INTO tbl_part VALUES (33, 8, 'Macbeth', 'Y', 26);
INSERT INTO tbl_part VALUES (34, 8, 'Lady Macbeth', 'Y', 11);
INSERT INTO tbl_part VALUES (35, 8, 'Banquo', 'N', 22);
INSERT INTO tbl_part VALUES (36, 8, 'Macduff', 'N', NULL);
INSERT INTO tbl_part VALUES (37, 8, 'First Witch', 'N', 1);
INSERT INTO tbl_part VALUES (38, 8, 'Second Witch', 'N', 5);
INSERT INTO tbl_part VALUES (39, 8, 'Third Witch', 'N', NULL);
INSERT INTO tbl_part VALUES (40, 8, 'Porter', 'N', 18);
INSERT INTO tbl_part VALUES (41, 10, 'Arthur Kipps', 'Y', 12);

INSERT INTO tbl_performance VALUES (1, 1, '2022-03-10', '19:30', 120);
INSERT INTO tbl_performance VALUES (2, 1, '2022-03-12', '19:30', 120);
INSERT INTO tbl_performance VALUES (3, 1, '2022-03-13', '14:30', 120);
INSERT INTO tbl_performance VALUES (4, 2, '2022-10-20', '19:30', 120);
INSERT INTO tbl_performance VALUES (5, 2, '2022-10-21', '19:30', 120);
INSERT INTO tbl_performance VALUES (6, 2, '2022-10-23', '14:30', 120);
INSERT INTO tbl_performance VALUES (7, 3, '2023-01-12', '19:30', 120);
INSERT INTO tbl_performance VALUES (8, 3, '2023-01-13', '19:30', 120);
INSERT INTO tbl_performance VALUES (9, 3, '2023-01-16', '19:30', 120);
INSERT INTO tbl_performance VALUES (10, 3, '2023-01-20', '19:30', 120);
INSERT INTO tbl_performance VALUES (11, 3, '2023-01-21', '19:30', 120);
INSERT INTO tbl_performance VALUES (12, 3, '2023-01-22', '14:30', 120);
INSERT INTO tbl_performance VALUES (13, 4, '2023-05-18', '19:30', 120);
INSERT INTO tbl_performance VALUES (14, 4, '2023-05-19', '19:30', 120);
INSERT INTO tbl_performance VALUES (15, 4, '2023-05-21', '14:30', 120);
INSERT INTO tbl_performance VALUES (16, 5, '2023-10-05', '19:30', 120);
INSERT INTO tbl_performance VALUES (17, 5, '2023-10-07', '19:30', 120);
INSERT INTO tbl_performance VALUES (18, 5, '2023-10-12', '19:30', 120);
INSERT INTO tbl_performance VALUES (19, 5, '2023-10-13', '19:30', 120);
INSERT INTO tbl_performance VALUES (20, 5, '2023-10-14', '19:30', 120);
INSERT INTO tbl_performance VALUES (21, 6, '2024-01-11', '19:30', 120);
INSERT INTO tbl_performance VALUES (22, 6, '2024-01-12', '19:30', 120);
INSERT INTO tbl_performance VALUES (23, 6, '2024-01-14', '14:30', 120);
INSERT INTO tbl_performance VALUES (24, 6, '2024-01-15', '19:30', 120);
INSERT INTO tbl_performance VALUES (25, 6, '2024-01-16', '19:30', 120);
INSERT INTO tbl_performance VALUES (26, 6, '2024-01-20', '19:30', 120);
INSERT INTO tbl_performance VALUES (27, 7, '2024-04-25', '19:30', 120);
INSERT INTO tbl_performance VALUES (28, 7, '2024-04-26', '19:30', 120);
INSERT INTO tbl_performance VALUES (29, 7, '2024-04-28', '14:30', 120);
INSERT INTO tbl_performance VALUES (30, 8, '2024-09-19', '19:30', 120);
INSERT INTO tbl_performance VALUES (31, 8, '2024-09-21', '19:30', 120);
INSERT INTO tbl_performance VALUES (32, 8, '2024-09-22', '14:30', 120);

INSERT INTO tbl_ticket_sale VALUES (1, 13, 'child', 4, 24.00, 'box office', '2023-05-16');
INSERT INTO tbl_ticket_sale VALUES (2, 3, 'child', 3, 18.00, 'online', '2022-03-07');
INSERT INTO tbl_ticket_sale VALUES (3, 2, 'adult', 7, 84.00, 'online', '2022-03-03');
INSERT INTO tbl_ticket_sale VALUES (4, 21, 'concession', 1, 12.00, 'online', '2023-12-11');
INSERT INTO tbl_ticket_sale VALUES (5, 25, 'child', 3, 18.00, 'phone', '2023-12-29');
INSERT INTO tbl_ticket_sale VALUES (6, 24, 'comp', 2, 0.00, 'box office', '2024-01-11');
INSERT INTO tbl_ticket_sale VALUES (7, 23, 'comp', 2, 0.00, 'online', '2023-12-07');
INSERT INTO tbl_ticket_sale VALUES (8, 10, 'adult', 1, 14.00, 'online', '2022-12-19');
INSERT INTO tbl_ticket_sale VALUES (9, 13, 'child', 2, 12.00, 'online', '2023-05-12');
INSERT INTO tbl_ticket_sale VALUES (10, 7, 'child', 7, 42.00, 'online', '2023-01-01');
INSERT INTO tbl_ticket_sale VALUES (11, 2, 'adult', 4, 48.00, 'online', '2022-03-05');
INSERT INTO tbl_ticket_sale VALUES (12, 8, 'child', 5, 30.00, 'box office', '2023-01-09');
INSERT INTO tbl_ticket_sale VALUES (13, 7, 'adult', 5, 70.00, 'online', '2022-12-06');
INSERT INTO tbl_ticket_sale VALUES (14, 17, 'child', 4, 24.00, 'box office', '2023-09-15');
INSERT INTO tbl_ticket_sale VALUES (15, 4, 'comp', 1, 0.00, 'online', '2022-10-05');
INSERT INTO tbl_ticket_sale VALUES (16, 14, 'child', 1, 6.00, 'online', '2023-05-06');
INSERT INTO tbl_ticket_sale VALUES (17, 27, 'concession', 7, 70.00, 'online', '2024-03-30');
INSERT INTO tbl_ticket_sale VALUES (18, 16, 'adult', 4, 56.00, 'online', '2023-09-28');
INSERT INTO tbl_ticket_sale VALUES (19, 10, 'adult', 3, 42.00, 'online', '2022-12-31');
INSERT INTO tbl_ticket_sale VALUES (20, 2, 'adult', 8, 96.00, 'online', '2022-02-02');
INSERT INTO tbl_ticket_sale VALUES (21, 10, 'adult', 8, 112.00, 'online', '2023-01-03');
INSERT INTO tbl_ticket_sale VALUES (22, 27, 'adult', 4, 48.00, 'box office', '2024-04-11');
INSERT INTO tbl_ticket_sale VALUES (23, 16, 'child', 7, 42.00, 'online', '2023-09-13');
INSERT INTO tbl_ticket_sale VALUES (24, 12, 'adult', 1, 14.00, 'box office', '2022-12-15');
INSERT INTO tbl_ticket_sale VALUES (25, 23, 'adult', 3, 42.00, 'phone', '2023-12-10');
INSERT INTO tbl_ticket_sale VALUES (26, 23, 'concession', 5, 60.00, 'phone', '2023-12-29');
INSERT INTO tbl_ticket_sale VALUES (27, 8, 'adult', 5, 70.00, 'phone', '2023-01-03');
INSERT INTO tbl_ticket_sale VALUES (28, 13, 'child', 8, 48.00, 'box office', '2023-05-10');
INSERT INTO tbl_ticket_sale VALUES (29, 20, 'adult', 8, 112.00, 'box office', '2023-09-23');
INSERT INTO tbl_ticket_sale VALUES (30, 27, 'adult', 7, 84.00, 'phone', '2024-04-13');
INSERT INTO tbl_ticket_sale VALUES (31, 25, 'adult', 2, 28.00, 'online', '2023-12-23');
INSERT INTO tbl_ticket_sale VALUES (32, 12, 'adult', 1, 14.00, 'phone', '2022-12-20');
INSERT INTO tbl_ticket_sale VALUES (33, 6, 'adult', 6, 72.00, 'phone', '2022-10-23');
INSERT INTO tbl_ticket_sale VALUES (34, 18, 'concession', 1, 12.00, 'online', '2023-09-10');
INSERT INTO tbl_ticket_sale VALUES (35, 24, 'adult', 2, 28.00, 'online', '2023-12-10');
INSERT INTO tbl_ticket_sale VALUES (36, 3, 'adult', 5, 60.00, 'phone', '2022-02-22');
INSERT INTO tbl_ticket_sale VALUES (37, 12, 'concession', 6, 72.00, 'online', '2023-01-19');
INSERT INTO tbl_ticket_sale VALUES (38, 9, 'child', 6, 36.00, 'online', '2023-01-16');
INSERT INTO tbl_ticket_sale VALUES (39, 9, 'adult', 1, 14.00, 'online', '2022-12-27');
INSERT INTO tbl_ticket_sale VALUES (40, 11, 'adult', 6, 84.00, 'online', '2023-01-15');
INSERT INTO tbl_ticket_sale VALUES (41, 16, 'concession', 3, 36.00, 'online', '2023-09-05');
INSERT INTO tbl_ticket_sale VALUES (42, 11, 'concession', 7, 84.00, 'online', '2023-01-13');
INSERT INTO tbl_ticket_sale VALUES (43, 29, 'concession', 5, 50.00, 'online', '2024-03-25');
INSERT INTO tbl_ticket_sale VALUES (44, 9, 'child', 6, 36.00, 'online', '2022-12-18');
INSERT INTO tbl_ticket_sale VALUES (45, 10, 'child', 4, 24.00, 'online', '2023-01-12');
INSERT INTO tbl_ticket_sale VALUES (46, 29, 'adult', 5, 60.00, 'phone', '2024-04-20');
INSERT INTO tbl_ticket_sale VALUES (47, 16, 'adult', 5, 70.00, 'online', '2023-09-26');
INSERT INTO tbl_ticket_sale VALUES (48, 4, 'child', 8, 48.00, 'online', '2022-10-10');
INSERT INTO tbl_ticket_sale VALUES (49, 18, 'concession', 2, 24.00, 'online', '2023-09-29');
INSERT INTO tbl_ticket_sale VALUES (50, 14, 'adult', 8, 96.00, 'box office', '2023-04-09');
INSERT INTO tbl_ticket_sale VALUES (51, 20, 'adult', 7, 98.00, 'box office', '2023-09-16');
INSERT INTO tbl_ticket_sale VALUES (52, 13, 'adult', 5, 60.00, 'online', '2023-05-13');
INSERT INTO tbl_ticket_sale VALUES (53, 4, 'adult', 8, 96.00, 'online', '2022-10-07');
INSERT INTO tbl_ticket_sale VALUES (54, 21, 'concession', 5, 60.00, 'online', '2024-01-10');
INSERT INTO tbl_ticket_sale VALUES (55, 27, 'adult', 5, 60.00, 'phone', '2024-04-10');
INSERT INTO tbl_ticket_sale VALUES (56, 21, 'comp', 1, 0.00, 'online', '2023-12-17');
INSERT INTO tbl_ticket_sale VALUES (57, 16, 'child', 3, 18.00, 'box office', '2023-09-07');
INSERT INTO tbl_ticket_sale VALUES (58, 20, 'concession', 5, 60.00, 'online', '2023-09-29');
INSERT INTO tbl_ticket_sale VALUES (59, 9, 'child', 5, 30.00, 'online', '2022-12-11');
INSERT INTO tbl_ticket_sale VALUES (60, 2, 'child', 4, 24.00, 'phone', '2022-02-05');

INSERT INTO tbl_costume VALUES (1, 'Red velvet cloak', 'L', 'Tudor', 'good', NULL);
INSERT INTO tbl_costume VALUES (2, 'Flapper dress, silver', 'S', '1920s', 'good', 19);
INSERT INTO tbl_costume VALUES (3, 'Pinstripe suit', 'M', '1940s', 'worn', NULL);
INSERT INTO tbl_costume VALUES (4, 'Dame dress, spotty', 'XL', 'panto', 'needs repair', 18);
INSERT INTO tbl_costume VALUES (5, 'Edwardian ball gown', 'M', 'Edwardian', 'good', NULL);
INSERT INTO tbl_costume VALUES (6, 'Top hat', 'M', 'Victorian', 'worn', 12);
INSERT INTO tbl_costume VALUES (7, 'Chainmail tunic', 'L', 'medieval', 'good', 26);
INSERT INTO tbl_costume VALUES (8, 'Kilt, Royal Stewart', 'L', NULL, 'good', NULL);
INSERT INTO tbl_costume VALUES (9, 'Goose costume', 'XL', 'panto', 'needs repair', NULL);
INSERT INTO tbl_costume VALUES (10, 'Kaftan, orange', 'M', '1970s', 'good', 11);
INSERT INTO tbl_costume VALUES (11, 'Lurex jumpsuit', 'S', '1970s', 'worn', NULL);
INSERT INTO tbl_costume VALUES (12, 'Bonnet, straw', 'S', 'Victorian', 'good', NULL);
INSERT INTO tbl_costume VALUES (13, 'Workhouse smock', 'S', 'Victorian', 'worn', NULL);
INSERT INTO tbl_costume VALUES (14, 'Workhouse smock', 'M', 'Victorian', 'worn', NULL);
INSERT INTO tbl_costume VALUES (15, 'Frock coat, black', 'L', 'Victorian', 'good', 22);
INSERT INTO tbl_costume VALUES (16, 'Witch cloak', 'M', 'medieval', 'needs repair', 1);
INSERT INTO tbl_costume VALUES (17, 'Genie trousers', 'M', 'panto', 'good', NULL);
INSERT INTO tbl_costume VALUES (18, 'Evening tails', 'L', '1920s', 'good', 2);
INSERT INTO tbl_costume VALUES (19, 'Cardigan, beige', 'M', '1970s', 'worn', NULL);
INSERT INTO tbl_costume VALUES (20, 'Crown, gilt', NULL, 'medieval', 'good', NULL);

INSERT INTO tbl_crew VALUES (6, 1, 'sound');
INSERT INTO tbl_crew VALUES (15, 1, 'set builder');
INSERT INTO tbl_crew VALUES (23, 1, 'prompt');
INSERT INTO tbl_crew VALUES (16, 2, 'set builder');
INSERT INTO tbl_crew VALUES (6, 2, 'sound');
INSERT INTO tbl_crew VALUES (15, 2, 'lighting');
INSERT INTO tbl_crew VALUES (3, 3, 'sound');
INSERT INTO tbl_crew VALUES (16, 3, 'stage manager');
INSERT INTO tbl_crew VALUES (6, 3, 'lighting');
INSERT INTO tbl_crew VALUES (25, 3, 'prompt');
INSERT INTO tbl_crew VALUES (15, 3, 'wardrobe');
INSERT INTO tbl_crew VALUES (12, 4, 'prompt');
INSERT INTO tbl_crew VALUES (25, 4, 'sound');
INSERT INTO tbl_crew VALUES (16, 4, 'stage manager');
INSERT INTO tbl_crew VALUES (6, 5, 'wardrobe');
INSERT INTO tbl_crew VALUES (12, 5, 'lighting');
INSERT INTO tbl_crew VALUES (16, 5, 'stage manager');
INSERT INTO tbl_crew VALUES (25, 6, 'wardrobe');
INSERT INTO tbl_crew VALUES (15, 6, 'sound');
INSERT INTO tbl_crew VALUES (23, 6, 'prompt');
INSERT INTO tbl_crew VALUES (16, 6, 'lighting');
INSERT INTO tbl_crew VALUES (6, 7, 'prompt');
INSERT INTO tbl_crew VALUES (15, 7, 'stage manager');
INSERT INTO tbl_crew VALUES (3, 7, 'lighting');
INSERT INTO tbl_crew VALUES (22, 7, 'set builder');
INSERT INTO tbl_crew VALUES (25, 8, 'set builder');
INSERT INTO tbl_crew VALUES (6, 8, 'stage manager');
INSERT INTO tbl_crew VALUES (15, 8, 'lighting');

