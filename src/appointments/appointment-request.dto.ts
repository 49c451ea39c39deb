import { applyDecorators } from '@nestjs/common'
import { ApiProperty } from '@nestjs/swagger'
import { Type } from 'class-transformer'
import { ArrayMaxSize, ArrayMinSize, IsArray, IsObject, ValidateNested } from 'class-validator'
import { IsCalendarDay } from '#src/platform/http/validation/calendar-day.decorator.js'
import { Field } from '#src/platform/http/validation/field.decorator.js'
import { INVALID } from '#src/platform/http/validation/invalid.js'
import { SpamFieldsDto } from '#src/leads/spam/spam-fields.dto.js'
import type { PartOfDay } from '../shared/appointments/part-of-day.js'
import type { Wish } from '../shared/appointments/wish.js'
import { appointmentRequest as fields } from '#src/shared/appointments/appointment-request.js'
import type { Submitted } from '../shared/forms/field.js'
import type { ForWhom } from '#src/shared/appointments/for-whom.js'

export class WishDto implements Wish {
  @ApiProperty({
    format: 'date',
    example: '2026-12-01',
    description: 'Opening day of the location, in Europe/Zagreb: today or one of the next 90 days.',
  })
  @IsCalendarDay({ message: `validation.${fields.wishes.row.date.required}` })
  date: string

  @ApiProperty({
    description: 'Part of the day in which the location is open: until 12:00, until 17:00, later, or `any`.',
  })
  @Field(fields.wishes.row.partOfDay)
  partOfDay: PartOfDay
}

/** Property with as many preferred slots as their description allows. */
const Wishes = () =>
  applyDecorators(
    ApiProperty({
      type: [WishDto],
      minItems: 1,
      maxItems: fields.wishes.most,
      description: 'Distinct preferred slots.',
    }),
    IsArray(INVALID),
    ArrayMinSize(1, { message: `validation.${fields.wishes.required}` }),
    ArrayMaxSize(fields.wishes.most, INVALID),
    IsObject({ each: true, ...INVALID }),
    ValidateNested({ each: true, ...INVALID }),
    Type(() => WishDto),
  )

export class AppointmentRequestDto extends SpamFieldsDto implements Submitted<typeof fields> {
  @ApiProperty({ description: 'Name of a service in the price list, in either language.' })
  @Field(fields.service)
  service: string

  @ApiProperty({ description: 'Slug of a location.' })
  @Field(fields.location)
  location: string

  @Wishes()
  wishes: WishDto[]

  @ApiProperty({ description: 'Person or animal that the appointment is for.' })
  @Field(fields.forWhom)
  forWhom: ForWhom

  @Field(fields.name)
  name: string

  @ApiProperty({ description: 'Required without `phone`.' })
  @Field(fields.email)
  email?: string

  @Field(fields.phone)
  phone?: string

  @Field(fields.note)
  note?: string
}
