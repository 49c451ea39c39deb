import type { DataSource, EntityManager } from 'typeorm'
import { NOW } from '#src/platform/database/now-in-sql.js'
import type { PictureStore } from './picture-store.js'

/** Key of a file in the store, in SQL of `file` and `picture`. */
export const KEY_IN_SQL = `picture.name || '-' || file.width || '.' || file.format`

/** Returns the key of a file; it contains the hash of the upload, so its content never changes. */
export const keyOf = (name: string, width: number, format: string) => `${name}-${width}.${format}`

/** Hours after which objects are deleted that no file refers to. */
const UNUSED_HOURS = 1

const ANNOUNCE = `
  INSERT INTO picture_object_removals (key, due_at)
  SELECT unnest($1::text[]), now() + make_interval(hours => $2)
  ON CONFLICT (key) DO UPDATE SET due_at = excluded.due_at`

const REMOVED_FILES = `
  INSERT INTO picture_object_removals (key)
  SELECT ${KEY_IN_SQL} FROM picture_files AS file JOIN pictures AS picture ON picture.id = file.picture_id
  WHERE picture.id = $1 AND file.bytes IS NULL
  ON CONFLICT (key) DO UPDATE SET due_at = excluded.due_at`

const REMOVED_OBJECT = `
  INSERT INTO picture_object_removals (key) VALUES ($1) ON CONFLICT (key) DO UPDATE SET due_at = excluded.due_at`

/** Locks due objects; those that a file refers to are no longer to be deleted. */
const DUE = `
  SELECT due.key, EXISTS (
    SELECT FROM picture_files AS file JOIN pictures AS picture ON picture.id = file.picture_id
    WHERE picture.name = split_part(due.key, '-', 1) AND file.bytes IS NULL AND ${KEY_IN_SQL} = due.key
  ) AS "isUsed"
  FROM picture_object_removals AS due WHERE due_at <= ${NOW}
  ORDER BY due_at LIMIT 20 FOR UPDATE OF due SKIP LOCKED`

/** Stores which objects are about to be stored. */
export async function announceObjects(dataSource: DataSource, keys: string[]): Promise<void> {
  await dataSource.query(ANNOUNCE, [keys, UNUSED_HOURS])
}

/** Locks objects against deletion, and ends it when the transaction of their files is committed. */
export async function claimObjects(manager: EntityManager, keys: string[]): Promise<void> {
  await manager.query('DELETE FROM picture_object_removals WHERE key = ANY ($1::text[])', [keys])
}

/** Has the objects of a picture deleted when the transaction is committed; called before its rows are deleted. */
export async function removeObjects(manager: EntityManager, pictureId: string): Promise<void> {
  await manager.query(REMOVED_FILES, [pictureId])
}

/** Has an object deleted when the transaction is committed. */
export async function removeObject(manager: EntityManager, key: string): Promise<void> {
  await manager.query(REMOVED_OBJECT, [key])
}

/** Deletes due objects. @returns their number */
export async function deleteDueObjects(dataSource: DataSource, store: PictureStore): Promise<number> {
  return dataSource.transaction(async (manager) => {
    const due = await manager.query<{ key: string; isUsed: boolean }[]>(DUE)
    for (const { key, isUsed } of due) if (!isUsed) await store.delete(key)
    if (due.length > 0)
      await claimObjects(
        manager,
        due.map(({ key }) => key),
      )
    return due.length
  })
}
