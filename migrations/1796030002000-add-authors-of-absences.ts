import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Returns the definition of the function that checks the workplace of a visit. @param absence further condition on its absence */
const isWorkplace = (absence: string) => `
  CREATE OR REPLACE FUNCTION is_workplace(place text, therapist uuid, room uuid, visit tstzrange) RETURNS boolean LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM public.lock_workplace(place, therapist);
    RETURN EXISTS (SELECT FROM public.locations WHERE slug = place)
      AND EXISTS (SELECT FROM public.therapists AS present WHERE present.id = therapist AND place = ANY (present.locations))
      AND (room IS NULL OR EXISTS (SELECT FROM public.rooms AS own WHERE own.id = room AND own.location = place))
      AND NOT EXISTS (SELECT FROM public.absences AS absence
        WHERE absence.therapist_id = therapist AND absence.during && visit${absence});
  END $$`

/** Authors of absences, and the locations of those that staff bound to locations enter. */
export class AddAuthorsOfAbsences1796030002000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE absences ADD COLUMN locations text[], ADD COLUMN author_id uuid,
        ADD CONSTRAINT absences_locations CHECK (cardinality(locations) > 0)`)
    await runner.query(`
      UPDATE absences SET author_id = (
        SELECT actor_id FROM audit_events
        WHERE action = 'absence.added' AND subject_kind = 'absence' AND subject_id = absences.id::text
        ORDER BY audit_events.id DESC LIMIT 1)`)
    await runner.query(isWorkplace(' AND (absence.locations IS NULL OR place = ANY (absence.locations))'))
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(isWorkplace(''))
    await runner.query('ALTER TABLE absences DROP COLUMN locations, DROP COLUMN author_id')
  }
}
