import { requireValue } from '#src/shared/lookups'
import { usePageContext, useTranslations } from '#views/page-context'
import type { Item } from './content-kinds'
import { formatMoment } from './format-moment'
import styles from './Marks.module.css'

/** Badges of an item: outdated translation, hidden from visitors. */
export function Marks({ item }: { item: Item }) {
  const t = useTranslations('content')
  const { language } = usePageContext()
  const { outdatedLanguage, invented, content } = item
  const post = 'status' in content ? content : undefined
  return (
    <p className={styles.marks}>
      {outdatedLanguage && <span data-mark="outdated">{t(`toTranslate.${outdatedLanguage}`)}</span>}
      {invented && <span data-mark="outdated">{t('invented')}</span>}
      {'hidden' in content && content.hidden && <span>{t('hidden')}</span>}
      {post && (
        <span data-mark={post.status}>
          {post.status === 'draft'
            ? t('status.draft')
            : t(`statusAt.${post.status}`, {
                time: formatMoment(requireValue(post.publishedAt, 'time of publication'), language),
              })}
        </span>
      )}
    </p>
  )
}
