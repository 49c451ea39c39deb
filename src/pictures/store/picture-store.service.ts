import { Injectable } from '@nestjs/common'
import { Environment } from '#src/platform/config/environment.js'
import { HealthChecksService } from '#src/platform/http/health-checks.service.js'
import { requireValue } from '#src/shared/lookups.js'
import { storeUnavailable } from '../picture-problems.js'
import { PictureStore, StoreFailure } from './picture-store.js'

/** Validity of a check for the readiness probe. */
const CHECKED_MS = 60_000

/** Provides the store of picture files, if the environment has one; otherwise the database contains them. */
@Injectable()
export class PictureStoreService {
  /** Undefined if the database contains the files. */
  readonly store?: PictureStore
  private checked?: { at: number; isWell: Promise<boolean> }

  constructor({ pictureStore }: Environment, checks: HealthChecksService) {
    if (!pictureStore) return
    this.store = new PictureStore(pictureStore)
    checks.add('pictures', () => this.isWell())
  }

  /** Ensures that uploads can be stored. @throws Problem 503 */
  async assertWritable(): Promise<void> {
    await this.store?.check().catch((cause: unknown) => {
      throw storeUnavailable(cause)
    })
  }

  /** Returns the bytes of an object. @throws Problem 503 */
  async read(key: string, sha256: Buffer): Promise<Buffer> {
    if (!this.store) throw storeUnavailable(new StoreFailure('the environment has no PICTURE_STORE_URL'))
    return this.store.get(key, sha256).catch((cause: unknown) => {
      throw storeUnavailable(cause)
    })
  }

  private isWell(): Promise<boolean> {
    if (!this.checked || Date.now() - this.checked.at > CHECKED_MS) {
      const isWell = requireValue(this.store, 'store of pictures')
        .check()
        .then(
          () => true,
          () => false,
        )
      this.checked = { at: Date.now(), isWell }
    }
    return this.checked.isWell
  }
}
