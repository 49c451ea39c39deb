import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { problemIn } from '#client/requests/problem'
import { write } from '#client/requests/requests'
import { requireValue } from '#src/shared/lookups'
import { type FolderWith, type Item, type Kind, kinds } from '#views/content/admin/content-kinds'
import { ContentFailure } from '#views/content/admin/ContentFailure'
import { describeItem } from '#views/content/admin/describe-item'
import { useLeaveWarning } from '#views/kit/admin/use-leave-warning'
import { Button } from '#views/kit/components/Button'
import { usePageContext, useTranslations } from '#views/page-context'
import { ItemRow } from './ItemRow'
import styles from './list.module.css'

interface ItemListProps {
  kind: Kind
  items: Item[]
  /** Categories of the items, if the kind has any. */
  categories: { id: string; name: string }[]
}

/** Items of a kind. Manually ordered items are moved by buttons within their category; the new order is saved on demand. */
export function ItemList({ kind, items: stored, categories }: ItemListProps) {
  const t = useTranslations('content')
  const { language } = usePageContext()
  const [items, setItems] = useState(stored)
  const [moved, setMoved] = useState<{ name: string; position: number }>()
  const saving = useRef<HTMLDivElement>(null)
  const { path, arranged } = kinds[kind]
  const save = useMutation({
    mutationFn: () =>
      write({
        method: 'PUT',
        path: `/api/admin/content/${path as FolderWith<'PUT'>}`,
        body: { ids: items.map(({ id }) => id) },
      }),
    onSuccess: () => {
      flushSync(() => setMoved(undefined))
      saving.current!.focus() // the button was removed
    },
  })
  useLeaveWarning(moved !== undefined, t('leave'))

  const move = (from: number, to: number) => {
    const next = [...items]
    next.splice(to, 0, ...next.splice(from, 1))
    setItems(next)
    setMoved({
      name: describeItem(kind, requireValue(items[from], 'moved item'), language).name,
      position: to - groups.indexOf(groups[to]) + 1,
    })
    save.reset()
  }
  const groups = items.map((item) => groupOf(item, categories))
  const within = (from: number, to: number) => arranged && groups[from] === groups[to] && to in items

  return (
    <>
      <ol className={styles.items}>
        {items.map((item, index) => (
          <ItemRow
            key={item.id}
            kind={kind}
            item={item}
            group={index > 0 && groups[index] === groups[index - 1] ? undefined : groups[index]}
            moveUp={within(index, index - 1) ? () => move(index, index - 1) : undefined}
            moveDown={within(index, index + 1) ? () => move(index, index + 1) : undefined}
          />
        ))}
      </ol>
      <div
        ref={saving}
        className={styles.saving}
        role="status"
        tabIndex={-1}
        data-shown={Boolean(moved) || save.isSuccess || undefined}
      >
        {save.isSuccess && !moved && <p>{t('orderSaved')}</p>}
        {moved && !save.isError && <p>{t('moved', moved)}</p>}
        {save.isError && <ContentFailure {...problemIn(save.error)} />}
        {moved && (
          <Button small look="sun" aria-disabled={save.isPending || undefined} onClick={() => save.mutate()}>
            {t('saveOrder')}
          </Button>
        )}
      </div>
    </>
  )
}

/** Returns the group heading of an item: its category, or the year of its date. */
function groupOf({ content }: Item, categories: ItemListProps['categories']): string | undefined {
  if ('category' in content) return categories.find(({ id }) => id === content.category)?.name
  return 'date' in content ? content.date.slice(0, 4) : undefined
}
