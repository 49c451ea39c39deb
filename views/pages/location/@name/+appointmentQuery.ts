import type { PageContext } from 'vike/types'
import type { Data } from './+data'

export function appointmentQuery({ data }: PageContext) {
  const { location } = data as Data
  return location && { location: location.slug }
}
