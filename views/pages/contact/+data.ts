import type { PageContextServer } from 'vike/types'
import business from '../../../src/database/seed/business.json'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ queries }: PageContextServer) {
  const { street, postalCode, city } = business.address
  const { phone, mobilePhone, email, businessHours, social } = business
  return {
    locations: await queries.locations(),
    business: { address: [street, `${postalCode} ${city}`], phone, mobilePhone, email, businessHours, social },
  }
}
