import type { PageContextServer } from 'vike/types'
import imprint from '../../../src/database/seed/companies.json'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ language, queries }: PageContextServer) {
  const locations = await queries.locations()
  return {
    sample: imprint.sample,
    companies: imprint.companies.map(({ location, court, capital, ...company }) => {
      const centre = locations.find(({ slug }) => slug === location)
      return {
        ...company,
        court: court[language],
        capital: capital[language],
        centre: centre?.name ?? location,
        phone: centre?.phone,
        email: centre?.email,
      }
    }),
  }
}
