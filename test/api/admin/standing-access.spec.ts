import request from 'supertest'
import { AdminApiKeysService } from '../../../src/api-keys/admin/admin-api-keys.service.js'
import { NewApiKeyDto } from '../../../src/api-keys/admin/api-key.dto.js'
import { administration } from '../../../src/operations/commands/administration.js'
import { addColleague, type Agent, owner, signIn, startTestAdmin } from '../../support/staff.js'
import type { TestApp } from '../../support/test-app.js'
import { until } from '../../support/until.js'

describe('standing access of a user', () => {
  let site: TestApp
  let agent: Agent
  let number = 0
  beforeAll(async () => {
    site = await startTestAdmin()
    agent = await signIn(site, owner)
  })
  afterAll(() => site.close())
  afterEach(() => site.database.query('UPDATE webhook_endpoints SET disabled_at = now()'))

  const addUser = async (role: 'admin' | 'staff' | 'editor') => {
    const { email, password } = await addColleague(site, role, `${role}-${++number}@example.com`)
    const [{ id } = { id: '' }] = await site.database.query<{ id: string }[]>('SELECT id FROM users WHERE email = $1', [
      email,
    ])
    return { id, email, agent: await signIn(site, { email, password }) }
  }
  const addKey = async (by: Agent): Promise<{ id: string; key: string }> =>
    (
      await by
        .post('/api/admin/api-keys')
        .send({ name: 'CRM', scopes: ['leads:read'], expiry: 'never' })
        .expect(201)
    ).body
  const addWebhook = async (by: Agent): Promise<string> =>
    (
      await by
        .post('/api/admin/webhooks')
        .send({ url: `https://crm-${++number}.example.com/`, events: ['contact.received'] })
        .expect(201)
    ).body.id
  const addCalendar = async (by: Agent) => {
    const [{ id } = { id: '' }] = await site.database.query<{ id: string }[]>('SELECT id FROM therapists LIMIT 1')
    const { body } = await by.post('/api/admin/therapist-calendars').send({ therapistId: id }).expect(201)
    const { pathname, search } = new URL(body.address as string)
    return pathname + search
  }
  const addSheet = async (by: Agent) => {
    const { body } = await by.post('/api/admin/content/google-business-profile/address').expect(201)
    const { pathname, search } = new URL(body.address as string)
    return pathname + search
  }
  const useKey = (key: string) => request(site.http).get('/api/leads').set('Authorization', `Bearer ${key}`)
  const isEnabled = async (webhook: string) =>
    (await agent.get(`/api/admin/webhooks/${webhook}`).expect(200)).body.enabled as boolean
  const disable = (id: string, asked: object = {}) => agent.post(`/api/admin/users/${id}/disable`).send(asked)

  it('ends the keys, webhooks and secret addresses of a disabled administrator', async () => {
    const leaver = await addUser('admin')
    const { key } = await addKey(leaver.agent)
    const webhook = await addWebhook(leaver.agent)
    const calendar = await addCalendar(leaver.agent)
    const sheet = await addSheet(leaver.agent)
    await useKey(key).expect(200)
    await request(site.http).get(calendar).expect(200)
    await request(site.http).get(sheet).expect(200)
    await disable(leaver.id).expect(204)
    await useKey(key).expect(401)
    expect(await isEnabled(webhook)).toBe(false)
    await request(site.http).get(calendar).expect(404)
    await request(site.http).get(sheet).expect(404)
    const { body } = await agent.get('/api/admin/audit-events').expect(200)
    expect(body.items[0]).toMatchObject({ action: 'user.disabled', details: { endedAccess: 4 } })
  })

  it('hands the keys and webhooks of a disabled administrator over to another one', async () => {
    const leaver = await addUser('admin')
    const heir = await addUser('admin')
    const { key } = await addKey(leaver.agent)
    const webhook = await addWebhook(leaver.agent)
    const calendar = await addCalendar(leaver.agent)
    await disable(leaver.id, { accessTo: heir.id }).expect(204)
    await useKey(key).expect(200)
    expect(await isEnabled(webhook)).toBe(true)
    await request(site.http).get(calendar).expect(404)
    await disable(heir.id).expect(204)
    await useKey(key).expect(401)
    expect(await isEnabled(webhook)).toBe(false)
  })

  it.each(['staff', 'disabled', 'self'])('hands nothing over to a user who is %s', async (who) => {
    const leaver = await addUser('admin')
    const other = await addUser(who === 'staff' ? 'staff' : 'admin')
    if (who === 'disabled') await disable(other.id).expect(204)
    const { key } = await addKey(leaver.agent)
    const { body } = await disable(leaver.id, { accessTo: who === 'self' ? leaver.id : other.id }).expect(422)
    expect(body.errors[0]).toMatchObject({ field: 'accessTo' })
    await useKey(key).expect(200)
  })

  it('ends the calendar of staff who become editors or are bound to a location', async () => {
    const changes = [
      { path: 'role', change: { role: 'editor' } },
      { path: 'locations', change: { locations: ['zagreb'] } },
    ]
    for (const { path, change } of changes) {
      const user = await addUser('staff')
      const calendar = await addCalendar(user.agent)
      await agent.put(`/api/admin/users/${user.id}/${path}`).send(change).expect(204)
      await request(site.http).get(calendar).expect(404)
    }
  })

  it('ends the keys of an administrator who becomes staff, and keeps the calendar', async () => {
    const user = await addUser('admin')
    const { key } = await addKey(user.agent)
    const calendar = await addCalendar(user.agent)
    const sheet = await addSheet(user.agent)
    await agent.put(`/api/admin/users/${user.id}/role`).send({ role: 'staff', locations: null }).expect(204)
    await useKey(key).expect(401)
    await request(site.http).get(calendar).expect(200)
    await request(site.http).get(sheet).expect(404)
  })

  it('ends with the account on the command line', async () => {
    const leaver = await addUser('admin')
    const { key } = await addKey(leaver.agent)
    await administration(['disable', leaver.email])(site.app)
    await useKey(key).expect(401)
  })

  it('is refused to an administrator whose account is disabled while it is created', async () => {
    const leaver = await addUser('admin')
    const actor = { id: leaver.id, email: leaver.email, name: leaver.email, role: 'admin', locations: null } as never
    const asked = Object.assign(new NewApiKeyDto(), { name: 'Race', scopes: ['leads:read'], expiry: 'never' })
    const disabling = site.database.createQueryRunner()
    await disabling.startTransaction()
    await disabling.query('UPDATE users SET disabled_at = now() WHERE id = $1', [leaver.id])
    const making = site.app.get(AdminApiKeysService).make(asked, actor)
    const refused = expect(making).rejects.toMatchObject({ status: 403 })
    const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
    await until(async () => (await site.database.query<unknown[]>(waiting)).length === 1)
    await disabling.commitTransaction()
    await disabling.release()
    await refused
  })

  it('belongs to the administrator who enables a webhook again', async () => {
    const leaver = await addUser('admin')
    const webhook = await addWebhook(leaver.agent)
    await disable(leaver.id).expect(204)
    await agent.post(`/api/admin/webhooks/${webhook}/enable`).expect(204)
    const rows = await site.database.query(
      'SELECT email::text FROM webhook_endpoints JOIN users ON users.id = owner_id WHERE webhook_endpoints.id = $1',
      [webhook],
    )
    expect(rows).toEqual([{ email: owner.email }])
  })

  it('ends a webhook of a colleague whose address the disabled administrator had changed', async () => {
    const leaver = await addUser('admin')
    const webhook = await addWebhook(agent)
    const path = `/api/admin/webhooks/${webhook}`
    const { headers } = await leaver.agent.get(path).expect(200)
    await leaver.agent
      .put(path)
      .set('If-Match', headers.etag!)
      .send({ url: `https://own-${++number}.example.com/`, events: ['contact.received'] })
      .expect(200)
    await disable(leaver.id).expect(204)
    expect(await isEnabled(webhook)).toBe(false)
  })
})
