import { useEffect, useRef, useState } from 'react'
import { followArrivals } from '#client/lead-arrivals'
import { usePageContext } from '#views/page-context'

/** Delay after the page, so that the connection is no part of its loading. */
const DELAY_MS = 1000
const COUNT_IN_TITLE = /^\(\d+\) /

/** Returns the number of leads received since a list was rendered, and shows it in the title. @param renderedAt ISO timestamp */
export function useArrivals(renderedAt: string): number {
  const user = usePageContext().user?.email ?? ''
  const [arrived, setArrived] = useState({ renderedAt, count: 0 })
  // A list that is rendered again contains them.
  const count = arrived.renderedAt === renderedAt ? arrived.count : 0
  const current = useRef(renderedAt)
  useEffect(() => {
    current.current = renderedAt
  }, [renderedAt])
  useEffect(() => {
    let stop: (() => void) | undefined
    const add = (more: number) =>
      setArrived((before) => ({
        renderedAt: current.current,
        count: (before.renderedAt === current.current ? before.count : 0) + more,
      }))
    const timer = setTimeout(() => {
      stop = followArrivals(user, current.current, add)
    }, DELAY_MS)
    return () => {
      clearTimeout(timer)
      stop?.()
    }
  }, [user])
  useEffect(() => {
    if (count === 0) return
    document.title = `(${count}) ${document.title.replace(COUNT_IN_TITLE, '')}`
    return () => {
      document.title = document.title.replace(COUNT_IN_TITLE, '')
    }
  }, [count])
  return count
}
