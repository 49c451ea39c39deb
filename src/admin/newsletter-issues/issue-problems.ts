import { Problem } from '../../http/problems/problem.js'

export const issueNotFound = () => new Problem({ status: 404, code: 'issue.not_found', text: 'issueNotFound' })

/** Of an issue in another status than what was asked for needs. */
export const issueNotInStatus = () => new Problem({ status: 409, code: 'issue.wrong_status', text: 'issueWrongStatus' })
