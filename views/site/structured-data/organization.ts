import type { Organization } from 'schema-dts'
import type { PageContextServer } from 'vike/types'
import type { BusinessInfoDto } from '#src/business/business-info.dto'
import { organizationId } from '#views/kit/structured-data/absolute'
import { postalAddress } from '#views/kit/structured-data/postal-address'
import { pageTranslator } from '#views/translations'

/** Returns the chain as Organization with contact data and social media pages. */
export function organization(business: BusinessInfoDto, pageContext: PageContextServer) {
  const { publicUrl } = pageContext
  const t = pageTranslator(pageContext, 'layout')
  return {
    '@type': 'Organization',
    '@id': organizationId({ publicUrl }),
    name: business.name,
    description: t('footer.mission'),
    url: `${publicUrl}/`,
    logo: `${publicUrl}/icon-512.png`,
    telephone: business.phone,
    email: business.email,
    address: postalAddress(business),
    sameAs: Object.values(business.social),
  } satisfies Organization
}
