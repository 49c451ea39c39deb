import { owedStep } from '#src/platform/access/account-step.js'
import { LocationsField } from '#src/platform/access/location-binding.js'
import type { SignedInUser } from '#src/platform/access/signed-in-user.js'
import { is, WithProperties } from '#src/platform/http/validation/with-properties.js'
import { shownName } from '#src/shared/admin/accounts.js'
import { roles } from '#src/shared/admin/role.js'
import { email } from '#src/shared/forms/email.js'

/** Signed-in user. */
export class SessionDto extends WithProperties({
  email: is.typed(email, { example: email.example }),
  name: is.typed(shownName, 'Name shown to colleagues, else the e-mail address.'),
  role: is.choice(roles),
  mustChangePassword: is.flag('True if the password must be changed before anything else.'),
  mustConfirmPassword: is.flag(
    'True if a change of the password needs the current one; false for ten minutes after a sign-in with a one-time password.',
  ),
  secondFactorDueAt: is.property<Date | null>({
    type: Object,
    oneOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }],
    description: 'Instant from which two-factor authentication is required; null if it is set up or not required.',
  }),
  mustSetUpSecondFactor: is.flag('True if two-factor authentication must be set up before anything else.'),
}) {
  @LocationsField()
  locations: string[] | null

  static of(user: SignedInUser): SessionDto {
    const { name, role, mustChangePassword, mustConfirmPassword, secondFactorDueAt } = user
    const locations = user.locations && [...user.locations]
    const mustSetUpSecondFactor = owedStep(user) === 'secondFactor'
    return {
      email: user.email,
      name,
      role,
      locations,
      mustChangePassword,
      mustConfirmPassword,
      secondFactorDueAt,
      mustSetUpSecondFactor,
    }
  }
}
