import { Injectable, type Type } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource } from 'typeorm'
import { v7 as idByTime } from 'uuid'
import { LocationsService } from '#src/locations/locations.service.js'
import { Environment } from '#src/platform/config/environment.js'
import { IdempotentWritesService } from '#src/platform/http/idempotency/idempotent-writes.service.js'
import { FIRST_PARAMETER, type OnceStatement, onceStatement } from '#src/platform/http/idempotency/once-statement.js'
import { publishSql } from '#src/platform/outbox/publish.js'
import { type Fields, namesOf, type Submitted } from '#src/shared/forms/field.js'
import type { Language } from '#src/shared/languages.js'
import type { LeadScope } from '#src/shared/lead-kinds.js'
import type { Lead } from '../lead.entity.js'
import type { LeadReceiptDto } from './lead-receipt.dto.js'
import type { SpamFieldsDto } from '../spam/spam-fields.dto.js'
import { SENDER_LIMIT } from '../spam/sender-limit.js'
import { type Sending, SpamCheckService } from '../spam/spam-check.service.js'

export interface Intake<F extends Fields> {
  /** Kind of lead; also the scope of idempotency keys. */
  scope: LeadScope
  entity: Type<Lead>
  fields: F
}

export interface ReceivedForm<F extends Fields> extends Sending {
  form: Submitted<F> & SpamFieldsDto
  language: Language
  idempotencyKey?: string
}

/** Circumstances of a submission, for the services of all kinds. */
export type Reception = Omit<ReceivedForm<Fields>, 'form'>

/** Columns set by the intake, besides those of the form and the spam check. */
const SYSTEM_COLUMNS = ['id', 'receivedAt', 'language']

/** Stores leads of every kind. */
@Injectable()
export class LeadIntakeService {
  private readonly statements = new Map<string, OnceStatement>()

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly writes: IdempotentWritesService,
    private readonly spam: SpamCheckService,
    private readonly environment: Environment,
    private readonly locations: LocationsService,
  ) {}

  /**
   * Stores a submitted form as a lead, which is on disk when this resolves.
   * @throws Problem 422 for an unknown location, 428 when a proof of work is required
   */
  async submit<F extends Fields>(
    intake: Intake<F>,
    form: Submitted<F> & SpamFieldsDto & { location?: string },
    reception: Reception,
  ): Promise<LeadReceiptDto> {
    if (form.location) await this.locations.assertLocationExists(form.location)
    return this.store(intake, { form, ...reception })
  }

  /**
   * Stores a lead, which is on disk when this resolves, with its outbox event; suspected spam has none.
   * @throws Problem 428 when a proof of work is required
   */
  async store<F extends Fields>(intake: Intake<F>, { form, ...received }: ReceivedForm<F>): Promise<LeadReceiptDto> {
    const values = form as Record<string, unknown>
    const sent = Object.fromEntries(namesOf(intake.fields).map((name) => [name, values[name]]))
    const texts = Object.values(sent).filter((value) => typeof value === 'string')
    const suspicions = await this.spam.suspicionsOf(form, { ...received, texts })
    const receipt = { id: idByTime(), receivedAt: new Date() }
    return this.writes.once(
      { scope: intake.scope, key: received.idempotencyKey, body: sent },
      receipt,
      this.statementOf(intake),
      [
        ...[receipt.id, receipt.receivedAt, received.language, ...Object.values(sent).map(asParameter)],
        ...[suspicions, idSince(receipt.receivedAt, SENDER_LIMIT.seconds), this.senderLimit()],
      ],
    )
  }

  /** Returns null when rate limits are disabled. */
  private senderLimit(): number | null {
    const { rateLimitScale } = this.environment
    return rateLimitScale === 0 ? null : Math.max(1, Math.round(SENDER_LIMIT.points * rateLimitScale))
  }

  /**
   * Returns the statement that stores a lead. It also counts earlier submissions of the sender by index, in one round
   * trip.
   */
  private statementOf({ scope, entity, fields }: Intake<Fields>): OnceStatement {
    let statement = this.statements.get(scope)
    if (!statement) {
      const metadata = this.dataSource.getMetadata(entity)
      const properties = [...SYSTEM_COLUMNS, ...namesOf(fields)]
      const columns = properties.map((name) => metadata.findColumnWithPropertyName(name)!)
      const names = columns.map(({ databaseName }) => databaseName)
      const values = columns.map(({ type }, index) => `$${FIRST_PARAMETER + index}::${type as string}`)
      const [email, phone] = ['email', 'phone'].map((name) => values[properties.indexOf(name)])
      const isOfSender = fields.email!.required
        ? `email = ${email}`
        : `(email = ${email} OR ${email} IS NULL AND phone = ${phone})`
      const [suspicions, since, limit] = [0, 1, 2].map((place) => `$${FIRST_PARAMETER + columns.length + place}`)
      statement = onceStatement(
        scope,
        `judged AS (
          SELECT ${suspicions}::text[] || CASE WHEN (
            SELECT count(*) FROM (
              SELECT FROM ${metadata.tableName} WHERE ${isOfSender} AND id >= ${since}::uuid
              LIMIT coalesce(${limit}::int, 0)
            ) AS recent
          ) >= ${limit}::int THEN ARRAY['sender'] ELSE ARRAY[]::text[] END AS suspicions FROM turn
        ),
        lead AS (
          INSERT INTO ${metadata.tableName} (${names.join(', ')}, suspicions, status)
          SELECT ${values.join(', ')}, suspicions, CASE WHEN suspicions = '{}' THEN 'new' ELSE 'spam' END FROM judged
        ),
        event AS (
          ${publishSql(`${scope}.received`, `${values[0]}::text FROM judged WHERE suspicions = '{}'`)}
        )`,
      )
      this.statements.set(scope, statement)
    }
    return statement
  }
}

/** Serialises lists as JSON: the driver would create PostgreSQL arrays. */
const asParameter = (value: unknown) => (Array.isArray(value) ? JSON.stringify(value) : value)

/** Returns the lowest id created within a number of seconds before a time: ids begin with their timestamp. */
function idSince(moment: Date, seconds: number): string {
  return idByTime({ msecs: moment.getTime() - seconds * 1000, seq: 0, random: new Uint8Array(16) })
}
