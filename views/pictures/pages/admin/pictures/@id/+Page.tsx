import { useEffect } from 'react'
import { reload } from 'vike/client/router'
import { photoInText } from '#src/shared/pictures/photos-in-text'
import { photoFile } from '#src/shared/pictures/picture-file'
import { pictureFields } from '#src/shared/pictures/picture-upload'
import { flatten } from '#views/content/admin/editor/form-fields'
import { PageForm } from '#views/kit/admin/form/PageForm'
import { PageNotice } from '#views/kit/admin/notice/PageNotice'
import { RefusalNotice } from '#views/kit/admin/notice/RefusalNotice'
import { NarrowPage } from '#views/kit/admin/panel/NarrowPage'
import { Panel } from '#views/kit/admin/panel/Panel'
import { Button } from '#views/kit/components/Button'
import { SubmitButton } from '#views/kit/forms/SubmitButton'
import { useData, usePageContext, useTranslations } from '#views/page-context'
import { AltFields } from '#views/pictures/admin/AltFields'
import { describePicture } from '#views/pictures/admin/describe-picture'
import { FocusField } from '#views/pictures/admin/FocusField'
import { OfferedDescription } from '#views/pictures/admin/OfferedDescription'
import styles from '#views/pictures/admin/pictures.module.css'
import type { Data } from './+data'

/** Pause before the page looks whether the files are ready. */
const RECHECK_MS = 2000

/** Width of the JPEG that the page shows, in pixels. */
const FALLBACK_WIDTH = 768

/** Page of a picture: description, focal point, uses, removal. */
export default function Page() {
  const t = useTranslations('pictures')
  const content = useTranslations('content')
  const { language, form, urlParsed } = usePageContext()
  const { picture } = useData<Data>()
  const { id, version, state, alt, decorative, name, fileName, width, height, uses } = picture
  const done = `done.${urlParsed.search.done}`

  useEffect(() => {
    if (state !== 'processing') return
    const timer = setInterval(() => void reload(), RECHECK_MS)
    return () => clearInterval(timer)
  }, [state])

  return (
    <NarrowPage title={describePicture(picture, language, t)} back={{ href: '/admin/pictures', label: t('back') }}>
      <RefusalNotice />
      {!form && t.has(done) && (
        <PageNotice kind="done">
          <p>{t(done)}</p>
        </PageNotice>
      )}
      <OfferedDescription picture={picture} />
      {state !== 'ready' && (
        <p className={styles.soft} role="status">
          {t(state)}
        </p>
      )}
      <Panel title={t('edit.title')} lead={[fileName, t('size', { width, height })].filter(Boolean).join(' · ')}>
        <PageForm
          key={version}
          name="picture"
          action={`/admin/pictures/${id}`}
          fields={pictureFields}
          values={{ ...flatten({ alt }), decorative: String(decorative) }}
          leaveQuestion={t('edit.leave')}
        >
          <input type="hidden" name="action" value="save" />
          <input type="hidden" name="version" value={version} />
          <FocusField picture={picture} />
          <AltFields earlier={alt} />
          <SubmitButton look="purple" small label={t('edit.save')} submittingLabel={t('edit.saving')} />
        </PageForm>
      </Panel>
      <Panel title={t('uses.title')} lead={uses.length === 0 ? t('uses.none') : undefined}>
        {uses.length > 0 && (
          <ul className={styles.uses}>
            {uses.map(({ kind, path, name: used }) => (
              <li key={path}>
                {content(`kinds.${kind as 'location'}.title`)}:{' '}
                <a href={path}>{typeof used === 'string' ? used : used[language]}</a>
              </li>
            ))}
          </ul>
        )}
        <label className={styles.focus}>
          {t('uses.markdown')}
          <input
            className={styles.markdown}
            readOnly
            value={`![${decorative ? '' : alt[language]}](${photoInText(name)})`}
            onFocus={(event) => event.currentTarget.select()}
          />
          <span className={styles.soft}>{t('uses.markdownHint')}</span>
        </label>
      </Panel>
      {state === 'ready' && (
        <Panel title={t('fallback.title')} lead={t('fallback.lead')}>
          <img
            className={styles.fallback}
            src={photoFile(picture, FALLBACK_WIDTH)}
            width={width}
            height={height}
            alt={decorative ? '' : alt[language]}
            loading="lazy"
          />
        </Panel>
      )}
      <Panel title={t('remove.title')} lead={t(uses.length > 0 ? 'remove.used' : 'remove.lead')}>
        {uses.length === 0 && (
          <form method="post" action={`/admin/pictures/${id}`}>
            <input type="hidden" name="action" value="remove" />
            <input type="hidden" name="version" value={version} />
            <Button small className={styles.danger} type="submit">
              {t('remove.submit')}
            </Button>
          </form>
        )}
      </Panel>
    </NarrowPage>
  )
}
