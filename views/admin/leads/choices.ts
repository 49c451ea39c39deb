import type { PageContextServer } from 'vike/types'
import type { Colleague } from '#src/admin/users/colleague'

/** Who a lead may be given to, and which centres it may concern. */
export interface LeadChoices {
  colleagues: Colleague[]
  centres: { slug: string; name: string }[]
}

export async function readChoices({ admin, language }: PageContextServer): Promise<LeadChoices> {
  const [colleagues, centres] = await Promise.all([admin.colleagues(), admin.centres(language)])
  return { colleagues, centres }
}
