import type { DataSource } from 'typeorm'
import { requireValue } from '#src/shared/lookups.js'
import { announceObjects, claimObjects, deleteDueObjects, KEY_IN_SQL, removeObject } from './object-removals.js'
import { type PictureStore, sha256Of } from './picture-store.js'

interface StoredFile {
  pictureId: string
  width: number
  format: string
  key: string
  bytes: Buffer | null
  sha256: Buffer | null
}

/** Next file of those whose bytes are in the database, or in the store. */
const next = (condition: string) => `
  SELECT file.picture_id AS "pictureId", file.width, file.format, ${KEY_IN_SQL} AS key, file.bytes, file.sha256
  FROM picture_files AS file JOIN pictures AS picture ON picture.id = file.picture_id
  WHERE ${condition} ORDER BY file.picture_id, file.width, file.format LIMIT 1`

const OF_FILE = 'WHERE picture_id = $1 AND width = $2 AND format = $3'

/** Moves the bytes of all files to the store, one after the other. Run again, it continues. @returns the number of files */
export async function movePicturesToStore(dataSource: DataSource, store: PictureStore): Promise<number> {
  return moveEach(dataSource, 'file.bytes IS NOT NULL', async ({ pictureId, width, format, key, bytes }) => {
    await announceObjects(dataSource, [key])
    await dataSource.transaction(async (manager) => {
      await claimObjects(manager, [key])
      const stored = requireValue(bytes, `bytes of ${key}`)
      await store.put(key, stored)
      const sha256 = sha256Of(stored)
      // Read again before the database gives up the only other copy.
      await store.get(key, sha256)
      await manager.query(`UPDATE picture_files SET bytes = NULL, sha256 = $4 ${OF_FILE}`, [
        pictureId,
        width,
        format,
        sha256,
      ])
    })
  })
}

/** Moves the bytes of all files to the database, and deletes the objects. Run again, it continues. @returns the number of files */
export async function movePicturesToDatabase(dataSource: DataSource, store: PictureStore): Promise<number> {
  const files = await moveEach(dataSource, 'file.bytes IS NULL', async ({ pictureId, width, format, key, sha256 }) => {
    const bytes = await store.get(key, requireValue(sha256, `hash of ${key}`))
    await dataSource.transaction(async (manager) => {
      await manager.query(`UPDATE picture_files SET bytes = $4, sha256 = NULL ${OF_FILE}`, [
        pictureId,
        width,
        format,
        bytes,
      ])
      await removeObject(manager, key)
    })
  })
  while ((await deleteDueObjects(dataSource, store)) > 0);
  return files
}

async function moveEach(
  dataSource: DataSource,
  condition: string,
  move: (file: StoredFile) => Promise<void>,
): Promise<number> {
  for (let files = 0; ; files++) {
    const [file] = await dataSource.query<StoredFile[]>(next(condition))
    if (!file) return files
    await move(file)
  }
}
