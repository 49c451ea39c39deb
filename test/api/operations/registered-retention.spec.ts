import { jest } from '@jest/globals'
import { Logger, type Type } from '@nestjs/common'
import { getMetadataArgsStorage } from 'typeorm'
import { inSql } from '../../../src/platform/config/period.js'
import { type RetentionRule, retentionRules } from '../../../src/platform/personal-data/expires-when.decorator.js'
import { SettingsService } from '../../../src/platform/settings/settings.service.js'
import { ExpiredRowsService } from '../../../src/privacy/retention/expired-rows.service.js'
import { WebhookEndpoint } from '../../../src/webhooks/endpoints/webhook-endpoint.entity.js'
import { type MailingSite, startMailingSite } from '../../support/mailing-site.js'
import { hasRow, insertRow, type SqlValues } from '../../support/registered-rows.js'

/** Instant around the limit of a rule, in SQL: `$1` is the instant one period ago. */
const OVER = `$1 - interval '1 minute'`
const WITHIN = `$1 + interval '1 minute'`

interface Expiry {
  due: SqlValues
  kept: SqlValues
}

const leads = { due: { received_at: OVER }, kept: { received_at: WITHIN } }
const discarded = {
  due: { received_at: OVER, status: `'spam'` },
  kept: { received_at: WITHIN, status: `'spam'` },
}
const visit = {
  email: `'nina@example.com'`,
  starts: OVER,
  ends: `$1`,
  during: `tstzrange(${OVER}, $1)`,
}

const heldVisit = {
  starts: 'now()',
  ends: `now() + interval '1 hour'`,
  during: `tstzrange(now(), now() + interval '1 hour')`,
}

/** Values that decide whether a rule deletes a row, by its table, and by its period if there are several rules. */
const expiries: Record<string, Expiry> = {
  'contact_messages contactMessages': leads,
  'contact_messages discardedLeads': discarded,
  'franchise_inquiries franchiseInquiries': leads,
  'franchise_inquiries discardedLeads': discarded,
  'appointment_requests appointmentRequests': {
    due: { ...leads.due, email: `'a@example.com'`, wishes: `'[]'` },
    kept: { ...leads.kept, email: `'a@example.com'`, wishes: `'[]'` },
  },
  'appointment_requests discardedLeads': {
    due: { ...discarded.due, email: `'a@example.com'`, wishes: `'[]'` },
    kept: { ...discarded.kept, email: `'a@example.com'`, wishes: `'[]'` },
  },
  'bookings bookings': { due: { ...leads.due, ...visit }, kept: { ...leads.kept, ...visit } },
  'bookings discardedLeads': { due: { ...discarded.due, ...visit }, kept: { ...discarded.kept, ...visit } },
  lead_reply_files: {
    due: { uploaded_at: `now() - interval '25 hours'` },
    kept: { uploaded_at: `now() - interval '23 hours'` },
  },
  'outgoing_mails mails': { due: { sent_at: OVER }, kept: { sent_at: WITHIN } },
  'newsletter_subscribers endedSubscriptions': { due: { unsubscribed_at: OVER }, kept: { unsubscribed_at: WITHIN } },
  'newsletter_subscribers unconfirmedSubscriptions': { due: { asked_at: OVER }, kept: { asked_at: WITHIN } },
  'consent_proofs consentProofs': { due: { recorded_at: OVER }, kept: { recorded_at: WITHIN } },
  missing_addresses: {
    due: { last_visited_at: `now() - interval '31 days'` },
    kept: { last_visited_at: `now() - interval '29 days'` },
  },
  own_data_links: { due: { expires_at: OVER }, kept: { expires_at: WITHIN } },
  review_invitations: {
    due: { invited_at: `now() - interval '13 months'` },
    kept: { invited_at: `now() - interval '11 months'` },
  },
  held_bookings: {
    due: { ...heldVisit, confirm_by: `now() - interval '25 hours'` },
    kept: { ...heldVisit, confirm_by: `now() - interval '23 hours'` },
  },
  booking_bursts: {
    due: { began_at: `now() - interval '9 days'` },
    kept: { began_at: `now() - interval '7 days'` },
  },
  booking_origins: {
    due: { at: `now() - interval '16 days'` },
    kept: { at: `now() - interval '14 days'` },
  },
  waitlist_entries: {
    due: { day: 'current_date', asked_at: `now() - interval '25 hours'` },
    kept: { day: 'current_date', asked_at: `now() - interval '23 hours'` },
  },
  webhook_deliveries: {
    due: { created_at: `now() - interval '31 days'`, next_attempt_at: `'infinity'` },
    kept: { created_at: `now() - interval '29 days'`, next_attempt_at: `'infinity'` },
  },
}

describe('registered retention rules', () => {
  let site: MailingSite
  let warnings: string[]
  beforeAll(async () => {
    site = await startMailingSite({ metricsToken: 'a-token-of-thirty-two-characters!' })
    await insertRow(site.database, WebhookEndpoint, { disabled_at: 'now()' })
  })
  beforeEach(() => {
    warnings = []
    const note = (message: unknown) => void warnings.push(String(message))
    jest.spyOn(Logger.prototype, 'warn').mockImplementation(note)
    jest.spyOn(Logger.prototype, 'error').mockImplementation(note)
  })
  afterEach(() => jest.restoreAllMocks())
  afterAll(() => site.close())

  const nameOf = ({ table, period }: RetentionRule) => [table, period].filter(Boolean).join(' ')
  const entityOf = (table: string) =>
    getMetadataArgsStorage().tables.find(({ name }) => name === table)!.target as Type<object>

  it('delete a row that is due, keep one that is not, and do not fail', async () => {
    const missing = retentionRules()
      .map(nameOf)
      .filter((name) => !expiries[name])
    expect({ 'add to expiries of registered-retention.spec.ts': missing }).toEqual({
      'add to expiries of registered-retention.spec.ts': [],
    })
    const { retention } = await site.app.get(SettingsService).current()
    const rows: { name: string; table: string; due: SqlValues; kept: SqlValues }[] = []
    for (const rule of retentionRules()) {
      const limit = rule.period ? `(now() - interval '${inSql(retention[rule.period])}')` : 'now()'
      const insert = (values: SqlValues) =>
        insertRow(
          site.database,
          entityOf(rule.table),
          Object.fromEntries(Object.entries(values).map(([column, sql]) => [column, sql.replaceAll('$1', limit)])),
        )
      const name = nameOf(rule)
      const { due, kept } = expiries[name]!
      rows.push({ name, table: rule.table, due: await insert(due), kept: await insert(kept) })
    }
    await site.app.get(ExpiredRowsService).run()
    expect(warnings).toEqual([])
    for (const { name, table, due, kept } of rows) {
      expect([name, await hasRow(site.database, table, due)]).toEqual([name, false])
      expect([name, await hasRow(site.database, table, kept)]).toEqual([name, true])
    }
  })
})
