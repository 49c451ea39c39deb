import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common'
import { InjectDataSource } from '@nestjs/typeorm'
import { DataSource, type EntityManager } from 'typeorm'
import { PollingWorker } from '#src/platform/background/polling-worker.js'
import { QueueTimersService } from '#src/platform/background/queue-timers.service.js'
import { tryAdvisoryLock } from '#src/platform/database/advisory-locks.js'
import { requireValue } from '#src/shared/lookups.js'
import type { DerivedFile } from './encoding/encode.js'
import { PictureEncoderService } from './encoding/picture-encoder.service.js'
import type { Picture } from './picture.entity.js'
import { PictureFile } from './picture-file.entity.js'
import { announceObjects, claimObjects, keyOf } from './store/object-removals.js'
import { sha256Of, StoreFailure } from './store/picture-store.js'
import { PictureStoreService } from './store/picture-store.service.js'

/** Number of times that a picture is tried: what ends the process each time must not do so forever. */
const MAX_ATTEMPTS = 4

const UNTIL_DUE = `SELECT 0 AS milliseconds FROM pictures WHERE state = 'processing' LIMIT 1`

/** Counts an attempt on the oldest picture that waits, or gives it up. */
const BEGIN = `
  UPDATE pictures SET
    attempts = attempts + 1,
    state = CASE WHEN attempts >= ${MAX_ATTEMPTS} THEN 'failed' ELSE state END,
    master = CASE WHEN attempts >= ${MAX_ATTEMPTS} THEN NULL ELSE master END
  WHERE id = (SELECT id FROM pictures WHERE state = 'processing' ORDER BY created_at LIMIT 1)
  RETURNING id, name, width, master, state`

/** Does not count an attempt that the store failed: it says nothing about the picture. */
const UNCOUNT = `UPDATE pictures SET attempts = attempts - 1 WHERE id = $1 AND state = 'processing'`

type BegunPicture = Pick<Picture, 'id' | 'name' | 'width' | 'master' | 'state'>

/** Rolls a transaction back, so that the objects of a deleted picture are still to be deleted. */
class DeletedMeanwhile extends Error {}

/** Makes the files of uploaded pictures, one picture at a time. */
@Injectable()
export class PictureProcessingService implements BeforeApplicationShutdown {
  private readonly logger = new Logger('pictures')
  private readonly worker = new PollingWorker(this.logger, 'Picture processing')

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly encoder: PictureEncoderService,
    private readonly stores: PictureStoreService,
    timers: QueueTimersService,
  ) {
    timers.add({ table: 'pictures', untilDue: () => this.untilDue(), work: () => this.processPending() })
  }

  /** Processes all pictures that wait. */
  processPending(): Promise<void> {
    return this.worker.run(() => this.worker.drainInBatches(1, () => this.processNext()))
  }

  beforeApplicationShutdown(): Promise<void> {
    this.encoder.stop()
    return this.worker.stop()
  }

  private async untilDue(): Promise<number | null> {
    const [row] = await this.dataSource.query<{ milliseconds: number }[]>(UNTIL_DUE)
    return row?.milliseconds ?? null
  }

  /**
   * Makes the files of the next picture. A lock that ends with the process keeps others from doing the same; the row itself is not
   * locked, so that the picture can be described, chosen and deleted meanwhile.
   * @returns the number of pictures
   */
  private processNext(): Promise<number> {
    return this.dataSource.transaction(async (turn) => {
      if (!(await tryAdvisoryLock(turn, 'pictures'))) return 0
      const [[begun]] = await this.dataSource.query<[BegunPicture[]]>(BEGIN)
      if (!begun) return 0
      if (begun.state === 'failed') this.logger.error(`Picture ${begun.id} failed repeatedly, giving up`)
      else
        await this.process(begun).catch(async (error: unknown) => {
          if (error instanceof StoreFailure) await this.dataSource.query(UNCOUNT, [begun.id])
          throw error
        })
      return 1
    })
  }

  private async process({ id, name, width, master }: BegunPicture): Promise<void> {
    await this.stores.store?.check() // before seconds of work in vain
    const files = await this.encoder.deriveFiles(requireValue(master, 'master of the picture'), width)
    if (!files) return // the process stops
    const keys = files.map((file) => keyOf(name, file.width, file.format))
    if (this.stores.store) await announceObjects(this.dataSource, keys)
    const stored = this.dataSource.transaction(async (manager) => {
      // Objects are stored before the rows that refer to them are committed.
      const rows = await this.store(name, files, keys, manager)
      const found: unknown[] = await manager.query('SELECT id FROM pictures WHERE id = $1 FOR KEY SHARE', [id])
      if (found.length === 0) throw new DeletedMeanwhile()
      const key = ['pictureId', 'width', 'format']
      for (const row of rows) await manager.upsert(PictureFile, { pictureId: id, ...row }, key)
      // The version is that of the description, which does not change.
      await manager.query(`UPDATE pictures SET state = 'ready', master = NULL WHERE id = $1`, [id])
    })
    await stored.catch((error: unknown) => {
      if (!(error instanceof DeletedMeanwhile)) throw error
    })
  }

  /** Stores the objects, if there is a store. @returns the columns of the rows that refer to them */
  private async store(name: string, files: DerivedFile[], keys: string[], manager: EntityManager) {
    const { store } = this.stores
    if (!store) return files.map((file) => ({ ...file, sha256: null }))
    await claimObjects(manager, keys)
    for (const { width, format, bytes } of files) await store.put(keyOf(name, width, format), bytes)
    return files.map(({ width, format, bytes }) => ({ width, format, bytes: null, sha256: sha256Of(bytes) }))
  }
}
