import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource, type DeepPartial, type EntityManager, type FindOptionsWhere, QueryFailedError } from 'typeorm'
import type { EditableContent } from '../../../database/editable-content.js'
import { Problem } from '../../../http/problem.js'
import type { SignedInUser } from '../../access/signed-in-user.js'
import type { AuditAction } from '../../audit/audit-event.entity.js'
import { AuditLog } from '../../audit/audit-log.service.js'
import { changedMeanwhile } from '../../versions/entity-tag.js'
import type { ContentItemDto } from '../content-item.dto.js'
import type { ContentKind } from '../content-kind.js'
import { contentInUse, contentNotFound, listChanged } from '../content-problems.js'
import { toItem } from '../content-reading.service.js'
import { changedFields, outdatedAfter } from './content-comparison.js'

type Done = 'added' | 'changed' | 'removed' | 'arranged' | 'translation_confirmed'

/** What the owner does to content. Each change is stored and recorded in the audit log together, or not at all. */
@Injectable()
export class ContentEditing {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly audit: AuditLog,
  ) {}

  /** Adds content, at the end of what is arranged by hand. @throws Problem 422 */
  add<Row extends EditableContent, Content extends object>(
    kind: ContentKind<Row, Content>,
    content: Content,
    by: SignedInUser,
  ): Promise<ContentItemDto<Content>> {
    return this.store(kind, async (manager) => {
      const given = plain(content)
      await refuseFaults(kind, given, manager)
      const row = manager.create(kind.entity, {
        ...(await kind.toRow(given, undefined, manager)),
        outdatedLanguage: outdatedAfter(null, {}, given),
        ...(kind.arranged && { position: await manager.count(kind.entity) }),
      } as DeepPartial<Row>)
      const saved = await manager.save(kind.entity, row)
      await this.record(kind, 'added', by, manager, saved.id)
      return toItem(kind, saved)
    })
  }

  /** Replaces what is edited of a row. @throws Problem 404, 412 when it has changed since `version`, 422 */
  save<Row extends EditableContent, Content extends object>(
    kind: ContentKind<Row, Content>,
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
      const fields = changedFields(before, given)
      if (fields.length === 0) return toItem(kind, row)
      const outdatedLanguage = outdatedAfter(row.outdatedLanguage, before, given)
      const changed = { ...row, ...(await kind.toRow(given, row, manager)), outdatedLanguage } as Row
      const saved = await manager.save(kind.entity, manager.create(kind.entity, changed as DeepPartial<Row>))
      await kind.afterSave?.(manager, saved, row)
      await this.record(kind, 'changed', by, manager, id, { fields })
      return toItem(kind, saved)
    })
  }

  /** Says that the texts that stayed behind are right all the same. @throws Problem 404, 412 */
  confirmTranslation<Row extends EditableContent, Content extends object>(
    kind: ContentKind<Row, Content>,
    id: string,
    version: number,
    by: SignedInUser,
  ): Promise<ContentItemDto<Content>> {
    return this.dataSource.transaction(async (manager) => {
      const row = await lock(manager, kind, id, version)
      const language = row.outdatedLanguage
      if (!language) return toItem(kind, row)
      const saved = await manager.save(kind.entity, Object.assign(row, { outdatedLanguage: null }))
      await this.record(kind, 'translation_confirmed', by, manager, id, { language })
      return toItem(kind, saved)
    })
  }

  /** @throws Problem 404, 409 when other content needs it, 412 */
  remove<Row extends EditableContent, Content extends object>(
    kind: ContentKind<Row, Content>,
    id: string,
    version: number,
    by: SignedInUser,
  ): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      const row = await lock(manager, kind, id, version)
      if (await kind.isInUse?.(manager, row)) throw contentInUse()
      const removed = kind.toContent(row)
      await manager.remove(row)
      await this.record(kind, 'removed', by, manager, id, { content: removed })
    })
  }

  /** Puts all rows in an order. Their versions stay: nobody's words are touched. @throws Problem 409 */
  arrange(kind: ContentKind, ids: string[], by: SignedInUser): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      const rows = await manager.find(kind.entity, { order: kind.order, lock: { mode: 'pessimistic_write' } })
      const before = rows.map(({ id }) => id)
      if (ids.length !== before.length || !before.every((id) => ids.includes(id))) throw listChanged()
      if (ids.every((id, index) => id === before[index])) return
      const { tablePath } = manager.getRepository(kind.entity).metadata
      await manager.query(
        `UPDATE ${tablePath} SET position = given.position
         FROM unnest($1::uuid[]) WITH ORDINALITY AS given (id, position) WHERE ${tablePath}.id = given.id`,
        [ids],
      )
      await this.record(kind, 'arranged', by, manager)
    })
  }

  /** What two add at the same moment, the database takes from one. */
  private async store<Row extends EditableContent, Content extends object, Stored>(
    { taken }: ContentKind<Row, Content>,
    work: (manager: EntityManager) => Promise<Stored>,
  ): Promise<Stored> {
    try {
      return await this.dataSource.transaction(work)
    } catch (error) {
      if (!isUniqueViolation(error)) throw error
      throw taken ? Problem.validation([taken]) : listChanged()
    }
  }

  private record<Row extends EditableContent, Content extends object>(
    { name }: ContentKind<Row, Content>,
    done: Done,
    by: SignedInUser,
    manager: EntityManager,
    id?: string,
    details?: object,
  ): Promise<void> {
    const action: AuditAction = `content.${name}.${done}`
    return this.audit.record({ action, actor: by, subject: { kind: name, id: id ?? 'all' }, details }, manager)
  }
}

function isUniqueViolation(error: unknown): boolean {
  return error instanceof QueryFailedError && (error.driverError as { code?: string }).code === '23505'
}

/** @throws Problem 404, 412 */
async function lock<Row extends EditableContent, Content extends object>(
  manager: EntityManager,
  kind: ContentKind<Row, Content>,
  id: string,
  version: number,
): Promise<Row> {
  const where = { id } as FindOptionsWhere<Row>
  const row = await manager.findOne(kind.entity, { where, lock: { mode: 'pessimistic_write' } })
  if (!row) throw contentNotFound()
  if (row.version !== version) throw changedMeanwhile('content')
  return row
}

async function refuseFaults<Row extends EditableContent, Content extends object>(
  kind: ContentKind<Row, Content>,
  content: Content,
  manager: EntityManager,
  before?: Row,
): Promise<void> {
  const faults = (await kind.faults?.(content, manager, before)) ?? []
  if (faults.length > 0) throw Problem.validation(faults)
}

/** As it will be read back: without the classes it was validated by. */
function plain<Content extends object>(content: Content): Content {
  return JSON.parse(JSON.stringify(content)) as Content
}
