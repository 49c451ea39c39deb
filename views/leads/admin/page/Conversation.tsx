import { useTranslations } from '#views/page-context'
import styles from './Conversation.module.css'
import { useLeadWork } from './lead-work'
import card from './LeadPage.module.css'
import { Reply } from './Reply'
import { isReplyable } from './reply-place'
import { ReplyForm } from './ReplyForm'

/** Replies of staff to the sender, oldest first, and the form for the next one. */
export function Conversation() {
  const t = useTranslations('leads')
  const { lead } = useLeadWork()
  const { replies } = lead
  const hasNoAddress = lead.reply === null && lead.status !== 'spam' && !lead.trashedAt
  if (replies.length === 0 && !isReplyable(lead) && !hasNoAddress) return null
  return (
    <section className={`${card.card} ${styles.conversation}`} aria-labelledby="conversation-title">
      <h2 id="conversation-title" className={card.cardTitle}>
        {t('conversation.title')}
      </h2>
      {replies.length > 0 && (
        <ol className={styles.replies}>
          {replies.map((reply) => (
            <Reply key={reply.id} reply={reply} />
          ))}
        </ol>
      )}
      {hasNoAddress && <p>{t(lead.phone ? 'conversation.byPhone' : 'conversation.noAddress')}</p>}
      {/* Sending or taking back begins another form; a reply of somebody else does not. */}
      {isReplyable(lead) && <ReplyForm key={replies.filter(({ isOwn }) => isOwn).length} />}
    </section>
  )
}
