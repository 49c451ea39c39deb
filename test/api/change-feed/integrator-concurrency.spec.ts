import { setTimeout as pause } from 'node:timers/promises'
import { addKey, program } from '../../support/api-keys.js'
import { leadsAdmin } from '../../support/leads-admin.js'
import { until } from '../../support/until.js'

const WRITERS = 6
const ROUNDS = 60
const HELD_MS = 3000

interface Sighting {
  id: string
  version: number | null
  state: string
}

describe('lead synchronisation during writes', () => {
  const admin = leadsAdmin()

  it('returns every lead, and again only if it has changed', async () => {
    const { get } = program(admin.site.http, await addKey(admin.site, ['leads:read']))
    const { database } = admin.site
    const written: string[] = []
    const insert = `INSERT INTO contact_messages (name, email, subject, message, language)
      SELECT 'Ana', 'ana@example.com', 'general', 'Dobar dan', 'hr' FROM generate_series(1, $1) RETURNING id`

    const write = async (writer: number) => {
      for (let round = 0; round < ROUNDS; round++) {
        await database
          .transaction(async (manager) => {
            const rows: { id: string }[] = await manager.query(insert, [1 + ((writer + round) % 5)])
            await pause((writer * round) % 30)
            // Some transactions roll back.
            if ((writer + round) % 7 === 0) throw new Error('rolled back')
            written.push(...rows.map(({ id }) => id))
          })
          .catch((error: Error) => expect(error.message).toBe('rolled back'))
        const id = written[Math.floor((written.length * round) / ROUNDS)]
        if (round % 3 === 0) {
          await database.query(
            `UPDATE contact_messages SET status = 'inProgress', version = version + 1 WHERE id = $1`,
            [id],
          )
        }
        if (round % 5 === 0) await database.query('DELETE FROM contact_messages WHERE id = $1', [written[round]])
      }
    }

    /** Holds a transaction open, with an id below those of all that end before it. */
    const hold = async () => {
      const runner = database.createQueryRunner()
      await runner.startTransaction()
      const rows = (await runner.query(insert, [3])) as { id: string }[]
      await pause(HELD_MS)
      await runner.commitTransaction()
      await runner.release()
      written.push(...rows.map(({ id }) => id))
    }

    const sightings: Sighting[] = []
    let cursor: string | undefined
    let reads = 0
    const read = async () => {
      for (;;) {
        const { body } = await get('/api/leads')
          .query({ limit: 7, ...(cursor && { cursor }) })
          .expect(200)
        sightings.push(...(body.items as Sighting[]))
        cursor = body.nextCursor as string
        reads++
        if (!body.hasMore) return
      }
    }
    let isOver = false
    const reading = (async () => {
      while (!isOver) {
        await read()
        await pause(5)
      }
    })()

    await Promise.all([...Array.from({ length: WRITERS }, (_, writer) => write(writer)), hold()])
    isOver = true
    await reading
    // A change is listed when all transactions that began before it have ended, also those of other databases.
    const [{ end }] = await database.query<[{ end: string }]>('SELECT pg_current_xact_id()::text AS end')
    const hasEnded = 'SELECT pg_snapshot_xmin(pg_current_snapshot()) > $1::xid8 AS ended'
    await until(async () => (await database.query<[{ ended: boolean }]>(hasEnded, [end]))[0].ended)
    await read()

    const stored: { id: string; version: number }[] = await database.query('SELECT id, version FROM contact_messages')
    const last = new Map(sightings.map((sighting) => [sighting.id, sighting]))
    expect(stored.filter(({ id, version }) => last.get(id)?.version !== version)).toEqual([])
    const present = new Set(stored.map(({ id }) => id))
    const gone = written.filter((id) => !present.has(id))
    expect(gone.length).toBeGreaterThan(0)
    expect(gone.filter((id) => last.has(id) && last.get(id)!.state !== 'erased')).toEqual([])
    const changes = sightings.map(({ id, version, state }) => `${id} ${version} ${state}`)
    expect(changes.length).toBe(new Set(changes).size)
    expect(reads).toBeGreaterThan(10)
  }, 60_000)
})
