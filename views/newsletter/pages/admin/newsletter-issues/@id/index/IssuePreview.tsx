import { shownAt } from '#client/requests/api-address'
import { type Language, languages } from '#src/shared/languages'
import { Panel } from '#views/kit/admin/panel/Panel'
import { Button } from '#views/kit/components/Button'
import { useData, useTranslations } from '#views/page-context'
import type { Data } from './+data'
import styles from './issue.module.css'

interface IssuePreviewProps {
  /** Undefined before the first save. */
  id?: string
  /** Cache buster of the preview. */
  version?: number
  language: Language
  /** Requests the test mail in place of the browser. */
  onTest?: () => void
}

/** Preview of an issue in one language as last saved, with a button to send it to oneself. */
export function IssuePreview({ id, version, language, onTest }: IssuePreviewProps) {
  const t = useTranslations('issues')
  const { issue, texts } = useData<Data>()
  if (id === undefined) return <Panel title={t(`preview.title.${language}`)} lead={t('preview.none')} />
  const address = shownAt({ path: '/api/admin/newsletter-issues/{id}/html/{language}', parameters: { id, language } })
  return (
    <Panel title={t(`preview.title.${language}`)}>
      <iframe
        className={styles.frame}
        title={t(`preview.${language}`)}
        src={`${address}?version=${version}`}
        sandbox=""
        loading="lazy"
      />
      <Button
        small
        look="outline"
        type="submit"
        form={testForm(language)}
        onClick={(event) => {
          if (!onTest) return
          event.preventDefault()
          onTest()
        }}
      >
        {t('preview.test')}
      </Button>
      {issue?.version === version && (
        <details className={styles.preview}>
          <summary>{t('preview.text')}</summary>
          <pre className={styles.text} lang={language}>
            {texts[language]}
          </pre>
        </details>
      )}
    </Panel>
  )
}

/** Forms of the buttons that send a test mail: they cannot be inside the form of the texts. */
export function TestForms({ id }: { id: string }) {
  return languages.map((language) => (
    <form
      key={language}
      id={testForm(language)}
      method="post"
      action={`/admin/newsletter-issues/${id}?test=${language}`}
    />
  ))
}

const testForm = (language: Language) => `issue-test-${language}`
