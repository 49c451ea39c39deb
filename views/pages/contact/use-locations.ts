import { useEffect, useState } from 'react'
import { read } from '../../../client/requests'
import type { LocationDto } from '../../../src/locations/location.dto'
import { useData, usePageContext } from '../../page-context'
import type { Data } from './+data'

const COUNTRY = 'Croatia'

interface Answer {
  question: string
  /** Undefined when the request failed. */
  locations?: LocationDto[]
}

/** The centres in Croatia: those the page came with, then what the API says. */
export function useLocations() {
  const { language } = usePageContext()
  const { locations: rendered } = useData<Data>()
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<Answer>()
  const question = `${language} ${attempt}`

  useEffect(() => {
    let current = true
    const settle = (locations?: LocationDto[] | null) =>
      current && setAnswer({ question, locations: locations ?? undefined })
    read<LocationDto[]>('/api/locations').then(settle, () => settle())
    return () => {
      current = false
    }
  }, [question])

  const answered = answer?.question === question
  const known = (answered && answer.locations) || rendered
  return {
    locations: known.filter(({ country }) => country === COUNTRY),
    loading: !answered,
    failed: answered && !answer.locations,
    retry: () => setAttempt(attempt + 1),
  }
}
