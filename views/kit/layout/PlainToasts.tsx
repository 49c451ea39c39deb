import { dismissToast, type WordedToast } from '#client/toasts'
import { useTranslations } from '#views/page-context'
import styles from './ToastList.module.css'

/** Fallback for toasts when the toast code cannot be loaded; stays until it is closed. */
export function PlainToasts({ toasts }: { toasts: WordedToast[] }) {
  const t = useTranslations('layout')
  return (
    <div className={styles.viewport} role={toasts.some(({ silent }) => silent) ? undefined : 'alert'} data-toasts>
      {toasts
        .filter(({ open }) => open)
        .map(({ id, title, text }) => (
          <div key={id} className={styles.plain}>
            <p className={styles.title}>{title}</p>
            <p>{text}</p>
            <button type="button" onClick={() => dismissToast(id)}>
              {t('toast.close')}
            </button>
          </div>
        ))}
    </div>
  )
}
