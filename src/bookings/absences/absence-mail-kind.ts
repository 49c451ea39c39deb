/** Kind of the mail that notifies the other centres of a therapist of an absence. */
export const absenceNotice = 'absence.notice'
