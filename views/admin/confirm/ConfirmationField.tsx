import { useTranslations } from '../../page-context'
import { Field } from '../../forms/Field'

/** Field for the password, or for a code of an account with a second factor. */
export function ConfirmationField({ byCode }: { byCode: boolean }) {
  const t = useTranslations('admin')
  return <Field name="confirmation" label={byCode ? t('confirm.code') : t('confirm.password')} autoCapitalize="none" />
}
