import type { ToastContent } from '#client/toasts'
import { useTranslations } from '#views/page-context'
import type { Outcome } from './outcome'
import { useOnline } from './use-online'

export interface FailureTexts {
  failed: ToastContent
  /** Messages for specific problem codes of the API. */
  known?: Record<string, ToastContent>
}

/** Returns the message for a failed submission. */
export function useFailureText({ failed, known = {} }: FailureTexts) {
  const t = useTranslations('layout')
  const online = useOnline()
  return ({ status, code, seconds = 0, isOffline }: Outcome): ToastContent => {
    if (isOffline) {
      const state = online ? 'reachable' : 'unreachable'
      return { title: t(`${state}.title`), text: t(`${state}.text`) }
    }
    if (code === 'spam.proof_required') return { title: t('proof.title'), text: t('proof.text', { seconds }) }
    if (status === 429) {
      return { title: t('tooMany.title'), text: t('tooMany.text', { minutes: Math.ceil(seconds / 60) }) }
    }
    if (status === 504) return { title: t('noAnswer.title'), text: t('noAnswer.text') }
    return known[code ?? ''] ?? failed
  }
}
