import { appointmentStatuses } from '../../../src/shared/leads/appointment-status.js'
import { contactStatuses } from '../../../src/shared/leads/contact-status.js'
import { franchiseStatuses } from '../../../src/shared/leads/franchise-status.js'
import {
  changeLead,
  inquiriesPath,
  leadsAdmin,
  messagesPath,
  readLead,
  requestsPath,
} from '../../support/leads-admin.js'

/** Permitted transitions: the regular paths, shorter ones, into spam, and back from final statuses; all others are refused. */
const moves = {
  messages: {
    path: messagesPath,
    table: 'contact_messages',
    add: 'addMessage',
    answered: 'answered',
    statuses: contactStatuses,
    allowed: [
      'new>inProgress',
      'new>spam',
      'inProgress>answered',
      'inProgress>spam',
      'answered>closed',
      'new>answered',
      'new>closed',
      'inProgress>closed',
      'spam>new',
      'closed>inProgress',
    ],
  },
  inquiries: {
    path: inquiriesPath,
    table: 'franchise_inquiries',
    add: 'addInquiry',
    answered: 'contacted',
    statuses: franchiseStatuses,
    allowed: [
      'new>contacted',
      'contacted>qualified',
      'qualified>negotiating',
      'negotiating>signed',
      'new>rejected',
      'contacted>rejected',
      'qualified>rejected',
      'negotiating>rejected',
      'new>spam',
      'contacted>spam',
      'spam>new',
      'signed>negotiating',
      'rejected>contacted',
    ],
  },
  requests: {
    path: requestsPath,
    table: 'appointment_requests',
    add: 'addRequest',
    answered: 'proposed',
    statuses: appointmentStatuses,
    allowed: [
      'new>proposed',
      'proposed>agreed',
      'new>agreed',
      'agreed>came',
      'agreed>didNotCome',
      'agreed>proposed',
      'new>cancelled',
      'proposed>cancelled',
      'agreed>cancelled',
      'cancelled>proposed',
      'didNotCome>proposed',
      'didNotCome>agreed',
      'came>agreed',
      'new>spam',
      'proposed>spam',
      'spam>new',
    ],
  },
} as const

const admin = leadsAdmin()

describe.each(Object.values(moves))('lead of $path', ({ path, table, add, answered, statuses, allowed }) => {
  const pairs = statuses.flatMap((from) => statuses.filter((to) => to !== from).map((to) => ({ from, to })))
  const isAllowed = ({ from, to }: { from: string; to: string }) =>
    (allowed as readonly string[]).includes(`${from}>${to}`)
  const addWith = (status: string) => admin[add]({ status } as object)

  it.each(pairs.filter(isAllowed))('moves from $from to $to and records it', async ({ from, to }) => {
    const id = await addWith(from)
    expect((await readLead(admin, path, id)).moves).toContain(to)
    expect(await changeLead(admin, path, id, { status: to })).toMatchObject({ status: 200, body: { version: 2 } })
    expect(await readLead(admin, path, id)).toMatchObject({
      status: to,
      history: [{ leadId: id, actor: admin.owner.email, type: 'status', oldValue: from, newValue: to }],
    })
  })

  it.each(pairs.filter((pair) => !isAllowed(pair)))('refuses to move from $from to $to', async ({ from, to }) => {
    const id = await addWith(from)
    const before = await readLead(admin, path, id)
    expect(before.moves).not.toContain(to)
    expect(
      await changeLead(admin, path, id, { status: to, location: 'zagreb', assigneeId: admin.owner.id }),
    ).toMatchObject({
      status: 409,
      body: { code: 'lead.move_not_allowed' },
    })
    expect(await readLead(admin, path, id)).toEqual(before)
  })

  it('is unchanged when it already has the status', async () => {
    const id = await addWith('new')
    expect(await changeLead(admin, path, id, { status: 'new' })).toMatchObject({ status: 200, body: { version: 1 } })
    expect((await readLead(admin, path, id)).history).toEqual([])
  })

  it('cannot move while in the trash', async () => {
    const id = await addWith('new')
    await changeLead(admin, path, id, { trashed: true })
    expect((await readLead(admin, path, id)).moves).toEqual([])
    expect(await changeLead(admin, path, id, { status: 'spam' })).toMatchObject({ status: 409 })
    expect(await readLead(admin, path, id)).toMatchObject({ status: 'new', version: 2 })
  })

  it('stores the time of the first response once', async () => {
    const id = await addWith('new')
    for (const status of path === messagesPath ? ['inProgress'] : []) await changeLead(admin, path, id, { status })
    expect(await readLead(admin, path, id)).toMatchObject({ firstAnsweredAt: null })
    await changeLead(admin, path, id, { status: answered })
    const { firstAnsweredAt } = await readLead(admin, path, id)
    expect(Math.abs(Date.parse(firstAnsweredAt) - Date.now())).toBeLessThan(60_000)
    const before = path === messagesPath ? 'inProgress' : 'new'
    await admin.site.database.query(`UPDATE ${table} SET status = $1 WHERE id = $2`, [before, id])
    await changeLead(admin, path, id, { status: answered })
    expect(await readLead(admin, path, id)).toMatchObject({ status: answered, firstAnsweredAt })
  })

  it('has no response time when it goes to spam unanswered', async () => {
    const id = await addWith('new')
    await changeLead(admin, path, id, { status: 'spam' })
    expect(await readLead(admin, path, id)).toMatchObject({ firstAnsweredAt: null })
  })
})

describe('outcome of a visit before the first preferred day', () => {
  const ahead = { status: 'agreed' as const, wishes: [{ date: '2999-03-02', partOfDay: 'any' as const }] }

  it.each(['came', 'didNotCome'])('is refused as %s until it is confirmed', async (status) => {
    const id = await admin.addRequest(ahead)
    expect(await changeLead(admin, requestsPath, id, { status })).toMatchObject({
      status: 409,
      body: { code: 'lead.visit_ahead' },
    })
    expect(await changeLead(admin, requestsPath, id, { status, confirmed: true })).toMatchObject({ status: 200 })
    expect(await readLead(admin, requestsPath, id)).toMatchObject({ status, version: 2 })
  })

  it('is refused for the affected requests of a bulk change', async () => {
    const early = await admin.addRequest(ahead)
    const due = await admin.addRequest({ status: 'agreed' })
    const change = { ids: [early, due], status: 'came' }
    const { body } = await admin.staff.agent.post(`${requestsPath}/changes`).send(change).expect(200)
    expect(body).toMatchObject({ changed: [due], refused: [{ id: early, code: 'lead.visit_ahead' }] })
  })

  it.each(['proposed', 'cancelled'])('does not concern the status %s', async (status) => {
    const id = await admin.addRequest(ahead)
    expect(await changeLead(admin, requestsPath, id, { status })).toMatchObject({ status: 200 })
  })
})
