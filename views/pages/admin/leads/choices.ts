import type { PageContextServer } from 'vike/types'

/** Who a lead may be given to, and which centres it may concern. */
export interface LeadChoices {
  colleagues: { id: string; email: string }[]
  centres: { slug: string; name: string }[]
}

export async function readChoices({ admin, language }: PageContextServer): Promise<LeadChoices> {
  const [colleagues, centres] = await Promise.all([admin.colleagues(), admin.centres(language)])
  return { colleagues, centres }
}
