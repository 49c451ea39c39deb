/** Time zone of all locations. */
export const TIME_ZONE = 'Europe/Zagreb'
