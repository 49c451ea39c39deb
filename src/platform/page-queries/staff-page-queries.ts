import { SetMetadata } from '@nestjs/common'
import type { Role } from '#src/shared/admin/role.js'
import type { SignedInUser } from '../access/signed-in-user.js'

/** Signed-in user who reads a page of the admin. */
export interface StaffReader {
  user: SignedInUser
  sessionId: string
}

/** Methods that answer queries, as pages call them: asynchronously, and without the reader, whom the server adds. */
export type ForReader<Queries, Reader = StaffReader> = {
  [Name in keyof Queries]: Queries[Name] extends (reader: Reader, ...asked: infer Asked) => infer Answer
    ? (...asked: Asked) => Promise<Awaited<Answer>>
    : never
}

/**
 * Queries that pages of the admin run on the server. Each feature adds its own: a provider with `@StaffQueries(…roles)`, and a
 * declaration that merges with this one.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- features merge their queries into it
export interface StaffPageQueries {}

export const STAFF_QUERIES = 'staff-queries'

/** Registers a provider's methods as queries of admin pages for roles, which `@RequiredRole` on a method overrides. */
export const StaffQueries = (...roles: Role[]) => SetMetadata(STAFF_QUERIES, roles)
