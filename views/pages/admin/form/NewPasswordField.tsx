import { Field } from '../../../components/form/Field'
import { useTranslations } from '../../../translations'

/** Where a password is chosen, with what makes it a good one. */
export function NewPasswordField({ name }: { name: string }) {
  const t = useTranslations('staff')
  return (
    <Field
      name={name}
      type="password"
      label={t('newPassword.label')}
      hint={t('newPassword.hint')}
      autoComplete="new-password"
      required
    />
  )
}
