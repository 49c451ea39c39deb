import type { ContentKind } from './content-kind.js'
import { business } from './kinds/business.kind.js'
import { priceCategories, shopCategories } from './kinds/category.kinds.js'
import { companies } from './kinds/company.kind.js'
import { franchiseFacts } from './kinds/franchise-facts.kind.js'
import { holidays } from './kinds/holiday.kind.js'
import { locations } from './kinds/location.kind.js'
import { posts } from './kinds/post.kind.js'
import { prices } from './kinds/price.kind.js'
import { shopItems } from './kinds/shop-item.kind.js'
import { therapists } from './kinds/therapist.kind.js'
import { testimonials } from './kinds/testimonial.kind.js'

/** All editable kinds of content, in the order of the overview. */
export const contentKinds = [
  locations,
  holidays,
  priceCategories,
  prices,
  therapists,
  testimonials,
  posts,
  shopCategories,
  shopItems,
  franchiseFacts,
  companies,
  business,
] as ContentKind[]
