import type { Kind } from '../content-kinds'
import { businessForm } from './business-form'
import { categoryForm } from './category-form'
import { companyForm } from './company-form'
import type { ContentForm } from './content-form'
import { franchiseFactsForm } from './franchise-facts-form'
import { holidayForm } from './holiday-form'
import { locationForm } from './location-form'
import { postForm } from './post-form'
import { priceForm } from './price-form'
import { shopItemForm } from './shop-item-form'
import { therapistForm } from './therapist-form'
import { testimonialForm } from './testimonial-form'

export const contentForms: { [K in Kind]: ContentForm<K> } = {
  location: locationForm,
  holiday: holidayForm,
  priceCategory: categoryForm,
  price: priceForm,
  therapist: therapistForm,
  testimonial: testimonialForm,
  post: postForm,
  shopCategory: categoryForm,
  shopItem: shopItemForm,
  franchiseFacts: franchiseFactsForm,
  company: companyForm,
  business: businessForm,
}
