import { ApiPropertyOptional } from '@nestjs/swagger'
import { IsOptional } from 'class-validator'
import { Secret } from '../../http/validation/secret.decorator.js'
import { TextField } from '../../http/validation/text-fields.js'
import { NewPasswordField } from './password-field.js'

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
