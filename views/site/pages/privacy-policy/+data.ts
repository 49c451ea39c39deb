import type { PageContextServer } from 'vike/types'
import type { Period } from '#src/platform/config/period'
import type { Language } from '#src/shared/languages'

export type Data = Awaited<ReturnType<typeof data>>

/** Returns the data controller, the retention periods, and what the owner has turned on. */
export async function data({ queries, language }: PageContextServer) {
  const { company, address, postalCode, city, email } = await queries.business()
  const periods = Object.entries(await queries.retention()).map(
    ([kind, period]) => [kind, inWords(period, language)] as const,
  )
  const invitesReviews = await queries.invitesReviews()
  return {
    invitesReviews,
    details: { company, address: `${address}, ${postalCode} ${city}`, email, ...Object.fromEntries(periods) },
  }
}

/** Formats a period: `2 godine`, `5 godina`. */
function inWords({ count, unit }: Period, language: Language): string {
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}
