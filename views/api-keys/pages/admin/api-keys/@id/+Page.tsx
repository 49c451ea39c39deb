import { locationBinding } from '#src/shared/admin/location-binding'
import { LocationBinding } from '#views/kit/admin/form/LocationBinding'
import { PageForm } from '#views/kit/admin/form/PageForm'
import { RefusalNotice } from '#views/kit/admin/notice/RefusalNotice'
import { NarrowPage } from '#views/kit/admin/panel/NarrowPage'
import { Panel } from '#views/kit/admin/panel/Panel'
import { Time } from '#views/kit/admin/Time'
import { Button } from '#views/kit/components/Button'
import { useData, useTranslations } from '#views/page-context'
import { KeyState } from '../KeyState'
import type { Data } from './+data'
import styles from './api-key.module.css'

/** Page of an API key with the button to revoke it. */
export default function Page() {
  const t = useTranslations('api-keys')
  const admin = useTranslations('admin')
  const { apiKey, locations } = useData<Data>()
  return (
    <NarrowPage title={apiKey.name} back={{ href: '/admin/api-keys', label: t('back') }}>
      <RefusalNotice />
      <Panel>
        <dl className={styles.facts}>
          <dt>{t('beginning')}</dt>
          <dd>
            <code>{apiKey.beginning}…</code>
          </dd>
          <dt>{t('state')}</dt>
          <dd>
            <KeyState state={apiKey.state} />
            {apiKey.revokedAt && (
              <>
                {' '}
                <Time moment={apiKey.revokedAt} />
              </>
            )}
          </dd>
          <dt>{t('scopes')}</dt>
          <dd>{apiKey.scopes.map((scope) => t(`scope.${scope}`)).join(', ')}</dd>
          <dt>{t('locations')}</dt>
          <dd>{apiKey.locationNames?.join(', ') ?? admin('binding.all')}</dd>
          <dt>{t('expires')}</dt>
          <dd>{apiKey.expiresAt ? <Time moment={apiKey.expiresAt} as="date" /> : t('never')}</dd>
          <dt>{t('lastUsed')}</dt>
          <dd>{apiKey.lastUsedAt ? <Time moment={apiKey.lastUsedAt} /> : t('unused')}</dd>
          <dt>{t('madeBy')}</dt>
          <dd>
            {apiKey.createdBy}, <Time moment={apiKey.createdAt} />
          </dd>
        </dl>
      </Panel>
      {apiKey.state !== 'revoked' && (
        <Panel title={t('binding.title')} lead={t('binding.lead')}>
          <PageForm name="apiKeyLocations" action={`/admin/api-keys/${apiKey.id}`} fields={locationBinding}>
            <input type="hidden" name="action" value="locations" />
            <LocationBinding locations={locations} bound={apiKey.locations} />
            <div>
              <Button small look="outline" type="submit">
                {t('binding.submit')}
              </Button>
            </div>
          </PageForm>
        </Panel>
      )}
      {apiKey.state !== 'revoked' && (
        <Panel title={t('revoke.title')} lead={t('revoke.lead')}>
          <form method="post" action={`/admin/api-keys/${apiKey.id}`}>
            <Button small look="outline" type="submit">
              {t('revoke.submit')}
            </Button>
          </form>
        </Panel>
      )}
    </NarrowPage>
  )
}
