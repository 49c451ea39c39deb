import { useTranslations } from '#views/translations'
import { Choice } from './Choice'
import { useLeadWork } from './lead-work'

/** Which centre the lead concerns. */
export function CentreChoice() {
  const t = useTranslations('desk')
  const { lead, perform } = useLeadWork()
  const nameOf = (slug: string | null) => lead.centres.find((centre) => centre.slug === slug)?.name ?? slug
  const save = (slug: string) => {
    const centre = nameOf(slug)
    perform({
      change: { centre: slug || null },
      done: centre ? t('done.centre', { centre }) : t('done.noCentre'),
      attempt: t('attempt.centre', { centre: centre || t('lead.noCentre') }),
      waits: true,
    })
  }
  return (
    <Choice
      label={t('lead.centre')}
      current={nameOf(lead.centre) ?? t('lead.noCentre')}
      value={lead.centre ?? ''}
      none={t('lead.noCentre')}
      options={lead.centres.map(({ slug, name }) => ({ value: slug, label: name }))}
      onChoose={save}
    />
  )
}
