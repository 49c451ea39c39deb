import type { PageContextServer } from 'vike/types'
import { momentIn } from '#views/admin/times'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ admin, language }: PageContextServer) {
  const moment = momentIn(language)
  const users = await admin.users()
  return { users: users.map(({ createdAt, ...user }) => ({ ...user, createdAt: moment(createdAt) })) }
}
