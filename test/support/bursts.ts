import { randomUUID } from 'node:crypto'
import type { DataSource } from 'typeorm'

/** Booking of a burst, with the way in which it was stored. */
export interface BurstOrigin {
  bookingId: string | null
  way?: 'direct' | 'proven' | 'held'
  isConfirmed?: boolean
}

/** Stores a burst of one network with its origins, and five times that it held in vain. @returns its id */
export async function storeBurst(database: Pick<DataSource, 'query'>, origins: BurstOrigin[]): Promise<string> {
  const id = randomUUID()
  const site = `site of ${id}`
  await database.query(`INSERT INTO booking_bursts (id, site, network) VALUES ($1, $2, '2001:db8::/32')`, [id, site])
  const held: BurstOrigin[] = Array.from({ length: 5 }, () => ({ bookingId: null, way: 'held' }))
  for (const { bookingId, way = 'direct', isConfirmed = false } of [...origins, ...held])
    await database.query(
      `INSERT INTO booking_origins (id, at, address, home, site, mailbox, location, way, booking_id, confirmed_at)
       SELECT gen_random_uuid(), now() - interval '10 minutes', 'a', 'h', $1, 'm',
         coalesce((SELECT location FROM bookings WHERE id = $2), 'dubrovnik'), $3, $2, CASE WHEN $4 THEN now() END`,
      [site, bookingId, way, isConfirmed],
    )
  return id
}
