import { changeLead, leadsAdmin, messagesPath, readLead } from '../../support/leads-admin.js'
import { addColleague } from '../../support/staff.js'
import { until } from '../../support/until.js'

const admin = leadsAdmin()

describe('a change of a lead during a change of the binding of its assignee', () => {
  const query = (sql: string, parameters: unknown[] = []) => admin.site.database.query<unknown[]>(sql, parameters)

  it.each([
    ['move of the assigned lead', 'own', () => ({ location: 'zagreb' })],
    ['assignment', 'other', (id: string) => ({ assigneeId: id })],
  ])('waits before it locks the lead: %s', async (_what, lead, change) => {
    const { email } = await addColleague(admin.site, 'staff', `${lead}@example.com`)
    const [{ id: userId }] = (await query('SELECT id FROM users WHERE email = $1', [email])) as [{ id: string }]
    const id = await admin.addMessage(lead === 'own' ? { assigneeId: userId, location: 'split' } : {})
    const binding = admin.site.database.createQueryRunner()
    await binding.startTransaction()
    let changing: Promise<unknown> | undefined
    try {
      await binding.query('SELECT FROM users WHERE id = $1 FOR UPDATE', [userId])
      changing = changeLead(admin, messagesPath, id, change(userId))
      const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
      await until(async () => (await query(waiting)).length === 1)
      // The change of the binding locks leads of the user next; a lock here would be a deadlock.
      await binding.query('SELECT FROM contact_messages WHERE id = $1 FOR UPDATE NOWAIT', [id])
    } finally {
      await binding.commitTransaction()
      await binding.release()
      await changing
    }
    expect(await readLead(admin, messagesPath, id)).toMatchObject({ version: 2, ...change(userId) })
  })
})
