import PostPage from '#views/content/pages/blog/@slug/+Page'
import { BackLink } from '#views/kit/admin/panel/BackLink'
import { useData, useTranslations } from '#views/page-context'
import type { Data } from './+data'
import styles from './preview.module.css'

/** Preview of a post with a link back to its editor. */
export default function Page() {
  const t = useTranslations('content')
  const { id, status } = useData<Data>()
  return (
    <>
      <aside className={styles.notice}>
        <p>
          <strong className={styles.mark}>{t(`previewMark.${status}`)}</strong> {t('previewNotice')}
        </p>
        <BackLink href={`/admin/content/posts/${id}`} text={t('previewBack')} />
      </aside>
      <PostPage />
    </>
  )
}
