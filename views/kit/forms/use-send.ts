import type { BodyOf, PathOf } from '#client/documented'
import { proveByWaiting } from '#client/prove-by-waiting'
import type { Address, AnyAddress } from '#client/requests/api-address'
import { type AnyWrite, RequestError, write } from '#client/requests/requests'
import type { FormFields, Submitted } from '#src/shared/forms/field'
import type { FieldGroup } from '#src/shared/forms/field-group'
import { findFaults } from '#src/shared/forms/find-faults'
import { nestedValues } from '#src/shared/forms/nested-values'
import { referenceOf } from '#src/shared/leads/reference'
import type { Outcome } from './outcome'
import { outcomeOf, TAKEN } from './request-outcome'
import { useRetryKey } from './use-retry-key'
import type { SpamFieldValues } from './use-spam-fields'
import type { Values } from './values'

/** Field descriptions that match the body of a route: all required fields, with the correct types and no unknown ones. */
export type FieldsOf<F extends FormFields, P extends PathOf<'POST'>> = [keyof F] extends [keyof BodyOf<'POST', P>]
  ? Submitted<F> extends BodyOf<'POST', P>
    ? F
    : never
  : never

interface SendOptions {
  /** Group of fields of which one is required. */
  group?: FieldGroup
  /** Returns the spam protection fields of the submission. */
  spamFields?: () => Partial<SpamFieldValues>
}

/** Typed values are strings, whatever the API document states; `FieldsOf` checks that the fields match it. */
const writeAny = write as unknown as (request: AnyWrite) => Promise<unknown>

/**
 * Sends typed values as JSON after client-side validation; the server validates again. A retry with the same values reuses its
 * `Idempotency-Key`, so that the submission is stored once. A proof of work required by the server is computed and sent.
 */
export function useSend<P extends PathOf<'POST'>, F extends FormFields>(
  address: Address<P>,
  fields: FieldsOf<F, P>,
  { group, spamFields = () => ({}) }: SendOptions = {},
): (values: Values, more?: Partial<BodyOf<'POST', P>>) => Promise<Outcome> {
  const { keyOf, renew } = useRetryKey()
  return async (values, more = {}) => {
    const errors = findFaults(fields, values, group)
    if (errors.length > 0) return { status: 422, errors }
    const idempotencyKey = keyOf([values, more])
    try {
      const post = (proof: { proof?: string } = {}) =>
        writeAny({
          method: 'POST',
          ...(address as AnyAddress),
          idempotencyKey,
          body: { ...nestedValues(values), ...more, ...spamFields(), ...proof },
        })
      const answer = await post().catch(async (error: unknown) => {
        const challenge = error instanceof RequestError && error.challenge
        if (!challenge) throw error
        // The script chunk may be gone after a deployment; waiting is an accepted alternative proof.
        const { prove } = await import('#client/prove').catch(() => ({ prove: proveByWaiting }))
        return post({ proof: await prove(challenge) })
      })
      renew()
      const receipt = (answer ?? {}) as Record<string, string>
      return { ...TAKEN, reference: receipt.id && referenceOf(receipt.id), receipt }
    } catch (error) {
      return outcomeOf(error)
    }
  }
}
