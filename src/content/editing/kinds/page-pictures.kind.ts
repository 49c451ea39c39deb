import { type EntityManager, In } from 'typeorm'
import { Picture } from '#src/pictures/picture.entity.js'
import { pictureFaults, type PictureReference } from '#src/pictures/picture-faults.js'
import type { FieldFault } from '#src/platform/http/problems/problem.js'
import type { Contents } from '#src/shared/content/content-kinds.js'
import { type PagePicturePlace, pagePicturePlaceNames, placeOf } from '#src/shared/content/page-picture-places.js'
import { PagePictures } from '../../page-pictures/page-pictures.entity.js'
import { contentKind } from '../content-kind.js'
import { pictureNames } from '../fields/pictures.js'

type Content = Contents['pagePictures']

export const pagePictures = contentKind('pagePictures', PagePictures, {
  defaults: toContent({}),
  order: { id: 'ASC' },
  toContent: ({ pictures }) => toContent(pictures),
  toRow: (content) => ({
    pictures: Object.fromEntries(Object.entries(content).filter(([, picture]) => picture !== null)),
  }),
  readable: async (content, manager) => {
    const names = await pictureNames(Object.values(content), manager)
    return Object.fromEntries(
      Object.entries(content).map(([place, picture]) => [place, (picture && names.get(picture)) ?? picture]),
    )
  },
  faults: async (content, manager) => {
    const references = Object.entries(content).map(([field, picture]) => ({ field, picture }))
    const faults = await pictureFaults(references, manager)
    return faults.length > 0 ? faults : undescribedFaults(references, manager)
  },
})

function toContent(pictures: PagePictures['pictures']): Content {
  return Object.fromEntries(pagePicturePlaceNames.map((place) => [place, pictures[place] ?? null])) as Content
}

/** Returns the faults of decorative pictures in places whose drawings have an alternative text. */
async function undescribedFaults(references: PictureReference[], manager: EntityManager): Promise<FieldFault[]> {
  const described = references.filter(({ field, picture }) => picture && placeOf(field as PagePicturePlace).drawing)
  const decorative = await manager.find(Picture, {
    select: { id: true },
    where: { id: In(described.flatMap(({ picture }) => picture ?? [])), decorative: true },
  })
  return described
    .filter(({ picture }) => decorative.some(({ id }) => id === picture))
    .map(({ field }) => ({ field, code: 'picture.undescribed' }))
}
