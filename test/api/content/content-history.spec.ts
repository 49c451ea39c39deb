import { ContentAdmin } from '../../support/content-admin.js'
import type { Json } from '../../support/search-engines.js'
import { owner, startTestAdmin } from '../../support/staff.js'
import type { TestApp } from '../../support/test-app.js'

describe('history of content', () => {
  let site: TestApp
  let admin: ContentAdmin
  beforeAll(async () => {
    site = await startTestAdmin()
    admin = await ContentAdmin.of(site)
  })
  afterAll(() => site.close())

  const auditOf = (action: string): Promise<Json[]> =>
    site.database.query('SELECT * FROM audit_events WHERE action = $1 ORDER BY id', [action])

  it('records user, fields, old and new values of each change', async () => {
    const [item] = await admin.list('business')
    await admin.save('business', item, { phone: '+385 1 555 0999', city: 'Split' }).expect(200)
    expect(await auditOf('content.business.changed')).toMatchObject([
      {
        actor_email: owner.email,
        subject_kind: 'business',
        subject_id: item.id,
        details: {
          name: item.content.name,
          version: 2,
          changes: [
            { field: 'city', from: 'Zagreb', to: 'Split' },
            { field: 'phone', from: item.content.phone, to: '+385 1 555 0999' },
          ],
        },
      },
    ])
  })

  it('records the content of a removed item and a new order by names', async () => {
    const before = await admin.list('therapists')
    const { body: added } = await admin
      .add('therapists', { ...before[0].content, name: 'Nova Terapeutkinja' })
      .expect(201)
    const ids = [added.id, ...before.map(({ id }) => id)]
    await admin.agent.put('/api/admin/content/therapists').send({ ids }).expect(204)
    await admin.remove('therapists', added).expect(204)
    const [{ details: order }] = await auditOf('content.therapist.arranged')
    expect(order.changes[0].field).toBe('order')
    expect(order.changes[0].to).toMatch(new RegExp(`^Nova Terapeutkinja, ${before[0].content.name}`))
    expect(await auditOf('content.therapist.removed')).toMatchObject([
      { subject_id: added.id, details: { name: 'Nova Terapeutkinja', content: { name: 'Nova Terapeutkinja' } } },
    ])
  })

  it('keeps the words and the name of a client out of the audit log, which cannot be erased', async () => {
    const content = { name: 'Dunja Klijentica', feminine: true, town: '', hidden: false }
    const before = { ...content, text: { hr: 'Prve riječi.', en: 'First words.' } }
    const { body: added } = await admin.add('testimonials', before).expect(201)
    const after = { ...content, text: { hr: 'Druge riječi.', en: 'Second words.' } }
    const { body: changed } = await admin.save('testimonials', added, after).expect(200)
    const all = (await admin.list('testimonials')).map(({ id }) => id)
    await admin.agent.put('/api/admin/content/testimonials').send({ ids: all.reverse() }).expect(204)
    await admin.remove('testimonials', changed).expect(204)
    const events: Json[] = await site.database.query(
      `SELECT * FROM audit_events WHERE action LIKE 'content.testimonial.%' ORDER BY id`,
    )
    expect(events.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['added', 'changed', 'arranged', 'removed'].map((done) => `content.testimonial.${done}`)),
    )
    expect(JSON.stringify(events)).not.toMatch(/Dunja|riječi|words/)
    expect(
      events.find(({ action, subject_id }) => action.endsWith('.changed') && subject_id === added.id)!.details.fields,
    ).toEqual(['text.hr', 'text.en'])
  })

  describe('restoring an earlier value', () => {
    const edited = async () => {
      const [price] = await admin.list('prices')
      const { body: dearer } = await admin.save('prices', price, { price: 4711, visits: 3 }).expect(200)
      const restored = { earlierVersion: price.version, fields: ['price'] }
      return { price, dearer, restored, path: `/api/admin/content/prices/${price.id}/restoration` }
    }

    it('changes the chosen fields alone, as saving does', async () => {
      const { price, dearer, restored, path } = await edited()
      await admin.agent.post(path).send(restored).expect(428)
      await admin.agent.post(path).set('If-Match', `"${price.version}"`).send(restored).expect(412)
      const { body } = await admin.agent.post(path).set('If-Match', `"${dearer.version}"`).send(restored).expect(200)
      expect(body.content).toEqual({ ...price.content, visits: 3 })
      expect(body.version).toBe(dearer.version + 1)
      expect((await auditOf('content.price.changed')).at(-1)!.details).toMatchObject({
        version: body.version,
        changes: [{ field: 'price', from: 4711, to: price.content.price }],
      })
    })

    it('is offered in the history, as a form that works without a script', async () => {
      const { price, dearer } = await edited()
      const editor = `/admin/content/prices/${price.id}`
      const html = (await admin.agent.get(editor).expect(200)).text
      expect(html).toMatch(/<input type="hidden" name="field" value="price"\/>.*?Vrati na ovo/)
      const fields = { action: 'restore', version: dearer.version, earlierVersion: price.version, field: 'price' }
      await admin.agent.post(editor).type('form').send(fields).expect(303).expect('Location', `${editor}?done=restored`)
      expect((await admin.agent.get(`${editor}?done=restored`)).text).toContain('Vraćeno i spremljeno.')
      const refused = await admin.agent.post(editor).type('form').send(fields).expect(412)
      expect(refused.text).toContain('Sadržaj je u međuvremenu promijenjen')
    })

    it('is rejected for unknown versions and fields, and for values that are no longer valid', async () => {
      const { dearer, path } = await edited()
      const restore = (body: object) => admin.agent.post(path).set('If-Match', `"${dearer.version}"`).send(body)
      await restore({ earlierVersion: dearer.version, fields: ['price'] }).expect(404)
      await restore({ earlierVersion: dearer.version - 1, fields: ['__proto__'] }).expect(422)
      const where = 'WHERE item_id = $1'
      await site.database.query(`UPDATE content_versions SET content = '{"price": -1}' ${where}`, [dearer.id])
      const { body } = await restore({ earlierVersion: dearer.version - 1, fields: ['price'] }).expect(422)
      expect(body.errors).toMatchObject([{ field: 'price', code: 'price.invalid' }])
    })

    it('is impossible for texts of clients, and after the row was deleted', async () => {
      const [testimonial] = await admin.list('testimonials')
      await admin.save('testimonials', testimonial, { name: 'Iva K.' }).expect(200)
      await admin.agent.post(`/api/admin/content/testimonials/${testimonial.id}/restoration`).send({}).expect(404)
      const { body: added } = await admin.add('price-categories', { name: { hr: 'Prva', en: 'First' } }).expect(201)
      const { body: saved } = await admin
        .save('price-categories', added, { name: { hr: 'Druga', en: 'Second' } })
        .expect(200)
      const versions = () =>
        site.database.query('SELECT 1 FROM content_versions WHERE item_id = ANY ($1)', [[added.id, testimonial.id]])
      expect(await versions()).toHaveLength(1)
      await admin.remove('price-categories', saved).expect(204)
      expect(await versions()).toHaveLength(0)
    })
  })
})
