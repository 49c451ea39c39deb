import type { PostalAddress } from 'schema-dts'

interface Place {
  address: string
  postalCode: string
  city: string
  country: string
}

/** How countries are stored, and the codes that search engines ask for (ISO 3166-1). */
const countryCodes: Record<string, string> = { Croatia: 'HR' }

export function postalAddress({ address, postalCode, city, country }: Place) {
  return {
    '@type': 'PostalAddress',
    streetAddress: address,
    postalCode,
    addressLocality: city,
    addressCountry: countryCodes[country] ?? country,
  } satisfies PostalAddress
}
