import { Select } from '#views/kit/forms/Select'
import { useData, useTranslations } from '#views/page-context'
import type { Data } from './+data'

/** Choice of a colleague who takes over the open leads of the user, if there are any. */
export function Handover({ hint }: { hint?: boolean }) {
  const t = useTranslations('accounts')
  const { openLeads, colleagues } = useData<Data>()
  if (openLeads === 0) return null
  return (
    <>
      <p>{t('user.handover.lead', { count: openLeads })}</p>
      <Select
        name="handOverTo"
        label={t('user.handover.label')}
        hint={hint ? t('user.handover.hint') : undefined}
        placeholder={t('user.handover.nobody')}
        options={colleagues.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </>
  )
}
