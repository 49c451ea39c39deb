import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource, type DeepPartial, type EntityManager, type FindOptionsWhere, In, QueryFailedError } from 'typeorm'
import type { ContentAction } from '#src/admin/audit/audit-actions.js'
import { AuditLogService } from '#src/admin/audit/audit-log.service.js'
import { claimFaults } from '#src/admin/claims/claim-faults.js'
import type { SignedInUser } from '#src/platform/access/signed-in-user.js'
import { ContentChangesService } from '#src/platform/database/content-changes.service.js'
import type { EditableContent } from '#src/platform/database/editable-content.js'
import { type FieldFault, Problem } from '#src/platform/http/problems/problem.js'
import { changedMeanwhile } from '#src/platform/http/versions/entity-tag.js'
import { type ContentClaim, newContentClaims } from '#src/shared/claims/content-claims.js'
import { isSame } from '#src/shared/content/content-fields.js'
import type { Translated } from '#src/shared/languages.js'
import { getOrThrow } from '#src/shared/lookups.js'
import { PriceListRow } from '../offer/price-list-row.entity.js'
import type { ContentItemDto, ContentRestorationDto } from './content-item.dto.js'
import type { ContentKind } from './content-kind.js'
import { contentInUse, contentNotFound, listChanged } from './content-problems.js'
import { toItem } from './content-reading.service.js'
import { ContentVersionsService } from './content-versions.service.js'
import { changesBetween, orderChange } from './field-changes.js'
import { nextPosition } from './fields/next-position.js'
import { price } from './kinds/price.kind.js'
import { outdatedAfter } from './outdated-language.js'
import type { PriceChangeDto } from './price-changes.dto.js'

/** Changes content. Each change and its audit event are stored in one transaction. */
@Injectable()
export class ContentEditingService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly audit: AuditLogService,
    private readonly contentChanges: ContentChangesService,
    private readonly versions: ContentVersionsService,
  ) {}

  /**
   * Adds a row, at the end of a list with a manual order.
   * @param claimsConfirmed true if its claims about health are confirmed
   * @throws Problem 422
   */
  add(kind: ContentKind, content: object, by: SignedInUser, claimsConfirmed: boolean): Promise<ContentItemDto> {
    return this.store(kind, async (manager) => {
      const given = plain(content)
      const claims = newContentClaims(given)
      await assertNoFaults(kind, given, claimsConfirmed ? [] : claims, manager)
      const row = manager.create(kind.entity, {
        ...(await kind.toRow(given, undefined, manager)),
        outdatedLanguage: outdatedAfter(null, {}, given),
        ...(kind.arranged && { position: await nextPosition(manager, kind.entity) }),
      } as DeepPartial<EditableContent>)
      const saved = await manager.save(kind.entity, row)
      await this.record(kind, 'added', by, manager, saved)
      await this.recordClaims(kind, claims, by, manager, saved)
      return toItem(kind, saved, manager)
    })
  }

  /**
   * Replaces the content of a row.
   * @param claimsConfirmed true if its new claims about health are confirmed
   * @throws Problem 404, 412 when it has changed since `version`, 422
   */
  save(
    kind: ContentKind,
    id: string,
    version: number,
    content: object,
    by: SignedInUser,
    claimsConfirmed: boolean,
  ): Promise<ContentItemDto> {
    return this.store(kind, async (manager) => {
      const row = await lock(manager, kind, id, version)
      return this.replace(kind, row, content, by, manager, claimsConfirmed ? 'confirmed' : 'unconfirmed')
    })
  }

  /**
   * Gives some fields of a row the values of an earlier version, without asking about its claims again.
   * @throws Problem 404, 412 when the row has changed since `version`, 422
   */
  restore(
    kind: ContentKind,
    id: string,
    version: number,
    from: ContentRestorationDto,
    by: SignedInUser,
  ): Promise<ContentItemDto> {
    return this.store(kind, async (manager) => {
      const row = await lock(manager, kind, id, version)
      return this.replace(kind, row, await this.versions.earlier(kind, row, from, manager), by, manager, 'restored')
    })
  }

  /** Changes prices of the price list, all or none. @throws Problem 422 at each price that changed since it was seen */
  changePrices(prices: PriceChangeDto[], by: SignedInUser): Promise<void> {
    return this.store(price, async (manager) => {
      const found = await manager.find(PriceListRow, {
        where: { id: In(prices.map(({ id }) => id)) },
        order: { id: 'ASC' },
        lock: { mode: 'pessimistic_write' },
      })
      const rows = new Map(found.map((row) => [row.id, row]))
      const faults = prices.flatMap((change, index): FieldFault[] => {
        const code = faultOfPrice(change, rows.get(change.id))
        return code ? [{ field: `prices.${index}.price`, code }] : []
      })
      if (faults.length > 0) throw Problem.validation(faults)
      for (const { id, seen, price: amount } of prices) {
        const row = rows.get(id)
        if (row && amount !== seen)
          await this.replace(price, row, { ...price.toContent(row), price: amount }, by, manager, 'unconfirmed')
      }
    })
  }

  /** Marks an outdated translation as still correct. @throws Problem 404, 412 */
  confirmTranslation(kind: ContentKind, id: string, version: number, by: SignedInUser): Promise<ContentItemDto> {
    return this.store(kind, async (manager) => {
      const row = await lock(manager, kind, id, version)
      const language = row.outdatedLanguage
      if (!language) return toItem(kind, row, manager)
      const saved = await manager.save(kind.entity, Object.assign(row, { outdatedLanguage: null }))
      await this.record(kind, 'translation_confirmed', by, manager, saved, { language })
      return toItem(kind, saved, manager)
    })
  }

  /** Deletes a row. @throws Problem 404, 409 when other content refers to it, 412 */
  remove(kind: ContentKind, id: string, version: number, by: SignedInUser): Promise<void> {
    return this.store(kind, async (manager) => {
      const row = await lock(manager, kind, id, version)
      const use = await kind.isInUse?.(manager, row)
      if (use) throw contentInUse(use === true ? kind.inUse : use)
      const content = kind.byClients ? undefined : await readable(kind, kind.toContent(row), manager)
      await manager.delete(kind.entity, id)
      await this.versions.removeAll(kind, id, manager)
      await this.record(kind, 'removed', by, manager, row, content && { content })
    })
  }

  /** Stores the order of all rows. Their versions do not change, as their content does not. @throws Problem 409 */
  arrange(kind: ContentKind, ids: string[], by: SignedInUser): Promise<void> {
    return this.store(kind, async (manager) => {
      const { tableName, tablePath } = manager.getRepository(kind.entity).metadata
      const rows = await manager.find(kind.entity, {
        order: kind.order,
        lock: { mode: 'pessimistic_write', tables: [tableName] },
      })
      const before = rows.map(({ id }) => id)
      if (ids.length !== before.length || !before.every((id) => ids.includes(id))) throw listChanged()
      if (ids.every((id, index) => id === before[index])) return
      await manager.query(
        `UPDATE ${tablePath} SET position = given.position
         FROM unnest($1::uuid[]) WITH ORDINALITY AS given (id, position) WHERE ${tablePath}.id = given.id`,
        [ids],
      )
      const names = new Map<string, string | Translated>()
      for (const row of rows) names.set(row.id, await kind.nameOf(kind.toContent(row), manager))
      const nameOf = (id: string) => getOrThrow(names, id)
      const order = orderChange(before.map(nameOf), ids.map(nameOf))
      await this.record(kind, 'arranged', by, manager, undefined, kind.byClients ? {} : { changes: [order] })
    })
  }

  private async replace(
    kind: ContentKind,
    row: EditableContent,
    content: object,
    by: SignedInUser,
    manager: EntityManager,
    claimed: 'confirmed' | 'unconfirmed' | 'restored',
  ): Promise<ContentItemDto> {
    const given = plain(content)
    const before = kind.toContent(row)
    const claims = claimed === 'restored' ? [] : newContentClaims(given, before)
    await assertNoFaults(kind, given, claimed === 'confirmed' ? [] : claims, manager, row)
    if (isSame(before, given)) return toItem(kind, row, manager)
    await this.versions.add(kind, row, before, manager)
    const changes = changesBetween(await readable(kind, before, manager), await readable(kind, given, manager))
    const outdatedLanguage = outdatedAfter(row.outdatedLanguage, before, given)
    const changed = { ...row, ...(await kind.toRow(given, row, manager)), outdatedLanguage, invented: false }
    const saved = await manager.save(kind.entity, manager.create(kind.entity, changed as DeepPartial<EditableContent>))
    await kind.afterSave?.(manager, saved, row)
    const details = kind.byClients ? { fields: changes.map(({ field }) => field) } : { changes }
    await this.record(kind, 'changed', by, manager, saved, details)
    await this.recordClaims(kind, claims, by, manager, saved)
    return toItem(kind, saved, manager)
  }

  /**
   * Runs a change in a transaction and then evicts the pages that show it. This process evicts them before it responds,
   * other processes when the database notifies them.
   */
  private async store<Stored>(
    { taken }: ContentKind,
    work: (manager: EntityManager) => Promise<Stored>,
  ): Promise<Stored> {
    try {
      const stored = await this.dataSource.transaction(work)
      this.contentChanges.announce()
      return stored
    } catch (error) {
      if (!isUniqueViolation(error)) throw error // two requests added the same row concurrently
      throw taken ? Problem.validation([taken]) : listChanged()
    }
  }

  /** @param row the row after the change, or before its removal; omitted when the change affects all rows of the kind */
  private async record(
    kind: ContentKind,
    done: ContentAction,
    by: SignedInUser,
    manager: EntityManager,
    row?: EditableContent,
    details?: object,
  ): Promise<void> {
    const action = `content.${kind.name}.${done}` as const
    const subject = { kind: kind.name, id: row?.id ?? 'all' }
    const named = row && !kind.byClients && { name: await kind.nameOf(kind.toContent(row), manager) }
    const known = row && { ...named, version: row.version }
    await this.audit.record({ action, actor: by, subject, details: { ...known, ...details } }, manager)
  }

  private async recordClaims(
    kind: ContentKind,
    claims: ContentClaim[],
    actor: SignedInUser,
    manager: EntityManager,
    row: EditableContent,
  ): Promise<void> {
    if (claims.length === 0) return
    // The log must not contain what clients wrote.
    const details = kind.byClients
      ? { fields: claims.map(({ field }) => field), reasons: claims.map(({ reason }) => reason) }
      : { name: await kind.nameOf(kind.toContent(row), manager), claims: claims.map(({ phrase }) => phrase) }
    const subject = { kind: kind.name, id: row.id }
    await this.audit.record({ action: 'claims.confirmed', actor, subject, details }, manager)
  }
}

function faultOfPrice({ seen, price: amount }: PriceChangeDto, row: PriceListRow | undefined): string | undefined {
  if (amount === seen) return undefined
  if (!row) return 'price.gone'
  return row.price === seen || row.price === amount ? undefined : 'price.changedMeanwhile'
}

function isUniqueViolation(error: unknown): boolean {
  return error instanceof QueryFailedError && (error.driverError as { code?: string }).code === '23505'
}

/** Locks a row of a version. @throws Problem 404, 412 */
async function lock(manager: EntityManager, kind: ContentKind, id: string, version: number): Promise<EditableContent> {
  const where = { id } as FindOptionsWhere<EditableContent>
  const row = await manager.findOne(kind.entity, { where, lock: { mode: 'pessimistic_write' } })
  if (!row) throw contentNotFound()
  if (row.version !== version) throw changedMeanwhile('content')
  return row
}

/** @throws Problem 422 */
async function assertNoFaults(
  kind: ContentKind,
  content: object,
  claims: ContentClaim[],
  manager: EntityManager,
  before?: EditableContent,
): Promise<void> {
  const faults = [...((await kind.faults?.(content, manager, before)) ?? []), ...claimFaults(claims)]
  if (faults.length > 0) throw Problem.validation(faults)
}

async function readable(kind: ContentKind, content: object, manager: EntityManager): Promise<object> {
  return (await kind.readable?.(content, manager)) ?? content
}

/** Converts validated DTOs to plain objects, as they are read back from the database. */
function plain(content: object): object {
  return JSON.parse(JSON.stringify(content)) as object
}
