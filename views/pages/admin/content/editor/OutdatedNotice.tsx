import { useMutation } from '@tanstack/react-query'
import { Languages } from 'lucide-react'
import { problemIn } from '../../../../../client/problem'
import { write } from '../../../../../client/requests'
import { Button } from '../../../../components/Button'
import { useTranslations } from '../../../../translations'
import { type Item, type Kind, kinds } from '../content-kinds'
import styles from './editor.module.css'

interface OutdatedNoticeProps {
  kind: Kind
  item: Item
  onConfirmed: (item: Item) => void
}

/** Says that one language has stayed behind, and lets the owner say that it is right all the same. */
export function OutdatedNotice({ kind, item, onConfirmed }: OutdatedNoticeProps) {
  const t = useTranslations('content-desk')
  const confirm = useMutation({
    mutationFn: () =>
      write<Item>({
        method: 'POST',
        path: `/api/admin/content/${kinds[kind].path}/${item.id}/translation-confirmation`,
        ifMatch: `"${item.version}"`,
      }),
    onSuccess: (confirmed) => onConfirmed(confirmed!),
  })
  const language = item.outdatedLanguage
  return (
    <div role="status">
      {language && (
        <div className={styles.outdated}>
          <Languages aria-hidden />
          <p>{t(`outdated.${language}`)}</p>
          <Button small look="outline" onClick={() => confirm.mutate()}>
            {t(`stillRight.${language}`)}
          </Button>
          {confirm.isError && <p className={styles.failed}>{problemIn(confirm.error)?.detail ?? t('failed')}</p>}
        </div>
      )}
      {!language && confirm.isSuccess && <p className={styles.confirmed}>{t('confirmed')}</p>}
    </div>
  )
}
