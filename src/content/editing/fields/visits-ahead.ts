import type { EntityManager } from 'typeorm'

const columns = { location: 'location', room: 'room_id', therapist: 'therapist_id' } as const

type Place = Partial<Record<keyof typeof columns, string>>

/** Checks whether a visit to a location, in a room and with a therapist, as far as they are given, is booked and has not ended. */
export async function hasVisitsAhead(manager: EntityManager, place: Place): Promise<boolean> {
  const names = Object.keys(place) as (keyof Place)[]
  const [row] = await manager.query<[{ booked: boolean }]>(
    `SELECT EXISTS (
       SELECT FROM bookings
       WHERE ends > now() AND status = 'booked' AND trashed_at IS NULL
         AND ${names.map((name, index) => `${columns[name]}::text = $${index + 1}`).join(' AND ')}
     ) AS booked`,
    names.map((name) => place[name]),
  )
  return row.booked
}
