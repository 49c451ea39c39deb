import { Button } from '../../../../components/Button'
import { ButtonLink } from '../../../../components/ButtonLink'
import { useTranslations } from '../../../../translations'
import { Message } from '../../form/Message'
import { NarrowPage } from '../../panel/NarrowPage'
import { Panel } from '../../panel/Panel'
import styles from './recovery-codes.module.css'

/** New recovery codes, shown this once. */
export function RecoveryCodes({ codes, news }: { codes: string[]; news: string }) {
  const t = useTranslations('staff')
  return (
    <NarrowPage title={t('recoveryCodes.issuedTitle')}>
      <Message kind="done">{news}</Message>
      <Panel lead={t('recoveryCodes.issued')}>
        <ul className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <p className={styles.actions}>
          <ButtonLink small href="/admin/account/second-factor">
            {t('recoveryCodes.finished')}
          </ButtonLink>
          <Button small look="outline" className={styles.print} onClick={() => window.print()}>
            {t('recoveryCodes.print')}
          </Button>
        </p>
      </Panel>
    </NarrowPage>
  )
}
