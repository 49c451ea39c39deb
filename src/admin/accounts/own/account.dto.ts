import { ApiProperty } from '@nestjs/swagger'
import { ApiNullableText } from '#src/http/validation/nullable-text.decorator.js'
import { Secret } from '#src/http/validation/secret.decorator.js'
import { TextField } from '#src/http/validation/text-fields.js'
import { type Role, roles } from '#src/shared/admin/role.js'
import { NewPasswordField, PasswordField } from '../../users/password-field.js'

const MAX_NAME = 100

export class AccountDto {
  @ApiProperty()
  email: string

  @ApiNullableText()
  name: string | null

  @ApiProperty({ enum: roles })
  role: Role

  @ApiProperty({ oneOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }] })
  passwordSetAt: Date | null

  @ApiProperty()
  secondFactor: boolean

  @ApiProperty({ description: 'How many recovery codes are unused.' })
  recoveryCodesLeft: number
}

export class ChangePasswordDto {
  @PasswordField()
  currentPassword: string

  @NewPasswordField()
  newPassword: string
}

export class ConfirmPasswordDto {
  @PasswordField()
  password: string
}

export const ALL_OTHERS = 'others'

export class EndSessionsDto extends ConfirmPasswordDto {
  /** Id of a session, or `others` for all but the one that asks. */
  @TextField({ max: 100, required: 'validation.required' })
  session: string
}

export class NameDto {
  @ApiProperty({ description: 'What colleagues see; their e-mail address when empty.', maxLength: MAX_NAME })
  @TextField({ max: MAX_NAME, keepsEmpty: true })
  name: string
}

export class ConfirmCodeDto {
  @TextField({ max: 10, required: 'validation.code.required', example: '123456' })
  @Secret()
  code: string
}

export class EnrolmentDto {
  @ApiProperty({ description: 'Base32, for typing into the app.' })
  secret: string

  @ApiProperty({ description: '`otpauth://`, for opening the app on the same device.' })
  uri: string

  @ApiProperty({ description: 'The same as an SVG picture of a QR code.' })
  qrSvg: string
}

export class RecoveryCodesDto {
  @ApiProperty({ type: [String], description: 'Each stands in for the app once. Shown this once.' })
  recoveryCodes: string[]
}
