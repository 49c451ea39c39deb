import { Injectable, Logger } from '@nestjs/common'
import { Interval } from '@nestjs/schedule'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource, type EntityManager, In, LessThan, MoreThan } from 'typeorm'
import { v7 as idByTime } from 'uuid'
import { AuditLogService } from '#src/admin/audit/audit-log.service.js'
import type { SignedInUser } from '#src/platform/access/signed-in-user.js'
import { acquireAdvisoryLock } from '#src/platform/database/advisory-locks.js'
import { Problem } from '#src/platform/http/problems/problem.js'
import { spellingsOf } from '#src/platform/mail/address-spellings.js'
import { publishSql } from '#src/platform/outbox/publish.js'
import { requireValue } from '#src/shared/lookups.js'
import {
  type ImportFault,
  importFaults,
  type ImportOutcome,
  importOutcomes,
} from '#src/shared/newsletter/subscriber-import.js'
import { checkRows } from './checked-rows.js'
import { findColumns, type ImportedColumns, parseTable } from './imported-table.js'
import {
  type CreateSubscriberImportDto,
  type ImportFaultDto,
  MAX_LISTED,
  SAMPLE_ROWS,
  type SubscriberImportDto,
} from './subscriber-import.dto.js'
import { SubscriberImport } from './subscriber-import.entity.js'
import { SubscriberImportRow } from './subscriber-import-row.entity.js'

/** Rows are personal data, and the check is soon out of date. */
const VALID_MS = 3_600_000
const CLEANUP_INTERVAL_MS = 5 * 60_000

const ADD_ROWS = `
  INSERT INTO newsletter_import_rows (import_id, line, cells)
  SELECT $1, line, cells FROM json_to_recordset($2) AS row (line int, cells text[])`

/** Returns SQL for the lines of rows in JSON of which a spelling of the address was erased. */
const forgottenInSql = (rows: string) => `
  SELECT line FROM json_to_recordset(${rows}) AS row (line int, spellings text[]) CROSS JOIN unnest(spellings) AS address
  JOIN forgotten_subscribers ON hash = forgotten_hash(address)`

/** Stores the check of each row. An address that was erased is known only by its hash. */
const STORE_CHECK = `
  WITH forgotten AS (${forgottenInSql('$2')})
  UPDATE newsletter_import_rows AS stored
  SET email = checked.email, language = checked.language, duplicate_of = checked."duplicateOf", outcome = CASE
    WHEN checked.fault IS NOT NULL THEN checked.fault
    WHEN subscriber.unsubscribed_at IS NOT NULL OR subscriber.suppressed_at IS NOT NULL THEN 'blocked'
    WHEN subscriber.id IS NOT NULL THEN 'known'
    WHEN checked.line IN (SELECT line FROM forgotten) THEN 'blocked'
    ELSE 'new' END
  FROM json_to_recordset($2) AS checked (line int, email text, language text, fault text, "duplicateOf" int)
  LEFT JOIN newsletter_subscribers AS subscriber ON subscriber.email = checked.email::citext
  WHERE stored.import_id = $1 AND stored.line = checked.line`

/** Adds the new addresses of an import, except those that have become known, unsubscribed or erased since the check. */
const ADD_SUBSCRIBERS = `
  WITH forgotten AS MATERIALIZED (${forgottenInSql('$3')}),
  added AS (
    INSERT INTO newsletter_subscribers (email, language, consent_text)
    SELECT entry.email, entry.language, $2 FROM newsletter_import_rows AS entry
    WHERE import_id = $1 AND outcome = 'new'
      AND NOT EXISTS (SELECT FROM forgotten_subscribers WHERE hash = forgotten_hash(entry.email))
      AND line NOT IN (SELECT line FROM forgotten)
    ON CONFLICT (email) DO NOTHING
    RETURNING id, language
  ),
  proof AS (
    INSERT INTO newsletter_consents (subscriber_id, step, consent_text, language)
    SELECT id, 'imported', $2, language FROM added
  ),
  event AS (${publishSql('newsletter.subscribed', 'id::text FROM added')})
  SELECT count(*)::int AS added FROM added`

/** Imports of subscribers: a table is checked first; then each new address is asked for confirmation (double opt-in). */
@Injectable()
export class SubscriberImportsService {
  private readonly logger = new Logger('subscriber-imports')

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly audit: AuditLogService,
  ) {}

  /**
   * Stores a table and checks it, if its columns are found. Sends nothing.
   * @throws Problem 422 for an invalid table
   */
  async create({ csv, language, origin }: CreateSubscriberImportDto): Promise<SubscriberImportDto> {
    const table = parseTable(csv)
    const columns = findColumns(table)
    const id = idByTime()
    const expiresAt = new Date(Date.now() + VALID_MS)
    await this.dataSource.transaction(async (manager) => {
      await manager.insert(SubscriberImport, { id, expiresAt, language, origin, headings: table.headings })
      await manager.query(ADD_ROWS, [id, JSON.stringify(table.rows)])
      if (columns.email !== null) await this.check(id, columns, manager)
    })
    return this.read(id)
  }

  /** @throws Problem 410 */
  async read(id: string): Promise<SubscriberImportDto> {
    const { manager } = this.dataSource
    const { headings, emailColumn, languageColumn, sentAt, added, expiresAt } = await findImport(id, manager)
    const rows = manager.getRepository(SubscriberImportRow)
    const sample = await rows.find({ where: { importId: id }, order: { line: 'ASC' }, take: SAMPLE_ROWS })
    return {
      id,
      expiresAt,
      headings,
      emailColumn,
      languageColumn,
      sentAt,
      added,
      counts: await countOutcomes(id, manager),
      sample: sample.map(({ cells }) => cells),
      faults: (await this.faultyRows(id, MAX_LISTED)).map((row) => toFault(row, languageColumn)),
    }
  }

  /**
   * Checks the table again with other columns.
   * @throws Problem 409 after sending; 410; 422 for a column that the table does not have
   */
  async chooseColumns(id: string, columns: ImportedColumns & { email: number }): Promise<SubscriberImportDto> {
    await this.dataSource.transaction(async (manager) => {
      const { sentAt } = await findImport(id, manager, true)
      if (sentAt) throw new Problem({ code: 'import.changed_meanwhile' })
      await this.check(id, columns, manager)
    })
    return this.read(id)
  }

  /**
   * Asks each new address for confirmation. Further calls return the result of the first.
   * @param confirmations number of addresses that the user has seen
   * @throws Problem 409 if another number of addresses is new; 410
   */
  async send(id: string, confirmations: number, actor: SignedInUser): Promise<SubscriberImportDto> {
    await this.dataSource.transaction(async (manager) => {
      const { sentAt, origin } = await findImport(id, manager, true)
      if (sentAt) return
      const counts = await countOutcomes(id, manager)
      if (counts.new !== confirmations) throw new Problem({ code: 'import.changed_meanwhile' })
      await acquireAdvisoryLock(manager, 'subscriberImports')
      const rows = await manager.findBy(SubscriberImportRow, { importId: id, outcome: 'new' })
      const parameters = [
        id,
        origin,
        JSON.stringify(rows.map(withSpellings).filter(({ spellings }) => spellings.length > 1)),
      ]
      const [{ added }] = await manager.query<[{ added: number }]>(ADD_SUBSCRIBERS, parameters)
      await manager.update(SubscriberImport, { id }, { sentAt: new Date(), added })
      await this.audit.record({ action: 'subscribers.imported', actor, details: { added, origin, counts } }, manager)
    })
    return this.read(id)
  }

  /**
   * Returns the header and the faulty rows, as they were in the file.
   * @throws Problem 410
   */
  async listFaults(id: string): Promise<{ headings: string[]; faults: (ImportFaultDto & { cells: string[] })[] }> {
    const { headings, languageColumn } = await findImport(id, this.dataSource.manager)
    const rows = await this.faultyRows(id)
    return { headings, faults: rows.map((row) => ({ ...toFault(row, languageColumn), cells: row.cells })) }
  }

  @Interval(CLEANUP_INTERVAL_MS)
  async deleteExpired(): Promise<void> {
    await this.dataSource.manager
      .delete(SubscriberImport, { expiresAt: LessThan(new Date()) })
      .catch((error: Error) =>
        this.logger.warn(`Deleting expired imports failed, retrying at next run: ${error.message}`),
      )
  }

  private faultyRows(importId: string, take?: number): Promise<SubscriberImportRow[]> {
    const rows = this.dataSource.getRepository(SubscriberImportRow)
    return rows.find({ where: { importId, outcome: In(importFaults) }, order: { line: 'ASC' }, take })
  }

  private async check(id: string, columns: ImportedColumns, manager: EntityManager): Promise<void> {
    const { email, language } = columns
    const rows = await manager.find(SubscriberImportRow, { where: { importId: id }, order: { line: 'ASC' } })
    const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0)
    if (email === null || email >= width) throw faultOfColumn('emailColumn')
    if (language !== null && language >= width) throw faultOfColumn('languageColumn')
    const stored = await manager.findOneByOrFail(SubscriberImport, { id })
    await manager.update(SubscriberImport, { id }, { emailColumn: email, languageColumn: language })
    const checked = checkRows(rows, { email, language }, stored.language)
    await manager.query(STORE_CHECK, [id, JSON.stringify(checked.map((row) => ({ ...row, ...withSpellings(row) })))])
  }
}

const withSpellings = ({ line, email }: { line: number; email: string | null }) => ({
  line,
  spellings: spellingsOf(email ?? ''),
})

async function findImport(id: string, manager: EntityManager, locked = false): Promise<SubscriberImport> {
  const found = await manager.findOne(SubscriberImport, {
    where: { id, expiresAt: MoreThan(new Date()) },
    ...(locked && { lock: { mode: 'pessimistic_write' } }),
  })
  if (!found) throw new Problem({ code: 'import.expired' })
  return found
}

async function countOutcomes(importId: string, manager: EntityManager): Promise<Record<ImportOutcome, number>> {
  const counted = await manager
    .createQueryBuilder(SubscriberImportRow, 'row')
    .select('outcome')
    .addSelect('count(*)::int', 'count')
    .where({ importId })
    .groupBy('outcome')
    .getRawMany<{ outcome: ImportOutcome | null; count: number }>()
  return Object.fromEntries(
    importOutcomes.map((name) => [name, counted.find(({ outcome }) => outcome === name)?.count ?? 0]),
  ) as Record<ImportOutcome, number>
}

function toFault(row: SubscriberImportRow, languageColumn: number | null): ImportFaultDto {
  const { line, email, outcome, duplicateOf, cells } = row
  const language = outcome === 'unknownLanguage' && languageColumn !== null ? (cells[languageColumn] ?? null) : null
  return { line, email: requireValue(email, 'address'), fault: outcome as ImportFault, language, duplicateOf }
}

const faultOfColumn = (field: string) => Problem.validation([{ field, code: 'column.invalid' }])
