import { addKey, program } from '../../support/api-keys.js'
import { earlierTransactionsEnded } from '../../support/earlier-transactions-ended.js'
import { inquiriesPath, leadsAdmin, messagesPath, readLead, unknownId } from '../../support/leads-admin.js'

describe('lead for API clients', () => {
  const admin = leadsAdmin()
  let crm: ReturnType<typeof program>
  beforeAll(async () => {
    crm = program(admin.site.http, await addKey(admin.site, ['leads:read', 'leads:write'], { name: 'Naš CRM' }))
  })
  const move = (path: string, version: number, status: unknown) =>
    crm.patch(path).set('If-Match', `"${version}"`).send({ status })

  it('is returned as in the list, and 304 while unchanged', async () => {
    const id = await admin.addInquiry()
    const { body, headers } = await crm.get(`/api/leads/franchise/${id}`).expect(200)
    await earlierTransactionsEnded(admin.site.database)
    expect((await crm.get('/api/leads')).body.items).toEqual([body])
    expect(headers.etag).toBe('"1"')
    const again = await crm.get(`/api/leads/franchise/${id.toUpperCase()}`).set('If-None-Match', '"1"').expect(304)
    expect(again.text).toBe('')
    await move(`/api/leads/franchise/${id}`, 1, 'contacted').expect(200)
    await crm.get(`/api/leads/franchise/${id}`).set('If-None-Match', '"1"').expect(200).expect('ETag', '"2"')
  })

  it('changes status as for staff, and its history names the key', async () => {
    const id = await admin.addMessage()
    const moved = await move(`/api/leads/contact/${id}`, 1, 'inProgress').expect(200)
    expect(moved.body).toEqual({ version: 2 })
    expect(moved.headers.etag).toBe('"2"')
    const answered = await move(`/api/leads/contact/${id}`, 2, 'answered').expect(200)
    const { body } = await crm.get(`/api/leads/contact/${id}`).expect(200)
    expect(body).toMatchObject({
      status: 'answered',
      firstAnsweredAt: expect.any(String),
      version: answered.body.version,
    })
    const { history } = await readLead(admin, messagesPath, id)
    expect(history).toMatchObject([
      { type: 'status', oldValue: 'new', newValue: 'inProgress', actor: 'Naš CRM (API)' },
      { type: 'status', oldValue: 'inProgress', newValue: 'answered', actor: 'Naš CRM (API)' },
    ])
  })

  it('cannot be undone by staff as their own change', async () => {
    const id = await admin.addMessage()
    await move(`/api/leads/contact/${id}`, 1, 'inProgress').expect(200)
    const { body } = await admin.owner.agent.post(`${messagesPath}/${id}/undo`).set('If-Match', '"2"').expect(409)
    expect(body.code).toBe('lead.undo_not_allowed')
  })

  it('continues where staff restore it from spam', async () => {
    const id = await admin.addMessage({ status: 'spam' })
    const path = `/api/leads/contact/${id}`
    expect((await crm.get(path).expect(200)).body).toMatchObject({ state: 'spam', contact: null })
    await move(path, 1, 'new').expect(200)
    expect((await crm.get(path).expect(200)).body).toMatchObject({ state: 'active', contact: { name: 'Ana Horvat' } })
  })

  it('is only moved along permitted transitions with a current ETag', async () => {
    const id = await admin.addInquiry()
    const path = `/api/leads/franchise/${id}`
    expect((await crm.patch(path).send({ status: 'contacted' }).expect(428)).body.code).toBe('lead.version_required')
    expect((await move(path, 2, 'contacted').expect(412)).body.code).toBe('lead.changed_meanwhile')
    expect((await crm.patch(path).set('If-Match', '*').send({ status: 'contacted' }).expect(412)).status).toBe(412)
    expect((await move(path, 1, 'signed').expect(409)).body.code).toBe('lead.move_not_allowed')
    for (const status of ['answered', 'nothing', null, 7, ['contacted'], undefined]) {
      expect((await move(path, 1, status).expect(422)).body.errors).toMatchObject([
        { field: 'status', code: 'invalid' },
      ])
    }
    await crm.patch(path).set('If-Match', '"1"').send({ status: 'contacted', location: 'zagreb' }).expect(422)
    await crm.patch(path).set('If-Match', '"1"').set('Content-Type', 'application/json').send('{').expect(400)
    await admin.owner.agent.patch(`${inquiriesPath}/${id}`).set('If-Match', '"1"').send({ trashed: true }).expect(200)
    await move(path, 2, 'contacted').expect(409)
    expect((await readLead(admin, inquiriesPath, id)).history).toHaveLength(1)
  })

  it('is 404 for an unknown id', async () => {
    const id = await admin.addMessage()
    for (const path of [`contact/${unknownId}`, `franchise/${id}`, `newsletter/${id}`, 'contact/x']) {
      for (const { status, body } of [
        await crm.get(`/api/leads/${path}`),
        await move(`/api/leads/${path}`, 1, 'spam'),
      ]) {
        expect({ path, status, code: body.code }).toEqual({ path, status: 404, code: 'lead.not_found' })
      }
    }
  })
})
