import { timingSafeEqual } from 'node:crypto'
import { Injectable, Logger } from '@nestjs/common'
import { InjectRepository } from '@nestjs/typeorm'
import { LRUCache } from 'lru-cache'
import { Repository } from 'typeorm'
import { hashOfToken } from '#src/platform/crypto/token-hash.js'
import { publishSql } from '#src/platform/outbox/publish.js'
import { TIME_ZONE } from '#src/shared/time-zone.js'
import { zagrebDay } from '#src/shared/zagreb-time.js'
import { ApiKey } from './api-key.entity.js'
import { keyExpired, keyInvalid, keyRevoked } from './key-problems.js'
import { publicIdIn } from './key-text.js'

/** Precision of the time of last use. */
const USE_MS = 60_000
/** Maximum number of keys whose last use this process caches. */
const MOST_KEYS = 1000

const dayOf = (moment: string) => `(${moment} AT TIME ZONE '${TIME_ZONE}')::date`

/** Locks the row first, so that only one process records the first use of a day. */
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

/** Compared in place of the hash of an unknown key, so that lookups take equal time. */
const NO_HASH = hashOfToken('')

/**
 * Verifies API keys. Each request reads the key again, so that revocation takes effect immediately in every process.
 */
@Injectable()
export class ApiKeysService {
  private readonly logger = new Logger('api-keys')
  /** Recorded uses by key and day. Only the first record of a day is awaited. */
  private readonly noted = new LRUCache<string, Promise<unknown>>({ max: MOST_KEYS, ttl: USE_MS })

  constructor(@InjectRepository(ApiKey) private readonly keys: Repository<ApiKey>) {}

  /** Returns the key. @throws Problem 401 */
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
   * Records the use at most once a minute. Only the first use of a day delays the request, because the audit log must
   * contain it.
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
      this.logger.warn(`Recording the last use of an API key failed: ${error.name}`)
    })
    const awaited = isFirst ? written : Promise.resolve()
    this.noted.set(use, awaited)
    return awaited
  }
}
