import type { Request } from 'express'
import type { RateLimit } from '#src/platform/http/rate-limits/rate-limits.service.js'

/** Of each key, wherever it is used from. */
export const KEY_LIMIT: RateLimit = {
  scope: 'key',
  points: 600,
  seconds: 60,
  lenient: true,
  of: ({ apiKey }: Request) => apiKey!.id,
}

/** The same where a key need not be shown: who shows none is not counted. */
export const SHOWN_KEY_LIMIT: RateLimit = { ...KEY_LIMIT, of: ({ apiKey }: Request) => apiKey?.id ?? null }

/** Of wrong keys, from one address. */
export const WRONG_KEY_LIMIT: RateLimit = { scope: 'wrong_key', points: 20, seconds: 600 }
