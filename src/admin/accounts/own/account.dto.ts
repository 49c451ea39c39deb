import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { Field } from '#src/platform/http/validation/field.decorator.js'
import { WithFields } from '#src/platform/http/validation/with-fields.js'
import { is, WithProperties } from '#src/platform/http/validation/with-properties.js'
import {
  accountName,
  codeConfirmation,
  endedSessions,
  leadsByMail,
  passwordChange,
  passwordConfirmation,
} from '#src/shared/admin/accounts.js'
import { leadsByMailChoices } from '#src/shared/admin/leads-by-mail.js'
import { roles } from '#src/shared/admin/role.js'
import { email } from '#src/shared/forms/email.js'
import { RECOVERY_CODES, recoveryCode } from '../../second-factor/recovery-codes.js'

export class AccountDto extends WithProperties({
  email: is.typed(email),
  name: is.nullableTyped(accountName.name),
  role: is.choice(roles),
  passwordSetAt: is.property<Date | null>({
    type: Object,
    oneOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }],
  }),
  leadsByMail: is.choice(leadsByMailChoices, 'Mail notifications of new leads.'),
  secondFactor: is.flag('True if an authenticator app is set up.'),
  secondFactorRequired: is.flag('True if the role requires two-factor authentication.'),
  recoveryCodesLeft: is.integer({ maximum: RECOVERY_CODES, description: 'Number of unused recovery codes.' }),
  passkeys: is.integer('Number of passkeys. With one, sign-in requires a second step.'),
}) {}

export class ChangePasswordDto {
  @ApiPropertyOptional({ description: 'Required unless `mustConfirmPassword` of the session is false.' })
  @Field({ ...passwordChange.currentPassword, required: undefined })
  currentPassword?: string

  @Field(passwordChange.newPassword)
  newPassword: string
}

export class ConfirmPasswordDto extends WithFields(Object, passwordConfirmation) {}

export const ALL_OTHERS = 'others'

/** Confirmed end of a session, or with `others` of all but the current one. */
export class EndSessionsDto extends WithFields(ConfirmPasswordDto, endedSessions) {}

export class NameDto {
  @ApiProperty({ description: 'Name shown to colleagues; the e-mail address if empty.' })
  @Field(accountName.name)
  name: string
}

export class LeadsByMailDto extends WithFields(Object, leadsByMail) {}

export class ConfirmCodeDto extends WithFields(Object, codeConfirmation) {}

export class EnrolmentDto extends WithProperties({
  secret: is.text('Secret in Base32, for manual entry in the app.'),
  uri: is.text('URI `otpauth://`, which opens the app on the same device.'),
  qrSvg: is.text('QR code of the URI, as SVG.'),
}) {}

export class RecoveryCodesDto extends WithProperties({
  recoveryCodes: is.texts({
    ...recoveryCode,
    maxItems: RECOVERY_CODES,
    description: 'Single-use codes in place of the app. Not shown again.',
  }),
}) {}
