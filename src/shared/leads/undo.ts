/** Seconds until clients are notified of changes by staff. An undo before that revokes the notice. */
export const UNDO_SECONDS = 120
