import { EmailField, PhoneField, TextField } from '#src/http/validation/text-fields.js'
import type { WeeklyHours } from '#src/shared/opening/opening-hours.js'
import { WeeklyHoursField } from '../fields/hours-fields.js'

export abstract class ContactDetailsContentDto {
  @TextField({ max: 160, required: 'validation.required' })
  address: string

  @TextField({ max: 12, required: 'validation.required' })
  postalCode: string

  @TextField({ max: 80, required: 'validation.required' })
  city: string

  @PhoneField({ required: 'validation.phone.required' })
  phone: string

  @EmailField()
  email: string

  @WeeklyHoursField()
  hours: WeeklyHours
}
