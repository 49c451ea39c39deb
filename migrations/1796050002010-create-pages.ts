import { Baseline } from '#src/platform/database/baseline.js'

/** Pages of the owner, texts and pictures in place of those of the release, header, and announcements. */
export class CreatePages1796050002010 extends Baseline {
  readonly schema = `
    CREATE TABLE own_pages (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      version integer NOT NULL DEFAULT 1,
      outdated_language text,
      invented boolean NOT NULL DEFAULT false,
      slug_hr text NOT NULL UNIQUE,
      slug_en text NOT NULL UNIQUE,
      title jsonb NOT NULL,
      description jsonb NOT NULL,
      body jsonb NOT NULL,
      in_footer boolean NOT NULL,
      hidden boolean NOT NULL,
      position integer NOT NULL,
      photo uuid
    );
    CREATE TRIGGER own_pages_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON own_pages
      FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();
    CREATE TABLE former_own_page_slugs (
      slug text PRIMARY KEY,
      language text NOT NULL,
      page_id uuid NOT NULL REFERENCES own_pages (id) ON DELETE CASCADE
    );

    -- Texts of the owner in place of those of the release. Saving a draft is no change of content.
    CREATE TABLE page_texts (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      namespace text NOT NULL UNIQUE,
      version integer NOT NULL DEFAULT 0,
      published jsonb NOT NULL,
      draft jsonb,
      publish_at timestamptz,
      published_at timestamptz
    );
    CREATE TRIGGER page_texts_changed AFTER INSERT OR UPDATE OF published, publish_at OR DELETE OR TRUNCATE ON page_texts
      FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();

    -- One row without which the release's own pictures are shown.
    CREATE TABLE page_pictures (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      version integer NOT NULL DEFAULT 1,
      outdated_language text,
      invented boolean NOT NULL DEFAULT false,
      one boolean NOT NULL DEFAULT true UNIQUE CONSTRAINT page_pictures_one_row CHECK (one),
      pictures jsonb NOT NULL
    );
    CREATE TRIGGER page_pictures_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON page_pictures
      FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();

    -- One row without which the header has all items.
    CREATE TABLE navigation (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      version integer NOT NULL DEFAULT 1,
      outdated_language text,
      invented boolean NOT NULL DEFAULT false,
      one boolean NOT NULL DEFAULT true UNIQUE CONSTRAINT navigation_one_row CHECK (one),
      header text[] NOT NULL,
      services text[] NOT NULL
    );
    CREATE TRIGGER navigation_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON navigation
      FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();

    CREATE TABLE announcements (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      version integer NOT NULL DEFAULT 1,
      outdated_language text,
      invented boolean NOT NULL DEFAULT false,
      text jsonb NOT NULL,
      link text NOT NULL DEFAULT '',
      date date NOT NULL,
      last_day date
    );
    CREATE TRIGGER announcements_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON announcements
      FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();`
}
