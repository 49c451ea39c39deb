import { Field } from '#src/platform/http/validation/field.decorator.js'
import type { ContentOf } from '#src/shared/content/content-description.js'
import { contactDetails as fields } from '#src/shared/content/fields/contact-details.js'
import type { WeeklyHours } from '#src/shared/opening/opening-hours.js'
import { WeeklyHoursField } from '../fields/hours-fields.js'

export abstract class ContactDetailsContentDto implements ContentOf<typeof fields> {
  @Field(fields.address)
  address: string

  @Field(fields.postalCode)
  postalCode: string

  @Field(fields.city)
  city: string

  @Field(fields.phone)
  phone: string

  @Field(fields.email)
  email: string

  @WeeklyHoursField(fields.hours)
  hours: WeeklyHours
}
