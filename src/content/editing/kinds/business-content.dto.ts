import { ApiProperty } from '@nestjs/swagger'
import { Type } from 'class-transformer'
import { IsBoolean, IsObject, ValidateNested } from 'class-validator'
import { Field } from '#src/platform/http/validation/field.decorator.js'
import { INVALID } from '#src/platform/http/validation/invalid.js'
import type { ContentOf } from '#src/shared/content/content-description.js'
import { business as fields } from '#src/shared/content/fields/business.js'
import { ContactDetailsContentDto } from './contact-details-content.dto.js'

class SocialPagesContentDto implements ContentOf<typeof fields.social> {
  @Field(fields.social.facebook)
  facebook: string

  @Field(fields.social.instagram)
  instagram: string

  @Field(fields.social.linkedin)
  linkedin: string
}

export class BusinessContentDto extends ContactDetailsContentDto implements ContentOf<typeof fields> {
  @Field(fields.name)
  name: string

  @Field(fields.company)
  company: string

  @Field(fields.mobilePhone)
  mobilePhone: string

  @ApiProperty({ type: SocialPagesContentDto })
  @IsObject(INVALID)
  @ValidateNested(INVALID)
  @Type(() => SocialPagesContentDto)
  social: SocialPagesContentDto

  @ApiProperty({
    description: 'True while locations, people, prices and testimonials are sample data; pages then show a notice.',
  })
  @IsBoolean(INVALID)
  sample: boolean
}
