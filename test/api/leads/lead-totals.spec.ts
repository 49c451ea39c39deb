import { DashboardService } from '../../../src/dashboard/dashboard.service.js'
import { LeadTalliesService } from '../../../src/leads/lists/lead-tallies.service.js'
import { leadsAdmin, messagesPath } from '../../support/leads-admin.js'

const admin = leadsAdmin()

const ask = async (query: Record<string, string> = {}) => {
  const { body } = await admin.staff.agent.get(messagesPath).query(query).expect(200)
  return body as { total: number; totalIsCapped: boolean; items: { id: string }[] }
}
const totals = async () => ({
  inbox: (await ask()).total,
  new: (await ask({ status: 'new' })).total,
  unassigned: (await ask({ view: 'open', assignee: 'none' })).total,
  spam: (await ask({ view: 'spam' })).total,
})
const query = (statement: string) => admin.site.database.query(statement)
const addUp = () => admin.site.app.get(LeadTalliesService, { strict: false }).addUp()
const tallies = async (): Promise<unknown[]> => query('SELECT * FROM lead_tallies')

/** Adds many leads, received a minute apart. */
const addMany = (count: number) =>
  query(`
    INSERT INTO contact_messages (name, email, subject, message, language, received_at)
    SELECT 'Ana ' || n, 'ana@example.com', 'general', 'Imate li termin?', 'hr', '2026-05-01'::timestamptz + n * interval '1 min'
    FROM generate_series(1, ${count}) AS n`)

describe('total of a list', () => {
  it('follows status changes of the leads', async () => {
    await addMany(6)
    expect(await totals()).toEqual({ inbox: 6, new: 6, unassigned: 6, spam: 0 })
    await query(`UPDATE contact_messages SET status = 'spam' WHERE name = 'Ana 1'`)
    await query(`UPDATE contact_messages SET status = 'closed' WHERE name = 'Ana 2'`)
    await query(`UPDATE contact_messages SET assignee_id = '${admin.staff.id}' WHERE name = 'Ana 3'`)
    await query(`UPDATE contact_messages SET trashed_at = now() WHERE name = 'Ana 4'`)
    expect(await totals()).toEqual({ inbox: 4, new: 3, unassigned: 2, spam: 1 })
    await query(`
      UPDATE contact_messages SET merged_into_id = (SELECT id FROM contact_messages WHERE name = 'Ana 3')
      WHERE name = 'Ana 5'`)
    await query(`DELETE FROM contact_messages WHERE name IN ('Ana 1', 'Ana 2')`)
    await query(`UPDATE contact_messages SET trashed_at = NULL`)
    expect(await totals()).toEqual({ inbox: 3, new: 3, unassigned: 2, spam: 0 })
  })

  it('is unchanged when tallies are aggregated, old ones into one', async () => {
    await addMany(4)
    await query(`UPDATE contact_messages SET status = 'closed' WHERE name = 'Ana 1'`)
    await query(`UPDATE contact_messages SET received_at = now() - interval '3 years' WHERE name IN ('Ana 2', 'Ana 3')`)
    await query(`UPDATE contact_messages SET received_at = now() - interval '4 years' WHERE name = 'Ana 3'`)
    const before = await totals()
    await addUp()
    expect(await tallies()).toHaveLength(3)
    expect(await totals()).toEqual(before)
    await query(`DELETE FROM contact_messages WHERE name <> 'Ana 1'`)
    await addUp()
    await addUp()
    expect(await tallies()).toHaveLength(1)
    expect(await totals()).toEqual({ inbox: 1, new: 0, unassigned: 0, spam: 0 })
  })

  it('is unchanged by month and by week when the days of a month are aggregated', async () => {
    const now = new Date()
    const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
    for (const days of [0, 6, 60, 83, 99, 120, 121, 150, 200, 300, 330]) {
      for (const hours of [0, 24])
        await admin.addMessage({ receivedAt: new Date(daysAgo(days).getTime() - hours * 3_600_000) })
    }
    const periods = async () => {
      const dashboard = admin.site.app.get(DashboardService, { strict: false })
      const shown = await Promise.all(
        (['week', 'month'] as const).map((by) => dashboard.show({ by }, { id: admin.owner.id, locations: null }, now)),
      )
      return shown.map((one) => one.periods)
    }
    const before = await periods()
    const apart = (await tallies()).length
    await addUp()
    expect((await tallies()).length).toBeLessThan(apart)
    expect(await periods()).toEqual(before)
    await query(`DELETE FROM contact_messages WHERE received_at < now() - interval '100 days'`)
    await addUp()
    await addUp()
    expect((await tallies()).length).toBeLessThanOrEqual(10)
    expect((await periods())[1]).toMatchObject([...Array(7).fill({ contactMessage: 0 }), {}, {}, {}, {}, {}])
  })

  it('leads to the last pages, which continue the previous ones', async () => {
    await addMany(11)
    const names = async (page: number) => (await ask({ page: String(page), pageSize: '3', sort: 'name' })).items
    const pages = await Promise.all([1, 2, 3, 4, 5].map(names))
    expect(pages.map(({ length }) => length)).toEqual([3, 3, 3, 2, 0])
    const { items } = await ask({ sort: 'name' })
    expect(pages.flat()).toEqual(items)
  })

  it('is capped for a search and reported as such', async () => {
    await addMany(1000)
    expect(await ask({ search: 'termin' })).toMatchObject({ total: 1000, totalIsCapped: false })
    await admin.addMessage({ message: 'Imate li termin?' })
    expect(await ask({ search: 'termin' })).toMatchObject({ total: 1000, totalIsCapped: true })
    expect(await ask()).toMatchObject({ total: 1001, totalIsCapped: false })
    expect(await ask({ search: 'te' })).toMatchObject({ total: 100, totalIsCapped: true })
    const { text } = await admin.staff.agent.get('/admin/contact-messages?search=termin&lang=en').expect(200)
    expect(text).toContain('More than 1,000 results')
    expect(text).toContain('Total: more than 1,000')
  })
})
