import { Injectable, type OnModuleInit } from '@nestjs/common'
import { ArrayOverlap, type EntityManager, type FindOptionsWhere, In, Raw } from 'typeorm'
import type { Location } from '#src/locations/location.entity.js'
import { type PictureUse, PictureUsesService } from '#src/pictures/picture-uses.service.js'
import type { Picture } from '#src/pictures/picture.entity.js'
import type { EditableContent } from '#src/platform/database/editable-content.js'
import { photoNamesIn } from '#src/shared/pictures/photos-in-text.js'
import type { Post } from '../blog/post.entity.js'
import type { ContentKind } from './content-kind.js'
import { location } from './kinds/location.kind.js'
import { page } from './kinds/page.kind.js'
import { post } from './kinds/post.kind.js'
import { shopItem } from './kinds/shop-item.kind.js'
import { therapist } from './kinds/therapist.kind.js'

type Pictures = Pick<Picture, 'id' | 'name'>[]

/** Kind of content that shows pictures, and how. */
interface ShowingKind<Row extends EditableContent = EditableContent> {
  kind: ContentKind
  where(pictures: Pictures): FindOptionsWhere<Row>[]
  /** Returns ids and names of the pictures that a row shows. */
  shown(row: Row): (string | null)[]
}

const idsOf = (pictures: Pictures) => pictures.map(({ id }) => id)

const byPhoto = (kind: ContentKind): ShowingKind<EditableContent & { photo: string | null }> => ({
  kind,
  where: (pictures) => [{ photo: In(idsOf(pictures)) }],
  shown: ({ photo }) => [photo],
})

const galleries: ShowingKind<Location> = {
  kind: location,
  where: (pictures) => [{ pictures: ArrayOverlap(idsOf(pictures)) }],
  shown: ({ pictures }) => pictures,
}

const posts: ShowingKind<Post> = {
  kind: post,
  where: (pictures) => [
    { photo: In(idsOf(pictures)) },
    {
      body: Raw((column) => `CAST(${column} AS text) LIKE ANY (:addresses)`, {
        addresses: pictures.map(({ name }) => `%/media/${name}%`),
      }),
    },
  ],
  shown: ({ photo, body }) => [photo, ...Object.values(body).flatMap(photoNamesIn)],
}

const kinds = [galleries, byPhoto(therapist), posts, byPhoto(page), byPhoto(shopItem)] as unknown as ShowingKind[]

/** Reports which content shows a picture, also content that is not published. */
@Injectable()
export class ContentPictureUsesService implements OnModuleInit {
  constructor(private readonly uses: PictureUsesService) {}

  onModuleInit(): void {
    this.uses.register((pictures, manager) => findUses(pictures, manager))
  }
}

async function findUses(pictures: Pictures, manager: EntityManager): Promise<PictureUse[]> {
  const uses: PictureUse[] = []
  for (const showing of kinds) {
    const { kind } = showing
    const rows = await manager.find(kind.entity, { where: showing.where(pictures), order: { id: 'ASC' } })
    for (const row of rows) {
      const references = showing.shown(row)
      const use = {
        kind: kind.name,
        path: `/admin/content/${kind.path}/${row.id}`,
        name: kind.nameOf(kind.toContent(row)),
      }
      for (const { id, name } of pictures)
        if (references.includes(id) || references.includes(name)) uses.push({ pictureId: id, ...use })
    }
  }
  return uses
}
