import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource, type DeepPartial, type EntityManager, type FindOptionsWhere, QueryFailedError } from 'typeorm'
import { ContentChangesService } from '#src/database/content-changes.service.js'
import type { EditableContent } from '#src/database/editable-content.js'
import { Problem } from '#src/http/problems/problem.js'
import type { SignedInUser } from '../../access/signed-in-user.js'
import type { AuditAction } from '../../audit/audit-event.entity.js'
import { AuditLogService } from '../../audit/audit-log.service.js'
import { changedMeanwhile } from '../../versions/entity-tag.js'
import { isSame } from '#src/shared/content/content-fields.js'
import type { ContentItemDto } from '../content-item.dto.js'
import type { ContentKind } from '../content-kind.js'
import { contentInUse, contentNotFound, listChanged } from '../content-problems.js'
import { toItem } from '../content-reading.service.js'
import { nextPosition } from '../fields/next-position.js'
import { outdatedAfter } from './outdated-language.js'
import { changesBetween, orderChange } from './field-changes.js'

type Done = 'added' | 'changed' | 'removed' | 'arranged' | 'translation_confirmed'

/** What the owner does to content. Each change is stored and recorded in the audit log together, or not at all. */
@Injectable()
export class ContentEditingService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly audit: AuditLogService,
    private readonly contentChanges: ContentChangesService,
  ) {}

  /** Adds content, at the end of what is arranged by hand. @throws Problem 422 */
  add<Content extends object>(
    kind: ContentKind<EditableContent, Content>,
    content: Content,
    by: SignedInUser,
  ): Promise<ContentItemDto<Content>> {
    return this.store(kind, async (manager) => {
      const given = plain(content)
      await refuseFaults(kind, given, manager)
      const row = manager.create(kind.entity, {
        ...(await kind.toRow(given, undefined, manager)),
        outdatedLanguage: outdatedAfter(null, {}, given),
        ...(kind.arranged && { position: await nextPosition(manager, kind.entity) }),
      } as DeepPartial<EditableContent>)
      const saved = await manager.save(kind.entity, row)
      await this.record(kind, 'added', by, manager, saved)
      return toItem(kind, saved)
    })
  }

  /** Replaces what is edited of a row. @throws Problem 404, 412 when it has changed since `version`, 422 */
  save<Content extends object>(
    kind: ContentKind<EditableContent, Content>,
    id: string,
    version: number,
    content: Content,
    by: SignedInUser,
  ): Promise<ContentItemDto<Content>> {
    return this.store(kind, async (manager) => {
      const row = await lock(manager, kind, id, version)
      const given = plain(content)
      await refuseFaults(kind, given, manager, row)
      const before = kind.toContent(row)
      if (isSame(before, given)) return toItem(kind, row)
      const changes = changesBetween(await readable(kind, before, manager), await readable(kind, given, manager))
      const outdatedLanguage = outdatedAfter(row.outdatedLanguage, before, given)
      const changed = { ...row, ...(await kind.toRow(given, row, manager)), outdatedLanguage, invented: false }
      const saved = await manager.save(
        kind.entity,
        manager.create(kind.entity, changed as DeepPartial<EditableContent>),
      )
      await kind.afterSave?.(manager, saved, row)
      await this.record(kind, 'changed', by, manager, saved, { changes })
      return toItem(kind, saved)
    })
  }

  /** Says that the texts that stayed behind are right all the same. @throws Problem 404, 412 */
  confirmTranslation<Content extends object>(
    kind: ContentKind<EditableContent, Content>,
    id: string,
    version: number,
    by: SignedInUser,
  ): Promise<ContentItemDto<Content>> {
    return this.store(kind, async (manager) => {
      const row = await lock(manager, kind, id, version)
      const language = row.outdatedLanguage
      if (!language) return toItem(kind, row)
      const saved = await manager.save(kind.entity, Object.assign(row, { outdatedLanguage: null }))
      await this.record(kind, 'translation_confirmed', by, manager, saved, { language })
      return toItem(kind, saved)
    })
  }

  /** @throws Problem 404, 409 when other content needs it, 412 */
  remove(kind: ContentKind, id: string, version: number, by: SignedInUser): Promise<void> {
    return this.store(kind, async (manager) => {
      const row = await lock(manager, kind, id, version)
      if (await kind.isInUse?.(manager, row)) throw contentInUse(kind.inUse)
      const content = await readable(kind, kind.toContent(row), manager)
      await manager.delete(kind.entity, id)
      await this.record(kind, 'removed', by, manager, row, { content })
    })
  }

  /** Puts all rows in an order. Their versions stay: nobody's words are touched. @throws Problem 409 */
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
      const names = new Map(rows.map((row) => [row.id, kind.nameOf(kind.toContent(row))]))
      const nameOf = (id: string) => names.get(id)!
      const changes = [orderChange(before.map(nameOf), ids.map(nameOf))]
      await this.record(kind, 'arranged', by, manager, undefined, { changes })
    })
  }

  /**
   * Stores all or nothing. Whoever is told that it is stored finds it on the site at once: other processes hear of it
   * from the database, a moment later.
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
      if (!isUniqueViolation(error)) throw error // two have added the same at the same moment
      throw taken ? Problem.validation([taken]) : listChanged()
    }
  }

  /** @param row as it is now, or was; without it, it was done to all of the kind */
  private record(
    kind: ContentKind,
    done: Done,
    by: SignedInUser,
    manager: EntityManager,
    row?: EditableContent,
    details?: object,
  ): Promise<void> {
    const action: AuditAction = `content.${kind.name}.${done}`
    const subject = { kind: kind.name, id: row?.id ?? 'all' }
    const known = row && { name: kind.nameOf(kind.toContent(row)), version: row.version }
    return this.audit.record({ action, actor: by, subject, details: { ...known, ...details } }, manager)
  }
}

function isUniqueViolation(error: unknown): boolean {
  return error instanceof QueryFailedError && (error.driverError as { code?: string }).code === '23505'
}

/** @throws Problem 404, 412 */
async function lock(manager: EntityManager, kind: ContentKind, id: string, version: number): Promise<EditableContent> {
  const where = { id } as FindOptionsWhere<EditableContent>
  const row = await manager.findOne(kind.entity, { where, lock: { mode: 'pessimistic_write' } })
  if (!row) throw contentNotFound()
  if (row.version !== version) throw changedMeanwhile('content')
  return row
}

async function refuseFaults(
  kind: ContentKind,
  content: object,
  manager: EntityManager,
  before?: EditableContent,
): Promise<void> {
  const faults = (await kind.faults?.(content, manager, before)) ?? []
  if (faults.length > 0) throw Problem.validation(faults)
}

async function readable(kind: ContentKind, content: object, manager: EntityManager): Promise<object> {
  return (await kind.readable?.(content, manager)) ?? content
}

/** As it will be read back: without the classes it was validated by. */
function plain<Content extends object>(content: Content): Content {
  return JSON.parse(JSON.stringify(content)) as Content
}
