import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { ApiNullableText } from '#src/platform/http/validation/nullable.decorators.js'
import { Field } from '#src/platform/http/validation/field.decorator.js'
import { type LeadsByMail, leadsByMailChoices } from '#src/shared/admin/leads-by-mail.js'
import { type Role, roles } from '#src/shared/admin/role.js'
import {
  accountName,
  codeConfirmation,
  endedSessions,
  leadsByMail,
  passwordChange,
  passwordConfirmation,
} from '#src/shared/admin/accounts.js'

export class AccountDto {
  @ApiProperty()
  email: string

  @ApiNullableText()
  name: string | null

  @ApiProperty({ enum: roles })
  role: Role

  @ApiProperty({ oneOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }] })
  passwordSetAt: Date | null

  @ApiProperty({ enum: leadsByMailChoices, description: 'Mail notifications of new leads.' })
  leadsByMail: LeadsByMail

  @ApiProperty()
  secondFactor: boolean

  @ApiProperty({ description: 'True if the role requires two-factor authentication.' })
  secondFactorRequired: boolean

  @ApiProperty({ type: 'integer', description: 'Number of unused recovery codes.' })
  recoveryCodesLeft: number
}

export class ChangePasswordDto {
  @ApiPropertyOptional({ description: 'Required unless `mustConfirmPassword` of the session is false.' })
  @Field({ ...passwordChange.currentPassword, required: undefined })
  currentPassword?: string

  @Field(passwordChange.newPassword)
  newPassword: string
}

export class ConfirmPasswordDto {
  @Field(passwordConfirmation.password)
  password: string
}

export const ALL_OTHERS = 'others'

export class EndSessionsDto extends ConfirmPasswordDto {
  /** Id of a session, or `others` for all but the current one. */
  @Field(endedSessions.session)
  session: string
}

export class NameDto {
  @ApiProperty({ description: 'Name shown to colleagues; the e-mail address if empty.' })
  @Field(accountName.name)
  name: string
}

export class LeadsByMailDto {
  @Field(leadsByMail.leadsByMail)
  leadsByMail: LeadsByMail
}

export class ConfirmCodeDto {
  @Field(codeConfirmation.code)
  code: string
}

export class EnrolmentDto {
  @ApiProperty({ description: 'Secret in Base32, for manual entry in the app.' })
  secret: string

  @ApiProperty({ description: 'URI `otpauth://`, which opens the app on the same device.' })
  uri: string

  @ApiProperty({ description: 'QR code of the URI, as SVG.' })
  qrSvg: string
}

export class RecoveryCodesDto {
  @ApiProperty({ type: [String], description: 'Single-use codes in place of the app. Not shown again.' })
  recoveryCodes: string[]
}
