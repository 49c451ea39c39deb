import { Problem } from '../../http/problems/problem.js'

export const leadNotFound = () => new Problem({ status: 404, code: 'lead.not_found', text: 'leadNotFound' })

export const moveNotAllowed = () =>
  new Problem({ status: 409, code: 'lead.move_not_allowed', text: 'leadMoveNotAllowed' })

/** The last change of a lead can be taken back by who made it. */
export const undoNotAllowed = () =>
  new Problem({ status: 409, code: 'lead.undo_not_allowed', text: 'leadUndoNotAllowed' })

/** For good goes only spam that nothing is shown with. */
export const erasureNotAllowed = () =>
  new Problem({ status: 409, code: 'lead.erasure_not_allowed', text: 'leadErasureNotAllowed' })

/** Leads can be merged with others of their kind that are shown by themselves. */
export const mergeNotAllowed = () =>
  new Problem({ status: 409, code: 'lead.merge_not_allowed', text: 'leadMergeNotAllowed' })
