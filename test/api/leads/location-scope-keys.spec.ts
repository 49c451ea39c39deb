import { addKey, program } from '../../support/api-keys.js'
import { earlierTransactionsEnded } from '../../support/earlier-transactions-ended.js'
import { addHiddenLeads, addOwnLeads, SECRET } from '../../support/hidden-leads.js'
import { leadKinds, leadsAdmin, unknownId } from '../../support/leads-admin.js'
import type { Json } from '../../support/search-engines.js'

const admin = leadsAdmin()
const query = <Row = Json>(sql: string, parameters: unknown[] = []) => admin.site.database.query<Row[]>(sql, parameters)

describe('API key bound to a location', () => {
  const bound = async (locations: string[]) => {
    const key = await addKey(admin.site, [
      'leads:read',
      'leads:write',
      'bookings:read',
      'bookings:write',
      'locations:read',
    ])
    await query('UPDATE api_keys SET locations = $2 WHERE id = $1', [key.id, locations])
    return program(admin.site.http, key)
  }

  const read = async (client: Awaited<ReturnType<typeof bound>>, list: string, cursor?: string): Promise<Json> => {
    await earlierTransactionsEnded(admin.site.database)
    return (await client.get(list).query({ cursor }).expect(200)).body
  }

  it('reads and changes leads of its location only', async () => {
    const own = await addOwnLeads(admin)
    const hidden = await addHiddenLeads(admin, own)
    const client = await bound(['zagreb'])
    const seen = await read(client, '/api/leads')
    expect(seen.items.map(({ id }: Json) => id).sort()).toEqual([...own].sort())
    const visits = await read(client, '/api/bookings')
    expect(visits.items.map(({ id }: Json) => id)).toEqual([own[3]])
    expect(JSON.stringify([seen, visits])).not.toContain(SECRET)
    for (const [index, kind] of ['contact', 'franchise', 'appointment', 'booking'].entries()) {
      for (const id of hidden[index]!) {
        await client.get(`/api/leads/${kind}/${id}`).expect(404)
        await client.patch(`/api/leads/${kind}/${id}`).set('If-Match', '"1"').send({ status: 'spam' }).expect(404)
      }
    }
    for (const id of hidden[3]!) await client.get(`/api/bookings/${id}`).expect(404)
    await client.get('/api/subscribers').expect(403)
    await client.get('/api/locations').expect(200)
    const visit = { service: unknownId, start: '2026-03-08T20:07:00+01:00', location: 'dubrovnik' }
    const form = { ...visit, forWhom: 'self', name: 'Ana', email: 'ana@example.com', phone: '091 555 0101' }
    const { body: refused } = await client.post('/api/bookings').send(form).expect(422)
    expect(refused.errors).toMatchObject([{ field: 'location', code: 'location.unknown' }])
  })

  it('learns of leads that leave its location, and of no other move or deletion', async () => {
    const client = await bound(['zagreb'])
    const { nextCursor: start } = await read(client, '/api/leads')
    const { path } = leadKinds[0]
    const leaving = await admin.addMessage({ location: 'zagreb' })
    const foreign = await admin.addMessage({ location: 'dubrovnik' })
    const move = (id: string, version: number, location: string) =>
      admin.owner.agent.patch(`${path}/${id}`).set('If-Match', `"${version}"`).send({ location }).expect(200)
    await move(leaving, 1, 'dubrovnik')
    await move(foreign, 1, 'zagreb-istok')
    const changes = async () =>
      (await read(client, '/api/leads', start)).items.map(({ id, state }: Json) => [id, state])
    expect(await changes()).toEqual([[leaving, 'erased']])
    await query('DELETE FROM contact_messages WHERE id = $1', [foreign])
    expect(await changes()).toEqual([[leaving, 'erased']])
    await move(leaving, 2, 'zagreb')
    expect(await changes()).toEqual([[leaving, 'active']])
    await query('DELETE FROM contact_messages WHERE id = $1', [leaving])
    expect(await changes()).toEqual([[leaving, 'erased']])
  })

  it('learns of a franchise inquiry whose routing is undone', async () => {
    const client = await bound(['zagreb'])
    const { path } = leadKinds[1]
    const id = await admin.addInquiry({ location: 'zagreb' })
    const { nextCursor: start } = await read(client, '/api/leads')
    const changes = async () => (await read(client, '/api/leads', start)).items.map(({ state }: Json) => state)
    await admin.owner.agent.patch(`${path}/${id}`).set('If-Match', '"1"').send({ location: 'zagreb' }).expect(200)
    expect(await changes()).toEqual(['active'])
    await admin.owner.agent.post(`${path}/${id}/undo`).set('If-Match', '"2"').expect(200)
    expect(await changes()).toEqual(['erased'])
    await query('DELETE FROM franchise_inquiries WHERE id = $1', [id])
    expect(await changes()).toEqual(['erased'])
  })

  it('discards its copies and starts again after a change of the binding', async () => {
    const key = await addKey(admin.site, ['leads:read', 'bookings:read'])
    const client = program(admin.site.http, key)
    const lists = ['/api/leads', '/api/bookings']
    const cursors: string[] = []
    const bind = (locations: string[] | null) =>
      admin.owner.agent.put(`/api/admin/api-keys/${key.id}/locations`).send({ locations }).expect(204)
    for (const locations of [null, ['zagreb'], ['zagreb', 'dubrovnik']]) {
      await bind(locations)
      for (const [index, list] of lists.entries()) {
        if (cursors[index]) {
          const { body } = await client.get(list).query({ cursor: cursors[index] }).expect(410)
          expect(body.code).toBe('cursor.gone')
        }
        cursors[index] = (await client.get(list).expect(200)).body.nextCursor
      }
    }
    await bind(['dubrovnik', 'zagreb'])
    for (const [index, list] of lists.entries()) await client.get(list).query({ cursor: cursors[index] }).expect(200)
  })

  it('is bound by administrators, but not with the scope of subscribers', async () => {
    const create = (values: object) =>
      admin.owner.agent.post('/api/admin/api-keys').send({ name: 'CRM', expiry: 'never', ...values })
    await create({ scopes: ['subscribers:read'], locations: ['zagreb'] }).expect(422)
    const { body } = await create({ scopes: ['leads:read'], locations: ['zagreb'] }).expect(201)
    expect(body.locations).toEqual(['zagreb'])
    const id = await admin.addMessage({ location: 'dubrovnik' })
    const client = program(admin.site.http, { key: body.key })
    await client.get(`/api/leads/contact/${id}`).expect(404)
    await admin.owner.agent.put(`/api/admin/api-keys/${body.id}/locations`).send({ locations: null }).expect(204)
    await client.get(`/api/leads/contact/${id}`).expect(200)
    const events = await query(
      `SELECT details FROM audit_events WHERE action = 'api_key.locations_changed' AND subject_id = $1`,
      [body.id],
    )
    expect(events).toMatchObject([{ details: { name: 'CRM', from: ['zagreb'], to: null } }])
  })
})
