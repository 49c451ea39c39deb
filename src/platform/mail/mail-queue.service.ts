import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { v7 as idByTime } from 'uuid'
import { requireValue } from '#src/shared/lookups.js'
import { Environment } from '../config/environment.js'
import { hashOfMailbox } from './address-spellings.js'
import type { OutgoingMail } from './outgoing-mail.entity.js'

export type MailToSend = Pick<OutgoingMail, 'kind' | 'subjectId' | 'recipient' | 'language'> & {
  id?: string
  /** Seconds until it is due. */
  delaySeconds?: number
}

/** Maximum of some mails per mailbox and day, because a sender may enter a stranger's address. Aliases count together. */
export interface DailyMailLimit {
  mails: number
  /** Condition in SQL for the mails that count. */
  counted: string
}

const UNLIMITED: DailyMailLimit = { mails: 0, counted: 'false' }

/** Inserts mails ($1), of the limited ones only those below the maximum ($2), which earlier ones of the batch count for. */
const insertWithin = (counted: string) => `
  INSERT INTO outgoing_mails (id, kind, subject_id, recipient, mailbox, language, message_id, next_attempt_at)
  SELECT id, kind, "subjectId", recipient, mailbox, language, "messageId", now() + make_interval(secs => "delaySeconds")
  FROM (
    SELECT *, row_number() OVER (PARTITION BY "isLimited", mailbox ORDER BY place) AS number
    FROM json_to_recordset($1) AS mail (place integer, id uuid, kind text, "subjectId" text, recipient citext, mailbox text,
      language text, "messageId" text, "delaySeconds" float8, "isLimited" boolean)
  ) AS mail
  WHERE NOT "isLimited" OR $2 >= number + (
    SELECT count(*) FROM outgoing_mails AS other
    WHERE other.mailbox = mail.mailbox AND other.created_at > now() - interval '1 day' AND ${counted}
  )
  RETURNING id`

/** Queues mails in the transaction of the change that they are about, so that both are stored or neither. */
@Injectable()
export class MailQueueService {
  private readonly host: string

  constructor(environment: Environment) {
    this.host = new URL(environment.publicUrl).hostname
  }

  async add(manager: EntityManager, mails: MailToSend[]): Promise<void> {
    await this.addWithin(manager, UNLIMITED, [], mails)
  }

  /**
   * Queues mails that their mailboxes may still receive today, and others without a limit. The caller has acquired an advisory lock in an
   * earlier statement, so that no two transactions count at the same time.
   * @returns the mails beyond the limit
   */
  async addWithin<Mail extends MailToSend>(
    manager: EntityManager,
    limit: DailyMailLimit,
    limited: Mail[],
    others: MailToSend[] = [],
  ): Promise<Mail[]> {
    const mails = [...limited, ...others].map((mail, place) => this.toRow(mail, place, place < limited.length))
    if (mails.length === 0) return []
    const queued = await manager.query<{ id: string }[]>(insertWithin(limit.counted), [
      JSON.stringify(mails),
      limit.mails,
    ])
    const ids = new Set(queued.map(({ id }) => id))
    return limited.filter((_, place) => !ids.has(requireValue(mails[place], 'mail').id))
  }

  private toRow({ id = idByTime(), delaySeconds = 0, ...mail }: MailToSend, place: number, isLimited: boolean) {
    const messageId = `<${id}@${this.host}>`
    return { ...mail, id, delaySeconds, place, isLimited, messageId, mailbox: hashOfMailbox(mail.recipient) }
  }
}
