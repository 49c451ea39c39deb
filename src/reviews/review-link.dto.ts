import { WithFields } from '#src/platform/http/validation/with-fields.js'
import { reviewLink as fields } from '#src/shared/reviews/review-link.js'

export class ReviewLinkDto extends WithFields(Object, fields) {}
