import { type ReactNode, useEffect, useState } from 'react'

const CLEARED_AFTER_MS = 100

/**
 * Marks its children as loading while the page settles: nothing moves by itself until then. A component of its
 * own, so that clearing the flag renders none of them again: a section whose code is still on its way would lose the
 * server's HTML.
 */
export function LoadingFlag({ children }: { children: ReactNode }) {
  const [loading, setLoading] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setLoading(false), CLEARED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return <div data-loading={loading || undefined}>{children}</div>
}
