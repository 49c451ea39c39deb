import { Field } from '#views/kit/forms/Field'
import { useTranslations } from '#views/page-context'

/** Field for the password, or for a code of an account with a second factor. */
export function ConfirmationField({ byCode }: { byCode: boolean }) {
  const t = useTranslations('admin')
  return <Field name="confirmation" label={byCode ? t('confirm.code') : t('confirm.password')} autoCapitalize="none" />
}
