import { Select } from '#views/kit/forms/Select'
import { useData, useTranslations } from '#views/page-context'
import type { Data } from './+data'

/** Keys, webhooks and secret addresses of the user, and the choice of an administrator who takes over keys and webhooks. */
export function LeftAccess({ ofRole = false }: { ofRole?: boolean }) {
  const t = useTranslations('accounts')
  const kinds = useTranslations('recipients')
  const { access, heirs } = useData<Data>()
  if (access.length === 0) return null
  const hint = [ofRole && t('user.access.roleHint'), t('user.access.hint')].filter(Boolean).join(' ')
  return (
    <>
      <div>
        <p>{t(ofRole ? 'user.access.roleLead' : 'user.access.lead')}</p>
        <ul>
          {access.map(({ key, kind, name }) => (
            <li key={key}>{kinds(`access.kinds.${kind}`, { name })}</li>
          ))}
        </ul>
      </div>
      {access.some(({ canBeHandedOver }) => canBeHandedOver) && (
        <Select
          name="accessTo"
          label={t('user.access.label')}
          hint={hint}
          placeholder={t('user.access.nobody')}
          options={heirs}
        />
      )}
    </>
  )
}
