import type { PageContextServer } from 'vike/types'
import { datesInWords, momentIn } from '#views/admin/times'

export type Data = Awaited<ReturnType<typeof data>>

/** What was found for the sender of the page's form, and what visitors decided about cookies. */
export async function data({ admin, form, language }: PageContextServer) {
  const { versions, ...consents } = await admin.consents()
  const dated = datesInWords(versions, momentIn(language))
  return { holdings: form?.issued?.holdings ?? null, consents: { ...consents, versions: dated } }
}
