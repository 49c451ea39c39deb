import { IsIn, IsOptional, ValidateIf } from 'class-validator'
import { INVALID } from '#src/platform/http/validation/invalid.js'
import { type Role, roles } from '#src/shared/admin/role.js'

const actions = ['role', 'disable', 'enable', 'reset'] as const

/** What the page of a user submits. */
export class UserActionDto {
  @IsIn(actions, INVALID)
  action: (typeof actions)[number]

  @ValidateIf(({ action }: UserActionDto) => action === 'role')
  @IsIn(roles, { message: 'validation.role.invalid' })
  role: Role

  /** Of a box that was ticked. */
  @IsOptional()
  @IsIn(['1'], INVALID)
  removeSecondFactor?: '1'
}
