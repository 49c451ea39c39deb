import type { PageContextServer } from 'vike/types'

export type Data = Awaited<ReturnType<typeof data>>

/** The controller of personal data. */
export async function data({ queries }: PageContextServer) {
  const { company, address, postalCode, city, email } = await queries.business()
  return { company, address: `${address}, ${postalCode} ${city}`, email }
}
