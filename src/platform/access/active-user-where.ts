import { type FindOptionsWhere, IsNull, Not } from 'typeorm'
import type { User } from './user.entity.js'

/** Condition for users with a password who are not disabled. */
export const activeUserWhere = {
  disabledAt: IsNull(),
  passwordHash: Not(IsNull()),
} satisfies FindOptionsWhere<User>

/** Condition for active users who may read leads. */
export const leadReaderWhere = { ...activeUserWhere, role: Not('editor') } satisfies FindOptionsWhere<User>

/** `leadReaderWhere` as an SQL condition. */
export const LEAD_READER = `disabled_at IS NULL AND password_hash IS NOT NULL AND role <> 'editor'`
