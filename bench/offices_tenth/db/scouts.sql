CREATE TABLE kid (kid_id INTEGER, firstname TEXT, lastname TEXT, birthdate TEXT, section TEXT,
  joined TEXT, left_on TEXT, parent TEXT, parent_phone TEXT, allergy TEXT);
CREATE TABLE leader (leader_id INTEGER, firstname TEXT, lastname TEXT, nickname TEXT, section
  TEXT, role TEXT, started TEXT, first_aid_expires TEXT);
CREATE TABLE badge (badge_id INTEGER, title TEXT, kind TEXT, cost REAL);
CREATE TABLE badge_award (kid_id INTEGER, badge_id INTEGER, leader_id INTEGER, awarded TEXT);
CREATE TABLE camp (camp_id INTEGER, title TEXT, site TEXT, starts TEXT, ends TEXT, price REAL,
  boss_id INTEGER);
CREATE TABLE camp_place (camp_id INTEGER, kid_id INTEGER, paid REAL, turned_up TEXT);
CREATE TABLE subs (subs_id INTEGER, kid_id INTEGER, term TEXT, due REAL, paid REAL, paid_date TEXT);
CREATE TABLE kit (kit_id INTEGER, item TEXT, how_many INTEGER, state TEXT, bought TEXT, cost_each
  REAL, kept_at TEXT);

INSERT INTO kid VALUES (1, 'Alfie', 'Turnbull', '2014-08-25', 'Cubs', '2021-11-15', NULL,
  'Helen Turnbull', '07700 904416', NULL);
INSERT INTO kid VALUES (2, 'Maisie', 'Oakes', '2011-03-11', 'Scouts', '2022-07-12', NULL,
  'Helen Oakes', '07700 904476', NULL);
INSERT INTO kid VALUES (3, 'Dylan', 'Hurst', '2016-10-25', 'Beavers', '2022-01-17', NULL,
  'Helen Hurst', '07700 905801', 'peanuts');
INSERT INTO kid VALUES (4, 'Ruby', 'Oakes', '2015-04-26', 'Cubs', '2023-03-22', NULL, 'Jo Oakes',
  '07700 903926', NULL);
INSERT INTO kid VALUES (5, 'Zayn', 'Akhtar', '2013-02-24', 'Scouts', '2023-07-27', NULL,
  'Rachel Akhtar', NULL, NULL);
INSERT INTO kid VALUES (6, 'Freddie', 'Lowther', '2017-08-19', 'Beavers', '2021-12-10', NULL,
  'Imran Lowther', '07700 906033', NULL);
INSERT INTO kid VALUES (7, 'Ella', 'Crispin', '2014-05-12', 'Cubs', '2023-09-21', NULL,
  'Tess Crispin', '07700 906032', 'wasp stings');
INSERT INTO kid VALUES (8, 'Noah', 'Benn', '2009-12-08', 'Scouts', '2023-03-11', '2024-01-05',
  'Rachel Benn', '07700 905974', NULL);
INSERT INTO kid VALUES (9, 'Isla', 'Grange', '2016-07-31', 'Beavers', '2023-12-02', NULL,
  'Claire Grange', '07700 905233', NULL);
INSERT INTO kid VALUES (10, 'Harvey', 'Plum', '2015-07-30', 'Cubs', '2023-04-07', NULL,
  'Ben Plum', '07700 907230', NULL);
INSERT INTO kid VALUES (11, 'Amelie', 'Rowan', '2013-04-22', 'Scouts', '2022-01-15', NULL,
  'Ben Rowan', '07700 907846', NULL);
INSERT INTO kid VALUES (12, 'Joshua', 'Tindall', '2017-05-16', 'Beavers', '2023-06-02', NULL,
  'Gavin Tindall', '07700 905887', 'dairy');
INSERT INTO kid VALUES (13, 'Lottie', 'Fenn', '2014-07-04', 'Cubs', '2023-11-01', NULL,
  'Tess Fenn', '07700 908488', NULL);
INSERT INTO kid VALUES (14, 'Kwame', 'Boateng', '2012-07-09', 'Scouts', '2022-04-04', NULL,
  'Jo Boateng', '07700 907186', NULL);
INSERT INTO kid VALUES (15, 'Evie', 'Sanders', '2017-07-27', 'Beavers', '2023-06-07', NULL,
  'Steph Sanders', '07700 908662', 'peanuts');
INSERT INTO kid VALUES (16, 'Theo', 'Lowther', '2015-04-24', 'Cubs', '2022-01-28', NULL,
  'Jo Lowther', '07700 908770', NULL);
INSERT INTO kid VALUES (17, 'Martha', 'Quill', '2011-08-13', 'Scouts', '2022-08-16', NULL,
  'Jo Quill', NULL, NULL);
INSERT INTO kid VALUES (18, 'Reuben', 'Stack', '2017-08-08', 'Beavers', '2023-03-05', NULL,
  'Samantha Stack', '07700 903807', NULL);
INSERT INTO kid VALUES (19, 'Sienna', 'Vale', '2014-04-30', 'Cubs', '2023-06-29', '2024-04-24',
  'Helen Vale', '07700 905148', NULL);
INSERT INTO kid VALUES (20, 'Archie', 'Dobson', '2010-06-09', 'Scouts', '2021-11-28', NULL,
  'Tess Dobson', '07700 908335', NULL);
INSERT INTO kid VALUES (21, 'Nia', 'Morgan', '2017-11-15', 'Beavers', '2023-03-27', NULL,
  'Helen Morgan', '07700 909462', NULL);
INSERT INTO kid VALUES (22, 'Oscar', 'Pratt', '2016-01-08', 'Cubs', '2023-02-09', NULL,
  'Steph Pratt', '07700 907862', 'penicillin');
INSERT INTO kid VALUES (23, 'Tilly', 'Hurst', '2011-09-29', 'Scouts', '2023-06-04', NULL,
  'Claire Hurst', '07700 908179', NULL);
INSERT INTO kid VALUES (24, 'Rafael', 'Costa', '2017-07-14', 'Beavers', '2021-10-03', NULL,
  'Ben Costa', NULL, NULL);
INSERT INTO kid VALUES (25, 'Bella', 'Nixon', '2015-07-30', 'Cubs', '2022-10-23', NULL,
  'Ben Nixon', '07700 903194', NULL);
INSERT INTO kid VALUES (26, 'Toby', 'Yates', '2010-06-28', 'Scouts', '2023-09-14', NULL,
  'Helen Yates', '07700 909767', 'gluten');
INSERT INTO kid VALUES (27, 'Hattie', 'Moon', '2017-01-02', 'Beavers', '2023-10-21', NULL,
  'Jo Moon', '07700 903965', NULL);
INSERT INTO kid VALUES (28, 'Idris', 'Farah', '2015-04-28', 'Cubs', '2023-06-08', NULL,
  'Helen Farah', '07700 901838', NULL);

INSERT INTO leader VALUES (1, 'Brian', 'Catchpole', 'Akela', 'Cubs', 'section leader',
  '2008-09-01', '2024-11-30');
INSERT INTO leader VALUES (2, 'Nicola', 'Fenn', 'Hathi', 'Beavers', 'section leader',
  '2019-01-14', '2025-03-12');
INSERT INTO leader VALUES (3, 'Dominic', 'Sayer', 'Skip', 'Scouts', 'section leader',
  '2014-04-22', '2023-09-01');
INSERT INTO leader VALUES (4, 'Judith', 'Amery', 'Baloo', 'Cubs', 'assistant', '2016-09-05',
  '2024-02-28');
INSERT INTO leader VALUES (5, 'Owen', 'Truscott', 'Kaa', 'Cubs', 'helper', '2022-01-10', NULL);
INSERT INTO leader VALUES (6, 'Marie', 'Lowther', 'Rusty', 'Beavers', 'assistant', '2021-05-17',
  '2025-08-20');
INSERT INTO leader VALUES (7, 'Sanjay', 'Bhatt', NULL, 'Scouts', 'assistant', '2018-02-26',
  '2024-06-15');
INSERT INTO leader VALUES (8, 'Val', 'Goodacre', NULL, NULL, 'treasurer', '2011-10-03', NULL);
INSERT INTO leader VALUES (9, 'Rory', 'Penn', 'Bagheera', 'Cubs', 'helper', '2023-02-20',
  '2026-02-20');
INSERT INTO leader VALUES (10, 'Heather', 'Stack', NULL, 'Scouts', 'helper', '2022-09-12', NULL);

INSERT INTO badge VALUES (1, 'Swimmer', 'activity', 1.2);
INSERT INTO badge VALUES (2, 'Cook', 'activity', 1.2);
INSERT INTO badge VALUES (3, 'Navigator', 'activity', 1.35);
INSERT INTO badge VALUES (4, 'Emergency Aid', 'staged', 1.1);
INSERT INTO badge VALUES (5, 'Camper', 'activity', 1.35);
INSERT INTO badge VALUES (6, 'Astronomer', 'activity', 1.2);
INSERT INTO badge VALUES (7, 'World Challenge', 'challenge', 1.6);
INSERT INTO badge VALUES (8, 'Hikes Away 5', 'staged', 1.1);
INSERT INTO badge VALUES (9, 'Nights Away 5', 'staged', 1.1);
INSERT INTO badge VALUES (10, 'Musician', 'staged', 1.1);
INSERT INTO badge VALUES (11, 'Outdoor Challenge', 'challenge', 1.6);
INSERT INTO badge VALUES (12, 'Fire Safety', 'activity', 1.2);
INSERT INTO badge VALUES (13, 'Naturalist', 'activity', 1.2);
INSERT INTO badge VALUES (14, 'Chief Scout Silver', 'award', 2.4);
INSERT INTO badge VALUES (15, 'Local Knowledge', 'activity', NULL);

INSERT INTO badge_award VALUES (1, 3, 4, '2023-04-05');
INSERT INTO badge_award VALUES (1, 13, 4, '2023-06-30');
INSERT INTO badge_award VALUES (1, 8, 4, '2024-02-12');
INSERT INTO badge_award VALUES (1, 2, 1, '2022-02-14');
INSERT INTO badge_award VALUES (2, 2, 3, '2024-04-07');
INSERT INTO badge_award VALUES (3, 8, 2, '2022-07-15');
INSERT INTO badge_award VALUES (3, 3, 6, '2023-08-07');
INSERT INTO badge_award VALUES (3, 13, 2, '2022-03-28');
INSERT INTO badge_award VALUES (4, 13, 1, '2023-10-20');
INSERT INTO badge_award VALUES (5, 14, 7, '2024-01-02');
INSERT INTO badge_award VALUES (5, 11, 7, '2024-03-05');
INSERT INTO badge_award VALUES (5, 1, 3, '2023-10-13');
INSERT INTO badge_award VALUES (6, 11, 2, '2023-05-09');
INSERT INTO badge_award VALUES (6, 14, 2, '2022-03-07');
INSERT INTO badge_award VALUES (7, 8, 1, '2024-01-20');
INSERT INTO badge_award VALUES (8, 8, 7, '2023-11-30');
INSERT INTO badge_award VALUES (8, 12, 7, '2023-08-02');
INSERT INTO badge_award VALUES (10, 1, 4, '2023-10-04');
INSERT INTO badge_award VALUES (11, 9, 3, '2024-04-06');
INSERT INTO badge_award VALUES (11, 7, 7, '2023-06-16');
INSERT INTO badge_award VALUES (11, 8, 7, '2022-06-07');
INSERT INTO badge_award VALUES (11, 14, 7, '2023-10-26');
INSERT INTO badge_award VALUES (12, 12, 2, '2023-07-04');
INSERT INTO badge_award VALUES (12, 4, 6, '2023-11-02');
INSERT INTO badge_award VALUES (13, 3, 4, '2023-12-03');
INSERT INTO badge_award VALUES (13, 4, 4, '2023-12-22');
INSERT INTO badge_award VALUES (14, 6, 3, '2023-04-13');
INSERT INTO badge_award VALUES (14, 9, 7, '2023-01-27');
INSERT INTO badge_award VALUES (15, 5, 2, '2023-12-15');
INSERT INTO badge_award VALUES (15, 8, 6, '2023-10-12');
INSERT INTO badge_award VALUES (15, 3, 2, '2024-01-02');
INSERT INTO badge_award VALUES (15, 11, 6, '2023-11-07');
INSERT INTO badge_award VALUES (16, 11, 1, '2023-09-02');
INSERT INTO badge_award VALUES (16, 4, 1, '2023-12-17');
INSERT INTO badge_award VALUES (16, 14, 1, '2023-02-22');
INSERT INTO badge_award VALUES (16, 2, 1, '2022-10-02');
INSERT INTO badge_award VALUES (17, 9, 7, '2024-04-09');
INSERT INTO badge_award VALUES (17, 12, 3, '2023-06-05');
INSERT INTO badge_award VALUES (17, 8, 7, '2022-10-20');
INSERT INTO badge_award VALUES (17, 5, 3, '2024-02-19');
INSERT INTO badge_award VALUES (18, 13, 6, '2023-12-16');
INSERT INTO badge_award VALUES (18, 7, 2, '2024-01-23');
INSERT INTO badge_award VALUES (19, 13, 1, '2024-02-24');
INSERT INTO badge_award VALUES (19, 7, 4, '2023-08-08');
INSERT INTO badge_award VALUES (21, 6, 2, '2023-07-08');
INSERT INTO badge_award VALUES (21, 14, 2, '2023-08-07');
INSERT INTO badge_award VALUES (22, 11, 1, '2024-01-30');
INSERT INTO badge_award VALUES (22, 8, 1, '2024-02-25');
INSERT INTO badge_award VALUES (23, 14, 3, '2023-11-07');
INSERT INTO badge_award VALUES (24, 3, 6, '2023-05-04');
INSERT INTO badge_award VALUES (24, 2, 6, '2023-03-06');
INSERT INTO badge_award VALUES (24, 4, 6, '2023-12-25');
INSERT INTO badge_award VALUES (25, 8, 4, '2024-01-10');
INSERT INTO badge_award VALUES (25, 3, 4, '2023-09-01');
INSERT INTO badge_award VALUES (26, 5, 3, '2024-01-01');
INSERT INTO badge_award VALUES (27, 4, 6, '2024-03-16');
INSERT INTO badge_award VALUES (27, 14, 2, '2024-02-25');
INSERT INTO badge_award VALUES (27, 1, 2, '2024-03-29');
INSERT INTO badge_award VALUES (27, 13, 2, '2024-04-06');

INSERT INTO camp VALUES (1, 'Autumn Sleepover', 'Scout Hut', '2022-10-14', '2022-10-15', 12.0, 2);
INSERT INTO camp VALUES (2, 'Spring Camp', 'Gilwell Wood', '2023-04-28', '2023-04-30', 48.0, 1);
INSERT INTO camp VALUES (3, 'Summer Camp', 'Hawkhirst', '2023-07-22', '2023-07-29', 195.0, 3);
INSERT INTO camp VALUES (4, 'Cub Adventure Weekend', 'Thorpe Lakes', '2023-09-15', '2023-09-17',
  65.0, 1);
INSERT INTO camp VALUES (5, 'Winter Hike Camp', 'Edale', '2024-01-19', '2024-01-21', 40.0, 7);
INSERT INTO camp VALUES (6, 'Easter Camp', 'Gilwell Wood', '2024-04-05', '2024-04-08', 72.5, 3);
INSERT INTO camp VALUES (7, 'Summer Jamboree', 'Hawkhirst', '2024-07-20', '2024-07-28', 240.0,
  NULL);
INSERT INTO camp VALUES (8, 'Beaver Sleepover', 'Scout Hut', '2023-11-17', '2023-11-18', 14.0, 2);
INSERT INTO camp VALUES (9, 'District Raft Weekend', 'Thorpe Lakes', '2023-06-09', '2023-06-11',
  55.0, 7);
INSERT INTO camp VALUES (10, 'Bushcraft Night', 'Gilwell Wood', '2023-10-13', '2023-10-14', 18.0,
  4);

INSERT INTO camp_place VALUES (1, 1, 12.0, 'yes');
INSERT INTO camp_place VALUES (1, 2, 12.0, 'yes');
INSERT INTO camp_place VALUES (1, 20, 12.0, 'no');
INSERT INTO camp_place VALUES (1, 24, 12.0, 'no');
INSERT INTO camp_place VALUES (2, 4, 48.0, 'yes');
INSERT INTO camp_place VALUES (2, 6, 0, 'yes');
INSERT INTO camp_place VALUES (2, 8, 24.0, 'yes');
INSERT INTO camp_place VALUES (2, 25, 48.0, 'yes');
INSERT INTO camp_place VALUES (3, 2, 0, 'yes');
INSERT INTO camp_place VALUES (3, 8, 195.0, 'yes');
INSERT INTO camp_place VALUES (3, 14, 195.0, 'yes');
INSERT INTO camp_place VALUES (3, 23, 195.0, 'yes');
INSERT INTO camp_place VALUES (4, 4, 65.0, 'yes');
INSERT INTO camp_place VALUES (4, 10, 65.0, 'no');
INSERT INTO camp_place VALUES (5, 2, 40.0, 'yes');
INSERT INTO camp_place VALUES (5, 11, 40.0, 'yes');
INSERT INTO camp_place VALUES (5, 14, 0, 'yes');
INSERT INTO camp_place VALUES (5, 20, 40.0, 'yes');
INSERT INTO camp_place VALUES (5, 23, 40.0, 'yes');
INSERT INTO camp_place VALUES (6, 2, 72.5, 'yes');
INSERT INTO camp_place VALUES (6, 3, 72.5, 'yes');
INSERT INTO camp_place VALUES (6, 6, 72.5, 'yes');
INSERT INTO camp_place VALUES (6, 10, 72.5, 'yes');
INSERT INTO camp_place VALUES (6, 11, 72.5, 'yes');
INSERT INTO camp_place VALUES (6, 14, 36.25, 'yes');
INSERT INTO camp_place VALUES (6, 16, 72.5, 'yes');
INSERT INTO camp_place VALUES (6, 18, 0, 'no');
INSERT INTO camp_place VALUES (6, 24, 72.5, 'yes');
INSERT INTO camp_place VALUES (6, 25, 72.5, 'yes');
INSERT INTO camp_place VALUES (6, 26, 72.5, 'yes');
INSERT INTO camp_place VALUES (7, 2, 240.0, NULL);
INSERT INTO camp_place VALUES (7, 5, 240.0, NULL);
INSERT INTO camp_place VALUES (7, 11, 240.0, NULL);
INSERT INTO camp_place VALUES (7, 20, 240.0, NULL);
INSERT INTO camp_place VALUES (7, 26, 0, NULL);
INSERT INTO camp_place VALUES (8, 6, 14.0, 'no');
INSERT INTO camp_place VALUES (8, 15, 0, 'yes');
INSERT INTO camp_place VALUES (8, 18, 14.0, 'yes');
INSERT INTO camp_place VALUES (8, 24, 14.0, 'no');
INSERT INTO camp_place VALUES (8, 27, 0, 'yes');
INSERT INTO camp_place VALUES (9, 8, 55.0, 'yes');
INSERT INTO camp_place VALUES (9, 11, 55.0, 'no');
INSERT INTO camp_place VALUES (9, 20, 55.0, 'yes');
INSERT INTO camp_place VALUES (10, 1, 18.0, 'yes');
INSERT INTO camp_place VALUES (10, 3, 18.0, 'yes');
INSERT INTO camp_place VALUES (10, 4, 0, 'yes');
INSERT INTO camp_place VALUES (10, 8, 18.0, 'yes');
INSERT INTO camp_place VALUES (10, 12, 18.0, 'yes');
INSERT INTO camp_place VALUES (10, 14, 18.0, 'yes');
INSERT INTO camp_place VALUES (10, 18, 18.0, 'yes');
INSERT INTO camp_place VALUES (10, 20, 9.0, 'yes');
INSERT INTO camp_place VALUES (10, 22, 18.0, 'yes');
INSERT INTO camp_place VALUES (10, 25, 9.0, 'yes');
INSERT INTO camp_place VALUES (10, 26, 18.0, 'yes');

INSERT INTO subs VALUES (1, 1, 'Autumn 2023', 36.0, 0.0, NULL);
INSERT INTO subs VALUES (2, 2, 'Autumn 2023', 40.0, 0.0, NULL);
INSERT INTO subs VALUES (3, 3, 'Autumn 2023', 30.0, 0.0, NULL);
INSERT INTO subs VALUES (4, 4, 'Autumn 2023', 36.0, 36.0, '2023-09-13');
INSERT INTO subs VALUES (5, 5, 'Autumn 2023', 40.0, 40.0, '2023-10-17');
INSERT INTO subs VALUES (6, 6, 'Autumn 2023', 30.0, 30.0, '2023-10-03');
INSERT INTO subs VALUES (7, 7, 'Autumn 2023', 36.0, 0.0, NULL);
INSERT INTO subs VALUES (8, 8, 'Autumn 2023', 40.0, 40.0, '2023-10-14');
INSERT INTO subs VALUES (9, 10, 'Autumn 2023', 36.0, 36.0, '2023-10-31');
INSERT INTO subs VALUES (10, 11, 'Autumn 2023', 40.0, 40.0, '2023-10-05');
INSERT INTO subs VALUES (11, 12, 'Autumn 2023', 30.0, 30.0, '2023-10-30');
INSERT INTO subs VALUES (12, 13, 'Autumn 2023', 36.0, 36.0, '2023-09-22');
INSERT INTO subs VALUES (13, 14, 'Autumn 2023', 40.0, 40.0, '2023-10-08');
INSERT INTO subs VALUES (14, 15, 'Autumn 2023', 30.0, 30.0, '2023-09-23');
INSERT INTO subs VALUES (15, 16, 'Autumn 2023', 36.0, 36.0, '2023-10-24');
INSERT INTO subs VALUES (16, 17, 'Autumn 2023', 40.0, 20.0, '2023-09-22');
INSERT INTO subs VALUES (17, 18, 'Autumn 2023', 30.0, 30.0, '2023-09-12');
INSERT INTO subs VALUES (18, 19, 'Autumn 2023', 36.0, 18.0, '2023-11-11');
INSERT INTO subs VALUES (19, 20, 'Autumn 2023', 40.0, 40.0, '2023-10-18');
INSERT INTO subs VALUES (20, 21, 'Autumn 2023', 30.0, 30.0, '2023-10-12');
INSERT INTO subs VALUES (21, 22, 'Autumn 2023', 36.0, 0.0, NULL);
INSERT INTO subs VALUES (22, 23, 'Autumn 2023', 40.0, 0.0, NULL);
INSERT INTO subs VALUES (23, 24, 'Autumn 2023', 30.0, 30.0, '2023-09-18');
INSERT INTO subs VALUES (24, 25, 'Autumn 2023', 36.0, 36.0, '2023-11-18');
INSERT INTO subs VALUES (25, 26, 'Autumn 2023', 40.0, 0.0, NULL);
INSERT INTO subs VALUES (26, 27, 'Autumn 2023', 30.0, 30.0, '2023-11-04');
INSERT INTO subs VALUES (27, 28, 'Autumn 2023', 36.0, 18.0, '2023-10-18');
INSERT INTO subs VALUES (28, 1, 'Spring 2024', 36.0, 36.0, '2024-02-10');
INSERT INTO subs VALUES (29, 2, 'Spring 2024', 40.0, 40.0, '2024-02-13');
INSERT INTO subs VALUES (30, 3, 'Spring 2024', 30.0, 0.0, NULL);
INSERT INTO subs VALUES (31, 4, 'Spring 2024', 36.0, 36.0, '2024-01-10');
INSERT INTO subs VALUES (32, 5, 'Spring 2024', 40.0, 40.0, '2024-03-05');
INSERT INTO subs VALUES (33, 6, 'Spring 2024', 30.0, 30.0, '2024-02-26');
INSERT INTO subs VALUES (34, 7, 'Spring 2024', 36.0, 36.0, '2024-01-15');
INSERT INTO subs VALUES (35, 9, 'Spring 2024', 30.0, 30.0, '2024-03-07');
INSERT INTO subs VALUES (36, 10, 'Spring 2024', 36.0, 36.0, '2024-02-18');
INSERT INTO subs VALUES (37, 11, 'Spring 2024', 40.0, 40.0, '2024-01-10');
INSERT INTO subs VALUES (38, 12, 'Spring 2024', 30.0, 30.0, '2024-02-20');
INSERT INTO subs VALUES (39, 13, 'Spring 2024', 36.0, 36.0, '2024-02-15');
INSERT INTO subs VALUES (40, 14, 'Spring 2024', 40.0, 40.0, '2024-01-21');
INSERT INTO subs VALUES (41, 15, 'Spring 2024', 30.0, 30.0, '2024-01-27');
INSERT INTO subs VALUES (42, 16, 'Spring 2024', 36.0, 18.0, '2024-02-01');
INSERT INTO subs VALUES (43, 17, 'Spring 2024', 40.0, 40.0, '2024-01-31');
INSERT INTO subs VALUES (44, 18, 'Spring 2024', 30.0, 30.0, '2024-03-02');
INSERT INTO subs VALUES (45, 19, 'Spring 2024', 36.0, 36.0, '2024-03-10');
INSERT INTO subs VALUES (46, 20, 'Spring 2024', 40.0, 40.0, '2024-02-20');
INSERT INTO subs VALUES (47, 21, 'Spring 2024', 30.0, 30.0, '2024-02-23');
INSERT INTO subs VALUES (48, 22, 'Spring 2024', 36.0, 36.0, '2024-02-04');
INSERT INTO subs VALUES (49, 23, 'Spring 2024', 40.0, 40.0, '2024-01-24');
INSERT INTO subs VALUES (50, 24, 'Spring 2024', 30.0, 15.0, '2024-02-02');
INSERT INTO subs VALUES (51, 25, 'Spring 2024', 36.0, 0.0, NULL);
INSERT INTO subs VALUES (52, 26, 'Spring 2024', 40.0, 40.0, '2024-02-16');
INSERT INTO subs VALUES (53, 27, 'Spring 2024', 30.0, 15.0, '2024-01-22');
INSERT INTO subs VALUES (54, 28, 'Spring 2024', 36.0, 36.0, '2024-02-23');

INSERT INTO kit VALUES (1, 'patrol tent', 6, 'good', '2018-05-02', 310.0, 'hut loft');
INSERT INTO kit VALUES (2, 'hike tent', 9, 'fair', '2019-03-20', 85.0, 'hut loft');
INSERT INTO kit VALUES (3, 'trangia stove', 8, 'good', '2020-02-11', 62.5, 'store cupboard');
INSERT INTO kit VALUES (4, 'dining shelter', 2, 'poor', '2009-06-15', 240.0, 'hut loft');
INSERT INTO kit VALUES (5, 'compass', 20, 'good', '2021-09-30', 11.5, 'store cupboard');
INSERT INTO kit VALUES (6, 'first aid kit', 4, 'good', '2023-01-09', 28.0, 'office');
INSERT INTO kit VALUES (7, 'sleeping mat', 24, 'fair', '2017-04-04', 9.0, 'hut loft');
INSERT INTO kit VALUES (8, 'water carrier', 5, 'good', NULL, 7.5, 'Brian''s garage');
INSERT INTO kit VALUES (9, 'axe', 3, 'fair', '2012-10-10', 34.0, 'Brian''s garage');
INSERT INTO kit VALUES (10, 'bow saw', 4, 'poor', '2012-10-10', 18.0, 'Brian''s garage');
INSERT INTO kit VALUES (11, 'parachute game', 1, 'good', '2022-11-21', 45.0, 'store cupboard');
INSERT INTO kit VALUES (12, 'flagpole', 1, 'poor', NULL, NULL, 'hut loft');
