import type { PageContextServer } from 'vike/types'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ queries }: PageContextServer) {
  const [companies, locations] = await Promise.all([queries.companies(), queries.locations()])
  return {
    companies: companies.map(({ location, ...company }) => {
      const { name = location, phone, email } = locations.find(({ slug }) => slug === location) ?? {}
      return { ...company, location: name, phone, email }
    }),
  }
}
