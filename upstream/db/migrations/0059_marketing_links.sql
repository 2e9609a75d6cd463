-- Links of a brand's campaigns, and the short codes of their prints. Contract C39, decision 0077.
CREATE TABLE marketing_links (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  tenant text NOT NULL REFERENCES tenants (key),
  page text NOT NULL CHECK (page IN ('home', 'list', 'restaurant', 'menu')),
  product text CHECK (product IN ('reservations', 'orders')),
  city text,
  cuisine text,
  restaurant_id integer,
  -- YYYY-MM-DD
  visit_on text,
  source text NOT NULL CHECK (length(source) <= 100),
  medium text NOT NULL CHECK (length(medium) <= 100),
  campaign text NOT NULL CHECK (length(campaign) <= 100),
  note text NOT NULL CHECK (length(note) <= 200),
  made_by bigint NOT NULL REFERENCES staff (id),
  made_at timestamptz NOT NULL,
  ended_at timestamptz,
  CHECK ((page = 'list') = (product IS NOT NULL AND city IS NOT NULL)),
  CHECK ((page IN ('restaurant', 'menu')) = (restaurant_id IS NOT NULL))
);
--> statement-breakpoint
-- The same link made twice is one.
CREATE UNIQUE INDEX marketing_links_open ON marketing_links (tenant, source, medium, campaign, page,
  coalesce(product, ''), coalesce(city, ''), coalesce(cuisine, ''), coalesce(restaurant_id, 0), coalesce(visit_on, ''))
  WHERE ended_at IS NULL;
--> statement-breakpoint
CREATE INDEX marketing_links_newest ON marketing_links (tenant, id);
--> statement-breakpoint
CREATE TABLE marketing_link_prints (
  code text PRIMARY KEY,
  tenant text NOT NULL REFERENCES tenants (key),
  link_id bigint NOT NULL REFERENCES marketing_links (id),
  -- utm_content; empty for none
  content text NOT NULL CHECK (length(content) <= 100),
  made_by bigint NOT NULL REFERENCES staff (id),
  made_at timestamptz NOT NULL,
  UNIQUE (link_id, content)
);
--> statement-breakpoint
CREATE INDEX marketing_link_prints_tenant ON marketing_link_prints (tenant);
--> statement-breakpoint
-- What came of campaigns is counted by the day on which it was made. A reservation's and an order's day is in no other index.
CREATE INDEX reservations_made ON reservations (tenant, created_at);
--> statement-breakpoint
CREATE INDEX orders_made ON orders (tenant, created_at);
