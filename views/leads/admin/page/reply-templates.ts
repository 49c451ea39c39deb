import type { PageContextServer } from 'vike/types'
import type { Language } from '#src/shared/languages'
import { fillTemplate } from '#src/shared/leads/reply-placeholders'
import { formatPrice } from '#src/shared/offer/format-price'
import { formatMoment } from '#views/formatting'
import type { LeadKind } from '../lead-kinds'
import { nameOfLead } from '../name-of-lead'
import { isUnrouted } from './is-unrouted'
import type { ReplyTemplate } from './lead-view'

interface Answered {
  language: Language
  location: string | null
  isRouted: boolean
  /** Name of a service in the price list, in the sender's language. */
  service?: string
  /** Time and therapist of a booking. */
  starts?: Date | string
  therapist?: string
}

/** Returns the templates in the sender's language, filled with what is known of the lead. */
export async function readReplyTemplates(
  { admin, language }: PageContextServer,
  kind: LeadKind,
  lead: Answered,
): Promise<ReplyTemplate[]> {
  const [templates, locations, price] = await Promise.all([
    admin.replyTemplates(),
    admin.locations({ language: lead.language }),
    lead.service ? admin.priceOfService({ name: lead.service, language: lead.language }) : null,
  ])
  const values = {
    name: nameOfLead(kind, lead),
    location: isUnrouted(kind, lead) ? null : locations.find(({ slug }) => slug === lead.location)?.name,
    time: lead.starts && formatMoment(new Date(lead.starts).toISOString(), lead.language),
    therapist: lead.therapist,
    price: price === null ? null : formatPrice(price, lead.language),
  }
  return templates.map(({ id, name, text }) => ({
    id,
    name: name[language],
    text: fillTemplate(text[lead.language], values),
  }))
}
