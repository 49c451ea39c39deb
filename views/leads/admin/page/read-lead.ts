import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { openStatuses } from '#src/shared/leads/lead-statuses'
import { datesInWords, isPast, momentIn } from '#views/kit/admin/times'
import { answersInWords } from '../answers-in-words'
import { type LeadChoices, readChoices } from '../choices'
import type { LeadKind } from '../lead-kinds'
import { reminderOf } from '../reminder'
import { readServiceTranslations } from '../service-names'
import type { LeadView } from './lead-view'
import { replyGreeting } from './reply-greeting'
import { readReplyTemplates } from './reply-templates'

/** Returns the data of a lead page, in the page's language. */
export async function readLead(pageContext: PageContextServer, kind: LeadKind): Promise<LeadView> {
  const lead = await findLead(pageContext, kind, pageContext.routeParams.id!, pageContext.urlParsed.search)
  if (!lead) throw render(404)
  return lead
}

/** Returns a lead in the page's language; undefined for an id without a lead. @param search query of the list with its neighbours */
export async function findLead(
  pageContext: PageContextServer,
  kind: LeadKind,
  id: string,
  search: Record<string, string>,
): Promise<LeadView | undefined> {
  const { admin, language } = pageContext
  const found = await admin[kind.name]({ id, query: search })
  if (!found) return undefined
  const { query: _, ...details } = found
  const serviceNames = await readServiceTranslations(pageContext)
  const serviceName = (name: string) => serviceNames.get(name) ?? name
  const inWords = answersInWords(pageContext, kind, serviceName)
  const samePerson = details.samePerson.map((other) => ({
    ...other,
    about: other.aboutName?.[language] ?? serviceName(other.about),
  }))
  const lead = { ...inWords({ ...details, merged: details.merged.map((other) => inWords(other)) }), samePerson }
  const [choices, templates] = await Promise.all([
    readChoices(pageContext),
    details.email ? readReplyTemplates(pageContext, kind, details) : [],
  ])
  return {
    ...(datesInWords(lead, momentIn(language)) as Omit<
      LeadView,
      'reply' | 'templates' | 'serviceNames' | 'isOverdue' | 'canFollowUp' | 'reminder' | keyof LeadChoices
    >),
    ...choices,
    canFollowUp: openStatuses(kind).includes(details.status) && details.status !== 'spam' && !details.trashedAt,
    reminder: details.followUp && reminderOf(details.followUp.day, language),
    serviceNames,
    templates,
    isOverdue: isPast(details.answerDueAt),
    reply: replyGreeting(pageContext, details),
  }
}
