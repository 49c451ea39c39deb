import { ArrowDown, ArrowUp } from 'lucide-react'
import { usePageContext, useTranslations } from '#views/page-context'
import { type Item, type Kind, kinds } from '#views/admin/content/content-kinds'
import { describeItem } from '#views/admin/content/describe-item'
import { Marks } from '#views/admin/content/Marks'
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
            <Move label={t('moveUp', { name })} onClick={moveUp} icon={ArrowUp} />
            <Move label={t('moveDown', { name })} onClick={moveDown} icon={ArrowDown} />
          </div>
        )}
      </li>
    </>
  )
}

/** Move button, which stays in place when disabled, so that focus is not lost. */
function Move({ label, onClick, icon: Icon }: { label: string; onClick?: () => void; icon: typeof ArrowUp }) {
  return (
    <button type="button" className={styles.move} aria-disabled={onClick ? undefined : true} onClick={onClick}>
      <Icon aria-hidden />
      <span className="visually-hidden">{label}</span>
    </button>
  )
}
