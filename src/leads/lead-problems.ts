import { Problem } from '#src/platform/http/problems/problem.js'

export const leadNotFound = () => new Problem({ code: 'lead.not_found' })

export const moveNotAllowed = () => new Problem({ code: 'lead.move_not_allowed' })

/** The last change of a lead can be taken back by who made it. */
export const undoNotAllowed = () => new Problem({ code: 'lead.undo_not_allowed' })

/** For good goes only spam that nothing is shown with. */
export const erasureNotAllowed = () => new Problem({ code: 'lead.erasure_not_allowed' })

/** Leads can be merged with others of their kind that are shown by themselves. */
export const mergeNotAllowed = () => new Problem({ code: 'lead.merge_not_allowed' })
