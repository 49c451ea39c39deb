import { Problem } from '#src/platform/http/problems/problem.js'

export const issueNotFound = () => new Problem({ code: 'issue.not_found' })

/** Problem of an action that requires another status of the issue. */
export const issueNotInStatus = () => new Problem({ code: 'issue.wrong_status' })
