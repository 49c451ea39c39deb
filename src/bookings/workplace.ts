import type { EntityManager } from 'typeorm'
import type { FreeTime } from './availability/free-times.js'
import { asSqlRange } from './sql-range.js'

interface Workplace {
  location: string
  therapistId: string
}

/** Keeps location, therapist and rooms from being changed or removed, and absences from being added, until the transaction ends. */
export async function lockWorkplace(manager: EntityManager, { location, therapistId }: Workplace): Promise<void> {
  await manager.query('SELECT public.lock_workplace($1, $2)', [location, therapistId])
}

/**
 * Locks likewise, and ensures that the therapist still works there at that time, and that the room still exists.
 * @throws the error of the database for a time that is taken
 */
export async function assertWorkplace(
  manager: EntityManager,
  location: string,
  { therapistId, roomId, start, end }: FreeTime,
): Promise<void> {
  await manager.query('SELECT public.assert_inserted(public.is_workplace($1, $2, $3, $4::tstzrange))', [
    location,
    therapistId,
    roomId ?? null,
    asSqlRange({ start, end }),
  ])
}
