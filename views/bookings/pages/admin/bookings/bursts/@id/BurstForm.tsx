import { BURST_FIELD } from '#src/shared/bookings/burst-field'
import { UNDO_SECONDS } from '#src/shared/leads/undo'
import { CardTable } from '#views/kit/admin/list/CardTable'
import { StateBadge } from '#views/kit/admin/StateBadge'
import { Time } from '#views/kit/admin/Time'
import { Button } from '#views/kit/components/Button'
import { leadKinds } from '#views/leads/admin/lead-kinds'
import { StatusBadge } from '#views/leads/admin/StatusBadge'
import { useData, usePageContext, useTranslations } from '#views/page-context'
import type { Data } from './+data'
import styles from './burst.module.css'

type Booking = Data['bookings'][number]

/** Bookings of a burst, with a box for each that can be cancelled. */
export function BurstForm() {
  const t = useTranslations('bursts')
  const { id: burstId, bookings } = useData<Data>()
  const { form } = usePageContext()
  const known = ({ isClient, isKnownEmail, isKnownPhone }: Booking) =>
    [isClient && t('known.client'), isKnownEmail && t('known.email'), isKnownPhone && t('known.phone')]
      .filter(Boolean)
      .join(', ')
  const isChosen = ({ id, isSuspected }: Booking) => (form ? `${BURST_FIELD}${id}` in form.values : isSuspected)
  return (
    <section className={styles.part} aria-labelledby="burst-bookings">
      <h2 id="burst-bookings">{t('list.title')}</h2>
      {bookings.length === 0 ? (
        <p>{t('list.empty')}</p>
      ) : (
        <form method="post" action={`/admin/bookings/bursts/${burstId}`}>
          <input type="hidden" name="action" value="cancel" />
          <CardTable<Booking>
            labelledBy="burst-bookings"
            rows={bookings}
            columns={[
              {
                label: t('list.cancel'),
                captioned: true,
                cell: (booking) => {
                  const { id, name, starts, canBeCancelled } = booking
                  if (!canBeCancelled) return '–'
                  return (
                    <label className={styles.box}>
                      <input
                        type="checkbox"
                        name={`${BURST_FIELD}${id}`}
                        value="1"
                        defaultChecked={isChosen(booking)}
                      />
                      <span className="visually-hidden">{t('list.cancelOne', { name, time: starts.near })}</span>
                    </label>
                  )
                },
              },
              {
                label: t('list.client'),
                title: true,
                cell: ({ id, name, email, phone }) => (
                  <>
                    <a href={`/admin/bookings/${id}`}>{name}</a>
                    <span className={styles.contact}>{[email, phone].filter(Boolean).join(', ')}</span>
                  </>
                ),
              },
              {
                label: t('list.time'),
                cell: ({ starts, service }) => (
                  <>
                    <Time moment={starts} />, {service}
                  </>
                ),
              },
              { label: t('list.centre'), captioned: true, cell: ({ centre }) => centre ?? '–' },
              {
                label: t('list.confirmation'),
                captioned: true,
                cell: ({ confirmation }) => (
                  <StateBadge tone={confirmation === 'none' ? 'warning' : 'good'}>
                    {t(`confirmations.${confirmation}`)}
                  </StateBadge>
                ),
              },
              { label: t('list.known'), captioned: true, cell: (booking) => known(booking) || t('known.none') },
              {
                label: t('list.status'),
                cell: ({ status }) => <StatusBadge kind={leadKinds.booking} status={status} />,
              },
            ]}
          />
          {bookings.some(({ canBeCancelled }) => canBeCancelled) && (
            <div className={styles.send}>
              <p>{t('cancelLead', { minutes: UNDO_SECONDS / 60 })}</p>
              <Button look="purple" type="submit">
                {t('cancel')}
              </Button>
            </div>
          )}
        </form>
      )}
    </section>
  )
}
