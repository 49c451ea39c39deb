import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { v7 as idByTime } from 'uuid'
import { Environment } from '../config/environment.js'
import { hashOfMailbox } from './address-spellings.js'
import { OutgoingMail } from './outgoing-mail.entity.js'

export type MailToSend = Pick<OutgoingMail, 'kind' | 'subjectId' | 'recipient' | 'language'> & {
  id?: string
  /** Seconds until it is due. */
  delaySeconds?: number
}

/** Queues mails in the transaction of the change that they are about, so that both are stored or neither. */
@Injectable()
export class MailQueueService {
  private readonly host: string

  constructor(environment: Environment) {
    this.host = new URL(environment.publicUrl).hostname
  }

  async add(manager: EntityManager, mails: MailToSend[]): Promise<void> {
    if (mails.length === 0) return
    await manager.insert(
      OutgoingMail,
      mails.map(({ id = idByTime(), delaySeconds, ...mail }) => ({
        ...mail,
        id,
        messageId: `<${id}@${this.host}>`,
        mailbox: hashOfMailbox(mail.recipient),
        ...(delaySeconds && { nextAttemptAt: () => `now() + make_interval(secs => ${delaySeconds})` }),
      })),
    )
  }
}
