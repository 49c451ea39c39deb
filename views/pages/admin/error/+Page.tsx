import { ButtonLink } from '../../../components/ButtonLink'
import { usePageContext } from '../../../page-context'
import { useTranslations } from '../../../translations'
import { NarrowPage } from '../panel/NarrowPage'
import { errorTexts } from './error-texts'

/** In place of a page of the desk that is missing, not for this reader, or broken. */
export default function Page() {
  const { errorStatus } = usePageContext()
  const t = useTranslations('admin')
  const { title, text } = errorTexts(errorStatus)
  return (
    <NarrowPage title={t(title)}>
      <p>{t(text)}</p>
      <p>
        <ButtonLink href="/admin/dashboard">{t('error.back')}</ButtonLink>
      </p>
    </NarrowPage>
  )
}
