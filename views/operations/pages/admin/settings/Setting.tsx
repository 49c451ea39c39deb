import type { SettingName } from '#src/shared/settings/settings'
import { Field } from '#views/kit/forms/Field'
import { useTranslations } from '#views/page-context'
import type { Data } from './+data'
import styles from './settings.module.css'

interface SettingProps extends Pick<Data, 'defaults' | 'setBy'> {
  name: SettingName
  hint?: string
}

/** Field of a setting, or its value if set by the environment. */
export function Setting({ name, defaults, setBy, hint = '' }: SettingProps) {
  const t = useTranslations('settings')
  const label = t(`fields.${name}`)
  const usual = defaults[name] ?? ''
  const variable = setBy[name]
  if (!variable) return <Field name={name} label={label} hint={`${hint} ${t('empty', { usual })}`.trim()} />
  return (
    <dl className={styles.fixed}>
      <dt>{label}</dt>
      <dd>{usual}</dd>
      <dd className={styles.why}>{t('setBy', { variable })}</dd>
    </dl>
  )
}
