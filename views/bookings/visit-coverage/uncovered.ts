/** Address of the list of coming visits that are not covered. */
export const UNCOVERED = '/admin/bookings?coverage=uncovered'
