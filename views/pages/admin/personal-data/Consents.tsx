import { Time } from '#views/admin/Time'
import { Panel } from '#views/admin/panel/Panel'
import { useData } from '#views/page-context'
import { useTranslations } from '#views/translations'
import type { Data } from './+data'
import styles from './consents.module.css'

/** Cookie consent decisions by policy version. */
export function Consents() {
  const t = useTranslations('personal-data')
  const { policyVersion, versions } = useData<Data>().consents
  return (
    <Panel title={t('consents.title')} lead={t('consents.lead', { version: policyVersion })}>
      {versions.length === 0 ? (
        <p>{t('consents.none')}</p>
      ) : (
        <table className={styles.versions}>
          <thead>
            <tr>
              <th scope="col">{t('consents.version')}</th>
              <th scope="col">{t('consents.accepted')}</th>
              <th scope="col">{t('consents.declined')}</th>
              <th scope="col">{t('consents.since')}</th>
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
  )
}
