import type { PageContextServer } from 'vike/types'
import { datesInWords, momentIn } from '#views/kit/admin/times'

export type Data = Awaited<ReturnType<typeof data>>

/** Returns the cookie consent statistics. */
export async function data({ admin, language }: PageContextServer) {
  const { versions, ...consents } = await admin.consents()
  return { ...consents, versions: datesInWords(versions, momentIn(language)) }
}
