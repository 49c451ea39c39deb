import { useTranslations } from '#views/translations'
import { Choice } from './Choice'
import { useLeadWork } from './lead-work'

/** Select for the location that the lead concerns. */
export function LocationChoice() {
  const t = useTranslations('leads')
  const { lead, perform } = useLeadWork()
  const nameOf = (slug: string | null) => lead.locations.find((location) => location.slug === slug)?.name ?? slug
  const save = (slug: string) => {
    const location = nameOf(slug)
    perform({
      change: { location: slug || null },
      done: location ? t('done.location', { location }) : t('done.noLocation'),
      attempt: t('attempt.location', { location: location || t('lead.noLocation') }),
      waits: true,
    })
  }
  return (
    <Choice
      label={t('lead.location')}
      current={nameOf(lead.location) ?? t('lead.noLocation')}
      value={lead.location ?? ''}
      none={t('lead.noLocation')}
      options={lead.locations.map(({ slug, name }) => ({ value: slug, label: name }))}
      onChoose={save}
    />
  )
}
