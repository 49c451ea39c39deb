import { useEffect } from 'react'
import { showAgain } from '#client/show-again'
import type { Data } from './+data'

const EVERY_MS = 3000

/** Polls the delivery progress from the confirmation or the scheduled time until it ends, while the page is visible. */
export function useProgress({ status, scheduledAt }: Data['issue']): void {
  const begins = scheduledAt?.iso
  useEffect(() => {
    if (status === 'draft' || status === 'paused' || status === 'sent') return
    const timer = setInterval(() => {
      const goesOn = status !== 'scheduled' || (begins && new Date(begins) <= new Date())
      if (goesOn && !document.hidden) void showAgain()
    }, EVERY_MS)
    return () => clearInterval(timer)
  }, [status, begins])
}
