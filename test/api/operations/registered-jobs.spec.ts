import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { jest } from '@jest/globals'
import { Logger } from '@nestjs/common'
import { SchedulerRegistry } from '@nestjs/schedule'
import request from 'supertest'
import { deleteStoredHead, storedHead } from '../../../src/admin/audit/stored-head.js'
import { SignInFailure } from '../../../src/admin/session/sign-in-failure.entity.js'
import { HeldBooking } from '../../../src/bookings/held-booking.entity.js'
import { BookingOrigin } from '../../../src/bookings/holds/booking-origin.entity.js'
import { WAITLIST_MAIL } from '../../../src/bookings/waitlist/waitlist.sql.js'
import { WaitlistEntry } from '../../../src/bookings/waitlist/waitlist-entry.entity.js'
import { ContactMessage } from '../../../src/contact/contact-message.entity.js'
import { RedirectImport } from '../../../src/content/redirects/imports/redirect-import.entity.js'
import { AnswerDeadline } from '../../../src/leads/deadlines/answer-deadline.entity.js'
import { FollowUp } from '../../../src/leads/follow-ups/follow-up.entity.js'
import { SubscriberImport } from '../../../src/newsletter/imports/subscriber-import.entity.js'
import { NewsletterSubscriber } from '../../../src/newsletter/newsletter-subscriber.entity.js'
import { ConfirmationToken } from '../../../src/newsletter/subscription/confirmation-token.entity.js'
import { recordDrill, recordFailedDrill } from '../../../src/operations/backup/drills/last-drills.js'
import { recordBackup, recordFailedBackup } from '../../../src/operations/backup/last-backup.js'
import { ScheduledBackupsService } from '../../../src/operations/backup/scheduled-backups.service.js'
import { IdempotencyKey } from '../../../src/platform/http/idempotency/idempotency-key.entity.js'
import { MetricsService } from '../../../src/platform/http/metrics/metrics.service.js'
import { OutgoingMail } from '../../../src/platform/mail/outgoing-mail.entity.js'
import { OutboxEvent } from '../../../src/platform/outbox/outbox-event.entity.js'
import { OwnDataLink } from '../../../src/privacy/own-data/own-data-link.entity.js'
import { WebhookDelivery } from '../../../src/webhooks/deliveries/webhook-delivery.entity.js'
import { WebhookEndpoint } from '../../../src/webhooks/endpoints/webhook-endpoint.entity.js'
import { expectLog } from '../../support/expected-log.js'
import { freeTime } from '../../support/free-time.js'
import { type MailingSite, startMailingSite } from '../../support/mailing-site.js'
import { findMethods } from '../../support/registered-methods.js'
import { insertRow } from '../../support/registered-rows.js'

/** Metadata key of the decorators of `@nestjs/schedule`, which does not export it. */
const SCHEDULER_TYPE = 'SCHEDULER_TYPE'

const LONG_AGO = `now() - interval '1 year'`

interface Job {
  /** Makes work for the job. */
  prepare: (site: MailingSite) => unknown
  /** Reads what the job changes. */
  read: (site: MailingSite) => unknown
}

const visit = {
  starts: 'now()',
  ends: `now() + interval '1 hour'`,
  during: `tstzrange(now(), now() + interval '1 hour')`,
}

const count =
  (table: string, condition = 'true') =>
  ({ database }: MailingSite) =>
    database.query(`SELECT count(*)::int AS rows FROM ${table} WHERE ${condition}`)

const auditHead: Job = {
  prepare: ({ environment }) => deleteStoredHead(environment.dataDir),
  read: ({ environment }) => storedHead(environment.dataDir),
}
const expiredLink: Job = {
  prepare: ({ database }) => insertRow(database, OwnDataLink, { expires_at: LONG_AGO }),
  read: count('own_data_links'),
}

/** Work of each scheduled job, by class and method. */
const jobs: Record<string, Job> = {
  'AuditWitnessService.log': auditHead,
  'AuditWitnessService.logFirst': auditHead,
  'AuditWitnessService.store': auditHead,
  'ExpiredRowsService.run': expiredLink,
  'ExpiredRowsService.runFirst': expiredLink,
  'IdempotentWritesService.forgetOldKeys': {
    prepare: ({ database }) => insertRow(database, IdempotencyKey, { created_at: LONG_AGO }),
    read: count('idempotency_keys'),
  },
  'RedirectImportsService.deleteExpired': {
    prepare: ({ database }) => insertRow(database, RedirectImport, { expires_at: LONG_AGO }),
    read: count('redirect_imports'),
  },
  'SubscriberImportsService.deleteExpired': {
    prepare: ({ database }) => insertRow(database, SubscriberImport, { expires_at: LONG_AGO }),
    read: count('newsletter_imports'),
  },
  'ConfirmationService.forgetOldTokens': {
    async prepare({ database }) {
      await insertRow(database, NewsletterSubscriber)
      await insertRow(database, ConfirmationToken, { expires_at: LONG_AGO })
    },
    read: count('newsletter_confirmation_tokens'),
  },
  'FollowUpRemindersService.remind': {
    async prepare({ database }) {
      const { id } = await insertRow(database, ContactMessage)
      await insertRow(database, FollowUp, { lead_id: `'${id}'`, day: 'current_date - 1' })
    },
    read: count('lead_follow_ups', 'is_announced'),
  },
  'AnswerDeadlinesService.announce': {
    async prepare({ database }) {
      const { id } = await insertRow(database, ContactMessage)
      await insertRow(database, AnswerDeadline, { lead_id: `'${id}'`, alert_at: LONG_AGO })
    },
    read: count('outbox_events', `type = 'lead.overdue'`),
  },
  'LeadTalliesService.addUp': {
    async prepare({ database }) {
      await insertRow(database, ContactMessage)
      await insertRow(database, ContactMessage)
    },
    read: count('lead_tallies'),
  },
  'ScheduledBackupsService.run': { prepare: () => undefined, read: count('backups') },
  'SignInFailuresService.record': {
    prepare: ({ database }) => insertRow(database, SignInFailure, { hour: LONG_AGO }),
    read: count('sign_in_failures'),
  },
  'RestoreDrillsService.run': {
    prepare: ({ app }) => app.get(ScheduledBackupsService).run(),
    read: count('restore_drills'),
  },
  'WaitlistTurnsService.look': {
    async prepare(site) {
      const { service, location, start } = await freeTime(site)
      const visit = { service_id: `'${service}'`, location: `'${location}'`, day: `'${String(start).slice(0, 10)}'` }
      await insertRow(site.database, WaitlistEntry, { ...visit, confirmed_at: 'now()' })
    },
    read: count('outgoing_mails', `kind = '${WAITLIST_MAIL}'`),
  },
}

/** Jobs without an effect here, and where they have one. */
const withoutEffect: Record<string, string> = {
  'FreeSpaceService.warn': 'watches the disk of the embedded database: test/process/full-disk.spec.ts',
}

describe('registered jobs and metrics', () => {
  const backups = mkdtempSync(join(tmpdir(), 'biorezonanca-backups-'))
  let site: MailingSite
  let scheduled: number
  let warnings: string[]
  beforeAll(async () => {
    expectLog(/Backups are not encrypted/)
    site = await startMailingSite({
      metricsToken: 'a-token-of-thirty-two-characters!',
      backups: { dir: backups, hour: 3, keep: 2 },
    })
    const workers = site.app.get(SchedulerRegistry)
    scheduled = workers.getIntervals().length + workers.getTimeouts().length + workers.getCronJobs().size
    for (const name of workers.getIntervals()) workers.deleteInterval(name)
  })
  beforeEach(() => {
    warnings = []
    const note = (message: unknown) => void warnings.push(String(message))
    jest.spyOn(Logger.prototype, 'warn').mockImplementation(note)
    jest.spyOn(Logger.prototype, 'error').mockImplementation(note)
  })
  afterEach(() => jest.restoreAllMocks())
  afterAll(async () => {
    await site.close()
    rmSync(backups, { recursive: true })
  })

  it('scheduled jobs do their work without a failure', async () => {
    const found = findMethods<() => Promise<unknown>>(site.app, (method) => Reflect.hasMetadata(SCHEDULER_TYPE, method))
    expect(found).toHaveLength(scheduled)
    const missing = found.map(({ name }) => name).filter((name) => !jobs[name] && !withoutEffect[name])
    expect({ 'add to jobs of registered-jobs.spec.ts': missing }).toEqual({
      'add to jobs of registered-jobs.spec.ts': [],
    })
    const idle: string[] = []
    for (const { name, run } of found) {
      await jobs[name]?.prepare(site)
      const before = await jobs[name]?.read(site)
      await run()
      const after = await jobs[name]?.read(site)
      if (jobs[name] && JSON.stringify(after) === JSON.stringify(before)) idle.push(name)
    }
    expect({ 'changed nothing': idle, logged: warnings }).toEqual({ 'changed nothing': [], logged: [] })
  })

  it('metrics are above zero when there is something to measure', async () => {
    const { database } = site
    await insertRow(database, OutgoingMail, { created_at: LONG_AGO, next_attempt_at: `'infinity'` })
    await insertRow(database, OutgoingMail, { given_up_at: 'now()' })
    await insertRow(database, OutboxEvent, { type: `'contact.received'` })
    await insertRow(database, WebhookEndpoint)
    await insertRow(database, WebhookDelivery, { created_at: LONG_AGO, next_attempt_at: `'infinity'` })
    await insertRow(database, HeldBooking, { ...visit, confirm_by: `now() + interval '1 minute'` })
    await insertRow(database, BookingOrigin, { way: `'held'`, at: 'now()' })
    await recordBackup(database)
    await recordFailedBackup(database, new Error('full disk'))
    await recordDrill(database)
    await recordFailedDrill(database, new Error('wrong key'))
    await request(site.http).get('/').expect(200)
    await request(site.http).get('/api/locations').expect(200)
    const metrics = await site.app.get(MetricsService).registry.getMetricsAsJSON()
    const own = metrics.filter(({ name }) => !/^(process|nodejs)_/.test(name))
    const empty = own.filter(({ values }) => !values.some(({ value }) => Number(value) > 0)).map(({ name }) => name)
    expect({ 'insert what they measure': empty }).toEqual({ 'insert what they measure': [] })
    expect(own.length).toBeGreaterThan(5)
    expect(warnings).toEqual([])
  })
})
