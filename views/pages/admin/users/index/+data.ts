import type { PageContextServer } from 'vike/types'
import { datesInWords, momentIn } from '#views/admin/times'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ admin, language }: PageContextServer) {
  const users = await admin.users()
  const now = new Date()
  const shown = users.map((user) => ({
    ...user,
    secondFactorOverdue: user.secondFactorDueAt !== null && user.secondFactorDueAt <= now,
  }))
  return { users: datesInWords(shown, momentIn(language)) }
}
