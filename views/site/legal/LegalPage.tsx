import type { ReactNode } from 'react'
import { TextSections } from '#views/content/services/TextSections'
import { formatDate } from '#views/formatting'
import { PageHeader } from '#views/kit/components/PageHeader'
import { SampleNote } from '#views/kit/components/SampleNote'
import { Section } from '#views/kit/components/Section'
import { usePageContext } from '#views/page-context'
import type { Translator, TranslatorOfAny } from '#views/translations'
import styles from './LegalPage.module.css'

interface LegalPageProps {
  /** Texts of the page. */
  texts: TranslatorOfAny<'privacy-policy' | 'cookies' | 'accessibility'>
  /** Values of the placeholders in its texts. */
  details?: Record<string, string>
  /** Items in addition to those of the texts, by section id. */
  points?: Record<string, string[]>
  /** Content below the text of a section, by section id. */
  below?: Record<string, ReactNode>
  /** Content above the table of contents. */
  summary?: ReactNode
  children?: ReactNode
}

/** Long legal text with a table of contents. */
export function LegalPage({ texts, details, points = {}, below, summary, children }: LegalPageProps) {
  const t = texts as Translator<'privacy-policy'>
  const { language } = usePageContext()
  const sections = t
    .list('sections', details)
    .map((section) => ({ ...section, points: [...section.points, ...(points[section.id] ?? [])] }))
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')}>
        <p className={styles.updated}>{t('updated', { date: formatDate(t('updatedOn'), language) })}</p>
      </PageHeader>
      <Section>
        {details && <SampleNote of="controller" />}
        {summary}
        <nav className={styles.contents} aria-labelledby="contents">
          <h2 id="contents" className={styles.title}>
            {t('contentsTitle')}
          </h2>
          <ol className={styles.list}>
            {sections.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ol>
        </nav>
        <TextSections sections={sections} below={below} />
        {children}
      </Section>
    </>
  )
}
