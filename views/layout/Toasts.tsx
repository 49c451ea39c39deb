import { lazy, Suspense, useSyncExternalStore } from 'react'
import { type ShownToast, shownToasts, subscribeToToasts } from '../../client/toasts'

const none: ShownToast[] = []
const ToastList = lazy(() => import('./ToastList'))

/** Where toasts appear; what shows them is loaded with the first. */
export function Toasts() {
  const toasts = useSyncExternalStore(subscribeToToasts, shownToasts, () => none)
  if (toasts.length === 0) return null
  return (
    <Suspense>
      <ToastList toasts={toasts} />
    </Suspense>
  )
}
