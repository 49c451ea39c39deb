import type { PageContextServer } from 'vike/types'

export type Data = ReturnType<typeof data>

export const data = ({ form }: PageContextServer) => ({ made: form?.issued?.apiKey ?? null })
