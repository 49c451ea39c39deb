import { linkData } from '#views/booking-link/link-data'

export type Data = ReturnType<typeof data>

export const data = linkData
