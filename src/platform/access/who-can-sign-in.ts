import { type FindOptionsWhere, IsNull, Not } from 'typeorm'
import type { User } from './user.entity.js'

/** Users who have chosen a password, and are not disabled. */
export const whoCanSignIn = {
  disabledAt: IsNull(),
  passwordHash: Not(IsNull()),
} satisfies FindOptionsWhere<User>
