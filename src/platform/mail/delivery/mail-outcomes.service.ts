import { Injectable, Logger } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { In, Repository } from 'typeorm'
import { OutgoingMail } from '../outgoing-mail.entity.js'
import { MailTransport } from '../transport/mail-transport.js'
import { isHopeless, waitAfter } from './attempts.js'

/** Interval at which outcomes are stored while other attempts of the batch go on. */
const STORED_EVERY_MS = 1000

/** Sent, without content any more, held or erased since the mail was leased, or failed. */
export type MailOutcome = 'sent' | 'obsolete' | 'withheld' | { error: unknown; isAborted: boolean }

interface EndedAttempt {
  mail: OutgoingMail
  outcome: MailOutcome
}

/** Stores the outcomes of attempts to send mails. */
@Injectable()
export class MailOutcomesService {
  private readonly logger = new Logger('mail')

  constructor(
    @InjectRepository(OutgoingMail) private readonly mails: Repository<OutgoingMail>,
    private readonly transport: MailTransport,
  ) {}

  /** Stores the outcomes of a batch: together if they follow each other closely, because a killed process repeats what is not stored. */
  async storeAll(attempts: Promise<EndedAttempt>[]): Promise<void> {
    const ended: EndedAttempt[] = []
    let stored = Promise.resolve()
    const store = () => (stored = stored.then(() => this.store(ended.splice(0))))
    const timer = setInterval(() => void store(), STORED_EVERY_MS)
    await Promise.all(attempts.map(async (attempt) => ended.push(await attempt)))
    clearInterval(timer)
    await store()
  }

  private async store(ended: EndedAttempt[]): Promise<void> {
    const mailsOf = (outcome: MailOutcome) => ended.filter((one) => one.outcome === outcome).map(({ mail }) => mail)
    await this.change(mailsOf('obsolete'), (ids) => this.mails.delete({ id: In(ids) }))
    const unsent = { attempts: () => 'attempts - 1', nextAttemptAt: () => 'now()' }
    await this.change(mailsOf('withheld'), (ids) => this.mails.update({ id: In(ids) }, unsent))
    const sent = { sentAt: () => 'now()', keptAsFile: this.transport.keepsFiles, lastError: null }
    await this.change(mailsOf('sent'), (ids) => this.mails.update({ id: In(ids) }, sent))
    for (const { mail, outcome } of ended)
      if (typeof outcome === 'object') await this.change([mail], () => this.postpone(mail, outcome))
  }

  /** Changes mails together, or one by one if that fails. If one fails, its lease expires and it is sent again in five minutes. */
  private async change(mails: OutgoingMail[], store: (ids: string[]) => Promise<unknown>): Promise<void> {
    if (mails.length === 0) return
    try {
      await store(mails.map(({ id }) => id))
    } catch (error) {
      if (mails.length > 1) {
        for (const mail of mails) await this.change([mail], store)
        return
      }
      const [{ kind, id }] = mails as [OutgoingMail]
      this.logger.warn(`Storing the outcome failed for mail ${kind} ${id}: ${(error as Error).name}`)
    }
  }

  private async postpone(
    { id, kind, attempts, retriedSince }: OutgoingMail,
    { error, isAborted }: { error: unknown; isAborted: boolean },
  ): Promise<void> {
    const { message, code, responseCode } = error as Error & { code?: string; responseCode?: number }
    const givenUp = isHopeless(error, retriedSince, new Date())
    const pause = isAborted ? 0 : waitAfter(attempts)
    await this.mails.update(
      { id },
      {
        lastError: message,
        givenUpAt: givenUp ? () => 'now()' : null,
        nextAttemptAt: () => `now() + make_interval(secs => ${pause / 1000})`,
      },
    )
    const reason = [code, responseCode].filter(Boolean).join(' ') || 'an error'
    this.logger.warn(
      `Delivery failed for mail ${kind} ${id}, attempt ${attempts}: ${reason}${givenUp ? ', no further attempts' : ''}`,
    )
  }
}
