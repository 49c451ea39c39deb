import { useMutation } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { problemIn } from '#client/requests/problem'
import { write } from '#client/requests/requests'
import { leaveFor } from '#views/kit/admin/use-leave-warning'
import { Button } from '#views/kit/components/Button'
import { useTranslations } from '#views/page-context'
import { type FolderWith, type Item, type Kind, kinds } from '../content-kinds'
import { ContentFailure } from '../ContentFailure'
import styles from './editor.module.css'

/** Button that permanently removes an item after confirmation. */
export function RemoveItem({ kind, item }: { kind: Kind; item: Item }) {
  const t = useTranslations('content')
  const [asking, setAsking] = useState(false)
  const section = useRef<HTMLElement>(null)
  const path = kinds[kind].path as FolderWith<'DELETE', '/{id}'> // kinds with a single item have no DELETE route
  const remove = useMutation({
    mutationFn: () =>
      write({
        method: 'DELETE',
        path: `/api/admin/content/${path}/{id}`,
        parameters: { id: item.id },
        ifMatch: `"${item.version}"`,
      }),
    onSuccess: () => leaveFor(`/admin/content/${path}?done=removed`),
  })
  const ask = (open: boolean) => {
    flushSync(() => setAsking(open))
    remove.reset()
    section.current?.querySelector('button')?.focus()
  }
  return (
    <section ref={section} className={styles.removal} aria-label={t('remove.title')}>
      {asking ? (
        <>
          <p id="removal-question">{t(`kinds.${kind}.removeQuestion`)}</p>
          <div className={styles.choices}>
            <Button small look="outline" onClick={() => ask(false)} aria-describedby="removal-question">
              {t('remove.keep')}
            </Button>
            <Button small className={styles.danger} onClick={() => remove.mutate()} aria-describedby="removal-question">
              {t('remove.confirm')}
            </Button>
          </div>
        </>
      ) : (
        <Button small look="outline" onClick={() => ask(true)}>
          <Trash2 aria-hidden />
          {t('remove.title')}
        </Button>
      )}
      <div role="alert">{remove.isError && <ContentFailure {...problemIn(remove.error)} />}</div>
    </section>
  )
}
