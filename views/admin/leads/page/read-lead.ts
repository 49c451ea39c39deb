import type { PageContextServer } from 'vike/types'
import type { LeadDetailsDto } from '#src/admin/leads/reading/lead-details.dto'
import { createTranslator } from '#views/translations'
import { datesInWords, momentIn } from '../../times'
import { readChoices } from '../choices'

/** What the page of a lead shows beside what was sent, in the words of its language. */
export async function readLead<Details extends LeadDetailsDto>(pageContext: PageContextServer, details: Details) {
  const { language, loadMessages } = pageContext
  const t = createTranslator(loadMessages(['contact']), language, 'contact') as (key: string) => string
  const samePerson = details.samePerson.map((other) => ({
    ...other,
    about: other.kind === 'contactMessage' ? t(`form.subjects.${other.about}`) : other.about,
  }))
  return { ...datesInWords({ ...details, samePerson }, momentIn(language)), ...(await readChoices(pageContext)) }
}
