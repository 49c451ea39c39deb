import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useTranslations } from '#views/page-context'
import styles from './SidePanel.module.css'

interface SidePanelProps {
  title: string
  onClose: () => void
  children: ReactNode
}

/** Panel beside the calendar, which takes focus when it opens and returns it when it closes; Escape closes it. */
export function SidePanel({ title, onClose, children }: SidePanelProps) {
  const t = useTranslations('calendar')
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null
    heading.current!.focus()
    return () => {
      if (before?.isConnected) before.focus({ preventScroll: true })
    }
  }, [])
  return (
    <section
      className={styles.panel}
      aria-labelledby={id}
      onKeyDown={({ key, target }) => {
        // Escape in a dialog closes that one.
        if (key === 'Escape' && !(target as Element).closest('dialog')) onClose()
      }}
    >
      <div className={styles.head}>
        <h2 ref={heading} id={id} className={styles.title} tabIndex={-1}>
          {title}
        </h2>
        <button type="button" className={styles.close} onClick={onClose}>
          <X aria-hidden />
          <span className="visually-hidden">{t('panel.close')}</span>
        </button>
      </div>
      {children}
    </section>
  )
}
