import type { PageContextServer } from 'vike/types'

export type Data = ReturnType<typeof data>

export const data = ({ secondFactors }: PageContextServer) => secondFactors
