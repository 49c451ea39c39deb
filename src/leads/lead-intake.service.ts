import { Injectable, type Type } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource } from 'typeorm'
import { v7 as idByTime } from 'uuid'
import { IdempotentWritesService } from '../http/idempotency/idempotent-writes.service.js'
import { FIRST_PARAMETER, type OnceStatement, onceStatement } from '../http/idempotency/once-statement.js'
import { type Fields, namesOf, type Submitted } from '../shared/forms/field.js'
import type { Language } from '../shared/languages.js'
import type { Lead } from './lead.entity.js'
import type { LeadReceiptDto } from './lead-receipt.dto.js'

export interface Intake<F extends Fields> {
  /** Of the keys that make a repetition answer as the first. */
  scope: string
  entity: Type<Lead>
  fields: F
}

/** The type of the event that a form was received. */
export const receivedIn = (scope: string) => `${scope}.received`

export interface ReceivedForm<F extends Fields> {
  form: Submitted<F>
  language: Language
  idempotencyKey?: string
}

/** What a lead is stored with beside its form. */
const BESIDE = ['id', 'receivedAt', 'language']

/** Stores what visitors send, of either kind. */
@Injectable()
export class LeadIntakeService {
  private readonly statements = new Map<string, OnceStatement>()

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly writes: IdempotentWritesService,
  ) {}

  /** The lead is on disk when this resolves, and that others are to be told of it. */
  store<F extends Fields>(intake: Intake<F>, { form, ...received }: ReceivedForm<F>): Promise<LeadReceiptDto> {
    const receipt = { id: idByTime(), receivedAt: new Date() }
    const sent = namesOf(intake.fields).map((name) => (form as Partial<Record<string, string>>)[name])
    return this.writes.once(
      { scope: intake.scope, key: received.idempotencyKey, body: form },
      receipt,
      this.statementOf(intake),
      [receipt.id, receipt.receivedAt, received.language, ...sent],
    )
  }

  private statementOf({ scope, entity, fields }: Intake<Fields>): OnceStatement {
    let statement = this.statements.get(scope)
    if (!statement) {
      const metadata = this.dataSource.getMetadata(entity)
      const columns = [...BESIDE, ...namesOf(fields)].map((name) => metadata.findColumnWithPropertyName(name)!)
      const names = columns.map(({ databaseName }) => databaseName)
      const values = columns.map(({ type }, index) => `$${FIRST_PARAMETER + index}::${type as string}`)
      statement = onceStatement(
        scope,
        `lead AS (INSERT INTO ${metadata.tableName} (${names.join(', ')}) SELECT ${values.join(', ')} FROM turn),
        event AS (
          INSERT INTO outbox_events (type, subject_id) SELECT '${receivedIn(scope)}', ${values[0]}::text FROM turn
        )`,
      )
      this.statements.set(scope, statement)
    }
    return statement
  }
}
