/** The clocks that everybody here goes by: those of the locations. */
export const TIME_ZONE = 'Europe/Zagreb'
