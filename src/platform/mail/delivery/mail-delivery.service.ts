import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { In, Repository } from 'typeorm'
import { inTime } from '../../background/in-time.js'
import { PollingWorker } from '../../background/polling-worker.js'
import { QueueTimersService } from '../../background/queue-timers.service.js'
import { NOW } from '../../database/now-in-sql.js'
import { inSpan } from '../../http/tracing/in-span.js'
import { SettingsService } from '../../settings/settings.service.js'
import type { Letter } from '../letter.js'
import { OutgoingMail } from '../outgoing-mail.entity.js'
import { MailTransport } from '../transport/mail-transport.js'
import { withLiteralHeaders } from './literal-headers.js'
import { type MailOutcome, MailOutcomesService } from './mail-outcomes.service.js'
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

/** Leases due mails; patient kinds only when no other mail is due. @param columns to return */
const take = (columns: string) => `
  WITH urgent AS (${due('kind <> ALL ($3)', '$2::int')}
  ), patient AS (${due('kind = ANY ($3)', '$2::int - (SELECT count(*) FROM urgent)')}
  )
  UPDATE outgoing_mails SET attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => $1)
  WHERE id IN (SELECT id FROM urgent UNION ALL SELECT id FROM patient)
  RETURNING ${columns}`

const UNTIL_DUE = `
  SELECT 1000 * extract(epoch FROM min(next_attempt_at) - now())::float8 AS milliseconds
  FROM outgoing_mails WHERE sent_at IS NULL AND given_up_at IS NULL AND NOT held`

/** Leased mail with its letter, which is undefined if the mail is obsolete, or with the error of its writer. */
type WrittenMail = { mail: OutgoingMail; letter?: Letter } | { mail: OutgoingMail; error: unknown }

/**
 * Sends due mails, at least once: mails are leased, sent outside of any transaction, then marked, each time several in one statement. Any
 * number of processes share the work.
 */
@Injectable()
export class MailDeliveryService implements BeforeApplicationShutdown {
  private readonly logger = new Logger('mail')
  private readonly worker = new PollingWorker(this.logger, 'Mail delivery')

  constructor(
    @InjectRepository(OutgoingMail) private readonly mails: Repository<OutgoingMail>,
    private readonly writers: MailWritersService,
    private readonly transport: MailTransport,
    private readonly outcomes: MailOutcomesService,
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
    const [row] = await this.mails.query<[{ milliseconds: number | null }]>(UNTIL_DUE)
    return row.milliseconds
  }

  /** @returns the number of mails */
  private async deliverSome(): Promise<number> {
    const written = await Promise.all((await this.take()).map((mail) => this.write(mail)))
    const unheld = this.findUnheld(written.flatMap((one) => ('letter' in one && one.letter ? one.mail.id : [])))
    await this.outcomes.storeAll(
      written.map(async (one) => {
        const outcome = await this.attempt(one, unheld).catch((error: unknown) => ({
          error,
          isAborted: this.worker.signal.aborted,
        }))
        return { mail: one.mail, outcome }
      }),
    )
    return written.length
  }

  private async take(): Promise<OutgoingMail[]> {
    const columns = this.mails.metadata.columns.map((column) => `${column.databaseName} AS "${column.propertyName}"`)
    const values = [TAKEN_SECONDS, AT_ONCE, this.writers.patientKinds]
    const [mails] = await this.mails.query<[OutgoingMail[], number]>(take(columns.join(', ')), values)
    return mails
  }

  private async write(mail: OutgoingMail): Promise<WrittenMail> {
    try {
      const letter = await inSpan(`write ${mail.kind}`, () => this.writers.write(mail, 'sent'))
      return { mail, letter }
    } catch (error) {
      return { mail, error }
    }
  }

  /** Returns the ids of those mails that nobody has held or erased while their letters were written. */
  private async findUnheld(ids: string[]): Promise<Set<string>> {
    if (ids.length === 0) return new Set()
    const mails = await this.mails.find({ select: { id: true }, where: { id: In(ids), held: false } })
    return new Set(mails.map(({ id }) => id))
  }

  private async attempt(written: WrittenMail, unheld: Promise<Set<string>>): Promise<MailOutcome> {
    if ('error' in written) throw written.error
    const { mail, letter } = written
    if (!letter) return 'obsolete'
    if (!(await unheld).has(mail.id)) return 'withheld'
    const { sender } = await this.settings.current()
    await inSpan(`send ${mail.kind}`, () =>
      inTime(ATTEMPT_MS, this.worker.signal, (signal) =>
        this.transport.send({
          ...withLiteralHeaders(letter),
          from: senderOf(letter, sender, mail.attempts),
          to: { name: '', address: mail.recipient },
          date: mail.createdAt,
          messageId: mail.messageId,
          signal,
        }),
      ),
    )
    return 'sent'
  }
}
