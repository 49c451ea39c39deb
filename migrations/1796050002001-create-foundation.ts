import { Baseline } from '#src/platform/database/baseline.js'

/** Extensions, and a collation and functions that several features share. */
export class CreateFoundation1796050002001 extends Baseline {
  readonly schema = `
    CREATE EXTENSION IF NOT EXISTS btree_gist WITH SCHEMA public;
    CREATE EXTENSION IF NOT EXISTS citext WITH SCHEMA public;
    CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;
    CREATE EXTENSION IF NOT EXISTS unaccent WITH SCHEMA public;

    -- For names: č follows c.
    CREATE COLLATION public.croatian (provider = icu, locale = 'hr');

    -- Folds text for searches. Đ is also written Dj: either spelling finds both. unaccent() itself is only STABLE, because its
    -- dictionary could be replaced; this database never replaces it. PL/pgSQL plans once per session, SQL for each row.
    CREATE FUNCTION fold(text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
    BEGIN
      RETURN replace(lower(public.unaccent('public.unaccent', $1)), 'dj', 'd');
    END $$;

    -- Notifies every process of content changes, so that it evicts its cached pages.
    CREATE FUNCTION announce_content_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_notify('content_changed', TG_TABLE_NAME);
        RETURN NULL;
      END
    $$;

    -- Notifies the workers of a queue that a row may have become due.
    CREATE FUNCTION notify_work_due() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_notify('work_due', TG_ARGV[0]);
        RETURN NULL;
      END
    $$;`
}
