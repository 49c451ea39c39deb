import { Problem } from '#src/platform/http/problems/problem.js'

export const issueNotFound = () => new Problem({ code: 'issue.not_found' })

/** Of an issue in another status than what was asked for needs. */
export const issueNotInStatus = () => new Problem({ code: 'issue.wrong_status' })
