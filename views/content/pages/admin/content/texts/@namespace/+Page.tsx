import { ExternalLink, Eye, Images } from 'lucide-react'
import { pagePicturePlaceNames, placeOf } from '#src/shared/content/page-picture-places'
import editor from '#views/content/admin/editor/editor.module.css'
import { MailPreviews } from '#views/content/admin/texts/MailPreviews'
import styles from '#views/content/admin/texts/texts.module.css'
import { textsAfterSending } from '#views/content/admin/texts/texts-after-sending'
import { TextsForm } from '#views/content/admin/texts/TextsForm'
import { TextsHistory } from '#views/content/admin/texts/TextsHistory'
import { PageNotice } from '#views/kit/admin/notice/PageNotice'
import { BackLink } from '#views/kit/admin/panel/BackLink'
import links from '#views/kit/admin/panel/BackLink.module.css'
import { Button } from '#views/kit/components/Button'
import { Notice } from '#views/kit/forms/Notice'
import { useData, usePageContext, useTranslations } from '#views/page-context'
import type { Data } from './+data'

/** Editor of the texts of a page or of mails. */
export default function Page() {
  const t = useTranslations('page-texts')
  const layout = useTranslations('layout')
  const content = useTranslations('content')
  const { page, mails, sections, publishAt, history, addresses } = useData<Data>()
  const { form, urlParsed } = usePageContext()
  const isOfMails = page.medium === 'mail'
  const outcome = `done.${urlParsed.search.done}`
  const done = isOfMails && t.has(`mails.${outcome}`) ? `mails.${outcome}` : outcome
  const place = pagePicturePlaceNames.find((name) => placeOf(name).page === page.page)
  const isDraft = page.publication !== 'published'
  // The notice of the outcome states it already.
  const isDraftStated = !form && urlParsed.search.done === 'draft'
  const afterSending = textsAfterSending[page.namespace] ?? []
  const newTab = <span className="visually-hidden"> ({layout('newTab')})</span>
  return (
    <div className={editor.page}>
      <BackLink href="/admin/content/texts" text={t('back')} />
      <h1 className={editor.title}>{t(`pages.${page.namespace}`)}</h1>
      {!form && t.has(done) && (
        <PageNotice kind="done">
          <p>{t(done)}</p>
        </PageNotice>
      )}
      {isDraft && !isDraftStated && (
        <Notice>
          <p>
            {publishAt
              ? t(isOfMails ? 'mails.scheduledNotice' : 'scheduledNotice', { at: publishAt.moment.date })
              : t(isOfMails ? 'mails.draftNotice' : 'draftNotice')}
          </p>
        </Notice>
      )}
      <div className={styles.notice}>
        {addresses.map(({ language, view, preview }) => (
          <a key={language} className={links.back} href={isDraft ? preview : view} target="_blank" rel="noreferrer">
            {isDraft ? <Eye aria-hidden /> : <ExternalLink aria-hidden />}
            {t(isDraft ? 'preview' : 'view')} {t(`previewIn.${language}`)}
            {newTab}
          </a>
        ))}
        {isOfMails && (
          <a className={links.back} href="#mails">
            <Eye aria-hidden />
            {t('mails.look')}
          </a>
        )}
        {place && (
          <a className={links.back} href={`/admin/content/page-pictures#content-${place}`}>
            <Images aria-hidden />
            {content('kinds.pagePictures.title')}
          </a>
        )}
        {isDraft && (
          <form method="post" action={`/admin/content/texts/${page.namespace}`}>
            <input type="hidden" name="action" value="discard" />
            <input type="hidden" name="version" value={page.version} />
            <Button type="submit" small look="outline">
              {t('discard')}
            </Button>
          </form>
        )}
      </div>
      {afterSending.length > 0 && (
        <p className={editor.hint}>
          {t('mails.afterSending')}{' '}
          {afterSending.map((namespace, index) => (
            <span key={namespace}>
              {index > 0 && ', '}
              <a href={`/admin/content/texts/${namespace}`}>{t(`pages.${namespace}`)}</a>
            </span>
          ))}
        </p>
      )}
      {page.gone.length > 0 && (
        <Notice title={t('gone')}>
          <ul className={styles.gone}>
            {page.gone.map(({ key, text }) => (
              <li key={key}>{text}</li>
            ))}
          </ul>
        </Notice>
      )}
      {sections.length > 2 && (
        <nav aria-label={t('sections')}>
          <ul className={styles.contents}>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#section-${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <TextsForm key={page.namespace} page={page} sections={sections} publishAt={publishAt?.typed ?? ''} />
      {isOfMails && <MailPreviews page={page} mails={mails} />}
      <TextsHistory page={page} history={history} />
    </div>
  )
}
