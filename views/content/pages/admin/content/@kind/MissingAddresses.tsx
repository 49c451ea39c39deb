import type { MissingAddressDto } from '#src/content/redirects/missing/missing-address.dto'
import { Panel } from '#views/kit/admin/panel/Panel'
import { ButtonLink } from '#views/kit/components/ButtonLink'
import { useTranslations } from '#views/page-context'
import styles from './list.module.css'

/** Addresses that visitors requested in vain, each with a link to the form that redirects it. */
export function MissingAddresses({ addresses }: { addresses: MissingAddressDto[] }) {
  const t = useTranslations('content')
  return (
    <div className={styles.missing}>
      <Panel title={t('missingAddresses.title')} lead={t('missingAddresses.lead')}>
        <ul className={styles.addresses}>
          {addresses.map(({ address, visits }) => (
            <li key={address}>
              <span className={styles.address}>{readable(address)}</span>
              <span>{t.plural('missingAddresses.visits', visits)}</span>
              <ButtonLink
                small
                look="outline"
                href={`/admin/content/redirects/new?${new URLSearchParams({ source: address }).toString()}`}
                aria-label={t('missingAddresses.redirectOf', { address: readable(address) })}
              >
                {t('missingAddresses.redirect')}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  )
}

/** Returns an address with its letters decoded; as it is where its encoding is broken. */
function readable(address: string): string {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}
