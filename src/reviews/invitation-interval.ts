/** Shortest time between two invitations to the same address, as a PostgreSQL interval. */
export const INVITATION_INTERVAL = '12 months'
