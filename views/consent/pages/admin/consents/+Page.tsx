import { NarrowPage } from '#views/kit/admin/panel/NarrowPage'
import { Panel } from '#views/kit/admin/panel/Panel'
import { Time } from '#views/kit/admin/Time'
import { useData, useTranslations } from '#views/page-context'
import type { Data } from './+data'
import styles from './consents.module.css'

/** Cookie consent decisions by policy version. */
export default function Page() {
  const t = useTranslations('consents')
  const { policyVersion, versions } = useData<Data>()
  return (
    <NarrowPage title={t('title')}>
      <Panel lead={t('lead', { version: policyVersion })}>
        {versions.length === 0 ? (
          <p>{t('none')}</p>
        ) : (
          <table className={styles.versions}>
            <thead>
              <tr>
                <th scope="col">{t('version')}</th>
                <th scope="col">{t('accepted')}</th>
                <th scope="col">{t('declined')}</th>
                <th scope="col">{t('since')}</th>
              </tr>
            </thead>
            <tbody>
              {versions.map(({ policyVersion: version, accepted, declined, since }) => (
                <tr key={version}>
                  <th scope="row">{version}</th>
                  <td>{accepted}</td>
                  <td>{declined}</td>
                  <td>
                    <Time moment={since} as="date" />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Panel>
    </NarrowPage>
  )
}
