import { ArrowDown, ArrowUp } from 'lucide-react'
import { type Item, type Kind, kinds } from '#views/content/admin/content-kinds'
import { describeItem } from '#views/content/admin/describe-item'
import { IconButton } from '#views/content/admin/IconButton'
import { Marks } from '#views/content/admin/Marks'
import { usePageContext, useTranslations } from '#views/page-context'
import styles from './list.module.css'

interface ItemRowProps {
  kind: Kind
  item: Item
  /** Group heading above the first item of a group. */
  group?: string
  moveUp?: () => void
  moveDown?: () => void
}

export function ItemRow({ kind, item, group, moveUp, moveDown }: ItemRowProps) {
  const t = useTranslations('content')
  const { language } = usePageContext()
  const { name, detail } = describeItem(kind, item, language)
  const price = 'price' in item.content ? item.content.price : undefined
  const used = item.uses === null ? undefined : t.plural('uses', item.uses)
  const about = price === 0 ? t('free') : price === null ? t('onRequest') : [detail, used].filter(Boolean).join(' · ')
  return (
    <>
      {group && <li className={styles.group}>{group}</li>}
      <li className={styles.item}>
        <div className={styles.words}>
          <a className={styles.name} href={`/admin/content/${kinds[kind].path}/${item.id}`}>
            {name}
          </a>
          {about && <p className={styles.detail}>{about}</p>}
          <Marks item={item} />
        </div>
        {kinds[kind].arranged && (
          <div className={styles.moves}>
            <IconButton label={t('moveUp', { name })} onClick={moveUp} icon={ArrowUp} />
            <IconButton label={t('moveDown', { name })} onClick={moveDown} icon={ArrowDown} />
          </div>
        )}
      </li>
    </>
  )
}
