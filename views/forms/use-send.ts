import { useRef } from 'react'
import { newIdempotencyKey } from '#client/idempotency-key'
import { proveByWaiting } from '#client/prove-by-waiting'
import type { Address, AnyAddress } from '#client/requests/api-address'
import type { BodyOf, PathOf } from '#client/documented'
import { type AnyWrite, RequestError, write } from '#client/requests/requests'
import type { Fields, Submitted } from '#src/shared/forms/field'
import { findFaults } from '#src/shared/forms/find-faults'
import { nestedValues } from '#src/shared/forms/nested-values'
import type { Outcome } from './outcome'
import { outcomeOf, TAKEN } from './request-outcome'
import type { TrapValues } from './use-trap'
import type { Values } from './values'

/** Fields that make up the body of a route: all that it wants, of the right kind, and none that it does not know. */
export type FieldsOf<F extends Fields, P extends PathOf<'POST'>> = [keyof F] extends [keyof BodyOf<'POST', P>]
  ? Submitted<F> extends BodyOf<'POST', P>
    ? F
    : never
  : never

/** What is typed is a text each, whatever the document says; that it says the same is seen to by `FieldsOf`. */
const writeAny = write as unknown as (request: AnyWrite) => Promise<unknown>

/**
 * Sends what was typed as JSON, but for what cannot be right; the server has the last word. The same words sent again carry
 * the same `Idempotency-Key`, by which what visitors send is stored once. What the server asks to be proven first, is.
 * @param trap what tells a person from a program, sent beside
 */
export function useSend<P extends PathOf<'POST'>, F extends Fields>(
  address: Address<P>,
  fields: FieldsOf<F, P>,
  trap: () => Partial<TrapValues> = () => ({}),
): (values: Values) => Promise<Outcome> {
  const attempt = useRef({ body: '', key: '' })
  return async (values) => {
    const errors = findFaults(fields, values)
    if (errors.length > 0) return { status: 422, errors }
    const body = JSON.stringify(values)
    if (attempt.current.body !== body) attempt.current = { body, key: newIdempotencyKey() }
    try {
      const post = (proof: { proof?: string } = {}) =>
        writeAny({
          ...{ method: 'POST', ...(address as AnyAddress), idempotencyKey: attempt.current.key },
          body: { ...nestedValues(values), ...trap(), ...proof },
        })
      await post().catch(async (error: unknown) => {
        const challenge = error instanceof RequestError && error.challenge
        if (!challenge) throw error
        // What computes may be gone from the server since the page was opened: waiting is worth as much.
        const { prove } = await import('#client/prove').catch(() => ({ prove: proveByWaiting }))
        await post({ proof: await prove(challenge) })
      })
      attempt.current = { body: '', key: '' }
      return TAKEN
    } catch (error) {
      return outcomeOf(error)
    }
  }
}
