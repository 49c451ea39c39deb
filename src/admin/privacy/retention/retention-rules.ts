import type { Retention } from '#src/config/retention.js'
import { type LeadKind, leadKinds } from '#src/leads/lead-kind.js'

export interface RetentionRule {
  /** None where its rows themselves say when. */
  period?: keyof Retention
  table: string
  /** Which rows have had their time, in SQL: of `stored`, and of `$1`, the moment before which that is so. */
  due: string
  /** Whether nothing else goes with a row. Other rows go with all that hangs on them, as when a person is erased. */
  alone?: true
}

const leadRules = ({ table, plural: period }: LeadKind): RetentionRule[] => [
  {
    table,
    period: 'discardedLeads',
    due: `(stored.trashed_at IS NOT NULL OR stored.status = 'spam') AND ${rests(table)}`,
  },
  { table, period, due: rests(table) },
]

/** Nobody has done anything about a lead since, nor about what is shown with it: these go together. */
const rests = (table: string) => `
  stored.merged_into_id IS NULL AND stored.received_at < $1 AND NOT EXISTS (
    SELECT FROM ${table} AS part WHERE (part.id = stored.id OR part.merged_into_id = stored.id) AND (
      part.received_at >= $1
      OR EXISTS (SELECT FROM lead_notes WHERE lead_id = part.id AND written_at >= $1)
      OR EXISTS (SELECT FROM lead_events WHERE lead_id = part.id AND at >= $1)))`

/** Returns the rules of the daily deletion. */
export const retentionRules = (): RetentionRule[] => [
  ...leadKinds().flatMap(leadRules),
  {
    table: 'newsletter_subscribers',
    period: 'endedSubscriptions',
    due: 'stored.unsubscribed_at < $1 AND stored.suppressed_at IS NULL',
  },
  {
    table: 'newsletter_subscribers',
    period: 'unconfirmedSubscriptions',
    due: `stored.confirmed_at IS NULL AND stored.unsubscribed_at IS NULL AND stored.suppressed_at IS NULL
      AND stored.asked_at < $1`,
  },
  // A mail may be tried for four days before its link is written.
  {
    table: 'own_data_links',
    due: `coalesce(stored.expires_at, stored.asked_at + interval '5 days') < now()`,
    alone: true,
  },
  // Longer than anything is tried, or than somebody looks back.
  { table: 'webhook_deliveries', due: `stored.created_at < now() - interval '30 days'`, alone: true },
  { table: 'consent_proofs', period: 'consentProofs', due: 'stored.recorded_at < $1', alone: true },
  {
    table: 'outgoing_mails',
    period: 'mails',
    // The figures of an issue of the newsletter are those of its mails: they stay as long as their subscribers.
    due: `coalesce(stored.sent_at, stored.given_up_at) < $1
      AND NOT EXISTS (SELECT FROM newsletter_issue_deliveries WHERE mail_id = stored.id)`,
    alone: true,
  },
]
