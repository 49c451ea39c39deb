import type { HealthAndBeautyBusiness } from 'schema-dts'
import type { PageContextServer } from 'vike/types'
import type { LocationDto } from '../../src/locations/location.dto'
import type { SpecialDay } from '../../src/locations/opening-hours'
import { shareCard } from '../layout/share-card'
import { createTranslator } from '../translations'
import { organizationId, urlOf } from './absolute'
import { openingHours, specialOpeningHours } from './opening-hours'
import { postalAddress } from './postal-address'

/** A centre: where it is, when it is open, how to reach it. */
export function localBusiness(location: LocationDto, holidays: SpecialDay[], pageContext: PageContextServer) {
  const { publicUrl, messages, language } = pageContext
  const t = createTranslator(messages, language, 'location')
  const url = urlOf('location', pageContext, location.slug)
  return {
    '@type': 'HealthAndBeautyBusiness',
    '@id': `${urlOf('location', { publicUrl, language: 'hr' }, location.slug)}#centre`,
    name: t('title', { name: location.name }),
    description: location.description,
    url,
    image: `${publicUrl}/${shareCard('location', location.slug, language)}`,
    telephone: location.phone,
    email: location.email,
    address: postalAddress(location),
    geo: { '@type': 'GeoCoordinates', latitude: location.latitude, longitude: location.longitude },
    openingHoursSpecification: openingHours(location.hours),
    specialOpeningHoursSpecification: specialOpeningHours([
      ...location.specialDays,
      ...holidays.filter(({ date }) => !location.specialDays.some((day) => day.date === date)),
    ]),
    currenciesAccepted: 'EUR',
    parentOrganization: { '@id': organizationId({ publicUrl }), '@type': 'Organization', name: 'Biorezonanca' },
  } satisfies HealthAndBeautyBusiness
}
