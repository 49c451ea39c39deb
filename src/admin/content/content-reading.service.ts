import { Injectable } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource, type FindOptionsWhere, IsNull, Not } from 'typeorm'
import type { EditableContent } from '../../database/editable-content.js'
import type { ContentItemDto, ContentOverviewDto } from './content-item.dto.js'
import type { ContentKind } from './content-kind.js'
import { contentKinds } from './content-kinds.js'
import { contentNotFound } from './content-problems.js'

/** Content as it is edited: all of it, in every language. */
@Injectable()
export class ContentReading {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  overview(): Promise<ContentOverviewDto[]> {
    return Promise.all(
      contentKinds.map(async ({ name, path, entity }) => {
        const rows = this.dataSource.getRepository(entity)
        const outdated = await rows.countBy({ outdatedLanguage: Not(IsNull()) })
        return { kind: name, path, count: await rows.count(), outdated }
      }),
    )
  }

  async list<Row extends EditableContent, Content extends object>(
    kind: ContentKind<Row, Content>,
  ): Promise<ContentItemDto<Content>[]> {
    const rows = await this.dataSource.getRepository(kind.entity).find({ order: kind.order })
    return rows.map((row) => toItem(kind, row))
  }

  /** @throws Problem 404 */
  async find<Row extends EditableContent, Content extends object>(
    kind: ContentKind<Row, Content>,
    id: string,
  ): Promise<ContentItemDto<Content>> {
    const row = await this.dataSource.getRepository(kind.entity).findOneBy({ id } as FindOptionsWhere<Row>)
    if (!row) throw contentNotFound()
    return toItem(kind, row)
  }
}

export function toItem<Row extends EditableContent, Content extends object>(
  kind: ContentKind<Row, Content>,
  row: Row,
): ContentItemDto<Content> {
  const { id, version, outdatedLanguage } = row
  const { slug = null } = row as { slug?: string }
  return { id, version, outdatedLanguage, slug, content: kind.toContent(row) }
}
