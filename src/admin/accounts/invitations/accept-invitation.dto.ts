import { ApiPropertyOptional } from '@nestjs/swagger'
import { IsOptional } from 'class-validator'
import { Field } from '#src/platform/http/validation/field.decorator.js'
import { acceptedInvitation as fields } from '#src/shared/admin/accounts.js'

export class AcceptInvitationDto {
  @Field(fields.token)
  token: string

  @ApiPropertyOptional({
    description: 'Name of the user. If absent, the name entered by the inviter; if empty, none.',
  })
  @IsOptional()
  @Field(fields.name)
  name?: string

  @Field(fields.password)
  password: string
}
