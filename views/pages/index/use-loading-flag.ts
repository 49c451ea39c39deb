import { useEffect, useState } from 'react'

const CLEARED_AFTER_MS = 100

/** True while the page settles: nothing moves by itself until then (HOM-1). */
export function useLoadingFlag(): boolean {
  const [loading, setLoading] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setLoading(false), CLEARED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return loading
}
