import { Baseline } from '#src/platform/database/baseline.js'

/** Price list, shop, testimonials, blog and franchise facts, and replaced content of all kinds. */
export class CreateContent1796050002009 extends Baseline {
  readonly schema = `
    CREATE TABLE price_categories (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      version integer NOT NULL DEFAULT 1,
      outdated_language text,
      name jsonb NOT NULL,
      position integer NOT NULL,
      invented boolean NOT NULL DEFAULT false
    );
    CREATE TRIGGER price_categories_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON price_categories
      FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();

    CREATE TABLE price_list_rows (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      service jsonb NOT NULL,
      price numeric(8,2) NOT NULL,
      duration_minutes integer,
      note jsonb,
      position integer NOT NULL,
      version integer NOT NULL DEFAULT 1,
      outdated_language text,
      category_id uuid NOT NULL REFERENCES price_categories (id),
      visits integer NOT NULL DEFAULT 1,
      includes jsonb NOT NULL DEFAULT '[]',
      service_page text,
      invented boolean NOT NULL DEFAULT false
    );
    CREATE TRIGGER price_list_rows_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON price_list_rows
      FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();

    CREATE TABLE shop_categories (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      version integer NOT NULL DEFAULT 1,
      outdated_language text,
      name jsonb NOT NULL,
      position integer NOT NULL,
      invented boolean NOT NULL DEFAULT false
    );
    CREATE TRIGGER shop_categories_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON shop_categories
      FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();

    CREATE TABLE shop_items (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      slug text NOT NULL UNIQUE,
      name jsonb NOT NULL,
      description jsonb NOT NULL,
      price numeric(8,2),
      subject text NOT NULL,
      position integer NOT NULL,
      version integer NOT NULL DEFAULT 1,
      outdated_language text,
      category_id uuid NOT NULL REFERENCES shop_categories (id),
      invented boolean NOT NULL DEFAULT false,
      giftable boolean NOT NULL DEFAULT false,
      photo uuid
    );
    CREATE TRIGGER shop_items_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON shop_items
      FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();

    CREATE TABLE testimonials (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      name text NOT NULL,
      text jsonb NOT NULL,
      position integer NOT NULL,
      version integer NOT NULL DEFAULT 1,
      outdated_language text,
      hidden boolean NOT NULL DEFAULT false,
      feminine boolean NOT NULL DEFAULT false,
      town text,
      service_page text,
      invented boolean NOT NULL DEFAULT false
    );
    CREATE TRIGGER testimonials_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON testimonials
      FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();

    CREATE TABLE posts (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      slug text NOT NULL UNIQUE,
      title jsonb NOT NULL,
      excerpt jsonb NOT NULL,
      body jsonb NOT NULL,
      image_alt jsonb NOT NULL,
      author text NOT NULL,
      published_at timestamptz,
      version integer NOT NULL DEFAULT 1,
      outdated_language text,
      picture text NOT NULL DEFAULT 'blog',
      invented boolean NOT NULL DEFAULT false,
      updated_at timestamptz NOT NULL DEFAULT now(),
      photo uuid
    );
    CREATE TRIGGER posts_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON posts
      FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();
    CREATE TABLE former_post_slugs (
      slug text PRIMARY KEY,
      post_id uuid NOT NULL REFERENCES posts (id) ON DELETE CASCADE
    );

    CREATE TABLE franchise_facts (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      version integer NOT NULL DEFAULT 1,
      outdated_language text,
      invented boolean NOT NULL DEFAULT false,
      one boolean NOT NULL DEFAULT true UNIQUE CONSTRAINT franchise_facts_one_row CHECK (one),
      investment_from integer NOT NULL,
      investment_to integer NOT NULL,
      floor_area integer NOT NULL,
      training_days integer NOT NULL,
      months_to_opening integer NOT NULL,
      territory jsonb NOT NULL,
      contact_name text NOT NULL,
      contact_role jsonb NOT NULL,
      contact_phone text NOT NULL,
      contact_email citext NOT NULL,
      hidden boolean NOT NULL DEFAULT false
    );
    CREATE TRIGGER franchise_facts_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON franchise_facts
      FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();

    -- Replaced content, so that it can be restored.
    CREATE TABLE content_versions (
      kind text NOT NULL,
      item_id uuid NOT NULL,
      version integer NOT NULL,
      content jsonb NOT NULL,
      PRIMARY KEY (kind, item_id, version)
    );`
}
