import { useEffect, useRef, useState } from 'react'
import { write } from '#client/requests/requests'
import { showAgain } from '#client/show-again'
import { WRITER_SECONDS } from '#src/shared/leads/lead-reply'
import { useLeadWork } from './lead-work'

const INTERVAL_MS = (WRITER_SECONDS / 2.5) * 1000
/** Time without typing after which the user is not writing. */
const PAUSE_MS = 120_000

/** Reports that the user is writing a reply, and returns the names of the others who are. Shows a reply that was sent meanwhile. */
export function useWriters(): { writers: string[]; reportTyping: () => void } {
  const { kind, lead } = useLeadWork()
  const [writers, setWriters] = useState<string[]>([])
  const typedAt = useRef(-Infinity)
  const beat = useRef<() => void>(undefined)
  const { api } = kind
  const { id } = lead
  useEffect(() => {
    let isOver = false
    let last: string | null | undefined
    const isWriting = () => performance.now() - typedAt.current < PAUSE_MS
    const report = (writing: boolean) =>
      write({ method: 'POST', path: `${api}/{id}/writing`, parameters: { id }, body: { isWriting: writing } })
    beat.current = () => {
      if (document.hidden || isOver) return
      report(isWriting()).then(
        (answer) => {
          if (isOver) return
          setWriters((known) => (known.join() === answer.writers.join() ? known : answer.writers))
          if (last !== undefined && last !== answer.lastReplyId) void showAgain()
          last = answer.lastReplyId
        },
        () => undefined, // tried again
      )
    }
    beat.current()
    const timer = setInterval(beat.current, INTERVAL_MS)
    return () => {
      isOver = true
      clearInterval(timer)
      if (isWriting()) report(false).catch(() => undefined)
    }
  }, [api, id])
  const reportTyping = () => {
    const wasWriting = performance.now() - typedAt.current < PAUSE_MS
    typedAt.current = performance.now()
    if (!wasWriting) beat.current?.()
  }
  return { writers, reportTyping }
}
