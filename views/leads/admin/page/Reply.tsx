import { Undo2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Time } from '#views/kit/admin/Time'
import { Button } from '#views/kit/components/Button'
import { useTranslations } from '#views/page-context'
import styles from './Conversation.module.css'
import type { LeadReply } from './lead-view'
import { useLeadWork } from './lead-work'
import { SentFiles } from './ReplyFiles'

/** Reply that was sent or is being sent; for some seconds its author can take it back. */
export function Reply({ reply }: { reply: LeadReply }) {
  const t = useTranslations('leads')
  const { lead } = useLeadWork()
  const { author, recipient, text, files, writtenAt, state } = reply
  return (
    <li className={styles.reply} data-state={state}>
      <p className={styles.facts}>
        <strong className={styles.author}>{author}</strong>
        <Time moment={writtenAt} />
        {state !== 'sent' && <span className={styles.state}>{t(`conversation.${state}`)}</span>}
      </p>
      <p className={styles.text} lang={lead.language}>
        {text}
      </p>
      <SentFiles files={files} />
      <p className={styles.recipient}>{t('conversation.to', { address: recipient })}</p>
      {reply.takeBackSeconds > 0 && <TakeBack reply={reply} />}
    </li>
  )
}

function TakeBack({ reply: { id, leadId, text, files, takeBackSeconds } }: { reply: LeadReply }) {
  const t = useTranslations('leads')
  const { lead, perform, busy } = useLeadWork()
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), takeBackSeconds * 1000)
    return () => clearTimeout(timer)
  }, [takeBackSeconds])
  if (isOver || leadId !== lead.id) return null
  const takeBack = () =>
    perform({ takeBack: { replyId: id, text, files }, done: t('done.replyTakenBack'), attempt: t('attempt.takeBack') })
  return (
    <Button look="outline" small className={styles.takeBack} aria-disabled={busy || undefined} onClick={takeBack}>
      <Undo2 aria-hidden />
      {t('conversation.takeBack')}
    </Button>
  )
}
