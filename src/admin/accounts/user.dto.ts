import { ApiPropertyOptional } from '@nestjs/swagger'
import { IsBoolean, IsOptional } from 'class-validator'
import { LocationsField } from '#src/platform/access/location-binding.js'
import type { User } from '#src/platform/access/user.entity.js'
import { Field } from '#src/platform/http/validation/field.decorator.js'
import { INVALID } from '#src/platform/http/validation/invalid.js'
import { IsId } from '#src/platform/http/validation/is-id.decorator.js'
import { is, WithProperties } from '#src/platform/http/validation/with-properties.js'
import { accountRole, invitation } from '#src/shared/admin/accounts.js'
import { type Role, roles } from '#src/shared/admin/role.js'
import type { Submitted } from '#src/shared/forms/field.js'

const userStates = ['active', 'invited', 'disabled'] as const

export class UserDto extends WithProperties({
  id: is.uuid(),
  email: is.typed(invitation.email, { example: invitation.email.example }),
  name: is.nullableTyped(invitation.name),
  role: is.choice(roles),
  state: is.choice(userStates, 'State of the user; `invited` users have no password.'),
  secondFactor: is.flag('True if an authenticator app or a passkey is set up.'),
  secondFactorDueAt: is.property<Date | null>({
    type: Object,
    oneOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }],
    description:
      'Instant from which the user must set up two-factor authentication; null if it is set up or not required, and ' +
      'before the grace period begins with a sign-in.',
  }),
  createdAt: is.time(),
}) {
  @LocationsField()
  locations: string[] | null

  static of(user: User, factor: Pick<UserDto, 'secondFactor' | 'secondFactorDueAt'>): UserDto {
    const { id, email, name, role, locations, createdAt, disabledAt, passwordHash } = user
    const state = disabledAt ? 'disabled' : passwordHash ? 'active' : 'invited'
    return { id, email, name, role, locations, state, ...factor, createdAt }
  }
}

export class UsersDto extends WithProperties({
  items: is.list(UserDto, 'Users, sorted by e-mail address.'),
}) {}

/** Colleague who takes over open leads. */
class HandoverDto {
  @ApiPropertyOptional({
    type: String,
    format: 'uuid',
    nullable: true,
    description:
      'Id of the user who takes over the open leads that the user may no longer work, as far as that colleague may see ' +
      'them. The others have no assignee then; without it, all.',
  })
  @IsOptional()
  @IsId()
  handOverTo?: string | null
}

/** Administrator who takes over API keys and webhooks. */
class AccessHandoverDto extends HandoverDto {
  @ApiPropertyOptional({
    type: String,
    format: 'uuid',
    nullable: true,
    description:
      'Id of another administrator who takes over the API keys and webhooks of the user. Without it, these end. Secret addresses of ' +
      'calendars and of the sheet that the user may no longer see always end.',
  })
  @IsOptional()
  @IsId()
  accessTo?: string | null
}

export class DisableDto extends AccessHandoverDto {}

export class RoleDto extends AccessHandoverDto implements Submitted<typeof accountRole> {
  @Field(accountRole.role)
  role: Role

  @LocationsField({ optional: true, hint: 'Required when a user becomes staff; other roles have none.' })
  locations?: string[] | null
}

export class LocationsDto extends HandoverDto {
  @LocationsField()
  locations: string[] | null
}

export class ResetDto {
  @ApiPropertyOptional({
    description: 'Also removes the second factor with all passkeys, if the app and the recovery codes are lost.',
  })
  @IsOptional()
  @IsBoolean(INVALID)
  removeSecondFactor?: boolean
}

export class InviteDto implements Submitted<typeof invitation> {
  @Field(accountRole.role)
  role: Role

  @Field(invitation.email)
  email: string

  @Field(invitation.name)
  name?: string

  @LocationsField({ optional: true })
  locations?: string[] | null
}

/** Link to choose a password, which is mailed to the user. */
export class InvitationLinkDto extends WithProperties({
  userId: is.uuid(),
  link: is.property<string | null>({
    type: String,
    nullable: true,
    description: 'Single-use link to hand over if no mail server is set up. Not shown again. Null if it is mailed.',
  }),
  expiresAt: is.time(),
}) {}
