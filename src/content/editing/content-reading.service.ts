import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource, type EntityManager, IsNull, Not } from 'typeorm'
import type { EditableContent } from '#src/platform/database/editable-content.js'
import type { ContentItemDto, ContentOverviewDto } from './content-item.dto.js'
import type { ContentKind } from './content-kind.js'
import { contentKinds } from './content-kinds.js'
import { contentNotFound } from './content-problems.js'

/** Reads content for the editor: every row, also hidden ones, in every language. */
@Injectable()
export class ContentReadingService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  overview(): Promise<ContentOverviewDto[]> {
    return Promise.all(
      contentKinds.map(async ({ name, path, entity }) => {
        const rows = this.dataSource.getRepository(entity)
        const outdated = await rows.countBy({ outdatedLanguage: Not(IsNull()) })
        const invented = await rows.countBy({ invented: true })
        return { kind: name, path, count: await rows.count(), outdated, invented }
      }),
    )
  }

  async list(kind: ContentKind): Promise<ContentItemDto[]> {
    const rows = await this.dataSource.getRepository(kind.entity).find({ order: kind.order })
    return Promise.all(rows.map((row) => toItem(kind, row, this.dataSource.manager)))
  }

  /** @throws Problem 404 */
  async find(kind: ContentKind, id: string): Promise<ContentItemDto> {
    const row = await this.dataSource.getRepository(kind.entity).findOneBy({ id })
    if (!row) throw contentNotFound()
    return toItem(kind, row, this.dataSource.manager)
  }
}

/** Converts a row to its DTO. */
export async function toItem(kind: ContentKind, row: EditableContent, manager: EntityManager): Promise<ContentItemDto> {
  const { id, version, outdatedLanguage, invented } = row
  const { slug = null, uses = null } = row as { slug?: string; uses?: number }
  const content = kind.toContent(row)
  const borrowedName = (await kind.borrowedName?.(content, manager)) ?? null
  return { id, version, outdatedLanguage, invented, slug, uses, borrowedName, content }
}
