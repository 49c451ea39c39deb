import { applyDecorators } from '@nestjs/common'
import { ApiProperty } from '@nestjs/swagger'
import { Type } from 'class-transformer'
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  isObject,
  IsObject,
  Matches,
  ValidateBy,
  ValidateNested,
  type ValidationOptions,
} from 'class-validator'
import { INVALID } from '#src/http/validation/invalid.js'
import { TIME_OF_DAY } from '#src/shared/opening/opening-hours.js'

const MOST_INTERVALS = 4
const DAYS = 7

class IntervalContentDto {
  @ApiProperty({ example: '12:00', description: 'Local time in Europe/Zagreb.' })
  @Matches(TIME_OF_DAY, { message: 'validation.time.invalid' })
  opens: string

  @ApiProperty({ example: '20:00' })
  @Matches(TIME_OF_DAY, { message: 'validation.time.invalid' })
  closes: string
}

/** When it is open on a day; never, if there is nothing. */
export const IntervalsField = () =>
  applyDecorators(
    ApiProperty({ type: [IntervalContentDto], maxItems: MOST_INTERVALS, description: 'Without any it is closed.' }),
    IsArray(INVALID),
    ArrayMaxSize(MOST_INTERVALS, INVALID),
    IsObject({ each: true, ...INVALID }),
    ValidateNested({ each: true, ...INVALID }),
    Type(() => IntervalContentDto),
  )

/** A list of objects; nested validation would go through a list of lists and find nothing wrong. */
const HoldsObjects = (options: ValidationOptions) =>
  ValidateBy(
    { name: 'holdsObjects', validator: { validate: (list) => Array.isArray(list) && list.every(isObject) } },
    options,
  )

/** When it is open in a week. */
export const WeeklyHoursField = () =>
  applyDecorators(
    ApiProperty({
      type: 'array',
      minItems: DAYS,
      maxItems: DAYS,
      items: { type: 'array', items: { $ref: '#/components/schemas/IntervalContentDto' } },
      description: 'Monday first; an empty day is closed.',
    }),
    IsArray(INVALID),
    ArrayMinSize(DAYS, INVALID),
    ArrayMaxSize(DAYS, INVALID),
    IsArray({ each: true, ...INVALID }),
    ArrayMaxSize(MOST_INTERVALS, { each: true, ...INVALID }),
    HoldsObjects({ each: true, ...INVALID }),
    ValidateNested({ each: true, ...INVALID }),
    Type(() => IntervalContentDto),
  )
