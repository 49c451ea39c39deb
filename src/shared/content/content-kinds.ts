import type { ContentKindDescription, ContentOf } from './content-description.js'
import { announcement } from './kinds/announcement.js'
import { bookableService } from './kinds/bookable-service.js'
import { business } from './kinds/business.js'
import { priceCategory, shopCategory } from './kinds/categories.js'
import { company } from './kinds/company.js'
import { contactSubject } from './kinds/contact-subject.js'
import { franchiseFacts } from './kinds/franchise-facts.js'
import { holiday } from './kinds/holiday.js'
import { location } from './kinds/location.js'
import { navigation } from './kinds/navigation.js'
import { page } from './kinds/page.js'
import { pagePictures } from './kinds/page-pictures.js'
import { post } from './kinds/post.js'
import { price } from './kinds/price.js'
import { redirect } from './kinds/redirect.js'
import { replyTemplate } from './kinds/reply-template.js'
import { room } from './kinds/room.js'
import { shopItem } from './kinds/shop-item.js'
import { testimonial } from './kinds/testimonial.js'
import { therapist } from './kinds/therapist.js'
import { therapistHours } from './kinds/therapist-hours.js'

/** Kinds of content that the admin edits, by name, in the order of the overview. */
export const contentKinds = {
  location,
  holiday,
  priceCategory,
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
  shopCategory,
  shopItem,
  franchiseFacts,
  company,
  business,
  contactSubject,
  replyTemplate,
  announcement,
  redirect,
} as const satisfies Record<string, ContentKindDescription>

export type ContentKindName = keyof typeof contentKinds

export const contentKindNames = Object.keys(contentKinds) as ContentKindName[]

/** Editable content of each kind. */
export type Contents = { [Name in ContentKindName]: ContentOf<(typeof contentKinds)[Name]['fields']> }
