import { linkData } from '#views/bookings/links/link-data'

export type Data = ReturnType<typeof data>

export const data = linkData
