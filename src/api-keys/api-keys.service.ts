import { timingSafeEqual } from 'node:crypto'
import { Injectable, Logger } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { LRUCache } from 'lru-cache'
import { Repository } from 'typeorm'
import { hashOfToken } from '../config/token-hash.js'
import { ApiKey } from './api-key.entity.js'
import { keyExpired, keyInvalid, keyRevoked } from './key-problems.js'
import { publicIdIn } from './key-text.js'

/** How exactly it is known when a key was last used. */
const USE_MS = 60_000
/** Keys whose last use this process remembers. */
const MOST_KEYS = 1000

/** Stands in for the hash of a key that there is not. */
const NO_HASH = hashOfToken('')

/** Tells keys that let in from others. Asked anew for each request: a revoked key is refused at once, in every process. */
@Injectable()
export class ApiKeysService {
  private readonly logger = new Logger('api-keys')
  private readonly noted = new LRUCache<string, true>({ max: MOST_KEYS, ttl: USE_MS })

  constructor(@InjectRepository(ApiKey) private readonly keys: Repository<ApiKey>) {}

  /** @throws Problem 401 */
  async check(key: string): Promise<ApiKey> {
    const publicId = publicIdIn(key)
    const found = publicId === undefined ? null : await this.keys.findOneBy({ publicId })
    const isRight = timingSafeEqual(Buffer.from(hashOfToken(key)), Buffer.from(found?.hash ?? NO_HASH))
    if (!found || !isRight) throw keyInvalid()
    if (found.revokedAt) throw keyRevoked()
    if (found.expiresAt && found.expiresAt <= new Date()) throw keyExpired()
    this.noteUse(found)
    return found
  }

  /** Beside the request, which does not wait for it, and once a minute. */
  private noteUse({ id }: ApiKey): void {
    if (this.noted.has(id)) return
    this.noted.set(id, true)
    this.keys
      .createQueryBuilder()
      .update()
      .set({ lastUsedAt: () => 'now()' })
      .where('id = :id AND (last_used_at IS NULL OR last_used_at < :before)', {
        id,
        before: new Date(Date.now() - USE_MS),
      })
      .execute()
      .catch((error: Error) => this.logger.warn(`The last use of a key was not written: ${error.name}`))
  }
}
