import { dismissToast, type ShownToast } from '../../client/toasts'
import { useTranslations } from '../translations'
import styles from './ToastList.module.css'

/** What toasts say, where the code that shows them well cannot be fetched: it stays until it is closed. */
export function PlainToasts({ toasts }: { toasts: ShownToast[] }) {
  const t = useTranslations('layout')
  return (
    <div className={styles.viewport} role="alert">
      {toasts
        .filter(({ open }) => open)
        .map(({ id, title, text, variant }) => (
          <div key={id} className={styles.toast} data-variant={variant}>
            <span aria-hidden="true">{variant === 'destructive' ? '!' : '✓'}</span>
            <div>
              <p className={styles.title}>{title}</p>
              <p>{text}</p>
            </div>
            <button type="button" className={styles.close} onClick={() => dismissToast(id)}>
              <span aria-hidden="true">×</span>
              <span className="visually-hidden">{t('toast.close')}</span>
            </button>
          </div>
        ))}
    </div>
  )
}
