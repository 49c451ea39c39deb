import type { SessionDto } from '#src/admin/session/session.dto'

/** Checks that a user may open the sections: not before a step that comes before anything else. */
export const hasSections = (user?: SessionDto) => user && !user.mustChangePassword && !user.mustSetUpSecondFactor
