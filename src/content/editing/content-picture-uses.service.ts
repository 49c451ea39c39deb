import { Injectable, type OnModuleInit } from '@nestjs/common'
import { I18nService } from 'nestjs-i18n'
import { ArrayOverlap, type EntityManager, type FindOptionsWhere, In, Raw } from 'typeorm'
import type { Location } from '#src/locations/location.entity.js'
import type { Picture } from '#src/pictures/picture.entity.js'
import { type PictureUse, PictureUsesService } from '#src/pictures/picture-uses.service.js'
import type { EditableContent } from '#src/platform/database/editable-content.js'
import { type PagePicturePlace, placeOf } from '#src/shared/content/page-picture-places.js'
import { languages, type Translated } from '#src/shared/languages.js'
import { photoInText, photoNamesIn } from '#src/shared/pictures/photos-in-text.js'
import type { Post } from '../blog/post.entity.js'
import type { OwnPage } from '../own-pages/own-page.entity.js'
import { PagePictures } from '../page-pictures/page-pictures.entity.js'
import type { ContentKind } from './content-kind.js'
import { location } from './kinds/location.kind.js'
import { page } from './kinds/page.kind.js'
import { pagePictures } from './kinds/page-pictures.kind.js'
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

/** Matches texts that show some pictures. */
const inTexts = (pictures: Pictures) =>
  Raw((column) => `CAST(${column} AS text) LIKE ANY (:addresses)`, {
    addresses: pictures.map(({ name }) => `%${photoInText(name)}%`),
  })

const posts: ShowingKind<Post> = {
  kind: post,
  where: (pictures) => [{ photo: In(idsOf(pictures)) }, { body: inTexts(pictures) }],
  shown: ({ photo, body }) => [photo, ...Object.values(body).flatMap(photoNamesIn)],
}

const pages: ShowingKind<OwnPage> = {
  kind: page,
  where: (pictures) => [{ photo: In(idsOf(pictures)) }, { body: inTexts(pictures) }],
  shown: ({ photo, body }) => [photo, ...Object.values(body).flatMap(photoNamesIn)],
}

const kinds = [galleries, byPhoto(therapist), posts, pages, byPhoto(shopItem)] as unknown as ShowingKind[]

/** Reports which content shows a picture, also content that is not published. */
@Injectable()
export class ContentPictureUsesService implements OnModuleInit {
  constructor(
    private readonly uses: PictureUsesService,
    private readonly i18n: I18nService,
  ) {}

  onModuleInit(): void {
    this.uses.register((pictures, manager) => findUses(pictures, manager))
    this.uses.register((pictures, manager) => this.findPlaces(pictures, manager))
  }

  /** Returns the places of the site's own pages that show some pictures. */
  private async findPlaces(pictures: Pictures, manager: EntityManager): Promise<PictureUse[]> {
    const ids = idsOf(pictures)
    const [row] = await manager.find(PagePictures)
    return Object.entries(row?.pictures ?? {})
      .filter(([, pictureId]) => ids.includes(pictureId))
      .map(([place, pictureId]) => ({
        pictureId,
        kind: pagePictures.name,
        path: `/admin/content/${pagePictures.path}#content-${place}`,
        name: this.labelOf(place),
        isDescribed: placeOf(place as PagePicturePlace).drawing !== undefined,
      }))
  }

  private labelOf(place: string): Translated {
    const key = `content.kinds.${pagePictures.name}.fields.${place}`
    return Object.fromEntries(languages.map((lang) => [lang, this.i18n.t<string, string>(key, { lang })])) as Translated
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
        name: await kind.nameOf(kind.toContent(row), manager),
      }
      for (const { id, name } of pictures)
        if (references.includes(id) || references.includes(name)) uses.push({ pictureId: id, ...use })
    }
  }
  return uses
}
