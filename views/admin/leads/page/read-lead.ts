import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { datesInWords, momentIn } from '../../times'
import { answersInWords } from '../answers-in-words'
import { type LeadChoices, readChoices } from '../choices'
import type { LeadKind } from '../lead-kinds'
import type { LeadView } from './lead-view'
import { replyAddress } from './reply-address'

/** Returns the data of a lead page, in the page's language. */
export async function readLead(pageContext: PageContextServer, kind: LeadKind): Promise<LeadView> {
  const { admin, language, routeParams, urlParsed } = pageContext
  const details = await admin[kind.name](routeParams.id!, urlParsed.search)
  if (!details) throw render(404)
  const inWords = answersInWords(pageContext, kind)
  const samePerson = details.samePerson.map((other) => ({
    ...other,
    about: other.aboutName?.[language] ?? other.about,
  }))
  const lead = { ...inWords({ ...details, merged: details.merged.map((other) => inWords(other)) }), samePerson }
  return {
    ...(datesInWords(lead, momentIn(language)) as Omit<LeadView, 'reply' | keyof LeadChoices>),
    ...(await readChoices(pageContext)),
    reply: replyAddress(pageContext, kind, details),
  }
}
