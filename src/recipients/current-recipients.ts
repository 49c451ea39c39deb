import type { EntityManager } from 'typeorm'
import { LEAD_READER } from '#src/platform/access/active-user-where.js'
import type { User } from '#src/platform/access/user.entity.js'
import type { RecipientMailbox } from './recipient-mailbox.entity.js'

/** Mailboxes and users who may receive personal data now. */
export interface CurrentRecipients {
  /** Confirmed mailboxes of locations, and of the head office with the location null. */
  mailboxes: Pick<RecipientMailbox, 'email' | 'location'>[]
  /** Active users who may read leads. */
  readers: Pick<User, 'id' | 'email' | 'role' | 'locations' | 'language' | 'leadsByMail'>[]
}

/** SQL expression for the current recipients, as JSON: a query of leads contains it, and needs no further statement for them. */
export const CURRENT_RECIPIENTS = `json_build_object(
  'mailboxes', (
    SELECT coalesce(json_agg(json_build_object('email', email, 'location', location) ORDER BY added_at, email), '[]')
    FROM recipient_mailboxes WHERE confirmed_at IS NOT NULL AND ended_at IS NULL),
  'readers', (
    SELECT coalesce(json_agg(json_build_object('id', id, 'email', email, 'role', role, 'locations', locations,
      'language', language, 'leadsByMail', leads_by_mail) ORDER BY created_at, id), '[]')
    FROM users WHERE ${LEAD_READER}))`

export async function readRecipients(manager: EntityManager): Promise<CurrentRecipients> {
  const [row] = await manager.query<[{ recipients: CurrentRecipients }]>(`SELECT ${CURRENT_RECIPIENTS} AS recipients`)
  return row.recipients
}
