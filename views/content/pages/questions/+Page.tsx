import { ArrowRight } from 'lucide-react'
import { addressOf } from '#src/shared/addresses'
import { ButtonLink } from '#views/kit/components/ButtonLink'
import { CallToAction } from '#views/kit/components/CallToAction'
import { Disclaimer } from '#views/kit/components/Disclaimer'
import { PageHeader } from '#views/kit/components/PageHeader'
import { Section } from '#views/kit/components/Section'
import { SearchForm } from '#views/kit/search/SearchForm'
import { useSearch } from '#views/kit/search/use-search'
import { useData, usePageContext, useTranslations } from '#views/page-context'
import { Questions } from '../../questions/Questions'
import type { Data } from './+data'
import { findQuestions } from './find-questions'
import styles from './Page.module.css'

/** Searchable page with the questions of all pages. */
export default function Page() {
  const t = useTranslations('questions')
  const shell = useTranslations('layout')
  const { language } = usePageContext()
  const search = useSearch('questions')
  const words = { synonyms: t.list('search.synonyms'), ignored: t('search.ignored') }
  const { groups, otherAnswers } = useData<Data>()
  const found = findQuestions(groups, search.query, words)
  const count = found.reduce((sum, { items }) => sum + items.length, 0)
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <Section id="questions">
        <SearchForm search={search} label={t('search.label')} button={t('search.button')} />
        <p role="status" className={styles.status}>
          {count > 0 ? t.plural('count', count) : t('none')}
        </p>
        {count === 0 && (
          <ul className={styles.ways}>
            {otherAnswers.map(({ href, label }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        )}
        {found.map(({ page, items }) => (
          <section key={page} className={styles.page} aria-labelledby={page}>
            <div className={styles.heading}>
              <h2 id={page}>{page === 'everyday' ? t('everyday.title') : shell(`nav.${page}`)}</h2>
              {page !== 'everyday' && (
                <a
                  className={styles.link}
                  href={addressOf(page, language)}
                  aria-label={t('moreAbout', { page: shell(`nav.${page}`) })}
                >
                  {t('more')}
                  <ArrowRight aria-hidden />
                </a>
              )}
            </div>
            <Questions items={items} />
          </section>
        ))}
        <Disclaimer text={t('disclaimer')} />
      </Section>
      <CallToAction title={t('cta.title')} text={t('cta.text')}>
        <ButtonLink look="sun" href={addressOf('contact', language, { fragment: 'contact' })}>
          {t('cta.contact')}
        </ButtonLink>
        <ButtonLink look="light" href={addressOf('guide', language)}>
          {shell('nav.guide')}
        </ButtonLink>
      </CallToAction>
    </>
  )
}
