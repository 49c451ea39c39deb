import type { HealthAndBeautyBusiness, ReserveAction } from 'schema-dts'
import type { PageContextServer } from 'vike/types'
import type { PriceListRowDto } from '#src/content/offer/price-list-row.dto'
import type { LocationDto } from '#src/locations/location.dto'
import type { Language } from '#src/shared/languages'
import { formatPrice } from '#src/shared/offer/format-price'
import { photoFile } from '#src/shared/pictures/picture-file'
import { shareCard } from '#views/kit/layout/share-card'
import { organizationId, urlOf } from '#views/kit/structured-data/absolute'
import { openingHours, specialOpeningHours } from '#views/kit/structured-data/opening-hours'
import { postalAddress } from '#views/kit/structured-data/postal-address'
import { createTranslator } from '#views/translations'
import { directionsTo } from '../contact-bar/directions'

/** Returns a location as HealthAndBeautyBusiness: address, weekly opening hours, contact data. */
export function centre(location: LocationDto, pageContext: PageContextServer) {
  const { publicUrl, loadMessages, language } = pageContext
  const t = createTranslator(loadMessages(['location']), language, 'location')
  return {
    '@type': 'HealthAndBeautyBusiness',
    // Stable `@id`, the same in every language.
    '@id': `${urlOf('location', { publicUrl, language: 'hr' }, location.slug)}#centre`,
    name: t('title', { name: location.name }),
    url: urlOf('location', pageContext, location.slug),
    image: imageOf(location, pageContext),
    telephone: location.phone,
    email: location.email,
    address: postalAddress(location),
    geo: { '@type': 'GeoCoordinates', latitude: location.latitude, longitude: location.longitude },
    hasMap: directionsTo(location),
    openingHoursSpecification: openingHours(location.hours),
    parentOrganization: { '@id': organizationId({ publicUrl }), '@type': 'Organization', name: 'Biorezonanca' },
  } satisfies HealthAndBeautyBusiness
}

/** Returns a location with what its own page adds: description, exceptional hours, prices, the way to an appointment. */
export function localBusiness(
  location: LocationDto,
  { prices, bookable }: { prices: PriceListRowDto[]; bookable: boolean },
  pageContext: PageContextServer,
) {
  return {
    ...centre(location, pageContext),
    description: location.description,
    specialOpeningHoursSpecification: specialOpeningHours(location),
    currenciesAccepted: 'EUR',
    priceRange: priceRange(prices, pageContext.language),
    potentialAction: reservation(location, bookable ? 'booking' : 'appointment', pageContext),
  } satisfies HealthAndBeautyBusiness
}

/** Returns the photographs of a location, or its card. */
function imageOf({ slug, pictures }: LocationDto, { publicUrl, language }: PageContextServer): string | string[] {
  if (pictures.length > 0) return pictures.map((picture) => publicUrl + photoFile(picture, 1200))
  return `${publicUrl}/${shareCard('location', slug, language)}`
}

/** Returns the action that books or requests an appointment at a location. */
function reservation(
  { slug }: LocationDto,
  page: 'booking' | 'appointment',
  pageContext: PageContextServer,
): ReserveAction {
  const url = new URL(urlOf(page, pageContext))
  url.searchParams.set('location', slug)
  return { '@type': 'ReserveAction', target: { '@type': 'EntryPoint', urlTemplate: url.href } }
}

/** Returns the range of all prices above zero; undefined while there are none. */
function priceRange(prices: PriceListRowDto[], language: Language): string | undefined {
  const asked = prices.map(({ price }) => price).filter((price) => price > 0)
  const ends = new Set([Math.min(...asked), Math.max(...asked)])
  return asked.length > 0 ? [...ends].map((price) => formatPrice(price, language)).join('–') : undefined
}
