import { useRef } from 'react'
import { newIdempotencyKey } from '#client/idempotency-key'
import { write } from '#client/requests'
import type { Fields } from '#src/shared/forms/field'
import { findFaults } from '#src/shared/forms/find-faults'
import type { Outcome } from './outcome'
import { outcomeOf, TAKEN } from './request-outcome'
import type { Values } from './values'

/**
 * Sends what was typed as JSON, but for what cannot be right; the server has the last word. The same words sent again carry
 * the same `Idempotency-Key`, by which what visitors send is stored once.
 */
export function useSend(endpoint: string, fields: Fields): (values: Values) => Promise<Outcome> {
  const attempt = useRef({ body: '', key: '' })
  return async (values) => {
    const errors = findFaults(fields, values)
    if (errors.length > 0) return { status: 422, errors }
    const body = JSON.stringify(values)
    if (attempt.current.body !== body) attempt.current = { body, key: newIdempotencyKey() }
    try {
      await write({ method: 'POST', path: endpoint, body: values, idempotencyKey: attempt.current.key })
      attempt.current = { body: '', key: '' }
      return TAKEN
    } catch (error) {
      return outcomeOf(error)
    }
  }
}
