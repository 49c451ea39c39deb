import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { ContentKindName } from '#src/shared/content/content-kinds.js'
import type { Translated } from '#src/shared/languages.js'
import type { Picture } from './picture.entity.js'

/** Content that shows a picture. */
export interface PictureUse {
  pictureId: string
  /** Kind of the content. */
  kind: ContentKindName
  /** Path of its page in the admin. */
  path: string
  /** Display name of the content. */
  name: string | Translated
  /** True where the picture needs an alternative text. */
  isDescribed?: boolean
}

/** Returns where content shows some pictures. */
export type FindUses = (pictures: Pick<Picture, 'id' | 'name'>[], manager: EntityManager) => Promise<PictureUse[]>

/** Uses of pictures, which later features report. */
@Injectable()
export class PictureUsesService {
  private readonly finders: FindUses[] = []

  /** Registers a feature that shows pictures; call it before the application starts. */
  register(find: FindUses): void {
    this.finders.push(find)
  }

  async find(pictures: Pick<Picture, 'id' | 'name'>[], manager: EntityManager): Promise<PictureUse[]> {
    if (pictures.length === 0) return []
    const uses: PictureUse[] = []
    for (const find of this.finders) uses.push(...(await find(pictures, manager))) // one connection, one query at a time
    return uses
  }
}
