import { issuePath, issueTexts, newsletterAdmin } from '../../support/newsletter-admin.js'
import { type Agent, owner } from '../../support/staff.js'

const issues = newsletterAdmin()
const { join, seen, passMinute, sendNow, draft, read, statusOf, step, run, recipients } = issues

const unknown = '00000000-0000-4000-8000-000000000000'

describe('newsletter draft', () => {
  it('is shared by all staff and may be incomplete', async () => {
    const id = await draft({ titleEn: '', textEn: '' })
    const issue = await read(id)
    expect(issue).toMatchObject({
      status: 'draft',
      version: 1,
      titleHr: issueTexts.titleHr,
      textEn: '',
      startedAt: null,
    })
    const { body } = await issues.staff.get(issuePath()).expect(200)
    expect(body).toMatchObject({ total: 1, items: [{ id, titleHr: issueTexts.titleHr, status: 'draft' }] })
    await issues.staff.get(issuePath(unknown)).expect(404)
  })

  it('is created once by a retry, which returns it as it is by then', async () => {
    const create = (by: Agent, values: object = issueTexts) =>
      by.post(issuePath()).set('Idempotency-Key', 'draft-1').send(values)
    const { body, headers } = await create(issues.staff).expect(201)
    await issues.staff
      .put(issuePath(body.id))
      .set('If-Match', headers.etag!)
      .send({ ...issueTexts, titleHr: 'Ljeto' })
      .expect(200)
    expect((await create(issues.staff).expect(201)).body).toMatchObject({ id: body.id, version: 2, titleHr: 'Ljeto' })
    expect((await create(issues.staff, { ...issueTexts, titleHr: 'Zima' }).expect(422)).body.code).toBe(
      'idempotency.reused',
    )
    expect((await create(issues.agent).expect(201)).body.id).not.toBe(body.id)
    expect((await issues.staff.get(issuePath()).expect(200)).body.total).toBe(2)
    await issues.agent.delete(issuePath(body.id)).set('If-Match', '"2"').expect(204)
    await create(issues.staff).expect(404)
  })

  it('is saved only over the version its author saw', async () => {
    const id = await draft()
    const save = (tag: string, titleHr: string) =>
      issues.staff
        .put(issuePath(id))
        .set('If-Match', tag)
        .send({ ...issueTexts, titleHr })
    const { headers } = await save('"1"', 'Ljeto').expect(200)
    expect(headers.etag).toBe('"2"')
    expect((await save('"1"', 'Jesen').expect(412)).body.code).toBe('issue.changed_meanwhile')
    await issues.staff.put(issuePath(id)).send(issueTexts).expect(428)
    expect((await read(id)).titleHr).toBe('Ljeto')
  })

  it('shows the number of recipients by language', async () => {
    await join(['ana@example.com', 'iva@example.com'])
    await join(['tom@example.com'], 'en')
    expect((await read(await draft())).audience).toEqual({ hr: 2, en: 1 })
  })

  it('is previewed as text and HTML in each language, without scripts', async () => {
    const id = await draft()
    const { body } = await issues.staff.get(issuePath(id, '/preview/en')).expect(200)
    expect(body.subject).toBe(issueTexts.titleEn)
    expect(body.text).toContain('What is new')
    const { text, headers } = await issues.staff.get(issuePath(id, '/html/hr')).expect(200)
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(text).toContain('<h2>Što je novo</h2>')
    expect(text).toContain(`<a style="color:#4b2e83" href="${issues.site.environment.publicUrl}/kontakt"`)
    expect(text).not.toContain('<script')
    expect(text).toContain('token=xxxx')
    await issues.staff.get(issuePath(id, '/html/de')).expect(404)
  })

  it('is sent as a test to its author only', async () => {
    await join(['ana@example.com'])
    const id = await draft()
    await issues.staff.post(issuePath(id, '/test')).send({ language: 'en' }).expect(204)
    await issues.staff.post(issuePath(id, '/test')).send({ language: 'de' }).expect(422)
    await run()
    expect(recipients()).toEqual(['staff@example.com'])
    expect(issues.server.mails[0]!.subject).toBe(`Test: ${issueTexts.titleEn}`)
    expect(await statusOf(id)).toBe('draft')
  })

  it('is deleted by an administrator while it is a draft', async () => {
    const id = await draft()
    const remove = (by: Agent, tag: string, of = id) => by.delete(issuePath(of)).set('If-Match', tag)
    await remove(issues.staff, '"1"').expect(403)
    await issues.agent.delete(issuePath(id)).expect(428)
    await issues.staff
      .put(issuePath(id))
      .set('If-Match', '"1"')
      .send({ ...issueTexts, titleHr: 'Ljeto' })
      .expect(200)
    await remove(issues.agent, '"1"').expect(412) // not over a text that the administrator has not seen
    await remove(issues.agent, '"2"').expect(204)
    await issues.agent.get(issuePath(id)).expect(404)
    const sent = await draft()
    await sendNow(sent)
    await remove(issues.agent, '"1"', sent).expect(409)
  })

  it('is unchanged by the same texts, and many saves by one user are one entry of the audit log', async () => {
    const id = await draft()
    const save = async (by: Agent, titleHr: string) =>
      by
        .put(issuePath(id))
        .set('If-Match', await seen(id))
        .send({ ...issueTexts, titleHr })
        .expect(200)
    expect((await save(issues.staff, issueTexts.titleHr)).body.version).toBe(1)
    for (const titleHr of ['L', 'Lj', 'Ljeto']) await save(issues.staff, titleHr)
    await save(issues.agent, 'Jesen')
    await save(issues.staff, 'Zima')
    const events = await issues.site.database.query(
      `SELECT actor_email AS by FROM audit_events WHERE action = 'issue.changed' AND subject_id = $1 ORDER BY id`,
      [id],
    )
    expect(events).toEqual([{ by: 'staff@example.com' }, { by: owner.email }, { by: 'staff@example.com' }])
  })

  it('reports when a test was last sent in each language, and when its texts changed', async () => {
    const id = await draft()
    expect(await read(id)).toMatchObject({ testedAt: { hr: null, en: null }, savedAt: expect.stringMatching(/Z$/) })
    await issues.staff.post(issuePath(id, '/test')).send({ language: 'en' }).expect(204)
    const { testedAt, savedAt } = await read(id)
    expect(testedAt).toEqual({ hr: null, en: expect.stringMatching(/Z$/) })
    expect(Date.parse(testedAt.en)).toBeGreaterThanOrEqual(Date.parse(savedAt))
    expect((await issues.agent.get(`/admin/newsletter-issues/${id}/sending?ask=send`)).text).toMatch(
      />Sadašnji tekst niste isprobali/,
    )
    await issues.staff.post(issuePath(id, '/test')).send({ language: 'hr' }).expect(204)
    const { text } = await issues.agent.get(`/admin/newsletter-issues/${id}/sending?ask=send`)
    expect(text).not.toMatch(/>Sadašnji tekst niste isprobali/)
  })
})

describe('newsletter issue', () => {
  it('is edited and sent by the forms of its pages, without JavaScript', async () => {
    await join(['ana@example.com'])
    const post = (by: Agent, url: string, fields: object = {}) => by.post(url).type('form').send(fields)
    const blank = { titleHr: ' ', textHr: '', titleEn: '', textEn: '' }
    expect((await post(issues.staff, '/admin/newsletter-issues/new', blank).expect(422)).text).toContain(
      'issue-titleHr-error',
    )
    const created = await post(issues.staff, '/admin/newsletter-issues/new', {
      ...issueTexts,
      titleHr: 'Prvi naslov',
    }).expect(303)
    const page = (created.headers.location as string).replace('?done=save', '')
    expect(page).toMatch(/^\/admin\/newsletter-issues\/[\w-]{36}$/)
    await post(issues.staff, page, { ...issueTexts, version: '1' })
      .expect(303)
      .expect('Location', `${page}?done=save`)
    const { text } = await post(issues.staff, page, { ...issueTexts, titleHr: 'Moj naslov', version: '1' }).expect(412)
    expect(text).toContain('Moj naslov') // input is kept
    expect(text).toContain('name="version" value="1"') // submitting again overwrites nothing
    await post(issues.staff, `${page}?test=hr`).expect(303).expect('Location', `${page}?done=test`)
    expect((await issues.staff.get(page).expect(200)).text).toContain(issueTexts.titleHr)
    expect((await issues.staff.get(`${page}/sending?ask=send`).expect(200)).text).not.toContain('value="send"')

    await post(issues.staff, `${page}/sending`, { action: 'send' }).expect(403)
    await post(issues.agent, `${page}/sending`, { action: 'schedule', version: '2', at: '2001-01-01T10:00' }).expect(
      422,
    )
    await post(issues.agent, `${page}/sending`, { action: 'schedule', version: '2', at: 'soon' }).expect(422)
    await post(issues.agent, `${page}/sending`, { action: 'burn' }).expect(422)
    await post(issues.agent, `${page}/sending`, { action: 'send' }).expect(428)
    await post(issues.agent, `${page}/sending`, { action: 'send', version: '1' }).expect(412)
    await post(issues.agent, `${page}/sending`, { action: 'send', version: '2' })
      .expect(303)
      .expect('Location', `${page}/sending?done=send`)
    await passMinute()
    await run()
    expect(recipients()).toEqual(['ana@example.com', 'staff@example.com'])
    expect((await issues.agent.get(`${page}/sending`).expect(200)).text).toContain('Poslano')
    expect((await issues.staff.get('/admin/newsletter-issues').expect(200)).text).toContain(issueTexts.titleHr)
  })

  it('records every action in the audit log', async () => {
    const id = await draft()
    await issues.staff
      .put(issuePath(id))
      .set('If-Match', '"1"')
      .send({ ...issueTexts, titleHr: 'Ljeto' })
      .expect(200)
    await sendNow(id)
    await step()
    const events = await issues.site.database.query(
      `SELECT action, actor_email FROM audit_events WHERE subject_kind = 'issue' AND subject_id = $1 ORDER BY id`,
      [id],
    )
    expect(events).toEqual([
      { action: 'issue.created', actor_email: 'staff@example.com' },
      { action: 'issue.changed', actor_email: 'staff@example.com' },
      { action: 'issue.sent', actor_email: owner.email },
    ])
  })
})
