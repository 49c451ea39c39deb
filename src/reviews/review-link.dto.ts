import { Field } from '#src/platform/http/validation/field.decorator.js'
import type { Submitted } from '#src/shared/forms/field.js'
import { reviewLink as fields } from '#src/shared/reviews/review-link.js'

export class ReviewLinkDto implements Submitted<typeof fields> {
  @Field(fields.token)
  token: string
}
