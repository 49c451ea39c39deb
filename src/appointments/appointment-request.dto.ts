import { applyDecorators } from '@nestjs/common'
import { ApiProperty } from '@nestjs/swagger'
import { Type } from 'class-transformer'
import { ArrayMaxSize, ArrayMinSize, IsArray, IsObject, ValidateNested } from 'class-validator'
import { SpamFieldsDto } from '#src/leads/spam/spam-fields.dto.js'
import { IsCalendarDay } from '#src/platform/http/validation/calendar-day.decorator.js'
import { Field } from '#src/platform/http/validation/field.decorator.js'
import { INVALID } from '#src/platform/http/validation/invalid.js'
import { RequiresOneOf } from '#src/platform/http/validation/requires-one-of.decorator.js'
import { WithFields } from '#src/platform/http/validation/with-fields.js'
import { appointmentContact, appointmentRequest as fields } from '#src/shared/appointments/appointment-request.js'
import type { PartOfDay } from '#src/shared/appointments/part-of-day.js'
import type { Wish } from '#src/shared/appointments/wish.js'
import type { Submitted } from '#src/shared/forms/field.js'

const { wishes, ...singleFields } = fields

export class WishDto implements Wish {
  @ApiProperty({
    format: 'date',
    example: '2026-12-01',
    description:
      'Opening day of the location, in Europe/Zagreb: one of the next 90 days, by default from its next working day on.',
  })
  @IsCalendarDay({ message: `validation.${wishes.row.date.required}` })
  date: string

  @ApiProperty({
    description: 'Part of the day in which the location is open: until 12:00, until 17:00, later, or `any`.',
  })
  @Field(wishes.row.partOfDay)
  partOfDay: PartOfDay
}

/** Property with as many preferred slots as their description allows. */
const Wishes = () =>
  applyDecorators(
    ApiProperty({
      type: [WishDto],
      minItems: 1,
      maxItems: wishes.most,
      description: 'Distinct preferred slots.',
    }),
    IsArray(INVALID),
    ArrayMinSize(1, { message: `validation.${wishes.required}` }),
    ArrayMaxSize(wishes.most, INVALID),
    IsObject({ each: true, ...INVALID }),
    ValidateNested({ each: true, ...INVALID }),
    Type(() => WishDto),
  )

@RequiresOneOf(appointmentContact)
export class AppointmentRequestDto
  extends WithFields(SpamFieldsDto, singleFields, {
    service: 'Name of a service in the price list, in either language.',
    location: 'Slug of a location.',
    forWhom: 'Person or animal that the appointment is for.',
    email: 'Required without `phone`.',
  })
  implements Submitted<typeof fields>
{
  @Wishes()
  wishes: WishDto[]
}
