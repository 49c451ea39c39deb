import { WithFields } from '#src/platform/http/validation/with-fields.js'
import { newsletterLink as fields } from '#src/shared/newsletter/newsletter-link.js'

export class NewsletterLinkDto extends WithFields(Object, fields) {}
