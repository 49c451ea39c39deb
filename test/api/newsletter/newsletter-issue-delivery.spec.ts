import type { ParsedMail } from 'mailparser'
import request from 'supertest'
import { BATCH } from '../../../src/newsletter/mails/issues/issue-queue.service.js'
import { expectLog } from '../../support/expected-log.js'
import { linkIn, recipientOf } from '../../support/mail-server.js'
import { issuePath, issueTexts, newsletterAdmin, readersOf } from '../../support/newsletter-admin.js'

const issues = newsletterAdmin()
const { join, set, seen, sendNow, draft, read, step, deliver, run, recipients } = issues

const unknown = '00000000-0000-4000-8000-000000000000'

describe('newsletter issue', () => {
  it('is sent in one language alone to its readers, if the other is empty', async () => {
    await join(['ana@example.com'])
    await join(['tom@example.com', 'amy@example.com'], 'en')
    const id = await draft({ titleHr: '', textHr: '' })
    expect(await read(id)).toMatchObject({ languages: ['en'], audience: { hr: 1, en: 2 } })
    const { text } = await issues.agent.get(`/admin/newsletter-issues/${id}/sending?ask=send`)
    expect(text).toContain('Pretplatnici na hrvatskom (1) ovo izdanje neće dobiti.')
    await sendNow(id)
    await run()
    expect(recipients()).toEqual(['amy@example.com', 'tom@example.com'])
    expect(await read(id)).toMatchObject({ status: 'sent', progress: { expected: 2, sent: 2, skipped: 0 } })
  })

  it('is sent to confirmed subscribers only, in their language', async () => {
    await join(['ana@example.com', 'left@example.com', 'gone@example.com', 'asked@example.com'])
    await join(['tom@example.com'], 'en')
    await set('left@example.com', 'unsubscribed_at = now()')
    await set('gone@example.com', 'suppressed_at = now()')
    await set('asked@example.com', 'confirmed_at = NULL')
    const id = await draft()
    await sendNow(id)
    await step()
    await join(['late@example.com']) // a subscriber who confirms during sending waits for the next issue
    await run()
    expect(recipients()).toEqual(['ana@example.com', 'tom@example.com'])
    const to = (email: string) => issues.server.mails.find((mail) => recipientOf(mail) === email)!
    expect(to('ana@example.com').subject).toBe(issueTexts.titleHr)
    expect(to('tom@example.com').subject).toBe(issueTexts.titleEn)
    expect(to('tom@example.com').text).toContain('What is new')
    expect(await read(id)).toMatchObject({
      status: 'sent',
      finishedAt: expect.any(String),
      progress: { expected: 2, sent: 2, waiting: 0, givenUp: 0, skipped: 0 },
    })
    await issues.agent
      .post(issuePath(id, '/send'))
      .set('If-Match', await seen(id))
      .expect(409)
  })

  it('has a one-click unsubscribe link in every mail', async () => {
    await join(['ana@example.com'])
    const nobodys = await draft()
    await sendNow(nobodys)
    await run()
    const mail = issues.server.mails[0] as ParsedMail
    const list = mail.headers.get('list') as unknown as { unsubscribe: { url: string } }
    expect(list).toMatchObject({ 'unsubscribe-post': { name: 'List-Unsubscribe=One-Click' } })
    const link = list.unsubscribe.url.replace(issues.site.environment.publicUrl, '')
    expect(linkIn(mail, '/newsletter')).toBe(link)
    await request(issues.site.http).post(link).type('form').send('List-Unsubscribe=One-Click').expect(200)
    expect((await read(await draft())).audience).toEqual({ hr: 0, en: 0 })
  })

  it('is not sent to a subscriber who unsubscribes before their mail goes out', async () => {
    await join(['ana@example.com', 'iva@example.com'])
    const id = await draft()
    await sendNow(id)
    await step()
    await set('iva@example.com', 'unsubscribed_at = now()')
    await run()
    expect(recipients()).toEqual(['ana@example.com'])
    expect((await read(id)).progress).toMatchObject({ sent: 1, skipped: 1 })
  })

  it('is queued in batches, so that other mails are not delayed', async () => {
    await join(readersOf(BATCH + 10))
    const id = await draft()
    await sendNow(id)
    await step()
    await step()
    expect(await issues.site.mails()).toHaveLength(BATCH)
    expect((await read(id)).progress).toMatchObject({ expected: BATCH + 10, waiting: BATCH, sent: 0 })
    await run()
    expect(recipients()).toEqual(readersOf(BATCH + 10).sort())
  })

  it('is sent to each address once, whatever is repeated', async () => {
    await join(readersOf(BATCH + 10))
    const id = await draft()
    await sendNow(id)
    for (let time = 0; time < 5; time++) {
      // as after a crash, or with two processes
      await issues.site.database.query(
        `INSERT INTO outbox_events (type, subject_id) SELECT 'newsletter.issue_due', $1 FROM generate_series(1, 3)`,
        [id],
      )
      await issues.site.database.query('UPDATE newsletter_issues SET queued_up_to = NULL')
      await step()
      await deliver()
    }
    await run()
    expect(recipients()).toEqual(readersOf(BATCH + 10).sort())
    const [subscriber] = await issues.site.database.query('SELECT id FROM newsletter_subscribers LIMIT 1')
    const again = issues.site.database.query(
      `INSERT INTO newsletter_issue_deliveries (mail_id, issue_id, subscriber_id) VALUES ($1, $2, $3)`,
      [unknown, id, subscriber.id],
    )
    await expect(again).rejects.toMatchObject({ constraint: 'newsletter_issue_deliveries_once' })
  })

  it('restarts after a failed batch, which rolled back', async () => {
    expectLog(/Event handler failed for newsletter\.issue_due/)
    await join(readersOf(5))
    const id = await draft()
    await sendNow(id)
    await issues.site.database.query(
      'ALTER TABLE outgoing_mails ADD CONSTRAINT broken CHECK (kind <> $$newsletter.issue$$)',
    )
    await step()
    expect((await read(id)).progress).toMatchObject({ sent: 0, waiting: 0, skipped: 0 })
    await issues.site.database.query('ALTER TABLE outgoing_mails DROP CONSTRAINT broken')
    await run()
    expect(recipients()).toEqual(readersOf(5).sort())
  })
})
