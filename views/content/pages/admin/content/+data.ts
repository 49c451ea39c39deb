import type { PageContextServer } from 'vike/types'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ admin }: PageContextServer) {
  const [kinds, texts] = await Promise.all([admin.contentOverview(), admin.pageTextsOverview()])
  const sum = (count: 'changed' | 'outdated') => texts.reduce((total, page) => total + page[count], 0)
  return { kinds, texts: { changed: sum('changed'), outdated: sum('outdated') } }
}
