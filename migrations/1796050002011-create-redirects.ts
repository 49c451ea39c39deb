import { Baseline } from '#src/platform/database/baseline.js'

/** Redirects of the owner. */
export class CreateRedirects1796050002011 extends Baseline {
  readonly schema = `
    CREATE TABLE redirects (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      version integer NOT NULL DEFAULT 1,
      outdated_language text,
      invented boolean NOT NULL DEFAULT false,
      source text NOT NULL UNIQUE,
      target text NOT NULL,
      uses integer NOT NULL DEFAULT 0
    );
    -- Counting uses is no change of content.
    CREATE TRIGGER redirects_changed AFTER INSERT OR UPDATE OF source, target OR DELETE OR TRUNCATE ON redirects
      FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();

    -- Tables of redirects that are checked before they are imported.
    CREATE TABLE redirect_imports (
      id uuid PRIMARY KEY,
      expires_at timestamptz(3) NOT NULL,
      rows jsonb NOT NULL,
      imported_at timestamptz(3),
      added integer
    );`
}
