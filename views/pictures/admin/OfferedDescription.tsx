import type { PictureDto } from '#src/pictures/picture.dto'
import { languages } from '#src/shared/languages'
import { typedDescription, unusedDescription } from '#src/shared/pictures/after-upload'
import { Panel } from '#views/kit/admin/panel/Panel'
import { Button } from '#views/kit/components/Button'
import { usePageContext, useTranslations } from '#views/page-context'
import styles from './pictures.module.css'

/** Alternative text that was typed for a file that the library had already, with a button that stores it. */
export function OfferedDescription({ picture }: { picture: PictureDto }) {
  const t = useTranslations('pictures')
  const { urlParsed } = usePageContext()
  const { id, version, alt, focalX, focalY } = picture
  const known = urlParsed.search.done === 'known'
  const offered = unusedDescription(
    { known, alt },
    typedDescription((name) => urlParsed.search[name]),
  )
  if (!offered) return null
  return (
    <Panel title={t('offer.title')} lead={t('offer.lead')}>
      <ul className={styles.uses}>
        {languages.map((language) => (
          <li key={language}>
            {t(`languages.${language}`)}: <span lang={language}>{offered[language]}</span>
          </li>
        ))}
      </ul>
      <form method="post" action={`/admin/pictures/${id}`}>
        <input type="hidden" name="action" value="save" />
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="focalX" value={focalX} />
        <input type="hidden" name="focalY" value={focalY} />
        {languages.map((language) => (
          <input key={language} type="hidden" name={`alt.${language}`} value={offered[language]} />
        ))}
        <Button small look="purple" type="submit">
          {t('offer.submit')}
        </Button>
      </form>
    </Panel>
  )
}
