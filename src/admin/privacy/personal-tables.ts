import { notice, passwordLink } from '../account-mails/account-mail-queue.service.js'
import { colleagueLetter } from '../colleague-mails/colleague-mail-queue.service.js'
import { digestMail } from '../colleague-mails/digest/digest-mail.js'
import { disabledWebhookMail } from '../../webhooks/endpoints/disabled-webhook-mail.js'
import { leadKinds } from '../../leads/lead-kind.js'
import { staffLetter } from '../../lead-mails/lead-mail-queue.service.js'
import { ADDRESSES, IDS, SUBJECTS } from './person-in-sql.js'

export interface PersonalTable {
  table: string
  /** Which of its rows are of a person, in SQL of the row `stored`. */
  of: string
}

/** What staff are sent tells of its subject, or of their own account, whoever's address it goes to. */
const toStaff = () =>
  [
    ...leadKinds().flatMap(({ scope }) => [staffLetter(scope), colleagueLetter(scope)]),
    ...[digestMail, passwordLink, notice, disabledWebhookMail],
  ]
    .map((kind) => `'${kind}'`)
    .join()

/** The mails to a person, and those that tell of what is theirs. */
export const mailsOf = () =>
  `stored.subject_id = ANY (${SUBJECTS}) OR stored.recipient = ANY (${ADDRESSES}) AND stored.kind NOT IN (${toStaff()})`

/**
 * Every table that holds something about a person who is none of the staff, in the order in which it is erased: what
 * makes rows of others before those others, what hangs on a row before that row. A test names a table that is missing.
 */
export const personalTables = (): PersonalTable[] => [
  ...leadKinds().map(({ table }) => ({ table, of: `stored.id = ANY (${IDS})` })),
  { table: 'lead_notes', of: `stored.lead_id = ANY (${IDS})` },
  { table: 'lead_events', of: `stored.lead_id = ANY (${IDS})` },
  { table: 'lead_digest_entries', of: `stored.lead_id = ANY (${IDS})` },
  { table: 'newsletter_consents', of: `stored.subscriber_id = ANY (${IDS})` },
  { table: 'newsletter_confirmation_tokens', of: `stored.subscriber_id = ANY (${IDS})` },
  { table: 'newsletter_issue_deliveries', of: `stored.subscriber_id = ANY (${IDS})` },
  { table: 'newsletter_subscribers', of: `stored.id = ANY (${IDS})` },
  { table: 'idempotency_keys', of: `stored.response ->> 'id' = ANY (${SUBJECTS})` },
  { table: 'outbox_events', of: `stored.subject_id = ANY (${SUBJECTS})` },
  { table: 'webhook_deliveries', of: `stored.subject_id = ANY (${SUBJECTS})` },
  { table: 'own_data_links', of: `stored.email = ANY (${ADDRESSES})` },
  { table: 'outgoing_mails', of: mailsOf() },
]

/** Returns the tables to erase of a person whose subscription alone is erased: mails about their leads stay. */
export const subscriptionTables = (): PersonalTable[] =>
  personalTables().map((entry) =>
    entry.table === 'outgoing_mails'
      ? { ...entry, of: `(${mailsOf()}) AND (stored.kind LIKE 'newsletter.%' OR stored.kind LIKE 'own_data.%')` }
      : entry,
  )
