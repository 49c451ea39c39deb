import { chooseLanguage } from '#client/language'
import { showToast } from '#client/toasts'
import { findPage, pathTo, queryNames } from '#src/shared/addresses'
import { type Language, languages } from '#src/shared/languages'
import { usePageContext, useTranslations } from '#views/page-context'
import styles from './LanguageSwitcher.module.css'

/** Language links; with JavaScript the page changes in place. */
export function LanguageSwitcher() {
  const t = useTranslations('layout')
  const { language: shown, urlParsed, errorStatus } = usePageContext()
  const found = findPage(urlParsed.pathname)
  const names = queryNames(found?.page)
  const kept = Object.entries(urlParsed.search).filter(([name]) => names?.includes(name) ?? true)
  const choose = async (language: Language) => {
    if (!(await chooseLanguage(language))) showToast({ about: 'unreachable' })
  }
  return (
    <div className={styles.switcher} role="group" aria-label={t('language.label')}>
      {languages.map((language) => (
        <a
          key={language}
          className={styles.language}
          href={`${found ? pathTo(found.page, language, found.segment) : ''}?${new URLSearchParams({ ...Object.fromEntries(kept), lang: language }).toString()}`}
          lang={language}
          hrefLang={language}
          aria-current={language === shown ? 'true' : undefined}
          data-vike="false"
          onClick={(event) => {
            // A server error page has no state to keep.
            if (errorStatus) return
            event.preventDefault()
            void choose(language)
          }}
        >
          {t(`language.${language}`)}
        </a>
      ))}
    </div>
  )
}
