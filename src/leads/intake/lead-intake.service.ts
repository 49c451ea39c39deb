import { Injectable, type Type } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource, type EntityManager } from 'typeorm'
import { v7 as idByTime } from 'uuid'
import { LocationsService } from '#src/locations/locations.service.js'
import { SiteContentService } from '#src/platform/database/site-content.service.js'
import { IdempotentWritesService } from '#src/platform/http/idempotency/idempotent-writes.service.js'
import type { OnceStatement } from '#src/platform/http/idempotency/once-statement.js'
import { mailboxOf } from '#src/platform/mail/address-spellings.js'
import { toE164 } from '#src/platform/phones/to-e164.js'
import { type Fields, namesOf, type Submitted } from '#src/shared/forms/field.js'
import type { Language } from '#src/shared/languages.js'
import type { LeadScope } from '#src/shared/leads/lead-kinds.js'
import type { Suspicion } from '#src/shared/leads/suspicion.js'
import { getFirst, requireValue } from '#src/shared/lookups.js'
import type { Lead } from '../lead.entity.js'
import { leadKindOf } from '../lead-kind.js'
import { type Sending, SpamCheckService } from '../spam/spam-check.service.js'
import type { SpamFieldsDto } from '../spam/spam-fields.dto.js'
import type { LeadReceiptDto } from './lead-receipt.dto.js'
import { leadStatement, type RowCondition } from './lead-statement.js'

export interface Intake<F extends Fields> {
  /** Kind of lead; also the scope of idempotency keys. */
  scope: LeadScope
  entity: Type<Lead>
  fields: F
  /** Columns besides those of the form. */
  further?: readonly string[]
  /** True if the location of the settings applies to leads whose sender chose none. */
  isRouted?: boolean
  /** For a table whose constraints exclude some rows. */
  isPossible?: RowCondition
}

export interface ReceivedForm<F extends Fields> extends Sending {
  form: Submitted<F> & SpamFieldsDto
  language: Language
  idempotencyKey?: string
  /** Network of the sender; undefined for programs with a key. */
  network?: string
  /** Values of the further columns. */
  further?: Record<string, unknown>
  /** Request that a repetition has to equal; by default the form. */
  body?: unknown
  /** Suspicions that were found before. The sender's earlier submissions do not count then. */
  suspicions?: Suspicion[]
}

/** Circumstances of a submission, for the services of all kinds. */
export type Reception = Omit<ReceivedForm<Fields>, 'form' | 'further' | 'body' | 'suspicions'>

/** Columns set by the intake, besides those of the form and the spam check. */
const SYSTEM_COLUMNS = ['id', 'receivedAt', 'language']

const ROUTED_LOCATION = `SELECT slug FROM settings JOIN locations ON slug = set_values ->> 'messageLocation'`

/** Stores leads of every kind. */
@Injectable()
export class LeadIntakeService {
  private readonly statements = new Map<string, OnceStatement>()

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly writes: IdempotentWritesService,
    private readonly spam: SpamCheckService,
    private readonly locations: LocationsService,
    private readonly content: SiteContentService,
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
    const location = form.location ?? (intake.isRouted ? await this.routedLocation() : undefined)
    const body = bodyOf(intake, form)
    return this.store(intake, { form: location ? { ...form, location } : form, body, ...reception })
  }

  /**
   * Stores a lead, which is on disk when this resolves, with its outbox event; suspected spam has none.
   * @param details receipt, besides the time; its id is the id of the lead
   * @throws Problem 428 when a proof of work is required; an error of the database for a row that is excluded
   */
  async store<F extends Fields, Details extends object>(
    intake: Intake<F>,
    { form, further, body, ...received }: ReceivedForm<F>,
    details?: Details,
  ): Promise<LeadReceiptDto & Details> {
    const sent = bodyOf(intake, form) as Record<string, unknown>
    const texts = Object.values(sent).filter((value) => typeof value === 'string')
    const sender = senderOf(sent, received.network)
    const suspicions = received.suspicions ?? (await this.spam.suspicionsOf(form, { ...received, sender, texts }))
    const receipt = { id: idByTime(), receivedAt: new Date(), ...details! }
    const columns = furtherOf(intake)
    const computed = { ...further, phoneE164: toE164(sent.phone as string | undefined) }
    const stored = [...Object.values(sent), ...columns.map((name) => computed[name as keyof typeof computed])]
    return this.writes.once(
      { scope: intake.scope, key: received.idempotencyKey, body: body ?? sent },
      receipt,
      this.statementOf(intake),
      [receipt.id, receipt.receivedAt, received.language, ...stored.map(asParameter), suspicions],
    )
  }

  /** Returns the location of leads whose sender chose none, if the owner has set one that still exists. */
  private async routedLocation(): Promise<string | undefined> {
    const read = (manager: EntityManager) => manager.query<{ slug: string }[]>(ROUTED_LOCATION)
    const [found] = await this.content.recall('location of messages', read)
    return found?.slug
  }

  /** Returns the statement that stores a lead of a kind. */
  private statementOf(intake: Intake<Fields>): OnceStatement {
    const { scope, entity, fields, isPossible } = intake
    let statement = this.statements.get(scope)
    if (!statement) {
      const metadata = this.dataSource.getMetadata(entity)
      const columns = [...SYSTEM_COLUMNS, ...namesOf(fields), ...furtherOf(intake)].map((property) => {
        const column = requireValue(metadata.findColumnWithPropertyName(property), property)
        return { property, name: column.databaseName, type: column.type as string }
      })
      const firstStatus = getFirst(leadKindOf(entity).statuses)
      statement = leadStatement({ scope, table: metadata.tableName, columns, firstStatus, isPossible })
      this.statements.set(scope, statement)
    }
    return statement
  }
}

/** Returns the columns besides those of the form: of one with a telephone number also the computed form of the number. */
const furtherOf = ({ fields, further = [] }: Intake<Fields>): readonly string[] =>
  'phone' in fields ? [...further, 'phoneE164'] : further

/** Returns the values that the sender entered, which a repetition has to equal. */
function bodyOf<F extends Fields>({ fields }: Intake<F>, form: object): object {
  const values = form as Record<string, unknown>
  return Object.fromEntries(namesOf(fields).map((name) => [name, values[name]]))
}

/** Serialises lists as JSON: the driver would create PostgreSQL arrays. */
const asParameter = (value: unknown) => (Array.isArray(value) ? JSON.stringify(value) : value)

/** Returns the key by which submissions of a sender count; undefined without a network, as for programs with a key. */
function senderOf({ email, phone }: Record<string, unknown>, network: string | undefined): string | undefined {
  const own = typeof email === 'string' && email ? mailboxOf(email) : (toE164(phone as string | undefined) ?? phone)
  return network && typeof own === 'string' ? `${network} ${own}` : undefined
}
