import type { PageContextServer } from 'vike/types'
import { longTextsOf } from '#src/shared/forms/field'
import { excerptOf } from '#src/shared/leads/excerpt'
import { formatShortDay } from '#views/appointments/format-short-day'
import { datesInWords, momentIn } from '#views/kit/admin/times'
import { answersInWords } from './answers-in-words'
import { readChoices } from './choices'
import type { LeadKind } from './lead-kinds'
import type { LeadList, ListedLead } from './list/lead-list'
import { readServiceNames } from './service-names'

/** Differences of print pages from lists. */
interface ReadOptions {
  /** Query of the page, independent of the address. */
  query?: Record<string, string>
  /** Keeps longer texts whole; lists only contain their beginnings. */
  whole?: boolean
}

/** Returns the page of leads for the address's query, in the page's language. */
export async function readLeads(
  pageContext: PageContextServer,
  kind: LeadKind,
  { query = {}, whole = false }: ReadOptions = {},
): Promise<LeadList> {
  const { admin, language, urlParsed } = pageContext
  const { items, ...list } = await admin[kind.plural]({ query: { ...urlParsed.search, ...query } })
  const inWords = answersInWords(pageContext, kind, await readServiceNames(pageContext), formatShortDay)
  const show = <L extends object>(lead: L) => inWords(whole ? lead : withExcerpts(kind, lead))
  const leads = items.map((lead) => show({ ...lead, merged: lead.merged.map((other) => show(other)) }))
  const listed = datesInWords(leads, momentIn(language)) as ListedLead[]
  return { ...list, items: listed, ...(await readChoices(pageContext)) }
}

/** Returns a lead with the beginnings of its longer texts. */
function withExcerpts<L extends object>({ fields }: LeadKind, lead: L): L {
  const texts = lead as Record<string, string | null>
  const beginnings = longTextsOf(fields).map((name) => [name, texts[name] ? excerptOf(texts[name]) : null])
  return { ...lead, ...(Object.fromEntries(beginnings) as object) }
}
