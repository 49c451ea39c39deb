import type { Method, PathOf } from '#client/documented'
import type { ContentItemDto } from '#src/content/editing/content-item.dto'
import type { ContentKindName } from '#src/shared/content/content-kind-names'
import type { BusinessContentDto } from '#src/content/editing/kinds/business-content.dto'
import type { CategoryContentDto } from '#src/content/editing/kinds/category-content.dto'
import type { CompanyContentDto } from '#src/content/editing/kinds/company-content.dto'
import type { HolidayContentDto } from '#src/content/editing/kinds/holiday-content.dto'
import type { LocationContentDto } from '#src/content/editing/kinds/location-content.dto'
import type { PostContentDto } from '#src/content/editing/kinds/post-content.dto'
import type { PriceContentDto } from '#src/content/editing/kinds/price-content.dto'
import type { FranchiseFactsContentDto } from '#src/content/editing/kinds/franchise-facts-content.dto'
import type { TherapistContentDto } from '#src/content/editing/kinds/therapist-content.dto'
import type { ShopItemContentDto } from '#src/content/editing/kinds/shop-item-content.dto'
import type { TestimonialContentDto } from '#src/content/editing/kinds/testimonial-content.dto'
import type { PageName } from '#src/shared/addresses'

/** Content type of each kind. */
export interface Contents {
  location: LocationContentDto
  holiday: HolidayContentDto
  priceCategory: CategoryContentDto
  price: PriceContentDto
  therapist: TherapistContentDto
  testimonial: TestimonialContentDto
  post: PostContentDto
  shopCategory: CategoryContentDto
  shopItem: ShopItemContentDto
  franchiseFacts: FranchiseFactsContentDto
  company: CompanyContentDto
  business: BusinessContentDto
}

export type Kind = ContentKindName

export type Item<K extends Kind = Kind> = Omit<ContentItemDto, 'content'> & { content: Contents[K] }

/** Content folders of the API in which the path with suffix `Rest` supports method `M`. */
export type FolderWith<M extends Method, Rest extends string = ''> = {
  [P in PathOf<M>]: P extends `/api/admin/content/${infer Folder}${Rest}`
    ? Folder extends `${string}/${string}`
      ? never
      : Folder
    : never
}[PathOf<M>]

interface KindView {
  /** Folder in the paths of the admin and of the API. */
  path: FolderWith<'PUT', '/{id}'>
  /** Public page that shows the items. */
  page: PageName
  /** Items are ordered manually. */
  arranged?: boolean
  /** Exactly one item exists; it can be neither added nor removed. */
  single?: boolean
  /** Kind of the categories that items belong to. */
  categories?: 'priceCategory' | 'shopCategory'
}

export const kinds: Record<Kind, KindView> = {
  location: { path: 'locations', page: 'contact', arranged: true },
  holiday: { path: 'holidays', page: 'contact' },
  priceCategory: { path: 'price-categories', page: 'pricelist', arranged: true },
  price: { path: 'prices', page: 'pricelist', arranged: true, categories: 'priceCategory' },
  therapist: { path: 'therapists', page: 'contact', arranged: true },
  testimonial: { path: 'testimonials', page: 'home', arranged: true },
  post: { path: 'posts', page: 'blog' },
  shopCategory: { path: 'shop-categories', page: 'shop', arranged: true },
  shopItem: { path: 'shop-items', page: 'shop', arranged: true, categories: 'shopCategory' },
  franchiseFacts: { path: 'franchise-facts', page: 'franchise', single: true },
  company: { path: 'companies', page: 'impresum', arranged: true },
  business: { path: 'business', page: 'contact', single: true },
}
