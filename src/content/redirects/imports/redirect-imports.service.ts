import { Injectable, Logger } from '@nestjs/common'
import { Interval } from '@nestjs/schedule'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource, type EntityManager, LessThan, MoreThan } from 'typeorm'
import { v7 as idByTime } from 'uuid'
import { AuditLogService } from '#src/admin/audit/audit-log.service.js'
import type { SignedInUser } from '#src/platform/access/signed-in-user.js'
import { Environment } from '#src/platform/config/environment.js'
import { ContentChangesService } from '#src/platform/database/content-changes.service.js'
import { Problem } from '#src/platform/http/problems/problem.js'
import { ProblemDocumentsService } from '#src/platform/http/problems/problem-documents.service.js'
import { type RedirectOutcome, redirectOutcomes } from '#src/shared/content/redirect-import.js'
import type { Language } from '#src/shared/languages.js'
import { KnownRedirects } from '../known-redirects.js'
import { Redirect } from '../redirect.entity.js'
import { sourceOf } from '../source-of.js'
import { type CheckedRedirect, checkRedirects } from './check-redirects.js'
import { MAX_LISTED, type RedirectImportDto, type WrongRedirectDto } from './redirect-import.dto.js'
import { RedirectImport } from './redirect-import.entity.js'
import { parseRedirects } from './redirect-table.js'

const VALID_MS = 3_600_000
const CLEANUP_INTERVAL_MS = 5 * 60_000

/** Imports of redirects: a table is checked first; then all its new redirects are added, or none. */
@Injectable()
export class RedirectImportsService {
  private readonly logger = new Logger('redirect-imports')

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly environment: Environment,
    private readonly audit: AuditLogService,
    private readonly contentChanges: ContentChangesService,
    private readonly problems: ProblemDocumentsService,
  ) {}

  /**
   * Stores a table and checks it.
   * @throws Problem 422 for an invalid table
   */
  async create(csv: string, language: Language): Promise<RedirectImportDto> {
    const rows = parseRedirects(csv, this.environment.publicUrl)
    const id = idByTime()
    await this.dataSource.manager.insert(RedirectImport, { id, expiresAt: new Date(Date.now() + VALID_MS), rows })
    return this.read(id, language)
  }

  /**
   * Returns an import, checked against the redirects and pages of now.
   * @throws Problem 410
   */
  async read(id: string, language: Language): Promise<RedirectImportDto> {
    const { manager } = this.dataSource
    const { rows, expiresAt, importedAt, added } = await findImport(id, manager)
    const checked = await checkRedirects(rows, await KnownRedirects.read(manager))
    return {
      id,
      expiresAt,
      importedAt,
      added,
      counts: countOutcomes(checked),
      faults: this.wrongRows(checked, language).slice(0, MAX_LISTED),
    }
  }

  /**
   * Adds the new redirects of an import, once.
   * @param additions number of new redirects that the user has seen
   * @throws Problem 409 if another number is new; 410
   */
  async add(id: string, additions: number, actor: SignedInUser, language: Language): Promise<RedirectImportDto> {
    await this.dataSource.transaction(async (manager) => {
      const { importedAt, rows } = await findImport(id, manager, true)
      if (importedAt) return
      const checked = await checkRedirects(rows, await KnownRedirects.lock(manager))
      const counts = countOutcomes(checked)
      if (counts.new !== additions) throw new Problem({ code: 'import.changed_meanwhile' })
      const added = checked.filter(({ outcome }) => outcome === 'new')
      await manager.insert(
        Redirect,
        added.map(({ source, target }) => ({ source: sourceOf(source), target })),
      )
      await manager.update(RedirectImport, { id }, { importedAt: new Date(), added: added.length })
      await this.audit.record(
        { action: 'redirects.imported', actor, details: { added: added.length, counts } },
        manager,
      )
    })
    this.contentChanges.announce()
    return this.read(id, language)
  }

  /**
   * Returns all wrong rows with the reasons.
   * @throws Problem 410
   */
  async listFaults(id: string, language: Language): Promise<WrongRedirectDto[]> {
    const { manager } = this.dataSource
    const { rows } = await findImport(id, manager)
    return this.wrongRows(await checkRedirects(rows, await KnownRedirects.read(manager)), language)
  }

  @Interval(CLEANUP_INTERVAL_MS)
  async deleteExpired(): Promise<void> {
    await this.dataSource.manager
      .delete(RedirectImport, { expiresAt: LessThan(new Date()) })
      .catch((error: Error) =>
        this.logger.warn(`Deleting expired imports failed, retrying at next run: ${error.message}`),
      )
  }

  private wrongRows(checked: CheckedRedirect[], lang: Language): WrongRedirectDto[] {
    return checked.flatMap(({ line, source, target, fault }) => {
      if (!fault) return []
      const field = fault.field as 'source' | 'target'
      return [{ line, source, target, field, code: fault.code, message: this.problems.faultMessage(fault, lang) }]
    })
  }
}

async function findImport(id: string, manager: EntityManager, locked = false): Promise<RedirectImport> {
  const found = await manager.findOne(RedirectImport, {
    where: { id, expiresAt: MoreThan(new Date()) },
    ...(locked && { lock: { mode: 'pessimistic_write' } }),
  })
  if (!found) throw new Problem({ code: 'import.expired' })
  return found
}

function countOutcomes(checked: CheckedRedirect[]): Record<RedirectOutcome, number> {
  return Object.fromEntries(
    redirectOutcomes.map((name) => [name, checked.filter(({ outcome }) => outcome === name).length]),
  ) as Record<RedirectOutcome, number>
}
