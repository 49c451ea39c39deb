import { type ContentKindName, contentKindNames } from '#src/shared/content/content-kinds.js'
import { PriceCategory } from '../offer/price-category.entity.js'
import { PriceListRow } from '../offer/price-list-row.entity.js'
import { ShopCategory } from '../offer/shop-category.entity.js'
import { ShopItem } from '../offer/shop-item.entity.js'
import type { ContentKind } from './content-kind.js'
import { announcement } from './kinds/announcement.kind.js'
import { bookableService } from './kinds/bookable-service.kind.js'
import { business } from './kinds/business.kind.js'
import { categoryKind } from './kinds/category-kind.js'
import { company } from './kinds/company.kind.js'
import { contactSubject } from './kinds/contact-subject.kind.js'
import { franchiseFacts } from './kinds/franchise-facts.kind.js'
import { holiday } from './kinds/holiday.kind.js'
import { location } from './kinds/location.kind.js'
import { navigation } from './kinds/navigation.kind.js'
import { page } from './kinds/page.kind.js'
import { pagePictures } from './kinds/page-pictures.kind.js'
import { post } from './kinds/post.kind.js'
import { price } from './kinds/price.kind.js'
import { redirect } from './kinds/redirect.kind.js'
import { replyTemplate } from './kinds/reply-template.kind.js'
import { room } from './kinds/room.kind.js'
import { shopItem } from './kinds/shop-item.kind.js'
import { testimonial } from './kinds/testimonial.kind.js'
import { therapist } from './kinds/therapist.kind.js'
import { therapistHours } from './kinds/therapist-hours.kind.js'

const kinds: Record<ContentKindName, ContentKind> = {
  location,
  holiday,
  priceCategory: categoryKind('priceCategory', PriceCategory, PriceListRow),
  price,
  therapist,
  bookableService,
  therapistHours,
  room,
  testimonial,
  post,
  page,
  navigation,
  pagePictures,
  shopCategory: categoryKind('shopCategory', ShopCategory, ShopItem),
  shopItem,
  franchiseFacts,
  company,
  business,
  contactSubject,
  replyTemplate,
  announcement,
  redirect,
}

/** All editable kinds of content, in the order of the overview. */
export const contentKinds = contentKindNames.map((name) => kinds[name])
