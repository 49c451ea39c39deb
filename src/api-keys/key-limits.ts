import type { Request } from 'express'
import type { RateLimit } from '#src/platform/http/rate-limits/rate-limits.service.js'
import { requireValue } from '#src/shared/lookups.js'

/** Requests per key, from any address. */
export const KEY_LIMIT: RateLimit = {
  scope: 'key',
  points: 600,
  seconds: 60,
  lenient: true,
  of: ({ apiKey }: Request) => requireValue(apiKey, 'API key of the request').id,
}

/** Limit per key on public routes; requests without a key are not counted. */
export const SHOWN_KEY_LIMIT: RateLimit = { ...KEY_LIMIT, of: ({ apiKey }: Request) => apiKey?.id ?? null }

/** Invalid keys per address. */
export const WRONG_KEY_LIMIT: RateLimit = { scope: 'wrong_key', points: 20, seconds: 600 }
