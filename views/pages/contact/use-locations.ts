import { useCallback, useEffect, useState } from 'react'
import { read } from '../../../client/requests'
import type { LocationDto } from '../../../src/locations/location.dto'
import { useData, usePageContext } from '../../page-context'
import type { Data } from './+data'

const COUNTRY = 'Croatia'

/** The centres in Croatia: those the page came with, then what the API says. */
export function useLocations() {
  const { language } = usePageContext()
  const { locations: rendered } = useData<Data>()
  const [answer, setAnswer] = useState<{ language: string; locations: LocationDto[] }>()
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')

  const load = useCallback(async () => {
    setState('loading')
    try {
      const locations = await read<LocationDto[]>('/api/locations')
      setAnswer({ language, locations: locations ?? [] })
      setState('idle')
    } catch {
      setState('failed')
    }
  }, [language])
  useEffect(() => void load(), [load])

  const known = answer?.language === language ? answer.locations : rendered
  return { locations: known.filter(({ country }) => country === COUNTRY), state, load }
}
