import { readInbox } from '#views/leads/admin/inbox/read-inbox'

export type Data = Awaited<ReturnType<typeof readInbox>>

export const data = readInbox
