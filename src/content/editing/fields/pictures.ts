import { type EntityManager, In } from 'typeorm'
import { Picture } from '#src/pictures/picture.entity.js'
import { pictureFaults } from '#src/pictures/picture-faults.js'
import type { FieldFault } from '#src/platform/http/problems/problem.js'
import { languages, type Translated } from '#src/shared/languages.js'
import { photoNamesIn } from '#src/shared/pictures/photos-in-text.js'

interface WithPhoto {
  photo: string | null
}

/** Returns the fault of a photograph that is not in the library. */
export const photoFaults = ({ photo }: WithPhoto, manager: EntityManager): Promise<FieldFault[]> =>
  pictureFaults([{ field: 'photo', picture: photo }], manager)

/** Returns the faults of a gallery: pictures that are not in the library, or repeated. */
export async function galleryFaults(pictures: { picture: string }[], manager: EntityManager): Promise<FieldFault[]> {
  const references = pictures.map(({ picture }, index) => ({ field: `pictures.${index}.picture`, picture }))
  const repeated = references.filter(({ picture }, index) =>
    references.slice(0, index).some((earlier) => earlier.picture === picture),
  )
  return [
    ...(await pictureFaults(references, manager)),
    ...repeated.map(({ field }) => ({ field, code: 'picture.repeated' })),
  ]
}

/** Returns the faults of texts that show pictures which are not in the library. */
export function faultsOfPhotosIn(field: string, texts: Translated, manager: EntityManager): Promise<FieldFault[]> {
  const references = languages.flatMap((language) =>
    photoNamesIn(texts[language]).map((picture) => ({ field: `${field}.${language}`, picture })),
  )
  return pictureFaults(references, manager, 'name')
}

/** Returns the content with the alternative text of its photograph in place of the id, for the audit log. */
export async function withPhotoName<Content extends WithPhoto>(content: Content, manager: EntityManager) {
  const names = await pictureNames([content.photo], manager)
  return { ...content, photo: (content.photo && names.get(content.photo)) ?? content.photo }
}

/** Returns the content with alternative texts in place of the ids of its gallery, for the audit log. */
export async function withGalleryNames<Content extends { pictures: { picture: string }[] }>(
  content: Content,
  manager: EntityManager,
) {
  const ids = content.pictures.map(({ picture }) => picture)
  const names = await pictureNames(ids, manager)
  return { ...content, pictures: ids.map((id) => names.get(id) ?? id) }
}

/** Returns the alternative texts of pictures by their ids, or the names in their addresses. */
export async function pictureNames(ids: (string | null)[], manager: EntityManager): Promise<Map<string, string>> {
  const asked = ids.filter((id) => id !== null)
  const found = asked.length > 0 ? await manager.findBy(Picture, { id: In(asked) }) : []
  return new Map(found.map(({ id, alt, name }) => [id, alt.hr || name]))
}
