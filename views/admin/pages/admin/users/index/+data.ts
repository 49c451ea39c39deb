import type { PageContextServer } from 'vike/types'
import { datesInWords, momentIn } from '#views/kit/admin/times'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ admin, language }: PageContextServer) {
  const [{ items: users }, locations] = await Promise.all([admin.users(), admin.locations({ language })])
  const names = new Map(locations.map(({ slug, name }) => [slug, name]))
  const now = new Date()
  const shown = users.map((user) => ({
    ...user,
    locationNames: user.locations?.map((slug) => names.get(slug) ?? slug) ?? null,
    secondFactorOverdue: user.secondFactorDueAt !== null && user.secondFactorDueAt <= now,
  }))
  return { users: datesInWords(shown, momentIn(language)) }
}
