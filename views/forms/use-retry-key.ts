import { useRef } from 'react'
import { newIdempotencyKey } from '#client/idempotency-key'

/** Provides the `Idempotency-Key` of requests: a retry with the same values is the same request. */
export function useRetryKey() {
  const attempt = useRef({ values: '', key: '' })
  return {
    keyOf: (values: unknown): string => {
      const sent = JSON.stringify(values)
      if (attempt.current.values !== sent) attempt.current = { values: sent, key: newIdempotencyKey() }
      return attempt.current.key
    },
    /** Makes the next request a new one even with the same values. */
    renew: () => void (attempt.current = { values: '', key: '' }),
  }
}
