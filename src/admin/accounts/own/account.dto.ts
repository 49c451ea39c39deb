import { ApiProperty } from '@nestjs/swagger'
import { ApiNullableText } from '#src/platform/http/validation/nullable-text.decorator.js'
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

  @ApiProperty({ enum: leadsByMailChoices, description: 'How one hears of new leads by mail.' })
  leadsByMail: LeadsByMail

  @ApiProperty()
  secondFactor: boolean

  @ApiProperty({ type: 'integer', description: 'How many recovery codes are unused.' })
  recoveryCodesLeft: number
}

export class ChangePasswordDto {
  @Field(passwordChange.currentPassword)
  currentPassword: string

  @Field(passwordChange.newPassword)
  newPassword: string
}

export class ConfirmPasswordDto {
  @Field(passwordConfirmation.password)
  password: string
}

export const ALL_OTHERS = 'others'

export class EndSessionsDto extends ConfirmPasswordDto {
  /** Id of a session, or `others` for all but the one that asks. */
  @Field(endedSessions.session)
  session: string
}

export class NameDto {
  @ApiProperty({ description: 'What colleagues see; their e-mail address when empty.' })
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
