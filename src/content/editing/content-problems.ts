import { Problem } from '#src/platform/http/problems/problem.js'
import type { ProblemCode } from '#src/platform/http/problems/problem-types.js'

/** Why something stays. */
export type InUseCode = Extract<ProblemCode, `content.${string}in_use`>

export const contentNotFound = () => new Problem({ code: 'content.not_found' })

/** Rows have been added or removed since the sender of an order saw them. */
export const listChanged = () => new Problem({ code: 'content.list_changed' })

/** Other content needs what was to be removed. */
export const contentInUse = (code: InUseCode = 'content.in_use') => new Problem({ code })
