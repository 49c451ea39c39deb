import { ApiProperty } from '@nestjs/swagger'
import { SpamFieldsDto } from '#src/leads/spam/spam-fields.dto.js'
import { IsCalendarDay } from '#src/platform/http/validation/calendar-day.decorator.js'
import { IsId } from '#src/platform/http/validation/is-id.decorator.js'
import { WithFields } from '#src/platform/http/validation/with-fields.js'
import { waitlistPerson } from '#src/shared/bookings/waitlist.js'
import { location } from '#src/shared/forms/location.js'

export class WaitlistDto extends WithFields(
  SpamFieldsDto,
  { location: { ...location, required: 'location.required' }, ...waitlistPerson },
  { location: 'Slug of a location.' },
) {
  @ApiProperty({ format: 'uuid', description: 'Id of a bookable service.' })
  @IsId()
  service: string

  @ApiProperty({ format: 'date', description: 'Full day, in Europe/Zagreb.' })
  @IsCalendarDay({ message: 'validation.waitlist.day' })
  day: string
}
