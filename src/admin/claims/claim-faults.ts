import type { FieldFault } from '#src/platform/http/problems/problem.js'
import type { Claim } from '#src/shared/claims/health-claims.js'

/** Returns a fault for each field with claims that nobody has confirmed, about the first of them. */
export function claimFaults(claims: (Claim & { field: string })[]): FieldFault[] {
  const fields = new Map(claims.toReversed().map((claim) => [claim.field, claim]))
  return [...fields.values()].reverse().map(({ field, reason, phrase }) => ({
    field,
    code: `claims.${reason}`,
    args: { phrase },
  }))
}
