import { Injectable } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { type EntityManager, LessThan, Repository } from 'typeorm'
import type { EditableContent } from '#src/platform/database/editable-content.js'
import { Problem } from '#src/platform/http/problems/problem.js'
import { createValidationPipe } from '#src/platform/http/validation/validation.pipe.js'
import { fieldsOf, withField } from '#src/shared/content/content-fields.js'
import type { ContentKindName } from '#src/shared/content/content-kinds.js'
import type { ContentRestorationDto } from './content-item.dto.js'
import type { ContentKind } from './content-kind.js'
import { contentNotFound } from './content-problems.js'
import { ContentVersion } from './content-version.entity.js'

/** Number of versions of an item that are kept, as many as its history shows. */
export const MOST_VERSIONS = 50

/** Stores replaced content. What clients wrote is not stored, as in the audit log. */
@Injectable()
export class ContentVersionsService {
  private readonly validation = createValidationPipe()

  constructor(@InjectRepository(ContentVersion) private readonly versions: Repository<ContentVersion>) {}

  /** Stores the content of a row that is about to be replaced. */
  async add(kind: ContentKind, { id: itemId, version }: EditableContent, content: object, manager: EntityManager) {
    if (kind.byClients) return
    const item = { kind: kind.name, itemId }
    // A change that the row does not store, such as the computed visits of a package, keeps the version.
    await manager.upsert(ContentVersion, { ...item, version, content }, ['kind', 'itemId', 'version'])
    await manager.delete(ContentVersion, { ...item, version: LessThan(version - MOST_VERSIONS) })
  }

  async removeAll(kind: ContentKind, itemId: string, manager: EntityManager): Promise<void> {
    await manager.delete(ContentVersion, { kind: kind.name, itemId })
  }

  /** Returns the stored versions of an item. */
  list(kind: ContentKindName, itemId: string): Promise<ContentVersion[]> {
    return this.versions.findBy({ kind, itemId })
  }

  /**
   * Returns the content of a row with the values that some fields had in an earlier version.
   * @throws Problem 404 for an unknown version, 422 for an unknown field or a value that is no longer valid
   */
  async earlier(
    kind: ContentKind,
    row: EditableContent,
    { earlierVersion: version, fields }: ContentRestorationDto,
    manager: EntityManager,
  ): Promise<object> {
    const stored = await manager.findOneBy(ContentVersion, { kind: kind.name, itemId: row.id, version })
    if (!stored) throw contentNotFound()
    const values = fieldsOf(stored.content)
    if (!fields.every((field) => values.has(field))) throw Problem.validation([{ field: 'fields', code: 'invalid' }])
    const content = fields.reduce((changed, field) => withField(changed, field, values.get(field)), kind.toContent(row))
    return (await this.validation.transform(content, { type: 'body', metatype: kind.content })) as object
  }
}
