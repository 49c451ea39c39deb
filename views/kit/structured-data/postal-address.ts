import type { PostalAddress } from 'schema-dts'
import { croatia } from '#src/shared/country'

interface Place {
  address: string
  postalCode: string
  city: string
  country: string
}

export function postalAddress({ address, postalCode, city, country }: Place) {
  return {
    '@type': 'PostalAddress',
    streetAddress: address,
    postalCode,
    addressLocality: city,
    addressCountry: country === croatia.name ? croatia.code : country,
  } satisfies PostalAddress
}
