import { applyDecorators } from '@nestjs/common'
import { ApiPropertyOptional } from '@nestjs/swagger'
import { Transform } from 'class-transformer'
import { IsOptional } from 'class-validator'
import { readTyped } from '#src/shared/typed-times.js'
import { IsCalendarDay } from '../validation/calendar-day.decorator.js'
import { INVALID } from '../validation/invalid.js'

/** Group of transformations that apply to the addresses of pages, not to requests of the API. */
export const IN_PAGES = 'pages'

/** Validates a calendar date in Europe/Zagreb, `YYYY-MM-DD`, in the address of a page also as it is typed. */
export function DayInQuery(description: string): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({ type: String, format: 'date', description }),
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? readTyped('date', value) : value), {
      groups: [IN_PAGES],
    }),
    IsOptional(),
    IsCalendarDay(INVALID),
  )
}
