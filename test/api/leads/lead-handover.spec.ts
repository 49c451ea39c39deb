import request from 'supertest'
import { contactMessage } from '../../support/contact-message.js'
import { type MailServer, recipientOf, startMailServer } from '../../support/mail-server.js'
import { type MailingSite, startMailingSite } from '../../support/mailing-site.js'
import { addColleague, type Agent, owner, signIn } from '../../support/staff.js'

interface Row {
  assignee_id: string | null
}

describe('open leads of a colleague who leaves', () => {
  let site: MailingSite
  let server: MailServer
  let agent: Agent
  let count = 0
  beforeAll(async () => {
    server = await startMailServer()
    site = await startMailingSite({ smtpUrl: server.url, staffEmails: ['staff@example.com'] })
    agent = await signIn(site, owner)
  })
  afterAll(async () => {
    await site.close()
    await server.close()
  })

  const addStaff = async (role: 'staff' | 'editor' = 'staff'): Promise<{ id: string; email: string }> => {
    const { email } = await addColleague(site, role, `kolega${++count}@example.com`)
    const [{ id }] = await site.database.query<[{ id: string }]>('SELECT id FROM users WHERE email = $1', [email])
    return { id, email }
  }
  /** Creates a lead that is assigned to a user, and returns its id. */
  const leadOf = async (assigneeId: string, change: object = {}, location?: string): Promise<string> => {
    const { body } = await request(site.http)
      .post('/api/contact')
      .send({ ...contactMessage(), ...(location && { location }) })
      .expect(201)
    const path = `/api/admin/contact-messages/${body.id}`
    await agent
      .patch(path)
      .set('If-Match', '"1"')
      .send({ assigneeId, ...change })
      .expect(200)
    return body.id
  }
  const assigneeOf = async (id: string): Promise<string | null> =>
    (await site.database.query<Row[]>('SELECT assignee_id FROM contact_messages WHERE id = $1', [id]))[0]!.assignee_id
  const disable = (id: string, body?: object) => agent.post(`/api/admin/users/${id}/disable`).send(body)
  const historyOf = async (id: string) =>
    (await agent.get(`/api/admin/contact-messages/${id}`).expect(200)).body.history as object[]
  const unassigned = async (): Promise<number> =>
    (await agent.get('/api/admin/inbox').expect(200)).body.counts.unassigned
  /** Returns the mails to a user that an action causes. */
  const mailsTo = async (email: string, act: () => Promise<unknown>) => {
    await site.deliver()
    const before = server.mails.length
    await act()
    await site.deliver()
    return server.mails.slice(before).filter((mail) => recipientOf(mail) === email)
  }

  it('go to the chosen colleague, who gets one mail', async () => {
    const from = await addStaff()
    const to = await addStaff()
    const ids = [await leadOf(from.id), await leadOf(from.id)]
    const mails = await mailsTo(to.email, () => disable(from.id, { handOverTo: to.id }).expect(204))
    expect(await Promise.all(ids.map(assigneeOf))).toEqual([to.id, to.id])
    expect(mails.map(({ subject }) => subject)).toEqual(['Preuzeli ste otvorene upite'])
    expect(mails[0]!.text).toContain(from.email)
    expect(mails[0]!.text).toContain('Otvorenih upita: 2.')
    expect(mails[0]!.text).toContain('/admin/inbox?view=mine')
    expect(await historyOf(ids[0]!)).toContainEqual(
      expect.objectContaining({ type: 'assignee', oldValue: from.email, newValue: to.email, actor: owner.email }),
    )
    const rows = await site.database.query<object[]>(
      `SELECT action, subject_id, details FROM audit_events WHERE action IN ('user.disabled', 'user.leads_received')
       ORDER BY id DESC LIMIT 2`,
    )
    expect(rows).toEqual([
      { action: 'user.disabled', subject_id: from.id, details: { handedOverTo: to.id, leads: 2 } },
      { action: 'user.leads_received', subject_id: to.id, details: { from: from.id, leads: 2 } },
    ])
  })

  it('have no assignee without a choice, and count as such', async () => {
    const from = await addStaff()
    const id = await leadOf(from.id)
    const before = await unassigned()
    await disable(from.id).expect(204)
    expect(await assigneeOf(id)).toBeNull()
    expect(await unassigned()).toBe(before + 1)
    const { body } = await agent.get('/api/admin/contact-messages?assignee=none').expect(200)
    expect((body.items as { id: string }[]).map((item) => item.id)).toContain(id)
  })

  it('are handed over with their reminders', async () => {
    const from = await addStaff()
    const to = await addStaff()
    const id = await leadOf(from.id, { followUpOn: '2099-01-04' })
    await disable(from.id, { handOverTo: to.id }).expect(204)
    const { body } = await agent.get(`/api/admin/contact-messages/${id}`).expect(200)
    expect(body).toMatchObject({ assigneeId: to.id, followUp: { day: '2099-01-04' } })
  })

  it('keep their assignee once they are closed, until they are reopened', async () => {
    const from = await addStaff()
    const id = await leadOf(from.id, { status: 'closed' })
    await disable(from.id).expect(204)
    expect(await assigneeOf(id)).toBe(from.id)
    const path = `/api/admin/contact-messages/${id}`
    const { headers } = await agent.get(path).expect(200)
    await agent
      .patch(path)
      .set('If-Match', headers.etag as string)
      .send({ status: 'inProgress' })
      .expect(200)
    expect(await assigneeOf(id)).toBeNull()
  })

  it('have no assignee after a merge that reopens one of an account that is closed', async () => {
    const from = await addStaff()
    const closed = await leadOf(from.id, { status: 'closed' })
    await disable(from.id).expect(204)
    const { body } = await request(site.http).post('/api/contact').send(contactMessage()).expect(201)
    const path = `/api/admin/contact-messages/${closed}`
    const { headers } = await agent.get(path).expect(200)
    await agent
      .post(`${path}/merge`)
      .set('If-Match', headers.etag as string)
      .send({ leadId: body.id })
      .expect(200)
    expect(await assigneeOf(closed)).toBeNull()
  })

  it('count without those in the trash, which go along', async () => {
    const from = await addStaff()
    const to = await addStaff()
    const kept = await leadOf(from.id)
    const trashed = await leadOf(from.id, { trashed: true })
    const mails = await mailsTo(to.email, () => disable(from.id, { handOverTo: to.id }).expect(204))
    expect(await Promise.all([kept, trashed].map(assigneeOf))).toEqual([to.id, to.id])
    expect(mails[0]!.text).toContain('Otvorenih upita: 1.')
  })

  it('are left without an assignee by a request without a body', async () => {
    const from = await addStaff()
    await agent.post(`/api/admin/users/${from.id}/disable`).expect(204)
  })

  it('are not handed to a colleague beyond the binding', async () => {
    const from = await addStaff()
    const to = await addStaff()
    await site.database.query(`UPDATE users SET locations = '{zagreb}' WHERE id = $1`, [to.id])
    const near = await leadOf(from.id, {}, 'zagreb')
    const far = await leadOf(from.id, {}, 'dubrovnik')
    await disable(from.id, { handOverTo: to.id }).expect(204)
    expect([await assigneeOf(near), await assigneeOf(far)]).toEqual([to.id, null])
  })

  it('are handed over when the colleague becomes an editor', async () => {
    const from = await addStaff()
    const to = await addStaff()
    const id = await leadOf(from.id)
    await agent.put(`/api/admin/users/${from.id}/role`).send({ role: 'editor', handOverTo: to.id }).expect(204)
    expect(await assigneeOf(id)).toBe(to.id)
  })

  it('are handed over when a binding excludes them', async () => {
    const from = await addStaff()
    const to = await addStaff()
    const kept = await leadOf(from.id, {}, 'zagreb')
    const lost = await leadOf(from.id, {}, 'dubrovnik')
    const body = { locations: ['zagreb'], handOverTo: to.id }
    await agent.put(`/api/admin/users/${from.id}/locations`).send(body).expect(204)
    expect([await assigneeOf(kept), await assigneeOf(lost)]).toEqual([from.id, to.id])
  })

  it.each(['an editor', 'a disabled user', 'the same user', 'nobody known'])('are not handed to %s', async (who) => {
    const from = await addStaff()
    const closed = await addStaff()
    await disable(closed.id).expect(204)
    const id = await leadOf(from.id)
    const handOverTo = {
      'an editor': (await addStaff('editor')).id,
      'a disabled user': closed.id,
      'the same user': from.id,
      'nobody known': '01936d2e-7c1b-7000-8000-000000000000',
    }[who]
    const { body } = await disable(from.id, { handOverTo }).expect(422)
    expect(body.errors).toEqual([expect.objectContaining({ field: 'handOverTo' })])
    expect(await assigneeOf(id)).toBe(from.id)
    const [{ disabled_at: disabledAt }] = await site.database.query<[{ disabled_at: Date | null }]>(
      'SELECT disabled_at FROM users WHERE id = $1',
      [from.id],
    )
    expect(disabledAt).toBeNull()
  })

  it('stay with nobody closed when both colleagues are disabled concurrently for each other', async () => {
    for (let round = 0; round < 5; round++) {
      const one = await addStaff()
      const other = await addStaff()
      const ids = [await leadOf(one.id), await leadOf(other.id)]
      const answers = await Promise.all([
        disable(one.id, { handOverTo: other.id }),
        disable(other.id, { handOverTo: one.id }),
      ])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 422])
      const staying = answers[0].status === 204 ? other.id : one.id
      expect(await Promise.all(ids.map(assigneeOf))).toEqual([staying, staying])
    }
  })

  it('are never assigned to an account that is closed meanwhile', async () => {
    for (let round = 0; round < 5; round++) {
      const from = await addStaff()
      const { body } = await request(site.http).post('/api/contact').send(contactMessage()).expect(201)
      const path = `/api/admin/contact-messages/${body.id}`
      await Promise.all([
        agent.patch(path).set('If-Match', '"1"').send({ assigneeId: from.id }),
        disable(from.id).expect(204),
      ])
      expect(await assigneeOf(body.id)).toBeNull()
    }
  })

  it('are offered on the page of the user, without JavaScript', async () => {
    const from = await addStaff()
    const to = await addStaff()
    const id = await leadOf(from.id)
    const { text } = await agent.get(`/admin/users/${from.id}`).expect(200)
    expect(text).toContain('<p>Otvoreni upiti ovog korisnika: 1.</p>')
    expect(text).toMatch(new RegExp(`<option value="${to.id}">`))
    await agent
      .post(`/admin/users/${from.id}`)
      .type('form')
      .set('Sec-Fetch-Site', 'same-origin')
      .send({ action: 'disable', handOverTo: to.id })
      .expect(303)
    expect(await assigneeOf(id)).toBe(to.id)
  })
})
