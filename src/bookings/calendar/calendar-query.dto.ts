import { IsIn, IsOptional, Matches, MaxLength } from 'class-validator'
import { DayInQuery } from '#src/platform/http/lists/day-in-query.decorator.js'
import { INVALID } from '#src/platform/http/validation/invalid.js'
import { IsId } from '#src/platform/http/validation/is-id.decorator.js'
import { type CalendarSpan, calendarSpans } from '#src/shared/bookings/calendar-spans.js'
import { LONGEST_SLUG, SLUG } from '#src/shared/slug.js'

/** Query in the address of the calendar. */
export class CalendarQueryDto {
  @IsOptional()
  @IsIn(calendarSpans, INVALID)
  span: CalendarSpan = 'day'

  @DayInQuery('Day to show, or a day of the week to show; by default today.')
  @Matches(/^[12]/, INVALID) // there are dates after it
  date?: string

  @IsOptional()
  @Matches(SLUG, INVALID)
  @MaxLength(LONGEST_SLUG, INVALID)
  location?: string

  @IsOptional()
  @IsId()
  therapist?: string

  /** Id of the appointment request that is to be booked. */
  @IsOptional()
  @IsId()
  request?: string
}
