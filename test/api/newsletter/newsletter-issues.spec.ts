import { OutboxService } from '../../../src/platform/outbox/outbox.service.js'
import { issuePath, issueTexts, newsletterAdmin, readersOf } from '../../support/newsletter-admin.js'

const issues = newsletterAdmin()
const { join, seen, send, passMinute, draft, read, statusOf, step, deliver, run, recipients } = issues

describe('newsletter issue', () => {
  it.each(['send', 'schedule', 'unschedule', 'pause', 'resume'])('refuses to %s for staff', async (what) => {
    await issues.staff.post(issuePath(await draft(), `/${what}`)).expect(403)
  })

  it('is not sent while incomplete, and reports the gaps', async () => {
    const id = await draft({ textEn: '', titleHr: ' ' })
    const { body } = await issues.agent
      .post(issuePath(id, '/send'))
      .set('If-Match', await seen(id))
      .expect(422)
    expect(body.errors).toMatchObject([{ field: 'titleHr' }, { field: 'textEn' }])
    expect(await statusOf(id)).toBe('draft')
  })

  it('is not sent or scheduled with claims about health until somebody confirms them, which is recorded', async () => {
    await join(['ana@example.com'])
    const id = await draft({ ...issueTexts, textEn: 'Bioresonance cures allergies.' })
    const post = async (action: string, query = {}, body = {}) =>
      issues.agent
        .post(issuePath(id, action))
        .set('If-Match', await seen(id))
        .query(query)
        .send(body)
    const at = new Date(Date.now() + 3_600_000).toISOString()
    for (const refused of [await post('/send'), await post('/schedule', {}, { at })]) {
      expect(refused.status).toBe(422)
      expect(refused.body.errors).toEqual([expect.objectContaining({ field: 'textEn', code: 'claims.cure' })])
    }
    expect((await post('/send', { claims: 'confirmed' })).status).toBe(204)
    const events = await issues.site.database.query(
      `SELECT subject_id, details FROM audit_events WHERE action = 'claims.confirmed'`,
    )
    expect(events).toEqual([{ subject_id: id, details: { claims: ['cures'] } }])
  })

  it('is not sent without any text', async () => {
    const id = await draft({ titleHr: 'x', textHr: '', titleEn: '', textEn: '' })
    expect((await send(id)).body.errors).toMatchObject([{ field: 'textHr', code: 'required' }])
    await issues.staff.post(issuePath()).send({ titleHr: '', textHr: ' ', titleEn: '', textEn: '' }).expect(422)
  })

  it('is not sent in a version the administrator has not seen', async () => {
    const id = await draft()
    const owners = await seen(id)
    await issues.staff
      .put(issuePath(id))
      .set('If-Match', owners)
      .send({ ...issueTexts, titleHr: 'Nešto drugo' })
      .expect(200)
    await issues.agent.post(issuePath(id, '/send')).set('If-Match', owners).expect(412)
    await issues.agent
      .post(issuePath(id, '/schedule'))
      .set('If-Match', owners)
      .send({ at: '2999-01-01T10:00:00Z' })
      .expect(412)
    await issues.agent.post(issuePath(id, '/send')).expect(428)
    expect((await issues.agent.get(issuePath(id)).expect(200)).body.status).toBe('draft')
  })

  it('is scheduled for a minute later at the earliest', async () => {
    const id = await draft()
    const begun = Date.now()
    const at = new Date(begun + 20_000).toISOString()
    await issues.agent.post(issuePath(id, '/schedule')).set('If-Match', '"1"').send({ at }).expect(204)
    expect(Date.parse((await read(id)).scheduledAt)).toBeGreaterThanOrEqual(begun + 60_000)
  })

  it('is scheduled by the form for a time typed as in Croatia', async () => {
    const id = await draft()
    const schedule = (at: string) =>
      issues.agent
        .post(`/admin/newsletter-issues/${id}/sending`)
        .type('form')
        .send({ action: 'schedule', version: '1', at })
    expect((await schedule('1. 7. 2099.').expect(422)).text).toContain('value="1. 7. 2099."')
    await schedule('1. 7. 2099. 8:30').expect(303)
    expect((await read(id)).scheduledAt).toBe('2099-07-01T06:30:00.000Z')
  })

  it('waits for its scheduled time, and can be cancelled before', async () => {
    await join(['ana@example.com'])
    const id = await draft()
    const at = (hours: number) => ({ at: new Date(Date.now() + hours * 3_600_000).toISOString() })
    expect(
      (
        await issues.agent
          .post(issuePath(id, '/schedule'))
          .set('If-Match', await seen(id))
          .send(at(-1))
          .expect(422)
      ).body.errors,
    ).toMatchObject([{ field: 'at', code: 'date.past' }])
    await issues.agent
      .post(issuePath(id, '/schedule'))
      .set('If-Match', await seen(id))
      .send({ at: 'tomorrow' })
      .expect(422)
    await issues.agent
      .post(issuePath(id, '/schedule'))
      .set('If-Match', await seen(id))
      .send(at(2))
      .expect(204)
    await issues.site.app.get(OutboxService).dispatchPending()
    expect(await statusOf(id)).toBe('scheduled')
    await issues.staff.put(issuePath(id)).set('If-Match', '"1"').send(issueTexts).expect(409)
    await issues.agent.post(issuePath(id, '/unschedule')).expect(204)
    expect(await read(id)).toMatchObject({ status: 'draft', scheduledAt: null })

    await issues.agent
      .post(issuePath(id, '/schedule'))
      .set('If-Match', await seen(id))
      .send(at(2))
      .expect(204)
    await step() // an event before that time has no effect
    expect(await statusOf(id)).toBe('scheduled')
    await issues.agent
      .post(issuePath(id, '/schedule'))
      .set('If-Match', await seen(id))
      .send(at(3))
      .expect(204)
    await issues.site.database.query('UPDATE newsletter_issues SET scheduled_at = date_trunc($$milliseconds$$, now())')
    await run()
    expect(recipients()).toEqual(['ana@example.com'])
  })
})

describe('issue in the minute before the first mail', () => {
  it('sends nothing for a minute, whatever runs or restarts, and then everything', async () => {
    await join(['ana@example.com'])
    const id = await draft()
    await send(id)
    const [{ seconds }] = await issues.site.database.query(
      `SELECT extract(epoch FROM scheduled_at - now())::float8 AS seconds FROM newsletter_issues WHERE id = $1`,
      [id],
    )
    expect(seconds).toBeGreaterThan(55)
    expect(seconds).toBeLessThanOrEqual(60)
    for (let time = 0; time < 3; time++) {
      await step() // an early event, as after a clock change
      await deliver()
    }
    await issues.site.database.query('UPDATE newsletter_issues SET scheduled_at = now() + make_interval(secs => 10)')
    await step()
    expect(await statusOf(id)).toBe('starting')
    expect(recipients()).toEqual([])
    await passMinute()
    await run()
    expect(recipients()).toEqual(['ana@example.com'])
  })

  it('becomes a draft when stopped, and sends nothing afterwards', async () => {
    await join(['ana@example.com'])
    const id = await draft()
    await send(id)
    await issues.agent.post(issuePath(id, '/pause')).expect(204)
    expect(await read(id)).toMatchObject({ status: 'draft', scheduledAt: null })
    await issues.site.database.query(
      `INSERT INTO outbox_events (type, subject_id) VALUES ('newsletter.issue_due', $1)`,
      [id],
    )
    await run()
    expect(recipients()).toEqual([])
    await issues.agent.post(issuePath(id, '/pause')).expect(409)
    const audited = await issues.site.database.query(
      `SELECT action FROM audit_events WHERE subject_id = $1 ORDER BY id DESC LIMIT 2`,
      [id],
    )
    expect(audited).toEqual([{ action: 'issue.unscheduled' }, { action: 'issue.sent' }])
  })

  it('is stopped or sent, never both, when both happen together', async () => {
    await join(readersOf(5))
    for (let time = 0; time < 5; time++) {
      const id = await draft()
      await send(id)
      await passMinute()
      await issues.site.database.query('UPDATE outbox_events SET next_attempt_at = now()')
      const [stopped] = await Promise.all([
        issues.agent.post(issuePath(id, '/pause')),
        issues.site.app.get(OutboxService).dispatchPending(),
      ])
      expect(stopped.status).toBe(204)
      await run()
      expect(['draft', 'paused']).toContain(await statusOf(id))
      expect(recipients()).toEqual([])
    }
  })

  it('is neither sent twice nor changed by a second administrator', async () => {
    const id = await draft()
    const [one, other] = await Promise.all([send(id), send(id)])
    expect([one.status, other.status].sort()).toEqual([204, 409])
    await issues.staff.put(issuePath(id)).set('If-Match', '"1"').send(issueTexts).expect(409)
    await issues.agent.post(issuePath(id, '/unschedule')).expect(409)
    await issues.agent.delete(issuePath(id)).set('If-Match', '"1"').expect(409)
  })

  it('shows a countdown and can be stopped on its page, without JavaScript', async () => {
    await join(['ana@example.com'])
    const id = await draft({ titleEn: '', textEn: '' })
    const page = `/admin/newsletter-issues/${id}/sending`
    const question = await issues.agent.get(`${page}?ask=send`).expect(200)
    expect(question.text).toContain('Poslati 1 primatelju?')
    expect(question.text).toContain('Pretplatnici na engleskom (0) ovo izdanje neće dobiti.')
    await issues.agent.post(page).type('form').send({ action: 'send', version: '1' }).expect(303)
    expect((await issues.agent.get(page).expect(200)).text).toMatch(/role="timer">za (<!-- -->)?\d\d sekund/)
    await issues.agent.post(page).type('form').send({ action: 'pause' }).expect(303)
    expect(await statusOf(id)).toBe('draft')
    expect((await issues.agent.get(`${page}?ask=remove`).expect(200)).text).toContain('Ukloni zauvijek')
    await issues.agent.post(page).type('form').send({ action: 'remove', version: '1' }).expect(303)
    await issues.agent.get(issuePath(id)).expect(404)
  })
})
