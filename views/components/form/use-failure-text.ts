import type { ToastContent } from '../../../client/toasts'
import { useTranslations } from '../../translations'

export interface FailureTexts {
  failed: ToastContent
  alreadySubscribed?: ToastContent
}

/** What to tell the sender of a form that was not taken. */
export function useFailureText({ failed, alreadySubscribed = failed }: FailureTexts) {
  const t = useTranslations('layout')
  /**
   * @param status of the server's answer, if it gave one
   * @param seconds until the next try is welcome
   */
  return (status?: number, seconds = 0): ToastContent => {
    if (status === 409) return alreadySubscribed
    if (status !== 429) return failed
    return { title: t('tooMany.title'), text: t('tooMany.text', { minutes: Math.ceil(seconds / 60) }) }
  }
}
