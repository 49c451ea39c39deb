import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { acquireAdvisoryLock } from '#src/platform/database/advisory-locks.js'
import { type DailyMailLimit, MailQueueService } from '#src/platform/mail/mail-queue.service.js'
import { OnEvent } from '#src/platform/outbox/on-event.decorator.js'
import type { Language } from '#src/shared/languages.js'
import { HAS_TURN, IS_ASKED, IS_WAITING, TODAY, WAITLIST_CONFIRMATION_MAIL } from './waitlist.sql.js'

/** Limit for aliases such as `ana+news@example.com`: it counts all mails to the mailbox. */
const ALIAS_LIMIT: DailyMailLimit = {
  mails: 5,
  counted: `kind = '${WAITLIST_CONFIRMATION_MAIL}'`,
}

/**
 * Limit for other addresses. It counts no mail to an alias, so that nobody else uses it up. The link in any of these mails confirms
 * all entries of the address.
 */
const ADDRESS_LIMIT: DailyMailLimit = {
  ...ALIAS_LIMIT,
  counted: `${ALIAS_LIMIT.counted} AND recipient::text NOT LIKE '%+%'`,
}

/** Marks those of some entries ($1) that are to be confirmed, unless a link to do so is valid. */
const ASK = `
  UPDATE waitlist_entries AS entry SET asked_at = now()
  WHERE id = ANY ($1::uuid[]) AND day >= ${TODAY} AND NOT ${IS_ASKED} AND NOT ${IS_WAITING} AND NOT ${HAS_TURN}
  RETURNING id, email, language`

interface AskedEntry {
  id: string
  email: string
  language: Language
}

/** Asks addresses to confirm their entries, after the response, whose time thus reveals nothing about an address. */
@Injectable()
export class WaitlistConfirmationsService {
  constructor(private readonly queue: MailQueueService) {}

  @OnEvent('waitlist.asked')
  async ask(entryIds: string[], manager: EntityManager): Promise<void> {
    await acquireAdvisoryLock(manager, 'leadConfirmations')
    const [entries] = await manager.query<[AskedEntry[], number]>(ASK, [entryIds])
    const mails = entries.map(({ id, email, language }) => ({
      kind: WAITLIST_CONFIRMATION_MAIL,
      subjectId: id,
      recipient: email,
      language,
    }))
    const toAliases = mails.filter(({ recipient }) => recipient.includes('+'))
    const others = mails.filter((mail) => !toAliases.includes(mail))
    await this.queue.addWithin(manager, ADDRESS_LIMIT, others)
    await this.queue.addWithin(manager, ALIAS_LIMIT, toAliases)
  }
}
