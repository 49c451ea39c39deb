import type { PageContextServer } from 'vike/types'
import type { Colleague } from '#src/admin/users/colleague'

/** Users a lead can be assigned to, and locations it can concern. */
export interface LeadChoices {
  colleagues: Colleague[]
  locations: { slug: string; name: string }[]
}

export async function readChoices({ admin, language }: PageContextServer): Promise<LeadChoices> {
  const [colleagues, locations] = await Promise.all([admin.colleagues(), admin.locations({ language })])
  return { colleagues, locations }
}
