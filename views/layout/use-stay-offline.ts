import { useEffect } from 'react'
import { showToast } from '../../client/toasts'
import { useTranslations } from '../translations'

/** Without a network a link or a form would lead to the browser's own error page, away from what was typed. */
export function useStayOffline(): void {
  const t = useTranslations('layout')
  useEffect(() => {
    const stay = (event: Event) => {
      if (navigator.onLine || event.defaultPrevented || !isLeaving(event)) return
      event.preventDefault()
      event.stopPropagation() // the router listens above
      showToast({ title: t('unreachable.title'), text: t('unreachable.text'), variant: 'destructive' })
    }
    // The router gives up for good on code that it cannot fetch ahead.
    const fetchNothing = (event: Event) => {
      if (!navigator.onLine) event.stopPropagation()
    }
    // After what stands on the page has had its say.
    document.body.addEventListener('click', stay)
    document.body.addEventListener('submit', stay)
    addEventListener('mouseover', fetchNothing, true)
    addEventListener('touchstart', fetchNothing, { capture: true, passive: true })
    return () => {
      removeEventListener('mouseover', fetchNothing, true)
      removeEventListener('touchstart', fetchNothing, true)
      document.body.removeEventListener('click', stay)
      document.body.removeEventListener('submit', stay)
    }
  }, [t])
}

function isLeaving(event: Event): boolean {
  if (event.type === 'submit') return true
  const { button, ctrlKey, shiftKey, altKey, metaKey, target } = event as MouseEvent
  const link = (target as Element).closest('a')
  if (!link || button !== 0 || ctrlKey || shiftKey || altKey || metaKey || link.target || link.download) return false
  return link.origin === location.origin && link.href.split('#')[0] !== location.href.split('#')[0]
}
