import type { EntityManager } from 'typeorm'
import { readGaps } from './read-coverage.js'

/** Accepts the gaps of a visit that staff have just placed, as outside of opening hours: they decided for its time as it is. */
export async function acceptGaps(manager: EntityManager, bookingId: string): Promise<void> {
  const gaps = (await readGaps(manager, { ids: [bookingId] })).get(bookingId)
  if (gaps?.length) await manager.query('UPDATE bookings SET accepted_gaps = $1 WHERE id = $2', [gaps, bookingId])
}
