import { type ReactNode, useEffect, useState } from 'react'

const CLEARED_AFTER_MS = 100

/**
 * Marks its children as loading until the page has settled, which disables animations. A separate component, so that clearing the flag does
 * not re-render its children: a section whose code is still loading would lose the server's HTML.
 */
export function LoadingFlag({ children }: { children: ReactNode }) {
  const [loading, setLoading] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setLoading(false), CLEARED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return <div data-loading={loading || undefined}>{children}</div>
}
