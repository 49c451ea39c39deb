import type { TestApp } from './test-app.js'

/** Stores copies of a booking on the days after it, each of an own client. @returns their ids */
export async function copyBooking(
  { database }: Pick<TestApp, 'database'>,
  id: string,
  count: number,
): Promise<string[]> {
  const rows = await database.query<{ id: string }[]>(
    `INSERT INTO bookings
     SELECT copy.* FROM bookings AS booking, generate_series(1, $2::int) AS day, LATERAL jsonb_populate_record(booking, jsonb_build_object(
       'id', gen_random_uuid(),
       'email', 'klijent' || day || '@example.com',
       'name', 'Klijent ' || day,
       'starts', starts + day * interval '1 day',
       'ends', ends + day * interval '1 day',
       'during', tstzrange(lower(during) + day * interval '1 day', upper(during) + day * interval '1 day')
     )) AS copy
     WHERE booking.id = $1
     RETURNING id`,
    [id, count],
  )
  return rows.map((row) => row.id)
}
