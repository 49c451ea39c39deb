import type { ReactNode } from 'react'
import { useTranslations } from '#views/page-context'
import { FieldError } from './FieldError'
import styles from './form.module.css'

export interface FieldFrameProps {
  id: string
  label: string
  required?: boolean
  hint?: string
  error?: string
  children: ReactNode
}

/** Label, hint and error around a control. */
export function FieldFrame({ id, label, required, hint, error, children }: FieldFrameProps) {
  const t = useTranslations('layout')
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {!required && <span className={styles.optional}> ({t('optional')})</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
      {error && <FieldError id={`${id}-error`} text={error} />}
    </div>
  )
}
