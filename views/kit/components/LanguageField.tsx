import { defaultLanguage } from '#src/shared/languages'
import { usePageContext } from '#views/page-context'

/** Hidden field with the language, for forms whose fields replace the query of the address. */
export function LanguageField() {
  const { language } = usePageContext()
  return language === defaultLanguage ? null : <input type="hidden" name="lang" value={language} />
}
