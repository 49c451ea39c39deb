import { ApiProperty } from '@nestjs/swagger'
import { Type } from 'class-transformer'
import { IsBoolean, IsObject, IsUrl, ValidateNested } from 'class-validator'
import { INVALID } from '#src/http/validation/invalid.js'
import { PhoneField, TextField } from '#src/http/validation/text-fields.js'
import { ContactDetailsContentDto } from './contact-details-content.dto.js'

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

export class BusinessContentDto extends ContactDetailsContentDto {
  @TextField({ max: 120, required: 'validation.required' })
  name: string

  @TextField({ max: 160, required: 'validation.required' })
  company: string

  @PhoneField({ required: 'validation.phone.required' })
  mobilePhone: string

  @ApiProperty({ type: SocialPagesContentDto })
  @IsObject(INVALID)
  @ValidateNested(INVALID)
  @Type(() => SocialPagesContentDto)
  social: SocialPagesContentDto

  @ApiProperty({ description: 'Locations, people, prices and testimonials are made up, and pages say so.' })
  @IsBoolean(INVALID)
  sample: boolean
}
