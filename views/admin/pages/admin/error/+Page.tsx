import { homeOf } from '#src/shared/admin/sections'
import { NarrowPage } from '#views/kit/admin/panel/NarrowPage'
import { ButtonLink } from '#views/kit/components/ButtonLink'
import { usePageContext, useTranslations } from '#views/page-context'
import { errorTexts } from './error-texts'

/** Error page of the admin: not found, forbidden, or server error. */
export default function Page() {
  const { errorStatus, user } = usePageContext()
  const t = useTranslations('admin')
  const { title, text } = errorTexts(errorStatus)
  return (
    <NarrowPage title={t(title)}>
      <p>{t(text)}</p>
      <p>
        <ButtonLink href={user ? homeOf(user.role) : '/admin/login'}>{t('error.back')}</ButtonLink>
      </p>
    </NarrowPage>
  )
}
