import { useMutation } from '@tanstack/react-query'
import { Languages } from 'lucide-react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { problemIn } from '#client/requests/problem'
import { write } from '#client/requests/requests'
import { Button } from '#views/kit/components/Button'
import { Notice } from '#views/kit/forms/Notice'
import { useTranslations } from '#views/page-context'
import { type Item, type Kind, kinds } from '../content-kinds'
import { ContentFailure } from '../ContentFailure'
import { lacksText } from '../lacks-text'
import styles from './editor.module.css'

interface OutdatedNoticeProps {
  kind: Kind
  item: Item
  onConfirmed: (item: Item) => void
}

/** Notice of an outdated translation, with a button to confirm that it is still correct. */
export function OutdatedNotice({ kind, item, onConfirmed }: OutdatedNoticeProps) {
  const t = useTranslations('content')
  const notice = useRef<HTMLDivElement>(null)
  const confirm = useMutation({
    mutationFn: () =>
      write({
        method: 'POST',
        path: `/api/admin/content/${kinds[kind].path}/{id}/translation-confirmation`,
        parameters: { id: item.id },
        ifMatch: `"${item.version}"`,
      }),
    onSuccess: (confirmed) => {
      flushSync(() => onConfirmed(confirmed as Item))
      notice.current!.focus() // the button was removed
    },
  })
  const language = item.outdatedLanguage
  const lacking = language && lacksText(item.content, language)
  return (
    <div ref={notice} role="status" tabIndex={-1}>
      {language && (
        <div className={styles.outdated}>
          <Languages aria-hidden />
          <p>{t(`${lacking ? 'lacking' : 'outdated'}.${language}`)}</p>
          <Button small look="outline" onClick={() => confirm.mutate()}>
            {lacking ? t('leaveLacking') : t(`stillRight.${language}`)}
          </Button>
          {confirm.isError && <ContentFailure {...problemIn(confirm.error)} />}
        </div>
      )}
      {!language && confirm.isSuccess && <Notice kind="done">{t('confirmed')}</Notice>}
    </div>
  )
}
