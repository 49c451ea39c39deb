import { shownAt } from '#client/requests/api-address'
import type { EditedMailDto, PageTextsDto } from '#src/content/page-texts/page-texts.dto'
import { languages } from '#src/shared/languages'
import { kindOfMail } from '#views/operations/admin/mails/kind-of-mail'
import { usePageContext, useTranslations } from '#views/page-context'
import editor from '../editor/editor.module.css'
import styles from './texts.module.css'

/** Mails with the saved texts and sample data, in both languages, as HTML and as plain text. */
export function MailPreviews({ page, mails }: { page: PageTextsDto; mails: EditedMailDto[] }) {
  const t = useTranslations('page-texts')
  const mailTexts = useTranslations('mails')
  const { language } = usePageContext()
  const { namespace, version, publication } = page
  return (
    <section id="mails" className={`${styles.section} ${styles.previews}`} aria-labelledby="heading-mails">
      <h2 id="heading-mails" className={styles.heading}>
        {t('mails.title')}
      </h2>
      <p className={editor.hint}>{t(publication === 'published' ? 'mails.withPublished' : 'mails.withDraft')}</p>
      {mails.map(({ kind, sample, subject, text }) => (
        <details key={`${kind} ${sample}`} className={styles.mail}>
          <summary>
            <strong>{subject[language]}</strong> <span className={styles.kind}>{kindOfMail(mailTexts, kind)}</span>
          </summary>
          <div className={editor.pair}>
            {languages.map((of) => {
              const parameters = { namespace, kind, sample, language: of }
              const path = '/api/admin/page-texts/{namespace}/mails/{kind}/{sample}/{language}/html'
              return (
                <div key={of} className={styles.cell}>
                  <p>
                    {t('field', { label: t('mails.subject'), language: t(`in.${of}`) })}:{' '}
                    <strong lang={of}>{subject[of]}</strong>
                  </p>
                  <iframe
                    className={styles.frame}
                    title={t('field', { label: subject[of], language: t(`in.${of}`) })}
                    src={`${shownAt({ path, parameters })}?version=${version}`}
                    sandbox=""
                    loading="lazy"
                  />
                  <details>
                    <summary>{t('mails.plain')}</summary>
                    <pre className={styles.plainText} lang={of}>
                      {text[of]}
                    </pre>
                  </details>
                </div>
              )
            })}
          </div>
        </details>
      ))}
    </section>
  )
}
