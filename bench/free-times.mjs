import { createRequire } from 'node:module'
import { cpuTimePerRequest } from './cpu-time.mjs'

const { Client } = createRequire(import.meta.url)('pg')

const LOCATION = 'zagreb'
const THERAPISTS = 8
const DAYS = 60
const DAY_MS = 86_400_000

/** Fills a location up to eight therapists, each with three visits a day. */
const FILL = `
  WITH pattern AS (SELECT * FROM therapists WHERE '${LOCATION}' = ANY (locations) LIMIT 1),
  added AS (
    INSERT INTO therapists (name, position, role, training, languages, portrait, locations)
    SELECT pattern.name || ' ' || n, 100 + n, role, training, languages, portrait, ARRAY['${LOCATION}']
    FROM pattern, generate_series(1, ${THERAPISTS} - (SELECT count(*)::int FROM therapist_hours WHERE location = '${LOCATION}')) AS n
    RETURNING id
  )
  INSERT INTO therapist_hours (therapist_id, location, hours)
  SELECT added.id, '${LOCATION}', (SELECT hours FROM therapist_hours WHERE location = '${LOCATION}' LIMIT 1) FROM added`
const BOOK = `
  INSERT INTO bookings (service_id, service, price, therapist_id, therapist, starts, ends, during, for_whom, name, email, language, status, location)
  SELECT gen_random_uuid(), 'Test', 80, therapist_id, 'Test', at, at + interval '1 hour', tstzrange(at, at + interval '1 hour'),
    'self', 'Test', 'test@example.com', 'hr', 'booked', '${LOCATION}'
  FROM therapist_hours, generate_series(date_trunc('day', now()), now() + interval '${DAYS} days', interval '1 hour') AS at
  WHERE location = '${LOCATION}' AND extract(hour FROM at) IN (8, 11, 14)
  ON CONFLICT DO NOTHING`

/** Compares the free times of eight therapists in sixty days with the list of locations. */
export async function benchFreeTimes(site, table) {
  const client = new Client({ connectionString: process.env.TEST_DATABASE_URL })
  await client.connect()
  await client.query(FILL)
  await client.query(BOOK)
  await client.end()
  const [{ id: service }] = await (await fetch(`${site.url}/api/bookable-services`)).json()
  const [from, to] = [0, DAYS - 1].map((days) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10))
  const query = new URLSearchParams({ service, location: LOCATION, from, to })
  const { ours, ...beside } = await cpuTimePerRequest({
    ours: { server: site, request: { path: `/api/availability?${query}` } },
    locations: { server: site, request: { path: '/api/locations' } },
  })
  table.add({ what: `free times, ${DAYS} days of ${THERAPISTS} therapists`, measure: 'server CPU, ms', ours, beside })
}
