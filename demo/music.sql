-- Bands, records and concerts. All artists, labels, venues and titles are invented; cities and
-- countries are real. Numbers come from fixed pseudo-random sequences (x -> 48271 x mod 2^31-1), so
-- every load is the same.

CREATE TABLE genres (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE
);

CREATE TABLE labels (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  city TEXT NOT NULL,
  country TEXT NOT NULL,
  founded_year INTEGER NOT NULL CHECK (founded_year > 1900)
);

CREATE TABLE artists (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL CHECK (kind IN ('band', 'solo')),
  city TEXT NOT NULL,
  country TEXT NOT NULL,
  formed_year INTEGER NOT NULL,
  disbanded_year INTEGER CHECK (disbanded_year >= formed_year)
);

CREATE TABLE albums (
  id INTEGER PRIMARY KEY,
  title TEXT NOT NULL,
  artist_id INTEGER NOT NULL REFERENCES artists(id),
  label_id INTEGER REFERENCES labels(id),
  release_date TEXT NOT NULL CHECK (release_date = date(release_date)),
  price REAL NOT NULL CHECK (price > 0),
  UNIQUE (artist_id, title)
);

CREATE TABLE tracks (
  id INTEGER PRIMARY KEY,
  title TEXT NOT NULL,
  album_id INTEGER NOT NULL REFERENCES albums(id),
  genre_id INTEGER NOT NULL REFERENCES genres(id),
  position INTEGER NOT NULL CHECK (position > 0),
  seconds INTEGER NOT NULL CHECK (seconds > 0),
  plays INTEGER NOT NULL CHECK (plays >= 0),
  UNIQUE (album_id, position)
);

CREATE TABLE playlists (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  owner TEXT NOT NULL,
  created_on TEXT NOT NULL CHECK (created_on = date(created_on))
);

CREATE TABLE playlist_tracks (
  playlist_id INTEGER NOT NULL REFERENCES playlists(id),
  track_id INTEGER NOT NULL REFERENCES tracks(id),
  PRIMARY KEY (playlist_id, track_id)
) WITHOUT ROWID;

CREATE TABLE venues (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  city TEXT NOT NULL,
  country TEXT NOT NULL,
  capacity INTEGER NOT NULL CHECK (capacity > 0)
);

CREATE TABLE concerts (
  id INTEGER PRIMARY KEY,
  artist_id INTEGER NOT NULL REFERENCES artists(id),
  venue_id INTEGER NOT NULL REFERENCES venues(id),
  concert_date TEXT NOT NULL CHECK (concert_date = date(concert_date)),
  tickets_sold INTEGER NOT NULL CHECK (tickets_sold >= 0),
  ticket_price REAL NOT NULL CHECK (ticket_price > 0),
  UNIQUE (artist_id, concert_date)
);

CREATE INDEX albums_by_artist ON albums(artist_id);
CREATE INDEX concerts_by_venue ON concerts(venue_id);

INSERT INTO genres VALUES
  (1, 'Indie Rock'), (2, 'Electronic'), (3, 'Folk'), (4, 'Jazz'), (5, 'Hip Hop'), (6, 'Metal'),
  (7, 'Pop'), (8, 'Ambient'), (9, 'Soul'), (10, 'Punk');

INSERT INTO labels VALUES
  (1, 'Tin Lantern Records', 'Bristol', 'United Kingdom', 1994),
  (2, 'Nordvind', 'Gothenburg', 'Sweden', 2003),
  (3, 'Casa Amarela Discos', 'Porto', 'Portugal', 1988),
  (4, 'Kilometre Zero', 'Montreal', 'Canada', 2009),
  (5, 'Hinterhof Musik', 'Berlin', 'Germany', 1997),
  (6, 'Wet Paint Recordings', 'Portland', 'United States', 2011);

INSERT INTO artists VALUES
  (1, 'The Velvet Otters', 'band', 'Bristol', 'United Kingdom', 2006, NULL),
  (2, 'Östra Signal', 'band', 'Gothenburg', 'Sweden', 2010, NULL),
  (3, 'Duna Negra', 'band', 'Porto', 'Portugal', 1999, NULL),
  (4, 'Marzipan Thunder', 'band', 'Portland', 'United States', 2013, NULL),
  (5, 'Ondine Vauclair', 'solo', 'Montreal', 'Canada', 2012, NULL),
  (6, 'Tram Nine', 'band', 'Berlin', 'Germany', 2004, 2019),
  (7, 'The Quiet Cartographers', 'band', 'Leeds', 'United Kingdom', 2015, NULL),
  (8, 'Fjordglas', 'band', 'Bergen', 'Norway', 2008, NULL),
  (9, 'Ruída Branca', 'band', 'Lisbon', 'Portugal', 2011, NULL),
  (10, 'Pepper Moth Society', 'band', 'Manchester', 'United Kingdom', 2001, 2016),
  (11, 'Hollow Meridian', 'band', 'Chicago', 'United States', 1997, NULL),
  (12, 'Ilse Brandauer', 'solo', 'Vienna', 'Austria', 2014, NULL),
  (13, 'Neon Heron', 'band', 'Austin', 'United States', 2016, NULL),
  (14, 'Kite Republic', 'band', 'Dublin', 'Ireland', 2007, NULL),
  (15, 'Copper Swallows', 'band', 'Toronto', 'Canada', 2003, NULL),
  (16, 'DJ Halvmåne', 'solo', 'Stockholm', 'Sweden', 2015, NULL),
  (17, 'Sable & Sons', 'band', 'Glasgow', 'United Kingdom', 1995, 2012),
  (18, 'Glasswing Union', 'band', 'Seattle', 'United States', 2009, NULL),
  (19, 'Café Zéphyrine', 'band', 'Lyon', 'France', 2005, NULL),
  (20, 'Kazuo Shimmer', 'solo', 'Osaka', 'Japan', 2017, NULL),
  (21, 'The Salt Engineers', 'band', 'Hamburg', 'Germany', 2000, NULL),
  (22, 'Mira Sundgren', 'solo', 'Malmö', 'Sweden', 2018, NULL),
  (23, 'Paper Lantern Riot', 'band', 'Melbourne', 'Australia', 2012, NULL),
  (24, 'Basil and the Brine', 'band', 'Cork', 'Ireland', 2020, NULL);

INSERT INTO venues VALUES
  (1, 'The Anchor Hall', 'London', 'United Kingdom', 2400),
  (2, 'Foundry 17', 'Manchester', 'United Kingdom', 900),
  (3, 'Kupfersaal', 'Berlin', 'Germany', 1800),
  (4, 'Hafenkante', 'Hamburg', 'Germany', 650),
  (5, 'Le Grand Tunnel', 'Paris', 'France', 3100),
  (6, 'Salle des Tanneurs', 'Lyon', 'France', 700),
  (7, 'Armazém 22', 'Lisbon', 'Portugal', 1200),
  (8, 'Teatro do Cais', 'Porto', 'Portugal', 540),
  (9, 'Kajplats', 'Stockholm', 'Sweden', 1500),
  (10, 'Magasin Fem', 'Gothenburg', 'Sweden', 480),
  (11, 'The Tin Roof', 'Dublin', 'Ireland', 820),
  (12, 'Ringlokschuppen', 'Vienna', 'Austria', 1100),
  (13, 'Harbourlight Arena', 'Toronto', 'Canada', 9800),
  (14, 'Le Petit Moteur', 'Montreal', 'Canada', 430),
  (15, 'Prairie Ballroom', 'Chicago', 'United States', 2200),
  (16, 'Starling Amphitheatre', 'Austin', 'United States', 6500),
  (17, 'The Boiler Room Annex', 'Seattle', 'United States', 380),
  (18, 'Tsuki Hall', 'Osaka', 'Japan', 1600);

-- Sixty albums: between one and four an artist, spread over the years in which it was together.
-- Every seventh has no label: its artist sold it without one.
WITH first(i, word) AS (VALUES
  (0, 'Paper'), (1, 'Northern'), (2, 'Glass'), (3, 'Borrowed'), (4, 'Electric'), (5, 'Slow'),
  (6, 'Hidden'), (7, 'Golden'), (8, 'Winter'), (9, 'Crooked'), (10, 'Silent')),
second(i, word) AS (VALUES
  (0, 'Harbour'), (1, 'Machines'), (2, 'Gardens'), (3, 'Letters'), (4, 'Tides'), (5, 'Rooms'),
  (6, 'Orbits')),
place(n, artist_id, ordinal, albums) AS (
  SELECT row_number() OVER (ORDER BY o.i, a.id), a.id, o.i, count(*) OVER (PARTITION BY a.id)
  FROM artists AS a
  JOIN (SELECT 0 AS i UNION ALL SELECT 1 UNION ALL SELECT 2 UNION ALL SELECT 3 UNION ALL SELECT 4)
       AS o
    ON o.i = 0 OR o.i <= (a.id * 48271 % 1009) % 5 AND a.formed_year + 2 * o.i < 2020)
INSERT INTO albums
SELECT p.n, f.word || ' ' || s.word, p.artist_id,
       CASE WHEN p.n % 7 <> 3 THEN 1 + p.artist_id * 48271 % 1013 % 6 END,
       date((a.formed_year + 1
             + (p.ordinal * 2 + 1) * (coalesce(a.disbanded_year, 2025) - a.formed_year - 1)
               / (p.albums * 2)) || '-01-10',
            '+' || (p.n * 48271 % 701) || ' days'),
       9.99 + p.n * 48271 % 5 * 2
FROM place AS p
JOIN artists AS a ON a.id = p.artist_id
JOIN first AS f ON f.i = p.n % 11
JOIN second AS s ON s.i = p.n % 7
WHERE p.n <= 60
ORDER BY p.n;

-- Eight tracks an album, most of them in the artist's own genre.
WITH RECURSIVE r(n, a, b, c) AS (
  SELECT 0, 1025202362, 1189641421, 596516649
  UNION ALL
  SELECT n + 1, a * 48271 % 2147483647, b * 48271 % 2147483647, c * 48271 % 2147483647
  FROM r WHERE n < 479),
first(i, word) AS (VALUES
  (0, 'Carousel'), (1, 'Midnight'), (2, 'Copper'), (3, 'Distant'), (4, 'Fading'), (5, 'Lemon'),
  (6, 'Broken'), (7, 'Velvet'), (8, 'Second'), (9, 'Concrete'), (10, 'Burning'), (11, 'Little'),
  (12, 'Foreign'), (13, 'Empty'), (14, 'Wild'), (15, 'Seaside'), (16, 'Radio'), (17, 'Sunday'),
  (18, 'Marble'), (19, 'Neon')),
second(i, word) AS (VALUES
  (0, 'Avenue'), (1, 'Lullaby'), (2, 'Weather'), (3, 'Telephone'), (4, 'Horses'), (5, 'Signal'),
  (6, 'Dance'), (7, 'Shadows'), (8, 'Kingdom'), (9, 'Thunder'), (10, 'Bicycle'), (11, 'Parade'),
  (12, 'Promise'), (13, 'Bridges'), (14, 'Mirror'), (15, 'Waltz'), (16, 'Satellite'),
  (17, 'Hotel'), (18, 'Fever'), (19, 'Compass'), (20, 'Ghosts'), (21, 'Railway'), (22, 'Summer'),
  (23, 'Language'), (24, 'Window'), (25, 'Heart'), (26, 'Fireworks'))
INSERT INTO tracks
SELECT r.n + 1, f.word || ' ' || s.word, al.id,
       1 + (al.artist_id * 7 + CASE WHEN r.c % 5 = 0 THEN r.c / 64 ELSE 0 END) % 10,
       1 + r.n % 8, 121 + r.a % 127 + r.b % 131,
       1000 + (r.a % 1999) * (r.b % 997) / 2 * (1 + al.artist_id * 31 % 7) / 4
FROM r
JOIN albums AS al ON al.id = 1 + r.n / 8
JOIN first AS f ON f.i = r.n * 7 % 20
JOIN second AS s ON s.i = r.n * 11 % 27
ORDER BY r.n;

INSERT INTO playlists VALUES
  (1, 'Morning Coffee', 'Rosa', '2021-02-14'), (2, 'Long Drive', 'Amir', '2021-07-03'),
  (3, 'Deep Focus', 'Wen', '2022-01-09'), (4, 'Kitchen Disco', 'Rosa', '2022-05-21'),
  (5, 'Rainy Day', 'Teodora', '2022-11-02'), (6, 'Gym', 'Amir', '2023-03-18'),
  (7, 'Sunday Slow', 'Jonah', '2023-09-10'), (8, 'New Finds', 'Wen', '2024-04-27'),
  (9, 'Road Trip North', 'Teodora', '2024-06-15'), (10, 'To Sort Out', 'Jonah', '2025-01-05');

-- The last playlist is still empty.
WITH RECURSIVE r(n, a) AS (
  SELECT 0, 1967513926
  UNION ALL
  SELECT n + 1, a * 48271 % 2147483647 FROM r WHERE n < 199)
INSERT OR IGNORE INTO playlist_tracks SELECT 1 + (n * n + n / 50) % 9, 1 + a % 480 FROM r;

-- 160 concerts from 2021 to 2025, by artists that were still together.
WITH RECURSIVE r(n, a, b, c) AS (
  SELECT 1, 233665123, 278722862, 294702567
  UNION ALL
  SELECT n + 1, a * 48271 % 2147483647, b * 48271 % 2147483647, c * 48271 % 2147483647
  FROM r WHERE n < 160),
touring(i, id) AS (
  SELECT row_number() OVER (ORDER BY id) - 1, id FROM artists WHERE disbanded_year IS NULL)
INSERT INTO concerts
SELECT r.n, t.id, v.id, date('2021-03-05', '+' || (r.n * 109 / 10 + r.c % 9) || ' days'),
       v.capacity * (35 + (r.b / 64) % 66) / 100, 18 + (r.c / 64) % 9 * 4.5
FROM r
JOIN touring AS t ON t.i = (r.a % 21) * (8 + r.b % 13) / 20
JOIN venues AS v ON v.id = 1 + (r.b / 1024) % 18
ORDER BY r.n;
