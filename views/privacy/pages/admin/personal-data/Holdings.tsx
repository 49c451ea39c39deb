import type { ReactNode } from 'react'
import type { HoldingsDto } from '#src/privacy/personal-data.dto'
import { Panel } from '#views/kit/admin/panel/Panel'
import { Button } from '#views/kit/components/Button'
import { useTranslations } from '#views/page-context'
import styles from './holdings.module.css'

/** Number of stored records about a person by kind, with export and erasure. */
export function Holdings(holdings: HoldingsDto) {
  const { email, phone, held, otherAddresses, foundByPhone, forgotten, refusesInvitations } = holdings
  const { excludedAddresses, excludedNames } = holdings
  const t = useTranslations('personal-data')
  const keys = [email, phone].filter((key) => key !== null)
  const kinds = Object.entries(held).filter(([, count]) => count > 0)
  return (
    <>
      <Panel title={keys.join(', ')} lead={kinds.length === 0 ? t('nothing') : undefined}>
        {kinds.length > 0 && (
          <dl className={styles.counts}>
            {kinds.map(([kind, count]) => (
              <div key={kind}>
                <dt>{t(`kinds.${kind as 'lead_notes'}`)}</dt>
                <dd>{count}</dd>
              </div>
            ))}
          </dl>
        )}
        {otherAddresses.length > 0 && (
          <p>{t(phone ? 'otherAddressesOfPhone' : 'otherAddresses', { addresses: otherAddresses.join(', ') })}</p>
        )}
        {foundByPhone > 0 && <p>{t('foundByPhone', { count: foundByPhone })}</p>}
        {excludedAddresses.length > 0 && <p>{t('excludedAddresses', { addresses: excludedAddresses.join(', ') })}</p>}
        {excludedNames.length > 0 && <p>{t('excludedNames', { names: excludedNames.join(', ') })}</p>}
        {forgotten && <p>{t('forgotten')}</p>}
        {refusesInvitations && <p>{t('refusesInvitations')}</p>}
        {keys.map((key) => (
          <p key={key}>
            {t('mentions', { key })} <a href={searchFor('contact-messages', key)}>{t('mentionsIn.messages')}</a>,{' '}
            <a href={searchFor('franchise-inquiries', key)}>{t('mentionsIn.inquiries')}</a>,{' '}
            <a href={searchFor('appointment-requests', key)}>{t('mentionsIn.requests')}</a>
          </p>
        ))}
      </Panel>
      {kinds.length > 0 && (
        <>
          <Panel title={t('export.title')} lead={t('export.lead')}>
            <ActionForm action="export" person={{ email, phone }} label={t('export.submit')} />
          </Panel>
          <Panel title={t('erase.title')} lead={t('erase.lead')}>
            <ActionForm action="erase" person={{ email, phone }} label={t('erase.submit')}>
              <label className={styles.confirmation}>
                <input type="checkbox" name="confirmed" value="1" required />
                {t('erase.confirm', { person: keys.join(', ') })}
              </label>
            </ActionForm>
          </Panel>
        </>
      )}
    </>
  )
}

const searchFor = (list: string, key: string) => `/admin/${list}?search=${encodeURIComponent(key)}`

interface ActionFormProps {
  action: 'export' | 'erase'
  person: Pick<HoldingsDto, 'email' | 'phone'>
  label: string
  children?: ReactNode
}

function ActionForm({ action, person: { email, phone }, label, children }: ActionFormProps) {
  return (
    <form className={styles.action} method="post" action="/admin/personal-data">
      <input type="hidden" name="action" value={action} />
      {email && <input type="hidden" name="email" value={email} />}
      {phone && <input type="hidden" name="phone" value={phone} />}
      {children}
      <Button small look="outline" type="submit">
        {label}
      </Button>
    </form>
  )
}
