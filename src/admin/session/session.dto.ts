import { ApiProperty } from '@nestjs/swagger'
import { owedStep } from '#src/platform/access/account-step.js'
import { LocationsField } from '#src/platform/access/location-binding.js'
import type { SignedInUser } from '#src/platform/access/signed-in-user.js'
import { type Role, roles } from '../../shared/admin/role.js'

/** Signed-in user. */
export class SessionDto {
  @ApiProperty({ example: 'ana@example.com' })
  email: string

  @ApiProperty({ description: 'Name shown to colleagues, else the e-mail address.' })
  name: string

  @ApiProperty({ enum: roles })
  role: Role

  @LocationsField()
  locations: string[] | null

  @ApiProperty({ description: 'True if the password must be changed before anything else.' })
  mustChangePassword: boolean

  @ApiProperty({
    description:
      'True if a change of the password needs the current one; false for ten minutes after a sign-in with a one-time password.',
  })
  mustConfirmPassword: boolean

  @ApiProperty({
    oneOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }],
    description: 'Instant from which two-factor authentication is required; null if it is set up or not required.',
  })
  secondFactorDueAt: Date | null

  @ApiProperty({ description: 'True if two-factor authentication must be set up before anything else.' })
  mustSetUpSecondFactor: boolean

  static of(user: SignedInUser): SessionDto {
    const { email, name, role, mustChangePassword, mustConfirmPassword, secondFactorDueAt } = user
    const locations = user.locations && [...user.locations]
    const mustSetUpSecondFactor = owedStep(user) === 'secondFactor'
    return {
      ...{ email, name, role, locations },
      ...{ mustChangePassword, mustConfirmPassword, secondFactorDueAt, mustSetUpSecondFactor },
    }
  }
}
