import { useRef } from 'react'
import { newIdempotencyKey } from '#client/idempotency-key'

/** Provides the `Idempotency-Key` of requests: one with the same values as an earlier one is its retry. */
export function useRetryKey() {
  const keys = useRef<Record<string, string>>({})
  return {
    keyOf: (values: unknown): string => (keys.current[JSON.stringify(values)] ??= newIdempotencyKey()),
    /** Makes the next requests new ones, whatever their values. */
    renew: () => void (keys.current = {}),
  }
}
