import { ButtonLink } from '#views/components/ui/ButtonLink'
import { usePageContext } from '#views/page-context'
import { useTranslations } from '#views/translations'
import { NarrowPage } from '#views/admin/panel/NarrowPage'
import { errorTexts } from './error-texts'

/** Error page of the admin: not found, forbidden, or server error. */
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
