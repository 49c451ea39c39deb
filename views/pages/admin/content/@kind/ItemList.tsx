import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { problemIn } from '../../../../../client/problem'
import { write } from '../../../../../client/requests'
import { Button } from '../../../../components/Button'
import { usePageContext } from '../../../../page-context'
import { useTranslations } from '../../../../translations'
import { type Item, type Kind, kinds } from '../content-kinds'
import { describeItem } from '../describe-item'
import { useLeaveWarning } from '../../use-leave-warning'
import { ItemRow } from './ItemRow'
import styles from './list.module.css'

/** The items of a kind; those arranged by hand are moved by buttons, and stored in their order when told so. */
export function ItemList({ kind, items: stored }: { kind: Kind; items: Item[] }) {
  const t = useTranslations('content-desk')
  const { language } = usePageContext()
  const [items, setItems] = useState(stored)
  const [moved, setMoved] = useState<{ name: string; position: number }>()
  const saving = useRef<HTMLDivElement>(null)
  const { path, arranged } = kinds[kind]
  const save = useMutation({
    mutationFn: () =>
      write({ method: 'PUT', path: `/api/admin/content/${path}`, body: { ids: items.map(({ id }) => id) } }),
    onSuccess: () => {
      flushSync(() => setMoved(undefined))
      saving.current!.focus() // the button is gone
    },
  })
  useLeaveWarning(moved !== undefined, t('leave'))

  const move = (from: number, to: number) => {
    const next = [...items]
    next.splice(to, 0, ...next.splice(from, 1))
    setItems(next)
    setMoved({ name: describeItem(kind, items[from]!, language).name, position: to + 1 })
    save.reset()
  }
  const groupOf = (item: Item | undefined) => item && describeItem(kind, item, language).group

  return (
    <>
      <ol className={styles.items}>
        {items.map((item, index) => (
          <ItemRow
            key={item.id}
            kind={kind}
            item={item}
            group={groupOf(item) === groupOf(items[index - 1]) ? undefined : groupOf(item)}
            moveUp={arranged && index > 0 ? () => move(index, index - 1) : undefined}
            moveDown={arranged && index < items.length - 1 ? () => move(index, index + 1) : undefined}
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
        {save.isError && <p className={styles.failed}>{problemIn(save.error)?.detail ?? t('failed')}</p>}
        {moved && (
          <Button small look="sun" aria-disabled={save.isPending || undefined} onClick={() => save.mutate()}>
            {t('saveOrder')}
          </Button>
        )}
      </div>
    </>
  )
}
