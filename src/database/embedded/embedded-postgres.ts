import fs from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { citext } from '@electric-sql/pglite/contrib/citext'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { endProcess } from '../end-process.js'
import { DataDirectoryLock } from './data-directory-lock.js'
import { DurableFileSystem, durableStartParams } from './durable-file-system.js'

const extensions = { citext, pg_trgm, unaccent }

export interface EmbeddedPostgres {
  engine: PGlite
  /** Closes the database and gives the directory back. */
  close: () => Promise<void>
}

/** Opens the database in `directory`, creating it on first use. @throws DataDirectoryInUse */
export async function openEmbeddedPostgres(directory: string): Promise<EmbeddedPostgres> {
  const lock = await DataDirectoryLock.take(directory, endProcess)
  const confirm = () => lock.confirm()
  try {
    if (!fs.existsSync(join(directory, 'PG_VERSION'))) await createCluster(directory, confirm)
    const engine = await openDurably(directory, confirm)
    return {
      engine,
      async close() {
        await engine.close()
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** A database in memory, optionally begun from the dump of another: what tests use. */
export async function openMemoryPostgres(dump?: Blob): Promise<EmbeddedPostgres> {
  const engine = await PGlite.create({ dataDir: 'memory://', extensions, loadDataDir: dump })
  return { engine, close: () => engine.close() }
}

/** Built beside its place and renamed into it, so that a kill half-way leaves no half cluster. */
async function createCluster(directory: string, confirm: () => void): Promise<void> {
  const parent = dirname(directory)
  const unfinished = `${basename(directory)}.unfinished`
  for (const entry of fs.readdirSync(parent)) {
    if (entry.startsWith(unfinished)) fs.rmSync(join(parent, entry), { recursive: true })
  }
  if (fs.existsSync(directory) && fs.readdirSync(directory).length > 0) {
    throw new Error(`${directory} is neither empty nor a database.`)
  }
  const draft = join(parent, `${unfinished}-${process.pid}`)
  fs.mkdirSync(draft, { mode: 0o700 })
  const engine = await openDurably(draft, confirm)
  await engine.close()
  fs.rmSync(directory, { recursive: true, force: true })
  fs.renameSync(draft, directory)
}

function openDurably(directory: string, confirm: () => void): Promise<PGlite> {
  return PGlite.create({
    fs: new DurableFileSystem(directory, confirm, endProcess),
    startParams: durableStartParams,
    extensions,
  })
}
