import { reviewLink as fields } from '#src/shared/reviews/review-link.js'
import { WithFields } from '#src/platform/http/validation/with-fields.js'

export class ReviewLinkDto extends WithFields(Object, fields) {}
