CREATE TABLE gnr (id INTEGER PRIMARY KEY, nm TEXT NOT NULL, shelf TEXT);
CREATE TABLE slr (id INTEGER PRIMARY KEY, nm TEXT NOT NULL, typ TEXT, town TEXT, tel TEXT);
CREATE TABLE byr (id INTEGER PRIMARY KEY, fn TEXT, ln TEXT NOT NULL, town TEXT, email TEXT, reg_dt
  TEXT, nwsl INTEGER DEFAULT 0);
CREATE TABLE bk (
  id INTEGER PRIMARY KEY,
  ttl TEXT NOT NULL,
  auth TEXT,
  pub_yr INTEGER,
  gnr_id INTEGER REFERENCES gnr(id),
  cond TEXT,
  bndg TEXT,
  slr_id INTEGER,
  acq_dt TEXT,
  cost_cts INTEGER,
  ask_cts INTEGER
);
CREATE TABLE sal (id INTEGER PRIMARY KEY, byr_id INTEGER, dt TEXT NOT NULL, pay TEXT);
CREATE TABLE sal_ln (id INTEGER PRIMARY KEY, sal_id INTEGER NOT NULL REFERENCES sal(id), bk_id
  INTEGER NOT NULL, prc_cts INTEGER NOT NULL);
CREATE TABLE rsv (id INTEGER PRIMARY KEY, bk_id INTEGER, byr_id INTEGER, rsv_dt TEXT, exp_dt TEXT,
  st TEXT);

INSERT INTO gnr (id, nm, shelf) VALUES (1, 'Crime', 'A1');
INSERT INTO gnr (id, nm, shelf) VALUES (2, 'Literary fiction', 'A2');
INSERT INTO gnr (id, nm, shelf) VALUES (3, 'Science fiction', 'A3');
INSERT INTO gnr (id, nm, shelf) VALUES (4, 'History', 'B1');
INSERT INTO gnr (id, nm, shelf) VALUES (5, 'Travel', 'B2');
INSERT INTO gnr (id, nm, shelf) VALUES (6, 'Poetry', 'C1');
INSERT INTO gnr (id, nm, shelf) VALUES (7, 'Children', 'C2');
INSERT INTO gnr (id, nm, shelf) VALUES (8, 'Cookery', 'D1');
INSERT INTO gnr (id, nm, shelf) VALUES (9, 'Natural history', 'D2');

INSERT INTO slr (id, nm, typ, town, tel) VALUES (1, 'Elspeth Crane', 'private', 'Ludlow',
  '01497 320759');
INSERT INTO slr (id, nm, typ, town, tel) VALUES (2, 'Hay House Clearances', 'dealer', 'Hay-on-Wye',
  '01568 777817');
INSERT INTO slr (id, nm, typ, town, tel) VALUES (3, 'Bernard Tuttle', 'private', 'Leominster',
  '01584 223061');
INSERT INTO slr (id, nm, typ, town, tel) VALUES (4, 'St Lawrence Church Fete', 'charity', 'Ludlow',
  NULL);
INSERT INTO slr (id, nm, typ, town, tel) VALUES (5, 'Marches Auction Rooms', 'auction',
  'Shrewsbury', '01497 420239');
INSERT INTO slr (id, nm, typ, town, tel) VALUES (6, 'Philippa Wren', 'private', 'Craven Arms',
  '01497 888860');
INSERT INTO slr (id, nm, typ, town, tel) VALUES (7, 'Teme Valley Hospice Shop', 'charity',
  'Tenbury Wells', '01584 252071');
INSERT INTO slr (id, nm, typ, town, tel) VALUES (8, 'Desmond Achebe-Jones', 'private', 'Hereford',
  '01497 720786');
INSERT INTO slr (id, nm, typ, town, tel) VALUES (9, 'Orchard Books', 'dealer', 'Hereford',
  '01584 373718');
INSERT INTO slr (id, nm, typ, town, tel) VALUES (10, 'Ingrid Solberg', 'private', 'Ludlow', NULL);
INSERT INTO slr (id, nm, typ, town, tel) VALUES (11, 'Kington Salerooms', 'auction', 'Kington',
  '01497 590506');

INSERT INTO byr (id, fn, ln, town, email, reg_dt, nwsl) VALUES (1, 'Alan', 'Whitcombe', 'Ludlow',
  'a.whitcombe@homenet.uk', '2023-04-21', 1);
INSERT INTO byr (id, fn, ln, town, email, reg_dt, nwsl) VALUES (2, 'Moira', 'Fenn', 'Ludlow',
  'm.fenn@homenet.uk', '2023-07-06', 1);
INSERT INTO byr (id, fn, ln, town, email, reg_dt, nwsl) VALUES (3, 'Rajesh', 'Nair', 'Shrewsbury',
  'r.nair@homenet.uk', '2023-08-05', 1);
INSERT INTO byr (id, fn, ln, town, email, reg_dt, nwsl) VALUES (4, 'Beatrice', 'Lowell', 'Hereford',
  'b.lowell@quickmail.com', '2023-09-21', 0);
INSERT INTO byr (id, fn, ln, town, email, reg_dt, nwsl) VALUES (5, 'Colin', 'Stapleton',
  'Leominster', 'c.stapleton@quickmail.com', '2023-11-02', 1);
INSERT INTO byr (id, fn, ln, town, email, reg_dt, nwsl) VALUES (6, 'Hannah', 'Pryce', 'Ludlow',
  'h.pryce@homenet.uk', '2023-11-16', 0);
INSERT INTO byr (id, fn, ln, town, email, reg_dt, nwsl) VALUES (7, 'Yusuf', 'Karim', 'Birmingham',
  'y.karim@homenet.uk', '2023-11-18', 0);
INSERT INTO byr (id, fn, ln, town, email, reg_dt, nwsl) VALUES (8, 'Edith', 'Garrow',
  'Tenbury Wells', NULL, '2023-12-05', 0);
INSERT INTO byr (id, fn, ln, town, email, reg_dt, nwsl) VALUES (9, 'Thomas', 'Meredith', 'Hereford',
  't.meredith@quickmail.com', '2023-12-07', 1);
INSERT INTO byr (id, fn, ln, town, email, reg_dt, nwsl) VALUES (10, 'Joanna', 'Blythe',
  'Craven Arms', 'j.blythe@homenet.uk', '2023-12-08', 0);
INSERT INTO byr (id, fn, ln, town, email, reg_dt, nwsl) VALUES (11, 'Stefan', 'Nowak', 'Leominster',
  's.nowak@postbox.co.uk', '2024-01-22', 0);
INSERT INTO byr (id, fn, ln, town, email, reg_dt, nwsl) VALUES (12, 'Gillian', 'Hurst', 'Ludlow',
  'g.hurst@quickmail.com', '2024-02-28', 1);
INSERT INTO byr (id, fn, ln, town, email, reg_dt, nwsl) VALUES (13, 'Peter', 'Abernathy',
  'Shrewsbury', 'p.abernathy@postbox.co.uk', '2024-03-16', 1);
INSERT INTO byr (id, fn, ln, town, email, reg_dt, nwsl) VALUES (14, 'Carys', 'Vaughan', 'Kington',
  'c.vaughan@homenet.uk', '2024-03-25', 1);
INSERT INTO byr (id, fn, ln, town, email, reg_dt, nwsl) VALUES (15, 'Laurence', 'Doyle',
  'Birmingham', 'l.doyle@quickmail.com', '2024-04-22', 1);
INSERT INTO byr (id, fn, ln, town, email, reg_dt, nwsl) VALUES (16, 'Winifred', 'Sharpe', 'Ludlow',
  NULL, '2024-06-28', 0);
INSERT INTO byr (id, fn, ln, town, email, reg_dt, nwsl) VALUES (17, 'Imogen', 'Tranter', 'Hereford',
  'i.tranter@postbox.co.uk', '2024-12-24', 1);
INSERT INTO byr (id, fn, ln, town, email, reg_dt, nwsl) VALUES (18, 'Keith', 'Rowbotham',
  'Craven Arms', NULL, '2025-01-06', 0);
INSERT INTO byr (id, fn, ln, town, email, reg_dt, nwsl) VALUES (19, 'Amelia', 'Stone', 'Shrewsbury',
  'a.stone@postbox.co.uk', '2025-03-10', 1);
INSERT INTO byr (id, fn, ln, town, email, reg_dt, nwsl) VALUES (20, 'Hugh', 'Lacey', 'Ludlow',
  'h.lacey@homenet.uk', '2025-08-04', 0);

INSERT INTO bk (id, ttl, auth, pub_yr, gnr_id, cond, bndg, slr_id, acq_dt, cost_cts, ask_cts) VALUES
  (1, 'A Short Walk in the Hindu Kush', 'Eric Newby', 1958, 5, 'F', 'HB', NULL, '2024-02-28', 600,
  1200);
INSERT INTO bk (id, ttl, auth, pub_yr, gnr_id, cond, bndg, slr_id, acq_dt, cost_cts, ask_cts) VALUES
  (2, 'Swallows and Amazons', 'Arthur Ransome', 1938, 7, 'VG', 'HB', 8, '2024-02-29', 600, 1200);
INSERT INTO bk (id, ttl, auth, pub_yr, gnr_id, cond, bndg, slr_id, acq_dt, cost_cts, ask_cts) VALUES
  (3, 'The Peregrine', 'J. A. Baker', 1967, 9, 'F', 'HB', 8, '2024-03-15', 400, 800);
INSERT INTO bk (id, ttl, auth, pub_yr, gnr_id, cond, bndg, slr_id, acq_dt, cost_cts, ask_cts) VALUES
  (4, 'The Owl Service', 'Alan Garner', 1967, 7, 'VG', 'HB', 4, '2024-03-19', 800, 1750);
INSERT INTO bk (id, ttl, auth, pub_yr, gnr_id, cond, bndg, slr_id, acq_dt, cost_cts, ask_cts) VALUES
  (5, 'Knots and Crosses', 'Ian Rankin', 1987, 1, 'VG', 'PB', 5, '2024-03-29', 200, 400);
INSERT INTO bk (id, ttl, auth, pub_yr, gnr_id, cond, bndg, slr_id, acq_dt, cost_cts, ask_cts) VALUES
  (6, 'Under the Volcano', 'Malcolm Lowry', 1967, 2, 'F', 'HB', 2, '2024-03-30', 150, 300);
INSERT INTO bk (id, ttl, auth, pub_yr, gnr_id, cond, bndg, slr_id, acq_dt, cost_cts, ask_cts) VALUES
  (7, 'The Big Sleep', 'Raymond Chandler', 1948, 1, 'VG', 'PB', 9, '2024-04-06', 1200, 3000);
INSERT INTO bk (id, ttl, auth, pub_yr, gnr_id, cond, bndg, slr_id, acq_dt, cost_cts, ask_cts) VALUES
  (8, 'Tom''s Midnight Garden', 'Philippa Pearce', 1958, 7, 'G', 'HB', 2, '2024-04-11', 100, 300);
INSERT INTO bk (id, ttl, auth, pub_yr, gnr_id, cond, bndg, slr_id, acq_dt, cost_cts, ask_cts) VALUES
  (9, 'British Butterflies', NULL, NULL, 9, 'G', 'PB', 9, '2024-04-15', 150, 350);
INSERT INTO bk (id, ttl, auth, pub_yr, gnr_id, cond, bndg, slr_id, acq_dt, cost_cts, ask_cts) VALUES
  (10, 'Neuromancer', 'William Gibson', 1984, 3, 'F', 'PB', 1, '2024-04-22', 150, 400);
INSERT INTO bk (id, ttl, auth, pub_yr, gnr_id, cond, bndg, slr_id, acq_dt, cost_cts, ask_cts) VALUES
  (11, 'The Murder of Roger Ackroyd', 'Agatha Christie', 1957, 1, 'VG', 'HB', 1, '2024-04-28', 500,
  1100);
INSERT INTO bk (id, ttl, auth, pub_yr, gnr_id, cond, bndg, slr_id, acq_dt, cost_cts, ask_cts) VALUES
  (12, 'The Road to Oxiana', 'Robert Byron', 1950, 5, 'F', 'HB', 5, '2024-06-04', 400, 1000);
INSERT INTO bk (id, ttl, auth, pub_yr, gnr_id, cond, bndg, slr_id, acq_dt, cost_cts, ask_cts) VALUES
  (13, 'A Book of Mediterranean Food', 'Elizabeth David', 1950, 8, 'G', 'PB', 1, '2024-06-08', 1200,
  3600);
INSERT INTO bk (id, ttl, auth, pub_yr, gnr_id, cond, bndg, slr_id, acq_dt, cost_cts, ask_cts) VALUES
  (14, 'Death on the Nile', 'Agatha Christie', 1960, 1, 'F', 'PB', 9, '2024-06-23', 150, 400);
INSERT INTO bk (id, ttl, auth, pub_yr, gnr_id, cond, bndg, slr_id, acq_dt, cost_cts, ask_cts) VALUES
  (15, 'A Time of Gifts', 'Patrick Leigh Fermor', 1977, 5, 'VG', 'HB', 4, '2024-07-02', 150, 300);
INSERT INTO bk (id, ttl, auth, pub_yr, gnr_id, cond, bndg, slr_id, acq_dt, cost_cts, ask_cts) VALUES
  (16, 'Arabian Sands', 'Wilfred Thesiger', 1959, 5, 'VG', 'HB', 9, '2024-07-16', 1500, 3300);
INSERT INTO bk (id, ttl, auth, pub_yr, gnr_id, cond, bndg, slr_id, acq_dt, cost_cts, ask_cts) VALUES
  (17, 'The Natural History of Selborne', 'Gilbert White', 1902, 9, 'P', 'PB', 9, '2024-07-18',
  2300, 5050);
INSERT INTO bk (id, ttl, auth, pub_yr, gnr_id, cond, bndg, slr_id, acq_dt, cost_cts, ask_cts) VALUES
  (18, 'Journeys on the Welsh Border', NULL, 1911, 5, 'VG', 'HB', 9, '2024-07-22', 1800, 3950);
INSERT INTO bk (id, ttl, auth, pub_yr, gnr_id, cond, bndg, slr_id, acq_dt, cost_cts, ask_cts) VALUES
  (19, 'The Nine Tailors', 'Dorothy L. Sayers', 1934, 1, 'F', 'HB', 1, '2024-07-23', 800, 1750);
INSERT INTO bk (id, ttl, auth, pub_yr, gnr_id, cond, bndg, slr_id, acq_dt, cost_cts, ask_cts) VALUES
  (20, 'English Food', 'Jane Grigson', 1974, 8, 'G', 'PB', 6, '2024-08-14', 300, 750);
INSERT INTO bk (id, ttl, auth, pub_yr, gnr_id, cond, bndg, slr_id, acq_dt, cost_cts, ask_cts) VALUES
  (21, 'Ariel', 'Sylvia Plath', 1968, 6, 'G', 'PB', 5, '2024-08-31', 600, 1500);
INSERT INTO bk (id, ttl, auth, pub_yr, gnr_id, cond, bndg, slr_id, acq_dt, cost_cts, ask_cts) VALUES
  (22, 'The Borrowers', 'Mary Norton', 1952, 7, 'G', 'HB', 6, '2024-09-07', 500, 1250);
INSERT INTO bk (id, ttl, auth, pub_yr, gnr_id, cond, bndg, slr_id, acq_dt, cost_cts, ask_cts) VALUES
  (23, 'The Wind in the Willows', 'Kenneth Grahame', 1940, 7, 'F', 'PB', 9, '2024-09-16', 250, 750);
INSERT INTO bk (id, ttl, auth, pub_yr, gnr_id, cond, bndg, slr_id, acq_dt, cost_cts, ask_cts) VALUES
  (24, 'Jane Eyre', 'Charlotte Bronte', 1931, 2, 'P', 'HB', 7, '2024-09-20', 100, 250);
INSERT INTO bk (id, ttl, auth, pub_yr, gnr_id, cond, bndg, slr_id, acq_dt, cost_cts, ask_cts) VALUES
  (25, 'Farmhouse Fare', NULL, 1946, 8, 'G', 'PB', 6, '2024-10-15', 800, 1600);
INSERT INTO bk (id, ttl, auth, pub_yr, gnr_id, cond, bndg, slr_id, acq_dt, cost_cts, ask_cts) VALUES
  (26, 'Stalingrad', 'Antony Beevor', 1998, 4, 'F', 'HB', 7, '2024-10-20', 800, 2000);
INSERT INTO bk (id, ttl, auth, pub_yr, gnr_id, cond, bndg, slr_id, acq_dt, cost_cts, ask_cts) VALUES
  (27, 'The Bell', 'Iris Murdoch', 1958, 2, 'G', 'HB', 3, '2024-11-05', 250, 750);
INSERT INTO bk (id, ttl, auth, pub_yr, gnr_id, cond, bndg, slr_id, acq_dt, cost_cts, ask_cts) VALUES
  (28, 'Cover Her Face', 'P. D. James', 1974, 1, 'G', 'HB', 7, '2024-11-06', 300, 650);
INSERT INTO bk (id, ttl, auth, pub_yr, gnr_id, cond, bndg, slr_id, acq_dt, cost_cts, ask_cts) VALUES
  (29, 'Offa''s Dyke', 'Cyril Fox', 1955, 4, 'F', 'HB', 9, '2024-11-15', 1500, 3750);
INSERT INTO bk (id, ttl, auth, pub_yr, gnr_id, cond, bndg, slr_id, acq_dt, cost_cts, ask_cts) VALUES
  (30, 'The Hawk in the Rain', 'Ted Hughes', 1957, 6, 'G', 'HB', 5, '2024-11-17', 600, 1200);
INSERT INTO bk (id, ttl, auth, pub_yr, gnr_id, cond, bndg, slr_id, acq_dt, cost_cts, ask_cts) VALUES
  (31, 'A Murder Is Announced', 'Agatha Christie', 1950, 1, 'F', 'PB', 3, '2024-11-18', 500, 1000);
INSERT INTO bk (id, ttl, auth, pub_yr, gnr_id, cond, bndg, slr_id, acq_dt, cost_cts, ask_cts) VALUES
  (32, 'The Whitsun Weddings', 'Philip Larkin', 1964, 6, 'G', 'PB', 7, '2024-11-22', 300, 600);
INSERT INTO bk (id, ttl, auth, pub_yr, gnr_id, cond, bndg, slr_id, acq_dt, cost_cts, ask_cts) VALUES
  (33, 'The Left Hand of Darkness', 'Ursula K. Le Guin', 1973, 3, 'F', 'HB', 2, '2024-11-25', 500,
  1500);
INSERT INTO bk (id, ttl, auth, pub_yr, gnr_id, cond, bndg, slr_id, acq_dt, cost_cts, ask_cts) VALUES
  (34, 'Brideshead Revisited', 'Evelyn Waugh', 1945, 2, 'VG', 'PB', 2, '2024-12-05', 200, 450);
INSERT INTO bk (id, ttl, auth, pub_yr, gnr_id, cond, bndg, slr_id, acq_dt, cost_cts, ask_cts) VALUES
  (35, 'Beloved', 'Toni Morrison', 1988, 2, 'VG', 'HB', 2, '2024-12-24', 200, 500);
INSERT INTO bk (id, ttl, auth, pub_yr, gnr_id, cond, bndg, slr_id, acq_dt, cost_cts, ask_cts) VALUES
  (36, 'Dune', 'Frank Herbert', 1966, 3, 'VG', 'PB', 1, '2024-12-28', 150, 450);
INSERT INTO bk (id, ttl, auth, pub_yr, gnr_id, cond, bndg, slr_id, acq_dt, cost_cts, ask_cts) VALUES
  (37, 'Death of a Naturalist', 'Seamus Heaney', 1966, 6, 'F', 'HB', 7, '2025-01-07', 250, 600);
INSERT INTO bk (id, ttl, auth, pub_yr, gnr_id, cond, bndg, slr_id, acq_dt, cost_cts, ask_cts) VALUES
  (38, 'King Solomon''s Ring', 'Konrad Lorenz', 1952, 9, 'G', 'PB', 2, '2025-01-15', 500, 1500);
INSERT INTO bk (id, ttl, auth, pub_yr, gnr_id, cond, bndg, slr_id, acq_dt, cost_cts, ask_cts) VALUES
  (39, 'The Making of the English Landscape', 'W. G. Hoskins', 1957, 4, 'F', 'HB', NULL,
  '2025-03-16', 400, 800);
INSERT INTO bk (id, ttl, auth, pub_yr, gnr_id, cond, bndg, slr_id, acq_dt, cost_cts, ask_cts) VALUES
  (40, 'Good Things', 'Jane Grigson', 1971, 8, 'VG', 'PB', 3, '2025-03-25', 1500, 3750);
INSERT INTO bk (id, ttl, auth, pub_yr, gnr_id, cond, bndg, slr_id, acq_dt, cost_cts, ask_cts) VALUES
  (41, 'A Shropshire Lad', 'A. E. Housman', 1914, 6, 'G', 'HB', NULL, '2025-04-05', 2750, 6900);
INSERT INTO bk (id, ttl, auth, pub_yr, gnr_id, cond, bndg, slr_id, acq_dt, cost_cts, ask_cts) VALUES
  (42, 'The Marcher Lordships', 'Trevor Rowley', 1986, 4, 'G', 'PB', 1, '2025-04-18', 100, 200);
INSERT INTO bk (id, ttl, auth, pub_yr, gnr_id, cond, bndg, slr_id, acq_dt, cost_cts, ask_cts) VALUES
  (43, 'Foundation', 'Isaac Asimov', 1953, 3, 'F', 'PB', 2, '2025-05-20', 600, 1300);
INSERT INTO bk (id, ttl, auth, pub_yr, gnr_id, cond, bndg, slr_id, acq_dt, cost_cts, ask_cts) VALUES
  (44, 'French Provincial Cooking', 'Elizabeth David', 1960, 8, 'F', 'HB', 5, '2025-05-25', 400,
  800);
INSERT INTO bk (id, ttl, auth, pub_yr, gnr_id, cond, bndg, slr_id, acq_dt, cost_cts, ask_cts) VALUES
  (45, 'The Guns of August', 'Barbara Tuchman', 1962, 4, 'F', 'HB', 3, '2025-05-28', 150, 400);
INSERT INTO bk (id, ttl, auth, pub_yr, gnr_id, cond, bndg, slr_id, acq_dt, cost_cts, ask_cts) VALUES
  (46, 'Gaudy Night', 'Dorothy L. Sayers', 1951, 1, 'VG', 'PB', 9, '2025-05-31', 500, 1250);
INSERT INTO bk (id, ttl, auth, pub_yr, gnr_id, cond, bndg, slr_id, acq_dt, cost_cts, ask_cts) VALUES
  (47, 'On the Black Hill', 'Bruce Chatwin', 1982, 2, 'VG', 'PB', 4, '2025-06-20', 600, 1800);
INSERT INTO bk (id, ttl, auth, pub_yr, gnr_id, cond, bndg, slr_id, acq_dt, cost_cts, ask_cts) VALUES
  (48, 'Middlemarch', 'George Eliot', 1923, 2, 'VG', 'HB', 7, '2025-06-24', 2000, 4000);
INSERT INTO bk (id, ttl, auth, pub_yr, gnr_id, cond, bndg, slr_id, acq_dt, cost_cts, ask_cts) VALUES
  (49, 'Ballet Shoes', 'Noel Streatfeild', 1949, 7, 'P', 'HB', 7, '2025-06-30', 600, 1500);
INSERT INTO bk (id, ttl, auth, pub_yr, gnr_id, cond, bndg, slr_id, acq_dt, cost_cts, ask_cts) VALUES
  (50, 'The Remains of the Day', 'Kazuo Ishiguro', 1989, 2, 'VG', 'PB', 4, '2025-07-02', 250, 550);
INSERT INTO bk (id, ttl, auth, pub_yr, gnr_id, cond, bndg, slr_id, acq_dt, cost_cts, ask_cts) VALUES
  (51, 'Watership Down', 'Richard Adams', 1972, 7, 'F', 'HB', 5, '2025-07-03', 300, 750);
INSERT INTO bk (id, ttl, auth, pub_yr, gnr_id, cond, bndg, slr_id, acq_dt, cost_cts, ask_cts) VALUES
  (52, 'Excellent Women', 'Barbara Pym', 1952, 2, 'VG', 'PB', 3, '2025-07-21', 100, 300);
INSERT INTO bk (id, ttl, auth, pub_yr, gnr_id, cond, bndg, slr_id, acq_dt, cost_cts, ask_cts) VALUES
  (53, 'Ring of Bright Water', 'Gavin Maxwell', 1960, 9, 'F', 'HB', 8, '2025-07-26', 800, 1600);
INSERT INTO bk (id, ttl, auth, pub_yr, gnr_id, cond, bndg, slr_id, acq_dt, cost_cts, ask_cts) VALUES
  (54, 'The Chrysalids', 'John Wyndham', 1964, 3, 'G', 'HB', 9, '2025-08-30', 1500, 3000);
INSERT INTO bk (id, ttl, auth, pub_yr, gnr_id, cond, bndg, slr_id, acq_dt, cost_cts, ask_cts) VALUES
  (55, 'A Distant Mirror', 'Barbara Tuchman', 1979, 4, 'VG', 'HB', 6, '2025-09-09', 600, 1500);
INSERT INTO bk (id, ttl, auth, pub_yr, gnr_id, cond, bndg, slr_id, acq_dt, cost_cts, ask_cts) VALUES
  (56, 'English Social History', 'G. M. Trevelyan', 1944, 4, 'P', 'PB', 5, '2025-10-12', 400, 1000);
INSERT INTO bk (id, ttl, auth, pub_yr, gnr_id, cond, bndg, slr_id, acq_dt, cost_cts, ask_cts) VALUES
  (57, 'Collected Poems', 'R. S. Thomas', 1993, 6, 'G', 'HB', 4, '2025-10-13', 500, 1000);
INSERT INTO bk (id, ttl, auth, pub_yr, gnr_id, cond, bndg, slr_id, acq_dt, cost_cts, ask_cts) VALUES
  (58, 'The Sea, the Sea', 'Iris Murdoch', 1978, 2, 'F', 'HB', 1, '2025-10-22', 100, 200);
INSERT INTO bk (id, ttl, auth, pub_yr, gnr_id, cond, bndg, slr_id, acq_dt, cost_cts, ask_cts) VALUES
  (59, 'The Day of the Triffids', 'John Wyndham', 1951, 3, 'VG', 'HB', 5, '2025-10-29', 100, 300);
INSERT INTO bk (id, ttl, auth, pub_yr, gnr_id, cond, bndg, slr_id, acq_dt, cost_cts, ask_cts) VALUES
  (60, 'In Patagonia', 'Bruce Chatwin', 1977, 5, 'G', 'PB', 3, '2025-11-10', 1500, 3300);

INSERT INTO sal (id, byr_id, dt, pay) VALUES (1, 12, '2024-05-30', 'transfer');
INSERT INTO sal (id, byr_id, dt, pay) VALUES (2, 12, '2024-07-25', 'cash');
INSERT INTO sal (id, byr_id, dt, pay) VALUES (3, 1, '2024-10-08', 'transfer');
INSERT INTO sal (id, byr_id, dt, pay) VALUES (4, 1, '2024-10-15', 'card');
INSERT INTO sal (id, byr_id, dt, pay) VALUES (5, 9, '2024-11-12', 'cash');
INSERT INTO sal (id, byr_id, dt, pay) VALUES (6, 2, '2024-11-19', 'transfer');
INSERT INTO sal (id, byr_id, dt, pay) VALUES (7, 1, '2024-12-21', 'transfer');
INSERT INTO sal (id, byr_id, dt, pay) VALUES (8, NULL, '2024-12-24', 'card');
INSERT INTO sal (id, byr_id, dt, pay) VALUES (9, 9, '2025-02-11', 'card');
INSERT INTO sal (id, byr_id, dt, pay) VALUES (10, 4, '2025-02-14', 'card');
INSERT INTO sal (id, byr_id, dt, pay) VALUES (11, 1, '2025-03-06', 'cash');
INSERT INTO sal (id, byr_id, dt, pay) VALUES (12, 2, '2025-05-31', 'card');
INSERT INTO sal (id, byr_id, dt, pay) VALUES (13, 12, '2025-06-13', 'transfer');
INSERT INTO sal (id, byr_id, dt, pay) VALUES (14, 11, '2025-07-17', 'card');
INSERT INTO sal (id, byr_id, dt, pay) VALUES (15, 7, '2025-07-22', 'cash');
INSERT INTO sal (id, byr_id, dt, pay) VALUES (16, 15, '2025-08-05', 'card');
INSERT INTO sal (id, byr_id, dt, pay) VALUES (17, 11, '2025-09-09', 'card');
INSERT INTO sal (id, byr_id, dt, pay) VALUES (18, 1, '2025-09-23', 'card');
INSERT INTO sal (id, byr_id, dt, pay) VALUES (19, NULL, '2025-10-07', 'cash');
INSERT INTO sal (id, byr_id, dt, pay) VALUES (20, 2, '2025-11-18', 'card');
INSERT INTO sal (id, byr_id, dt, pay) VALUES (21, 2, '2025-11-25', 'card');
INSERT INTO sal (id, byr_id, dt, pay) VALUES (22, 11, '2025-12-06', 'cash');
INSERT INTO sal (id, byr_id, dt, pay) VALUES (23, 9, '2025-12-09', 'card');
INSERT INTO sal (id, byr_id, dt, pay) VALUES (24, 1, '2026-02-06', 'card');

INSERT INTO sal_ln (id, sal_id, bk_id, prc_cts) VALUES (1, 1, 9, 280);
INSERT INTO sal_ln (id, sal_id, bk_id, prc_cts) VALUES (2, 2, 4, 1400);
INSERT INTO sal_ln (id, sal_id, bk_id, prc_cts) VALUES (3, 3, 6, 300);
INSERT INTO sal_ln (id, sal_id, bk_id, prc_cts) VALUES (4, 4, 8, 270);
INSERT INTO sal_ln (id, sal_id, bk_id, prc_cts) VALUES (5, 5, 11, 1100);
INSERT INTO sal_ln (id, sal_id, bk_id, prc_cts) VALUES (6, 5, 23, 750);
INSERT INTO sal_ln (id, sal_id, bk_id, prc_cts) VALUES (7, 5, 18, 3550);
INSERT INTO sal_ln (id, sal_id, bk_id, prc_cts) VALUES (8, 6, 7, 2400);
INSERT INTO sal_ln (id, sal_id, bk_id, prc_cts) VALUES (9, 6, 22, 930);
INSERT INTO sal_ln (id, sal_id, bk_id, prc_cts) VALUES (10, 7, 5, 400);
INSERT INTO sal_ln (id, sal_id, bk_id, prc_cts) VALUES (11, 7, 26, 2000);
INSERT INTO sal_ln (id, sal_id, bk_id, prc_cts) VALUES (12, 7, 25, 1600);
INSERT INTO sal_ln (id, sal_id, bk_id, prc_cts) VALUES (13, 8, 10, 320);
INSERT INTO sal_ln (id, sal_id, bk_id, prc_cts) VALUES (14, 9, 21, 1500);
INSERT INTO sal_ln (id, sal_id, bk_id, prc_cts) VALUES (15, 9, 20, 750);
INSERT INTO sal_ln (id, sal_id, bk_id, prc_cts) VALUES (16, 10, 27, 750);
INSERT INTO sal_ln (id, sal_id, bk_id, prc_cts) VALUES (17, 11, 32, 600);
INSERT INTO sal_ln (id, sal_id, bk_id, prc_cts) VALUES (18, 12, 19, 1750);
INSERT INTO sal_ln (id, sal_id, bk_id, prc_cts) VALUES (19, 12, 29, 3750);
INSERT INTO sal_ln (id, sal_id, bk_id, prc_cts) VALUES (20, 13, 30, 1200);
INSERT INTO sal_ln (id, sal_id, bk_id, prc_cts) VALUES (21, 14, 38, 1500);
INSERT INTO sal_ln (id, sal_id, bk_id, prc_cts) VALUES (22, 15, 37, 600);
INSERT INTO sal_ln (id, sal_id, bk_id, prc_cts) VALUES (23, 16, 47, 1800);
INSERT INTO sal_ln (id, sal_id, bk_id, prc_cts) VALUES (24, 17, 49, 1200);
INSERT INTO sal_ln (id, sal_id, bk_id, prc_cts) VALUES (25, 17, 45, 400);
INSERT INTO sal_ln (id, sal_id, bk_id, prc_cts) VALUES (26, 18, 50, 550);
INSERT INTO sal_ln (id, sal_id, bk_id, prc_cts) VALUES (27, 18, 54, 3000);
INSERT INTO sal_ln (id, sal_id, bk_id, prc_cts) VALUES (28, 19, 41, 5170);
INSERT INTO sal_ln (id, sal_id, bk_id, prc_cts) VALUES (29, 20, 53, 1280);
INSERT INTO sal_ln (id, sal_id, bk_id, prc_cts) VALUES (30, 20, 52, 300);
INSERT INTO sal_ln (id, sal_id, bk_id, prc_cts) VALUES (31, 20, 56, 1000);
INSERT INTO sal_ln (id, sal_id, bk_id, prc_cts) VALUES (32, 21, 39, 800);
INSERT INTO sal_ln (id, sal_id, bk_id, prc_cts) VALUES (33, 22, 46, 1250);
INSERT INTO sal_ln (id, sal_id, bk_id, prc_cts) VALUES (34, 23, 58, 180);
INSERT INTO sal_ln (id, sal_id, bk_id, prc_cts) VALUES (35, 24, 44, 800);
INSERT INTO sal_ln (id, sal_id, bk_id, prc_cts) VALUES (36, 24, 60, 2640);

INSERT INTO rsv (id, bk_id, byr_id, rsv_dt, exp_dt, st) VALUES (1, 49, 11, '2025-08-29',
  '2025-09-12', 'collected');
INSERT INTO rsv (id, bk_id, byr_id, rsv_dt, exp_dt, st) VALUES (2, 40, 2, '2025-10-01',
  '2025-10-15', 'expired');
INSERT INTO rsv (id, bk_id, byr_id, rsv_dt, exp_dt, st) VALUES (3, 1, 20, '2025-10-10',
  '2025-10-24', 'expired');
INSERT INTO rsv (id, bk_id, byr_id, rsv_dt, exp_dt, st) VALUES (4, 13, 17, '2025-10-12',
  '2025-10-26', 'cancelled');
INSERT INTO rsv (id, bk_id, byr_id, rsv_dt, exp_dt, st) VALUES (5, 17, 8, '2025-10-13',
  '2025-10-27', 'expired');
INSERT INTO rsv (id, bk_id, byr_id, rsv_dt, exp_dt, st) VALUES (6, 3, 10, '2025-11-04',
  '2025-11-18', 'expired');
INSERT INTO rsv (id, bk_id, byr_id, rsv_dt, exp_dt, st) VALUES (7, 12, 8, '2025-11-09',
  '2025-11-23', 'cancelled');
INSERT INTO rsv (id, bk_id, byr_id, rsv_dt, exp_dt, st) VALUES (8, 53, 2, '2025-11-09',
  '2025-11-23', 'collected');
INSERT INTO rsv (id, bk_id, byr_id, rsv_dt, exp_dt, st) VALUES (9, 51, 2, '2025-11-22',
  '2025-12-06', 'expired');
INSERT INTO rsv (id, bk_id, byr_id, rsv_dt, exp_dt, st) VALUES (10, 46, 11, '2025-12-04',
  '2025-12-18', 'collected');
INSERT INTO rsv (id, bk_id, byr_id, rsv_dt, exp_dt, st) VALUES (11, 57, 17, '2026-01-11',
  '2026-01-25', 'expired');
INSERT INTO rsv (id, bk_id, byr_id, rsv_dt, exp_dt, st) VALUES (12, 14, 3, '2026-01-29',
  '2026-02-12', 'open');
