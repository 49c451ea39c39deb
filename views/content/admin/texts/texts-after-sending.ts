import type { TextNamespace } from '#src/content/page-texts/editable-texts'

/** Namespaces with what a page shows after its form was sent, by those of the mails that follow. */
export const textsAfterSending: Partial<Record<TextNamespace, TextNamespace[]>> = {
  'confirmation-mails': ['contact', 'appointment', 'franchise', 'voucher', 'booking-link', 'waitlist-link'],
  'review-mails': ['review-link'],
  'newsletter-mails': ['newsletter', 'newsletter-links'],
  'own-data-mails': ['own-data'],
}
