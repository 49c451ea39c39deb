import { useRef } from 'react'
import { PageNotice } from '#views/kit/admin/notice/PageNotice'
import { NarrowPage } from '#views/kit/admin/panel/NarrowPage'
import { Panel } from '#views/kit/admin/panel/Panel'
import { useCopy } from '#views/kit/admin/panel/use-copy'
import { Button } from '#views/kit/components/Button'
import { ButtonLink } from '#views/kit/components/ButtonLink'
import { useTranslations } from '#views/page-context'
import styles from './recovery-codes.module.css'

/** New recovery codes, shown only once. */
export function RecoveryCodes({ codes, news }: { codes: string[]; news: string }) {
  const t = useTranslations('accounts')
  const list = useRef<HTMLUListElement>(null)
  const text = codes.join('\n')
  const { said, copy } = useCopy(text, () => getSelection()?.selectAllChildren(list.current!))
  return (
    <NarrowPage title={t('recoveryCodes.issuedTitle')}>
      <PageNotice kind="done">{news}</PageNotice>
      <Panel lead={t('recoveryCodes.issued')}>
        <ul ref={list} className={styles.codes}>
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
          <Button small look="outline" className={styles.scripted} onClick={copy}>
            {t('link.copy')}
          </Button>
          <ButtonLink
            small
            look="outline"
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
            download="biorezonanca.txt"
          >
            {t('recoveryCodes.download')}
          </ButtonLink>
          <Button small look="outline" className={styles.scripted} onClick={() => window.print()}>
            {t('recoveryCodes.print')}
          </Button>
        </p>
        <p role="status">{said && t(`recoveryCodes.${said}`)}</p>
      </Panel>
    </NarrowPage>
  )
}
