import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { Toast } from 'radix-ui'
import { dismissToast, type WordedToast } from '#client/toasts'
import { useTranslations } from '#views/page-context'
import styles from './ToastList.module.css'

const DISMISSED_AFTER_MS = 5000
const SWIPE_THRESHOLD_PX = 50

export default function ToastList({ toasts }: { toasts: WordedToast[] }) {
  const t = useTranslations('layout')
  return (
    <Toast.Provider
      duration={DISMISSED_AFTER_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD_PX}
      label={t('toast.region')}
    >
      {toasts.map(({ id, open, title, text, variant = 'default', silent }) => (
        <Toast.Root
          key={id}
          className={styles.toast}
          data-variant={variant}
          type={variant === 'destructive' && !silent ? 'foreground' : 'background'}
          open={open}
          onOpenChange={(stillOpen) => !stillOpen && dismissToast(id)}
        >
          {variant === 'destructive' ? <CircleAlert aria-hidden /> : <CircleCheck aria-hidden />}
          <div data-radix-toast-announce-exclude={silent ? '' : undefined}>
            <Toast.Title className={styles.title}>{title}</Toast.Title>
            <Toast.Description>{text}</Toast.Description>
          </div>
          <Toast.Close className={styles.close}>
            <X aria-hidden />
            <span className="visually-hidden">{t('toast.close')}</span>
          </Toast.Close>
        </Toast.Root>
      ))}
      <Toast.Viewport
        className={styles.viewport}
        hotkey={['F8']}
        label={`${t('toast.region')}: ${t('toast.hint')}`}
        data-toasts
      />
    </Toast.Provider>
  )
}
