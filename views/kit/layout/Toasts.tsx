import { lazy, useEffect, useSyncExternalStore } from 'react'
import { type ShownToast, shownToasts, subscribeToToasts } from '#client/toasts'
import { Failsafe } from '#views/Failsafe'
import { useTranslations } from '#views/page-context'
import { PlainToasts } from './PlainToasts'

const none: ShownToast[] = []
const load = () => import('./ToastList')
const ToastList = lazy(load)

/** Toast container; the toast code is loaded on first use of a form, or with the first toast. */
export function Toasts() {
  const t = useTranslations('layout')
  const shown = useSyncExternalStore(subscribeToToasts, shownToasts, () => none)
  useEffect(() => {
    const loadForForm = ({ target }: FocusEvent) => {
      if ((target as Element).closest('form')) load().catch(() => undefined) // on failure PlainToasts renders the toasts
    }
    document.addEventListener('focusin', loadForForm)
    return () => document.removeEventListener('focusin', loadForForm)
  }, [])
  if (shown.length === 0) return null
  const toasts = shown.map((toast) =>
    'about' in toast
      ? {
          ...toast,
          title: t(`${toast.about}.title`),
          text: t(`${toast.about}.text`),
          variant: toast.about === 'unreachable' ? ('destructive' as const) : ('default' as const),
        }
      : toast,
  )
  return (
    <Failsafe otherwise={<PlainToasts toasts={toasts} />}>
      <ToastList toasts={toasts} />
    </Failsafe>
  )
}
