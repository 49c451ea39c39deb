import type { PageContextServer } from 'vike/types'
import { formatShortDay } from '#views/appointments/format-short-day'
import { datesInWords, momentIn } from '../times'
import { answersInWords } from './answers-in-words'
import { readChoices } from './choices'
import type { LeadKind } from './lead-kinds'
import type { LeadList, ListedLead } from './list/lead-list'

/**
 * Returns the page of leads for the address's query, in the page's language.
 * @param fixed query of the page, independent of the address
 */
export async function readLeads(
  pageContext: PageContextServer,
  kind: LeadKind,
  fixed: Record<string, string> = {},
): Promise<LeadList> {
  const { admin, language, urlParsed } = pageContext
  const { items, ...list } = await admin[kind.plural]({ ...urlParsed.search, ...fixed })
  const inWords = answersInWords(pageContext, kind, formatShortDay)
  const leads = items.map((lead) => inWords({ ...lead, merged: lead.merged.map((other) => inWords(other)) }))
  const listed = datesInWords(leads, momentIn(language)) as ListedLead[]
  return { ...list, items: listed, ...(await readChoices(pageContext)) }
}
