import { ExternalLink, Eye } from 'lucide-react'
import { addressOf, inLanguage } from '#src/shared/addresses'
import linkStyles from '#views/kit/admin/panel/BackLink.module.css'
import { usePageContext, useTranslations } from '#views/page-context'
import { type Item, type Kind, kinds } from '../content-kinds'
import { isShown } from '../is-shown'
import styles from './editor.module.css'

/** Links to the public pages of an item, in every language. */
export function PublicLinks({ kind, item }: { kind: Kind; item: Item }) {
  const t = useTranslations('content')
  const site = useTranslations('layout')
  const { language } = usePageContext()
  const { slug } = item
  const own = kind === 'location' ? 'location' : kind === 'post' ? 'post' : undefined
  const ownSlugs = kind === 'page' ? (item as Item<'page'>).content : undefined
  const page = own ?? kinds[kind].page
  if (!page) return null
  const address = ownSlugs
    ? inLanguage(`/${language === 'hr' ? ownSlugs.slugHr : ownSlugs.slugEn}`, language)
    : addressOf(page, language, { segment: own && (slug ?? '') })
  const newTab = <span className="visually-hidden"> ({site('newTab')})</span>
  return (
    <p className={styles.links}>
      {kind === 'post' && (
        <a className={linkStyles.back} href={`/admin/content/posts/${item.id}/preview`} target="_blank">
          <Eye aria-hidden />
          {t('preview')}
          {newTab}
        </a>
      )}
      {isShown(item) && (
        <a className={linkStyles.back} href={address} target="_blank">
          <ExternalLink aria-hidden />
          {t('viewPage')}
          {newTab}
        </a>
      )}
    </p>
  )
}
