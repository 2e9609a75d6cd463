-- Text search of restaurants and dishes: words without Polish letters, written by triggers on the searched tables, so
-- that no writer can forget them. See docs/design/search.md.

-- Lower case, ASCII, words separated by one space: the same as `slugOf` in `lib/domain/restaurant/slug.ts`, with
-- spaces.
CREATE FUNCTION fold_text(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT btrim(regexp_replace(
    lower(translate(regexp_replace(normalize(given, NFD), '[\u0300-\u036f]', '', 'g'), 'łŁ', 'll')), '[^a-z0-9]+', ' ', 'g'))
$$;
--> statement-breakpoint
-- Operations find a guest by whole words of a name. Contract C40.
CREATE INDEX reservations_by_name ON reservations USING gin (string_to_array(fold_text(customer_name), ' '))
  WHERE anonymized_at IS NULL;
--> statement-breakpoint
CREATE INDEX orders_by_name ON orders USING gin (string_to_array(fold_text(customer_firstname || ' ' || customer_lastname), ' '))
  WHERE anonymized_at IS NULL;
--> statement-breakpoint
-- A folded Polish word without its ending: pierogi, pierogów, pierogami → pierog; żurek, żurku → zurk. Endings that
-- leave fewer than three letters stay.
CREATE FUNCTION search_stem(word text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(
    regexp_replace(word, '^(.{2,}[^aeiouy])ek$', '\1k'),
    '^(.{3,}?)(iami|ami|iach|ach|iego|ego|iemu|emu|iem|em|iom|om|iow|ow|owie|iej|ej|ich|ych|imi|ymi|im|ym|ia|ie|iu|a|e|i|o|u|y)$',
    '\1')
$$;
--> statement-breakpoint
-- Every searchable word. A typed word is looked up here first: as part of a word, by its stem and, if neither
-- matches, by similarity. So a misspelling costs the same at any number of restaurants.
CREATE TABLE search_words (
  word text COLLATE "C" PRIMARY KEY,
  stem text COLLATE "C" GENERATED ALWAYS AS (search_stem(word)) STORED
);
--> statement-breakpoint
CREATE INDEX search_words_stem ON search_words (stem);
--> statement-breakpoint
CREATE INDEX search_words_parts ON search_words USING gin (word gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX search_words_alike ON search_words USING gin (stem gin_trgm_ops);
--> statement-breakpoint
-- Words of a restaurant, without positions and weights: an index then answers without reading the rows.
CREATE TABLE restaurant_words (
  restaurant_id integer PRIMARY KEY REFERENCES restaurants (id),
  in_name tsvector NOT NULL,
  -- Words of the restaurant: its name, city, street and cuisines.
  of_place tsvector NOT NULL,
  -- Words of the restaurant and of its dishes.
  with_dishes tsvector NOT NULL
);
--> statement-breakpoint
CREATE INDEX restaurant_words_in_name ON restaurant_words USING gin (in_name);
--> statement-breakpoint
CREATE INDEX restaurant_words_of_place ON restaurant_words USING gin (of_place);
--> statement-breakpoint
CREATE INDEX restaurant_words_with_dishes ON restaurant_words USING gin (with_dishes);
--> statement-breakpoint
-- Every name of a dish once, in the spelling of one menu. A name that no menu has any more is harmless: it is
-- suggested only where a restaurant has its words.
CREATE TABLE dish_names (
  folded text COLLATE "C" PRIMARY KEY,
  name text NOT NULL,
  words tsvector GENERATED ALWAYS AS (to_tsvector('simple'::regconfig, folded)) STORED
);
--> statement-breakpoint
CREATE INDEX dish_names_words ON dish_names USING gin (words);
--> statement-breakpoint
-- Words are locked in order, so that two writers cannot deadlock.
CREATE FUNCTION index_words(ids integer[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO restaurant_words (restaurant_id, in_name, of_place, with_dishes)
  SELECT r.id, own.in_name, own.of_place, own.of_place || strip(to_tsvector('simple', coalesce(m.search_text, '')))
  FROM restaurants r LEFT JOIN menus m ON m.restaurant_id = r.id,
    LATERAL (SELECT strip(to_tsvector('simple', replace(r.slug, '-', ' '))) AS in_name,
      strip(to_tsvector('simple', replace(r.slug || '-' || r.search_text, '-', ' '))) AS of_place) own
  WHERE r.id = ANY (ids) ORDER BY r.id
  ON CONFLICT (restaurant_id) DO UPDATE
  SET in_name = excluded.in_name, of_place = excluded.of_place, with_dishes = excluded.with_dishes;
  INSERT INTO search_words (word)
  SELECT DISTINCT word FROM restaurant_words w, unnest(tsvector_to_array(w.with_dishes)) word
  WHERE w.restaurant_id = ANY (ids) AND word ~ '^[a-z0-9]{2,40}$' AND word ~ '[a-z]' ORDER BY word
  ON CONFLICT DO NOTHING;
$$;
--> statement-breakpoint
CREATE FUNCTION index_dishes(ids integer[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO dish_names (folded, name)
  SELECT DISTINCT ON (folded) folded, name
  FROM menus m, jsonb_array_elements(m.menu -> 'categories') category, jsonb_array_elements(category -> 'products') product,
    LATERAL (SELECT left(product ->> 'name', 120) AS name, fold_text(left(product ->> 'name', 120)) AS folded) named
  WHERE m.restaurant_id = ANY (ids) AND folded <> '' ORDER BY folded
  ON CONFLICT DO NOTHING;
$$;
--> statement-breakpoint
CREATE FUNCTION index_added_restaurants() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_words(ARRAY(SELECT id FROM added));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER restaurants_searchable AFTER INSERT ON restaurants REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION index_added_restaurants();
--> statement-breakpoint
CREATE FUNCTION index_changed_restaurant() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_words(ARRAY[NEW.id]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER restaurant_searchable AFTER UPDATE ON restaurants FOR EACH ROW
WHEN (OLD.search_text IS DISTINCT FROM NEW.search_text OR OLD.slug IS DISTINCT FROM NEW.slug)
EXECUTE FUNCTION index_changed_restaurant();
--> statement-breakpoint
CREATE FUNCTION index_added_menus() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_words(ARRAY(SELECT restaurant_id FROM added));
  PERFORM index_dishes(ARRAY(SELECT restaurant_id FROM added));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER menus_searchable AFTER INSERT ON menus REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION index_added_menus();
--> statement-breakpoint
CREATE FUNCTION index_changed_menu() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_words(ARRAY[NEW.restaurant_id]);
  PERFORM index_dishes(ARRAY[NEW.restaurant_id]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER menu_searchable AFTER UPDATE ON menus FOR EACH ROW
WHEN (OLD.search_text IS DISTINCT FROM NEW.search_text) EXECUTE FUNCTION index_changed_menu();
