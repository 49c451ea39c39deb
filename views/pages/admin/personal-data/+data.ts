import type { PageContextServer } from 'vike/types'
import type { HoldingsDto } from '#src/privacy/personal-data.dto'
import { issuedBy } from '#views/admin/form/issued'
import { datesInWords, momentIn } from '#views/admin/times'

export type Data = Awaited<ReturnType<typeof data>>

/** Returns the result of the submitted search, and the cookie consent statistics. */
export async function data({ admin, form, language }: PageContextServer) {
  const { versions, ...consents } = await admin.consents()
  const dated = datesInWords(versions, momentIn(language))
  return { holdings: issuedBy<HoldingsDto>('personalData', form), consents: { ...consents, versions: dated } }
}
