import { Search } from 'lucide-react'
import { BackLink } from '#views/kit/admin/panel/BackLink'
import { Button } from '#views/kit/components/Button'
import forms from '#views/kit/forms/form.module.css'
import { useData, useTranslations } from '#views/page-context'
import overview from '../../overview.module.css'
import type { Data } from './+data'
import styles from './pages.module.css'

/** Pages and mails whose texts can be edited, and a search in all of them. */
export default function Page() {
  const t = useTranslations('page-texts')
  const content = useTranslations('content')
  const { words, found, mostFound, pages } = useData<Data>()
  return (
    <>
      <BackLink href="/admin/content" text={content('title')} />
      <h1 className={overview.title}>{t('title')}</h1>
      <p className={overview.lead}>{t('lead')}</p>
      <search>
        <form className={styles.search} action="/admin/content/texts">
          <label className={styles.label} htmlFor="words">
            {t('search.label')}
          </label>
          <input id="words" className={forms.control} type="search" name="q" defaultValue={words} maxLength={200} />
          <Button type="submit" small>
            <Search aria-hidden />
            {t('search.button')}
          </Button>
        </form>
      </search>
      {words && (
        <section className={styles.results} aria-labelledby="found">
          <h2 id="found" className={styles.found}>
            {t.plural('search.found', found.length)}
          </h2>
          {found.length === mostFound && <p>{t('search.first', { count: mostFound })}</p>}
          {found.length === 0 && <p>{t('search.none', { words })}</p>}
          <ul className={styles.list}>
            {found.map(({ namespace, field, language, text }) => (
              <li key={`${namespace} ${field}`}>
                <a href={`/admin/content/texts/${namespace}#pageTexts-${field}`} lang={language}>
                  {text}
                </a>
                <span className={styles.where}>
                  {t(`pages.${namespace}`)}, {t(`in.${language}`)}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {(['page', 'mail'] as const).map((medium) => (
        <section key={medium} aria-labelledby={medium}>
          <h2 id={medium} className={styles.found}>
            {t(`media.${medium}`)}
          </h2>
          <ul className={styles.pages}>
            {pages
              .filter((page) => page.medium === medium)
              .map(({ namespace, publication, publishAt, changed, outdated, superseded }) => (
                <li key={namespace} className={styles.page}>
                  <a className={styles.name} href={`/admin/content/texts/${namespace}`}>
                    {t(`pages.${namespace}`)}
                  </a>
                  <p className={overview.marks}>
                    <span>{changed > 0 ? t.plural('changed', changed) : t('originals')}</span>
                    {publication !== 'published' && (
                      <span className={overview.outdated}>
                        {publishAt ? t('state.scheduled', { at: publishAt.near }) : t('state.draft')}
                      </span>
                    )}
                    {outdated > 0 && <span className={overview.outdated}>{t.plural('outdated', outdated)}</span>}
                    {superseded > 0 && <span className={overview.outdated}>{t.plural('superseded', superseded)}</span>}
                  </p>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  )
}
