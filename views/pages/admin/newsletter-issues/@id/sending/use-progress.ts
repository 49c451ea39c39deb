import { useEffect } from 'react'
import { showAgain } from '#client/show-again'
import type { Data } from './+data'

const EVERY_MS = 3000

/** Asks again and again how far it has come, from when it is due, as long as it goes on and somebody looks. */
export function useProgress({ status, scheduledAt }: Data['issue']): void {
  const begins = scheduledAt?.iso
  useEffect(() => {
    if (status !== 'sending' && status !== 'scheduled') return
    const timer = setInterval(() => {
      const goesOn = status === 'sending' || (begins && new Date(begins) <= new Date())
      if (goesOn && !document.hidden) void showAgain()
    }, EVERY_MS)
    return () => clearInterval(timer)
  }, [status, begins])
}
