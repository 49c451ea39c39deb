import { useState } from 'react'
import { shownAt } from '#client/requests/api-address'
import { languages } from '#src/shared/languages'
import { PageNotice } from '#views/kit/admin/notice/PageNotice'
import { RefusalNotice } from '#views/kit/admin/notice/RefusalNotice'
import { NarrowPage } from '#views/kit/admin/panel/NarrowPage'
import { Panel } from '#views/kit/admin/panel/Panel'
import { ShownOnce } from '#views/kit/admin/panel/ShownOnce'
import { Time } from '#views/kit/admin/Time'
import { Button } from '#views/kit/components/Button'
import { ButtonLink } from '#views/kit/components/ButtonLink'
import { useData, usePageContext, useTranslations } from '#views/page-context'
import type { Data } from './+data'
import styles from './page.module.css'

const ACTION = '/admin/content/google-business-profile'

/** Download of the sheet for Google Business Profile, and its secret address. */
export default function Page() {
  const t = useTranslations('content')
  const { urlParsed } = usePageContext()
  const { createdAt, issued } = useData<Data>()
  const [address] = useState(issued?.address) // state, so that it survives a language change
  const sheet = shownAt({ path: '/api/admin/content/google-business-profile' })
  return (
    <NarrowPage
      title={t('profileSheet.title')}
      back={{ href: '/admin/content/locations', label: t('profileSheet.back') }}
    >
      <RefusalNotice />
      {urlParsed.search.done === 'removed' && <PageNotice kind="done">{t('profileSheet.removed')}</PageNotice>}
      {address && (
        <ShownOnce
          title={t('profileSheet.made.title')}
          lead={t('profileSheet.made.lead')}
          value={address}
          texts={{
            label: t('profileSheet.made.label'),
            copy: t('profileSheet.made.copy'),
            copied: t('profileSheet.made.copied'),
            selected: t('profileSheet.made.selected'),
          }}
        />
      )}
      <Panel title={t('profileSheet.download.title')} lead={t('profileSheet.download.lead')}>
        <p className={styles.buttons}>
          {languages.map((language) => (
            <ButtonLink key={language} small look="outline" href={`${sheet}?lang=${language}`} download>
              {t(`profileSheet.download.${language}`)}
            </ButtonLink>
          ))}
        </p>
      </Panel>
      <Panel title={t('profileSheet.address.title')} lead={t('profileSheet.address.lead')}>
        <p>
          {createdAt ? (
            <>
              {t('profileSheet.address.since')} <Time moment={createdAt} />
            </>
          ) : (
            t('profileSheet.address.none')
          )}
        </p>
        <div className={styles.buttons}>
          <form method="post" action={ACTION}>
            <input type="hidden" name="action" value="renew" />
            <Button small type="submit">
              {t(createdAt ? 'profileSheet.address.renew' : 'profileSheet.address.create')}
            </Button>
          </form>
          {createdAt && (
            <form method="post" action={ACTION}>
              <input type="hidden" name="action" value="remove" />
              <Button small look="outline" type="submit">
                {t('profileSheet.address.remove')}
              </Button>
            </form>
          )}
        </div>
      </Panel>
    </NarrowPage>
  )
}
