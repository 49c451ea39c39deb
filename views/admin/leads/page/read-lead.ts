import type { PageContextServer } from 'vike/types'
import type { LeadDetailsDto } from '#src/leads/inbox/lead-details.dto'
import { datesInWords, momentIn } from '../../times'
import { aboutInWords } from '../answers-in-words'
import { readChoices } from '../choices'
import { leadKinds } from '../lead-kinds'

/** Returns the data of a lead page beside the submitted fields, in the page's language. */
export async function readLead<Details extends LeadDetailsDto>(pageContext: PageContextServer, details: Details) {
  const samePerson = details.samePerson.map((other) => ({
    ...other,
    about: aboutInWords(pageContext, leadKinds[other.kind])(other.about),
  }))
  const inWords = datesInWords({ ...details, samePerson }, momentIn(pageContext.language))
  return { ...inWords, ...(await readChoices(pageContext)) }
}
