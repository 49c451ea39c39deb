import { Problem } from '../../http/problems/problem.js'

export const contentNotFound = () => new Problem({ status: 404, code: 'content.not_found', text: 'contentNotFound' })

/** Rows have been added or removed since the sender of an order saw them. */
export const listChanged = () => new Problem({ status: 409, code: 'content.list_changed', text: 'contentListChanged' })

/** Other content needs what was to be removed. */
export const contentInUse = (text = 'contentInUse') => new Problem({ status: 409, code: 'content.in_use', text })
