/** The clocks that everybody here goes by: those of the centres. */
export const TIME_ZONE = 'Europe/Zagreb'
