import { Eye, EyeOff } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from '#views/page-context'
import { FieldFrame } from '../../forms/FieldFrame'
import controls from '../../forms/form.module.css'
import { useField } from '../../forms/use-field'
import styles from './NewPasswordField.module.css'

/** Field for a new password, with requirements and a show/hide button. */
export function NewPasswordField({ name }: { name: string }) {
  const t = useTranslations('accounts')
  const hint = t('newPassword.hint')
  const { id, error, described, control } = useField(name, hint)
  const [shown, setShown] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const hide = () => setShown(false) // browsers store values of text fields
    const { form } = input.current!
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [])
  const Icon = shown ? EyeOff : Eye
  return (
    <FieldFrame id={id} label={t('newPassword.label')} required={described?.required} hint={hint} error={error}>
      <div className={styles.field}>
        <input
          ref={input}
          className={`${controls.control} ${styles.control}`}
          type={shown ? 'text' : 'password'}
          autoComplete={described?.autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          required={described?.required}
          {...control}
        />
        <button
          type="button"
          className={styles.reveal}
          aria-controls={id}
          aria-pressed={shown}
          aria-label={t('newPassword.reveal')}
          title={t('newPassword.reveal')}
          onClick={() => setShown(!shown)}
        >
          <Icon aria-hidden />
        </button>
      </div>
    </FieldFrame>
  )
}
