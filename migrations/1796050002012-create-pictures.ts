import { Baseline } from '#src/platform/database/baseline.js'

/** Pictures that the owner uploads, their files, and objects to remove from the store. */
export class CreatePictures1796050002012 extends Baseline {
  readonly schema = `
    CREATE TABLE pictures (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      version integer NOT NULL DEFAULT 1,
      hash text NOT NULL UNIQUE,
      name text NOT NULL UNIQUE,
      state text NOT NULL DEFAULT 'processing',
      attempts integer NOT NULL DEFAULT 0,
      width integer NOT NULL,
      height integer NOT NULL,
      alt jsonb NOT NULL,
      decorative boolean NOT NULL DEFAULT false,
      focal_x smallint NOT NULL DEFAULT 50,
      focal_y smallint NOT NULL DEFAULT 50,
      created_at timestamptz(3) NOT NULL DEFAULT now(),
      master bytea,
      file_name text NOT NULL DEFAULT ''
    );
    -- The bytes are compressed already.
    ALTER TABLE pictures ALTER COLUMN master SET STORAGE EXTERNAL;
    CREATE INDEX pictures_created_at_idx ON pictures (created_at DESC, id DESC);
    CREATE INDEX pictures_processing_idx ON pictures (created_at) WHERE state = 'processing';
    CREATE TRIGGER pictures_changed AFTER UPDATE OF state, alt, decorative, focal_x, focal_y OR DELETE OR TRUNCATE ON pictures
      FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();
    CREATE TRIGGER pictures_added AFTER INSERT OR UPDATE OF state ON pictures
      FOR EACH ROW WHEN (NEW.state = 'processing') EXECUTE FUNCTION notify_work_due('pictures');

    -- The bytes of a file are here, or in a store outside of the database.
    CREATE TABLE picture_files (
      picture_id uuid NOT NULL REFERENCES pictures (id) ON DELETE CASCADE,
      width integer NOT NULL,
      format text NOT NULL,
      bytes bytea,
      sha256 bytea,
      PRIMARY KEY (picture_id, width, format),
      CONSTRAINT picture_files_stored_once CHECK (num_nonnulls(bytes, sha256) = 1)
    );
    ALTER TABLE picture_files ALTER COLUMN bytes SET STORAGE EXTERNAL;
    CREATE TABLE picture_object_removals (
      key text PRIMARY KEY,
      due_at timestamptz(3) NOT NULL DEFAULT now()
    );
    CREATE INDEX picture_object_removals_due ON picture_object_removals (due_at);`
}
