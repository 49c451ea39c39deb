import type { PageContextServer } from 'vike/types'
import type { HoldingsDto } from '#src/privacy/personal-data.dto'
import { issuedBy } from '#views/kit/admin/form/issued'

export type Data = ReturnType<typeof data>

/** Returns the result of the submitted search. */
export function data({ form }: PageContextServer) {
  return { holdings: issuedBy<HoldingsDto>('personalData', form) }
}
