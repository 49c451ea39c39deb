import type { PageContextServer } from 'vike/types'
import { bookingState } from '../../booking-state'

export type Data = Awaited<ReturnType<typeof data>>

export const data = (pageContext: PageContextServer) => bookingState(pageContext)
