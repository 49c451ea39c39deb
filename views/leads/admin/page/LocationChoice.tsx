import { Button } from '#views/kit/components/Button'
import { usePageContext, useTranslations } from '#views/page-context'
import { Choice } from './Choice'
import { isUnrouted } from './is-unrouted'
import { useLeadWork } from './lead-work'
import styles from './LeadPanel.module.css'

/** Select for the location that the lead concerns. */
export function LocationChoice() {
  const t = useTranslations('leads')
  const { user } = usePageContext()
  const { kind, lead, perform, busy } = useLeadWork()
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
      none={user?.locations ? undefined : t('lead.noLocation')}
      options={lead.locations.map(({ slug, name }) => ({ value: slug, label: name }))}
      onChoose={save}
      below={
        isUnrouted(kind, lead) && (
          <>
            <Button small look="outline" aria-disabled={busy || undefined} onClick={() => save(lead.location ?? '')}>
              {t('lead.route', { location: nameOf(lead.location) ?? '' })}
            </Button>
            <p className={styles.unrouted}>{t('lead.unrouted')}</p>
          </>
        )
      }
    />
  )
}
