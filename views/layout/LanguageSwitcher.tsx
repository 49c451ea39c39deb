import { chooseLanguage } from '../../client/language'
import { languages } from '../../src/i18n/languages'
import { usePageContext } from '../page-context'
import { useTranslations } from '../translations'
import styles from './LanguageSwitcher.module.css'

/** Links that work by themselves; with JavaScript the page changes in place (LANG-3). */
export function LanguageSwitcher() {
  const t = useTranslations('layout')
  const { language: shown, urlParsed } = usePageContext()
  return (
    <div className={styles.switcher} role="group" aria-label={t('language.label')}>
      {languages.map((language) => (
        <a
          key={language}
          className={styles.language}
          href={`?${new URLSearchParams({ ...urlParsed.search, lang: language }).toString()}`}
          lang={language}
          hrefLang={language}
          aria-current={language === shown ? 'true' : undefined}
          data-vike="false"
          onClick={(event) => {
            event.preventDefault()
            void chooseLanguage(language)
          }}
        >
          {t(`language.${language}`)}
        </a>
      ))}
    </div>
  )
}
