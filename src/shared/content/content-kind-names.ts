/** Kinds of content that the admin edits. */
export const contentKindNames = [
  'location',
  'holiday',
  'priceCategory',
  'price',
  'therapist',
  'testimonial',
  'post',
  'shopCategory',
  'shopItem',
  'franchiseFacts',
  'company',
  'business',
] as const

export type ContentKindName = (typeof contentKindNames)[number]
