import { timingSafeEqual } from 'node:crypto'
import { Injectable, Logger } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { LRUCache } from 'lru-cache'
import { Repository } from 'typeorm'
import { hashOfToken } from '#src/platform/crypto/token-hash.js'
import { publishSql } from '#src/platform/outbox/publish.js'
import { TIME_ZONE } from '../shared/time-zone.js'
import { zagrebDay } from '../shared/zagreb-time.js'
import { ApiKey } from './api-key.entity.js'
import { keyExpired, keyInvalid, keyRevoked } from './key-problems.js'
import { publicIdIn } from './key-text.js'

/** How exactly it is known when a key was last used. */
const USE_MS = 60_000
/** Keys whose last use this process remembers. */
const MOST_KEYS = 1000

const dayOf = (moment: string) => `(${moment} AT TIME ZONE '${TIME_ZONE}')::date`

/** Locked first, so that of many processes one finds the day new. */
const NOTE_USE = `
  WITH before AS (
    SELECT id, last_used_at, ${dayOf('last_used_at')} IS DISTINCT FROM ${dayOf('now()')} AS is_first
    FROM api_keys WHERE id = $1 FOR UPDATE
  ),
  used AS (
    UPDATE api_keys SET last_used_at = now() FROM before
    WHERE api_keys.id = before.id AND (before.is_first OR before.last_used_at < now() - make_interval(secs => ${USE_MS / 1000}))
    RETURNING api_keys.id, before.is_first
  )
  ${publishSql('api_key.used', 'id::text FROM used WHERE is_first')}`

/** Stands in for the hash of a key that there is not. */
const NO_HASH = hashOfToken('')

/** Tells keys that let in from others. Asked anew for each request: a revoked key is refused at once, in every process. */
@Injectable()
export class ApiKeysService {
  private readonly logger = new Logger('api-keys')
  /** By key and day. What others wait for is the first note of a day. */
  private readonly noted = new LRUCache<string, Promise<unknown>>({ max: MOST_KEYS, ttl: USE_MS })

  constructor(@InjectRepository(ApiKey) private readonly keys: Repository<ApiKey>) {}

  /** @throws Problem 401 */
  async check(key: string): Promise<ApiKey> {
    const publicId = publicIdIn(key)
    const found = publicId === undefined ? null : await this.keys.findOneBy({ publicId })
    const isRight = timingSafeEqual(Buffer.from(hashOfToken(key)), Buffer.from(found?.hash ?? NO_HASH))
    if (!found || !isRight) throw keyInvalid()
    if (found.revokedAt) throw keyRevoked()
    if (found.expiresAt && found.expiresAt <= new Date()) throw keyExpired()
    await this.noteUse(found)
    return found
  }

  /**
   * Once a minute, beside the request, which waits for the first of a day alone: nothing is read that the audit log will
   * not tell of.
   */
  private noteUse({ id, lastUsedAt }: ApiKey): Promise<unknown> {
    const today = zagrebDay(new Date()).toString()
    const use = `${id} ${today}`
    const noted = this.noted.get(use)
    if (noted) return noted
    const isFirst = !lastUsedAt || zagrebDay(lastUsedAt).toString() !== today
    const written = this.keys.query(NOTE_USE, [id]).catch((error: Error) => {
      this.noted.delete(use)
      if (isFirst) throw error
      this.logger.warn(`The last use of a key was not written: ${error.name}`)
    })
    const awaited = isFirst ? written : Promise.resolve()
    this.noted.set(use, awaited)
    return awaited
  }
}
