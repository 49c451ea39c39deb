import { addKey, program } from '../../support/api-keys.js'
import { earlierTransactionsEnded } from '../../support/earlier-transactions-ended.js'
import { startTestAdmin } from '../../support/staff.js'
import type { TestApp } from '../../support/test-app.js'

interface Page {
  items: { id: string; state: string; email: string | null }[]
  nextCursor: string
}

describe('GET /api/subscribers', () => {
  let site: TestApp
  let get: ReturnType<typeof program>['get']
  beforeAll(async () => {
    site = await startTestAdmin()
    get = program(site.http, await addKey(site, ['subscribers:read'])).get
  })
  afterAll(() => site.close())

  const read = async (query: object = {}): Promise<Page> => {
    await earlierTransactionsEnded(site.database)
    return (await get('/api/subscribers').query(query).expect(200)).body
  }
  const add = async (email: string, confirmedAt: string | null): Promise<string> => {
    const [{ id }] = await site.database.query(
      `INSERT INTO newsletter_subscribers (email, language, consent_text, confirmed_at) VALUES ($1, 'hr', 'Da', $2) RETURNING id`,
      [email, confirmedAt],
    )
    return id
  }

  it('returns subscribed addresses and later changes of their state', async () => {
    const ana = await add('ana@example.com', '2026-01-01T12:00:00Z')
    await add('iva@example.com', null)
    const first = await read()
    expect(first.items).toMatchObject([{ id: ana, state: 'subscribed', email: 'ana@example.com', language: 'hr' }])

    const ema = await add('ema@example.com', null)
    await site.database.query('UPDATE newsletter_subscribers SET unsubscribed_at = now() WHERE id = $1', [ana])
    const second = await read({ cursor: first.nextCursor })
    expect(second.items).toMatchObject([
      { id: ema, state: 'pending', email: null },
      { id: ana, state: 'unsubscribed', email: null },
    ])

    // An update without changes is no change.
    await site.database.query('UPDATE newsletter_subscribers SET language = language')
    await site.database.query('DELETE FROM newsletter_subscribers WHERE id = $1', [ana])
    const third = await read({ cursor: second.nextCursor })
    expect(third.items).toMatchObject([{ id: ana, state: 'erased', email: null, language: null }])
    expect((await read({ cursor: third.nextCursor })).items).toEqual([])
  })

  it('reports no removed leads', async () => {
    const { nextCursor } = await read()
    await site.database.query(
      `INSERT INTO contact_messages (name, email, subject, message, language) VALUES ('Ana', 'a@example.com', 'general', 'x', 'hr')`,
    )
    await site.database.query('DELETE FROM contact_messages')
    expect((await read({ cursor: nextCursor })).items).toEqual([])
  })
})
