import { Problem } from '#src/platform/http/problems/problem.js'
import type { ProblemCode } from '#src/platform/http/problems/problem-types.js'

/** Codes of problems with deletions. */
export type InUseCode = Extract<ProblemCode, `content.${string}in_use`>

export const contentNotFound = () => new Problem({ code: 'content.not_found' })

/** Problem of a new order that is based on an outdated list. */
export const listChanged = () => new Problem({ code: 'content.list_changed' })

/** Problem of deleting content that other content refers to. */
export const contentInUse = (code: InUseCode = 'content.in_use') => new Problem({ code })
