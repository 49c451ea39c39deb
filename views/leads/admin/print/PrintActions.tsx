import { ArrowLeft, Printer } from 'lucide-react'
import { useListAddress } from '#views/kit/admin/list/list-address'
import { Button } from '#views/kit/components/Button'
import { ButtonLink } from '#views/kit/components/ButtonLink'
import { useTranslations } from '#views/page-context'
import styles from './PrintActions.module.css'

/** Print button, for browsers with scripts; others print from their menu. */
export function PrintActions({ fullList }: { fullList: string }) {
  const t = useTranslations('leads')
  const address = useListAddress()
  return (
    <div className={styles.actions}>
      <ButtonLink look="outline" small href={address({ ids: undefined }, fullList)}>
        <ArrowLeft aria-hidden />
        {t('simple.backToFull')}
      </ButtonLink>
      <Button small className={styles.print} onClick={() => window.print()}>
        <Printer aria-hidden />
        {t('simple.print')}
      </Button>
    </div>
  )
}
