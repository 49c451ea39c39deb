import type { ReactNode } from 'react'
import type { HoldingsDto } from '#src/privacy/personal-data.dto'
import { Button } from '#views/components/ui/Button'
import { useTranslations } from '#views/translations'
import { Panel } from '#views/admin/panel/Panel'
import styles from './holdings.module.css'

/** Number of stored records about a person by kind, with export and erasure. */
export function Holdings({ email, held, otherAddresses, forgotten }: HoldingsDto) {
  const t = useTranslations('personal-data')
  const search = `?search=${encodeURIComponent(email)}`
  const kinds = Object.entries(held).filter(([, count]) => count > 0)
  return (
    <>
      <Panel title={email} lead={kinds.length === 0 ? t('nothing') : undefined}>
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
        {otherAddresses.length > 0 && <p>{t('otherAddresses', { addresses: otherAddresses.join(', ') })}</p>}
        {forgotten && <p>{t('forgotten')}</p>}
        <p>
          {t('mentions')} <a href={`/admin/contact-messages${search}`}>{t('mentionsIn.messages')}</a>,{' '}
          <a href={`/admin/franchise-inquiries${search}`}>{t('mentionsIn.inquiries')}</a>,{' '}
          <a href={`/admin/appointment-requests${search}`}>{t('mentionsIn.requests')}</a>
        </p>
        <p>{t('byPhoneAlone')}</p>
      </Panel>
      {kinds.length > 0 && (
        <>
          <Panel title={t('export.title')} lead={t('export.lead')}>
            <ActionForm action="export" email={email} label={t('export.submit')} />
          </Panel>
          <Panel title={t('erase.title')} lead={t('erase.lead')}>
            <ActionForm action="erase" email={email} label={t('erase.submit')}>
              <label className={styles.confirmation}>
                <input type="checkbox" name="confirmed" value="1" required />
                {t('erase.confirm', { email })}
              </label>
            </ActionForm>
          </Panel>
        </>
      )}
    </>
  )
}

interface ActionFormProps {
  action: 'export' | 'erase'
  email: string
  label: string
  children?: ReactNode
}

function ActionForm({ action, email, label, children }: ActionFormProps) {
  return (
    <form className={styles.action} method="post" action="/admin/personal-data">
      <input type="hidden" name="action" value={action} />
      <input type="hidden" name="email" value={email} />
      {children}
      <Button small look="outline" type="submit">
        {label}
      </Button>
    </form>
  )
}
