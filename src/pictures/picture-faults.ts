import type { EntityManager } from 'typeorm'
import type { FieldFault } from '#src/platform/http/problems/problem.js'

/** Field that refers to a picture, by its id or by the name in its address. */
export interface PictureReference {
  field: string
  picture: string | null
}

const LOCK = {
  id: 'SELECT id::text AS found FROM pictures WHERE id = ANY ($1::uuid[]) ORDER BY id FOR KEY SHARE',
  name: 'SELECT name AS found FROM pictures WHERE name = ANY ($1) ORDER BY id FOR KEY SHARE',
}

/**
 * Returns faults of references to missing pictures. Locks the others until the transaction ends, so that none is deleted while content
 * that shows it is stored.
 */
export async function pictureFaults(
  references: PictureReference[],
  manager: EntityManager,
  by: keyof typeof LOCK = 'id',
): Promise<FieldFault[]> {
  const asked = references.flatMap(({ picture }) => picture ?? [])
  if (asked.length === 0) return []
  const rows = await manager.query<{ found: string }[]>(LOCK[by], [asked])
  const known = new Set(rows.map(({ found }) => found))
  return references.flatMap(({ field, picture }) =>
    picture === null || known.has(picture) ? [] : [{ field, code: 'picture.unknown' }],
  )
}
