import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { isUUID } from 'class-validator'
import { DataSource, IsNull, Not } from 'typeorm'
import type { EditableContent } from '../../database/editable-content.js'
import type { ContentItemDto, ContentListDto, ContentOverviewDto } from './content-item.dto.js'
import type { ContentKind } from './content-kind.js'
import { contentKinds } from './content-kinds.js'
import { contentNotFound } from './content-problems.js'

/** Content as it is edited: all of it, in every language. */
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

  async list<Content extends object>(kind: ContentKind<EditableContent, Content>): Promise<ContentItemDto<Content>[]> {
    const rows = await this.dataSource.getRepository(kind.entity).find({ order: kind.order })
    return rows.map((row) => toItem(kind, row))
  }

  /** @throws Problem 404 */
  async find<Content extends object>(
    kind: ContentKind<EditableContent, Content>,
    id: string,
  ): Promise<ContentItemDto<Content>> {
    const row = await this.dataSource.getRepository(kind.entity).findOneBy({ id })
    if (!row) throw contentNotFound()
    return toItem(kind, row)
  }

  /** The list at an address; undefined where no kind has it. */
  async listAt(path: string): Promise<ContentListDto | undefined> {
    const kind = contentKinds.find((candidate) => candidate.path === path)
    return kind && { kind: kind.name, items: await this.list(kind) }
  }

  async itemAt(path: string, id: string): Promise<ContentItemDto | undefined> {
    const kind = contentKinds.find((candidate) => candidate.path === path)
    const row = kind && isUUID(id) ? await this.dataSource.getRepository(kind.entity).findOneBy({ id }) : null
    return row ? toItem(kind!, row) : undefined
  }
}

export function toItem<Content extends object>(
  kind: ContentKind<EditableContent, Content>,
  row: EditableContent,
): ContentItemDto<Content> {
  const { id, version, outdatedLanguage, invented } = row
  const { slug = null } = row as { slug?: string }
  return { id, version, outdatedLanguage, invented, slug, content: kind.toContent(row) }
}
