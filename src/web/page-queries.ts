import type { PostDto, PostSummaryDto } from '#src/content/blog/post.dto.js'
import type { TherapistDto } from '#src/locations/therapists/therapist.dto.js'
import type { FranchiseFactsDto } from '#src/content/franchise-facts/franchise-facts.dto.js'
import type { TestimonialDto } from '#src/content/testimonials/testimonial.dto.js'
import type { PriceListRowDto } from '#src/content/offer/price-list-row.dto.js'
import type { ShopItemDto } from '#src/content/offer/shop-item.dto.js'
import type { BusinessInfoDto } from '#src/business/business-info.dto.js'
import type { CompanyDto } from '#src/business/company.dto.js'
import type { LocationDto } from '#src/locations/location.dto.js'
import type { VisitorPeriods } from './visitor-periods.js'
import type { SpecialDay } from '#src/shared/opening/opening-hours.js'

/** Queries of public pages, in one language. */
export interface PageQueries {
  testimonials(): Promise<TestimonialDto[]>
  therapists(): Promise<TherapistDto[]>
  /** Null while hidden. */
  franchiseFacts(): Promise<FranchiseFactsDto | null>
  posts(): Promise<PostSummaryDto[]>
  /** @throws NotFoundException */
  post(slug: string): Promise<PostDto>
  locations(): Promise<LocationDto[]>
  location(slug: string): Promise<LocationDto | undefined>
  /** Upcoming holidays of all locations. */
  holidays(): Promise<SpecialDay[]>
  companies(): Promise<CompanyDto[]>
  business(): Promise<BusinessInfoDto>
  priceList(): Promise<PriceListRowDto[]>
  /** Names of each service in every language; the first identifies the service in any language. */
  serviceNames(): Promise<string[][]>
  shop(): Promise<ShopItemDto[]>
  /** Retention periods of visitors' data. */
  retention(): Promise<VisitorPeriods>
}
