import { useRef } from 'react'
import { Button } from '#views/components/Button'
import { ButtonLink } from '#views/components/ButtonLink'
import { useCopy } from '#views/components/use-copy'
import { useTranslations } from '#views/translations'
import { Panel } from '#views/admin/panel/Panel'
import styles from './new-key.module.css'

/** A new key, shown this once. */
export function MadeKey({ name, secret }: { name: string; secret: string }) {
  const t = useTranslations('api-keys')
  const field = useRef<HTMLInputElement>(null)
  const { said, copy } = useCopy(secret, () => field.current!.select())
  return (
    <Panel title={t('made.title', { name })} lead={t('made.lead')}>
      <div className={styles.row}>
        <input
          ref={field}
          className={styles.key}
          aria-label={t('made.label')}
          value={secret}
          readOnly
          autoFocus
          autoComplete="off"
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button small className={styles.copy} onClick={copy}>
          {t('made.copy')}
        </Button>
      </div>
      <p role="status" className={styles.copied}>
        {said && t(`made.${said}`)}
      </p>
      {/* A new document: the one of now holds the key as long as it lives. */}
      <ButtonLink small look="outline" href="/admin/api-keys" data-vike="false">
        {t('made.finished')}
      </ButtonLink>
    </Panel>
  )
}
