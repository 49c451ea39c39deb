import { shownAt } from '#client/requests/api-address'
import type { Language } from '#src/shared/languages'
import { Button } from '#views/components/ui/Button'
import { useTranslations } from '#views/translations'
import { Panel } from '#views/admin/panel/Panel'
import styles from './issue.module.css'

interface IssuePreviewProps {
  id: string
  /** Cache buster of the preview. */
  version: number
  language: Language
  text: string
}

/** Preview of an issue in one language as last saved, with a button to send it to oneself. */
export function IssuePreview({ id, version, language, text }: IssuePreviewProps) {
  const t = useTranslations('issues')
  return (
    <Panel title={t(`preview.${language}`)}>
      <form method="post" action={`/admin/newsletter-issues/${id}?test=${language}`}>
        <Button small look="outline" type="submit">
          {t('preview.test')}
        </Button>
      </form>
      <details className={styles.preview}>
        <summary>{t('preview.html')}</summary>
        <iframe
          className={styles.frame}
          title={t(`preview.${language}`)}
          src={`${shownAt({ path: '/api/admin/newsletter-issues/{id}/html/{language}', parameters: { id, language } })}?version=${version}`}
          sandbox=""
          loading="lazy"
        />
      </details>
      <details className={styles.preview}>
        <summary>{t('preview.text')}</summary>
        <pre className={styles.text} lang={language}>
          {text}
        </pre>
      </details>
    </Panel>
  )
}
