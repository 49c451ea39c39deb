import { applyDecorators } from '@nestjs/common'
import { ApiProperty } from '@nestjs/swagger'
import { Type } from 'class-transformer'
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  isObject,
  Matches,
  ValidateBy,
  ValidateNested,
  type ValidationOptions,
} from 'class-validator'
import { INVALID } from '#src/platform/http/validation/invalid.js'
import type { ContentOf, Rows } from '#src/shared/content/content-description.js'
import { interval } from '#src/shared/content/fields/hours.js'
import { TIME_OF_DAY } from '#src/shared/opening/opening-hours.js'
import { RowsField } from './rows-field.decorator.js'

const timeOfDay = { maxLength: 5, pattern: TIME_OF_DAY.source }

class IntervalContentDto implements ContentOf<typeof interval> {
  @ApiProperty({ ...timeOfDay, example: '12:00', description: 'Local time in Europe/Zagreb.' })
  @Matches(TIME_OF_DAY, { message: `validation.${interval.opens.fault}` })
  opens: string

  @ApiProperty({ ...timeOfDay, example: '20:00' })
  @Matches(TIME_OF_DAY, { message: `validation.${interval.closes.fault}` })
  closes: string
}

/** Validates the opening intervals of a day; closed if empty. */
export const IntervalsField = (intervals: Rows) =>
  applyDecorators(
    RowsField(intervals, IntervalContentDto),
    ApiProperty({ description: 'Opening intervals; closed if empty.' }),
  )

/** Checks that a list contains objects; nested validation would accept nested lists. */
const HoldsObjects = (options: ValidationOptions) =>
  ValidateBy(
    { name: 'holdsObjects', validator: { validate: (list) => Array.isArray(list) && list.every(isObject) } },
    options,
  )

/** Validates the opening intervals of each day of a week. */
export const WeeklyHoursField = ({ most: days, row: intervals }: Rows & { row: Rows }) =>
  applyDecorators(
    ApiProperty({
      type: 'array',
      minItems: days,
      maxItems: days,
      items: { type: 'array', maxItems: intervals.most, items: { $ref: '#/components/schemas/IntervalContentDto' } },
      description: 'Opening intervals by day, Monday first; an empty day is closed.',
    }),
    IsArray(INVALID),
    ArrayMinSize(days, INVALID),
    ArrayMaxSize(days, INVALID),
    IsArray({ each: true, ...INVALID }),
    ArrayMaxSize(intervals.most, { each: true, ...INVALID }),
    HoldsObjects({ each: true, ...INVALID }),
    ValidateNested({ each: true, ...INVALID }),
    Type(() => IntervalContentDto),
  )
