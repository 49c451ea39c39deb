import { useListAddress } from '#views/kit/admin/list/list-address'
import type { LeadKind } from '../lead-kinds'
import type { LeadView } from './lead-view'

/** Addresses that a lead page leads to. */
export interface LeadWays {
  back: string
  previous?: string
  next?: string
  /** Address of the next lead whose sender waits for an answer. */
  nextWaiting?: string
}

/** Returns the addresses of the list of the lead's kind, and of the neighbours in it. */
export function useWays({ list }: LeadKind, { previousId, nextId, nextWaitingId, page }: LeadView): LeadWays {
  const address = useListAddress()
  const neighbour = (id: string | null) => (id ? address({}, `${list}/${id}`) : undefined)
  return {
    back: address({ page: page > 1 ? page : undefined }, list),
    previous: neighbour(previousId),
    next: neighbour(nextId),
    nextWaiting: neighbour(nextWaitingId),
  }
}
