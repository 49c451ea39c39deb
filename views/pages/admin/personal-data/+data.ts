import type { PageContextServer } from 'vike/types'
import { datesInWords, momentIn } from '#views/admin/times'

export type Data = Awaited<ReturnType<typeof data>>

/** Returns the result of the submitted search, and the cookie consent statistics. */
export async function data({ admin, form, language }: PageContextServer) {
  const { versions, ...consents } = await admin.consents()
  const dated = datesInWords(versions, momentIn(language))
  return { holdings: form?.issued?.holdings ?? null, consents: { ...consents, versions: dated } }
}
