import { ApiPropertyOptional } from '@nestjs/swagger'
import { IsOptional } from 'class-validator'
import { Secret } from '#src/http/validation/secret.decorator.js'
import { TextField } from '#src/http/validation/text-fields.js'
import { NewPasswordField } from '../../users/password-field.js'

export class AcceptInvitationDto {
  @TextField({ max: 100, required: 'validation.required' })
  @Secret()
  token: string

  @ApiPropertyOptional({
    description: 'What they are called; stays as the inviter wrote it when absent, none when empty.',
  })
  @IsOptional()
  @TextField({ max: 100, keepsEmpty: true })
  name?: string

  @NewPasswordField()
  password: string
}
