import { type ReactNode, useEffect, useRef } from 'react'
import styles from './Dialog.module.css'

interface DialogProps {
  title: string
  open: boolean
  onClose: () => void
  /** Nearly as wide as the window. */
  wide?: boolean
  children: ReactNode
}

/** Modal dialog; the browser traps focus in it and restores focus on closing. */
export function Dialog({ title, open, onClose, wide, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (open) dialog.current!.showModal()
    else dialog.current!.close()
  }, [open])
  return (
    <dialog ref={dialog} className={styles.dialog} data-wide={wide || undefined} aria-label={title} onClose={onClose}>
      {open && (
        <>
          <h2 className={styles.title}>{title}</h2>
          {children}
        </>
      )}
    </dialog>
  )
}
