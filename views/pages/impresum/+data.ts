import type { PageContextServer } from 'vike/types'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ queries }: PageContextServer) {
  const [companies, locations] = await Promise.all([queries.companies(), queries.locations()])
  return {
    companies: companies.map(({ location, ...company }) => {
      const centre = locations.find(({ slug }) => slug === location)
      return { ...company, centre: centre?.name ?? location, phone: centre?.phone, email: centre?.email }
    }),
  }
}
