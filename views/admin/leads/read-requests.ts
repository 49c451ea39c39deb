import type { PageContextServer } from 'vike/types'
import { formatShortDay } from '#views/appointments/format-short-day'
import { datesInWords, momentIn } from '../times'
import { answersInWords } from './answers-in-words'
import { leadKinds } from './lead-kinds'

/** Returns the page of appointment requests for the address's query, in the page's language. */
export async function readRequests(pageContext: PageContextServer, fixed: Record<string, string> = {}) {
  const { admin, language, urlParsed } = pageContext
  const { items, ...list } = await admin.appointmentRequests({ ...urlParsed.search, ...fixed })
  const inWords = answersInWords(pageContext, leadKinds.appointmentRequest, formatShortDay)
  const requests = items.map((request) => inWords({ ...request, merged: request.merged.map(inWords) }))
  return { ...list, items: datesInWords(requests, momentIn(language)) }
}
