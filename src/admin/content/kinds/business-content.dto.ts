import { ApiProperty } from '@nestjs/swagger'
import { Type } from 'class-transformer'
import { IsObject, IsUrl, ValidateNested } from 'class-validator'
import { EmailField, PhoneField, TextField } from '../../../http/text-fields.js'
import type { WeeklyHours } from '../../../locations/opening-hours.js'
import { WeeklyHoursField } from '../fields/hours-fields.js'

const INVALID = { message: 'validation.invalid' }
const HttpsUrl = () => IsUrl({ protocols: ['https'], require_protocol: true }, { message: 'validation.url.invalid' })

class SocialPagesContentDto {
  @HttpsUrl()
  @TextField({ max: 300, required: 'validation.required' })
  facebook: string

  @HttpsUrl()
  @TextField({ max: 300, required: 'validation.required' })
  instagram: string

  @HttpsUrl()
  @TextField({ max: 300, required: 'validation.required' })
  linkedin: string
}

export class BusinessContentDto {
  @TextField({ max: 120, required: 'validation.required' })
  name: string

  @TextField({ max: 160, required: 'validation.required' })
  address: string

  @TextField({ max: 12, required: 'validation.required' })
  postalCode: string

  @TextField({ max: 80, required: 'validation.required' })
  city: string

  @PhoneField({ required: 'validation.phone.required' })
  phone: string

  @PhoneField({ required: 'validation.phone.required' })
  mobilePhone: string

  @EmailField()
  email: string

  @WeeklyHoursField()
  hours: WeeklyHours

  @ApiProperty({ type: SocialPagesContentDto })
  @IsObject(INVALID)
  @ValidateNested(INVALID)
  @Type(() => SocialPagesContentDto)
  social: SocialPagesContentDto
}
