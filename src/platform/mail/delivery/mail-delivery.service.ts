import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { In, Repository } from 'typeorm'
import { inSpan } from '../../http/tracing/in-span.js'
import { inTime } from '../../background/in-time.js'
import { NOW } from '../../database/now-in-sql.js'
import { QueueTimersService } from '../../background/queue-timers.service.js'
import { PollingWorker } from '../../background/polling-worker.js'
import { SettingsService } from '../../settings/settings.service.js'
import { OutgoingMail } from '../outgoing-mail.entity.js'
import { MailTransport } from '../transport/mail-transport.js'
import { withLiteralHeaders } from './literal-headers.js'
import { isHopeless, waitAfter } from './attempts.js'
import { MailWritersService } from './mail-writers.service.js'
import { senderOf } from './sender-of.js'

const AT_ONCE = 5
/** Time limit of an attempt. */
const ATTEMPT_MS = 120_000
/** Lease of a mail: longer than an attempt, and the delay after a process was killed. */
const TAKEN_SECONDS = 300

/** Ids of the mails due first; with the index `outgoing_mails_due` it reads no more rows than it returns. */
const due = (kinds: string, most: string) => `
    SELECT id FROM outgoing_mails
    WHERE sent_at IS NULL AND given_up_at IS NULL AND NOT held AND next_attempt_at <= ${NOW} AND ${kinds}
    ORDER BY next_attempt_at LIMIT ${most}
    FOR UPDATE SKIP LOCKED`

/** Leases due mails; patient kinds only when no other mail is due. */
const TAKE = `
  WITH urgent AS (${due('kind <> ALL ($3)', '$2::int')}
  ), patient AS (${due('kind = ANY ($3)', '$2::int - (SELECT count(*) FROM urgent)')}
  )
  UPDATE outgoing_mails SET attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => $1)
  WHERE id IN (SELECT id FROM urgent UNION ALL SELECT id FROM patient)
  RETURNING id`

const UNTIL_DUE = `
  SELECT 1000 * extract(epoch FROM min(next_attempt_at) - now())::float8 AS milliseconds
  FROM outgoing_mails WHERE sent_at IS NULL AND given_up_at IS NULL AND NOT held`

/** Sent, without content any more, or held or erased since it was leased. */
type Outcome = 'sent' | 'obsolete' | 'withheld'

/**
 * Sends due mails, at least once: a mail is leased, sent outside of any transaction, then marked. Any number of
 * processes share the work.
 */
@Injectable()
export class MailDeliveryService implements BeforeApplicationShutdown {
  private readonly logger = new Logger('mail')
  private readonly worker = new PollingWorker(this.logger, 'Mail delivery')

  constructor(
    @InjectRepository(OutgoingMail) private readonly mails: Repository<OutgoingMail>,
    private readonly writers: MailWritersService,
    private readonly transport: MailTransport,
    private readonly settings: SettingsService,
    timers: QueueTimersService,
  ) {
    timers.add({ table: 'outgoing_mails', untilDue: () => this.untilDue(), work: () => this.deliver() })
  }

  /** Sends all due mails. */
  deliver(): Promise<void> {
    return this.worker.run(() => this.worker.drainInBatches(AT_ONCE, () => this.deliverSome()))
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.worker.stop()
    this.transport.close()
  }

  private async untilDue(): Promise<number | null> {
    const [row] = await this.mails.query<{ milliseconds: number | null }[]>(UNTIL_DUE)
    return row!.milliseconds
  }

  /** @returns the number of mails */
  private async deliverSome(): Promise<number> {
    const taken = await this.take()
    await Promise.all(taken.map((mail) => this.attempt(mail)))
    return taken.length
  }

  private async take(): Promise<OutgoingMail[]> {
    const [rows] = await this.mails.query<[{ id: string }[], number]>(TAKE, [
      TAKEN_SECONDS,
      AT_ONCE,
      this.writers.patientKinds,
    ])
    return rows.length > 0 ? this.mails.findBy({ id: In(rows.map(({ id }) => id)) }) : []
  }

  /**
   * Sends a mail and stores the outcome. If storing fails, the lease expires and the mail is sent again in five
   * minutes.
   */
  private async attempt(mail: OutgoingMail): Promise<void> {
    const noted = await inSpan(`send ${mail.kind}`, () => this.send(mail))
      .then(
        (outcome) => this.settle(mail, outcome),
        (error: unknown) => this.postpone(mail, error),
      )
      .catch((error: Error) => error)
    if (noted instanceof Error)
      this.logger.warn(`Storing the outcome failed for mail ${mail.kind} ${mail.id}: ${noted.name}`)
  }

  private async send(mail: OutgoingMail): Promise<Outcome> {
    const letter = await this.writers.write(mail, 'sent')
    if (!letter) return 'obsolete'
    const { sender } = await this.settings.current()
    if (!(await this.mails.existsBy({ id: mail.id, held: false }))) return 'withheld'
    await inTime(ATTEMPT_MS, this.worker.signal, (signal) =>
      this.transport.send({
        ...withLiteralHeaders(letter),
        from: senderOf(letter, sender, mail.attempts),
        to: { name: '', address: mail.recipient },
        date: mail.createdAt,
        messageId: mail.messageId,
        signal,
      }),
    )
    return 'sent'
  }

  private async settle({ id }: OutgoingMail, outcome: Outcome): Promise<void> {
    if (outcome === 'obsolete') await this.mails.delete({ id })
    else if (outcome === 'withheld')
      await this.mails.update({ id }, { attempts: () => 'attempts - 1', nextAttemptAt: () => 'now()' })
    else
      await this.mails.update({ id }, { sentAt: () => 'now()', keptAsFile: this.transport.keepsFiles, lastError: null })
  }

  private async postpone({ id, kind, attempts, retriedSince }: OutgoingMail, error: unknown): Promise<void> {
    const { message, code, responseCode } = error as Error & { code?: string; responseCode?: number }
    const givenUp = isHopeless(error, retriedSince, new Date())
    const pause = this.worker.signal.aborted ? 0 : waitAfter(attempts)
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
