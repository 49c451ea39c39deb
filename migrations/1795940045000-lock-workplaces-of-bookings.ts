import type { MigrationInterface, QueryRunner } from 'typeorm'

/** Functions that keep location, therapist and rooms of a visit until the transaction that books it ends. */
export class LockWorkplacesOfBookings1795940045000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION lock_workplace(place text, therapist uuid) RETURNS void LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM FROM public.locations WHERE slug = place FOR SHARE;
        PERFORM FROM public.therapists WHERE id = therapist FOR SHARE;
        PERFORM FROM public.rooms WHERE location = place FOR SHARE;
      END $$;

      -- Its queries see what was committed while the locks were awaited, unlike the statement that calls it.
      CREATE FUNCTION is_workplace(place text, therapist uuid, room uuid, visit tstzrange) RETURNS boolean LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM public.lock_workplace(place, therapist);
        RETURN EXISTS (SELECT FROM public.locations WHERE slug = place)
          AND EXISTS (SELECT FROM public.therapists AS present WHERE present.id = therapist AND place = ANY (present.locations))
          AND (room IS NULL OR EXISTS (SELECT FROM public.rooms AS own WHERE own.id = room AND own.location = place))
          AND NOT EXISTS (SELECT FROM public.absences AS absence WHERE absence.therapist_id = therapist AND absence.during && visit);
      END $$`)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION is_workplace(text, uuid, uuid, tstzrange);
      DROP FUNCTION lock_workplace(text, uuid)`)
  }
}
