import { Problem } from '#src/platform/http/problems/problem.js'

export const leadNotFound = () => new Problem({ code: 'lead.not_found' })

export const moveNotAllowed = () => new Problem({ code: 'lead.move_not_allowed' })

/** Problem of a reminder of a lead that is closed. */
export const followUpNotAllowed = () => new Problem({ code: 'lead.follow_up_not_allowed' })

/** Problem of a status that is only plausible later, without a confirmation. */
export const confirmationRequired = () => new Problem({ code: 'lead.visit_ahead' })

/** Problem of undoing a change of another user. */
export const undoNotAllowed = () => new Problem({ code: 'lead.undo_not_allowed' })

/** Problem of erasing a lead that is neither spam nor in the trash, or into which others are merged. */
export const erasureNotAllowed = () => new Problem({ code: 'lead.erasure_not_allowed' })

/** Problem of merging a lead with one of another kind, or with one that is merged already. */
export const mergeNotAllowed = () => new Problem({ code: 'lead.merge_not_allowed' })

/** Problem of merging leads of different locations, of which each user would see just a part. */
export const mergeElsewhere = () => new Problem({ code: 'lead.merge_elsewhere' })

/** Problem of changing other leads than those that the user confirmed. */
export const matchingChanged = () => new Problem({ code: 'lead.matching_changed' })

/** Problem of changing more leads by a filter than one request can. */
export const tooManyMatching = () => new Problem({ code: 'lead.too_many_matching' })

/** Problem of assigning a lead to a colleague who is bound to other locations. */
export const assigneeElsewhere = () => new Problem({ code: 'lead.assignee_elsewhere' })
