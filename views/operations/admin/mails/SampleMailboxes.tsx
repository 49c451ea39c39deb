import type { StaffPageReads } from '#src/platform/page-queries/page-read.decorator'
import { Notice } from '#views/kit/forms/Notice'
import { useTranslations } from '#views/page-context'

type SampleMailboxesProps = NonNullable<Awaited<ReturnType<StaffPageReads['sampleMailboxes']>>> & {
  className?: string
}

/**
 * Reminder of sample mailboxes, with the recipients of the notifications that would go to them, and of a sender that cannot receive
 * replies.
 */
export function SampleMailboxes({ names, recipients, sender, className }: SampleMailboxesProps) {
  const t = useTranslations('mails')
  const areSample = names.length > 0
  return (
    <Notice kind={areSample && recipients.length === 0 ? 'failed' : undefined} className={className}>
      {areSample && (
        <>
          <p>
            {t('sampleMailboxes.names', { names: names.join(', ') })}{' '}
            <a href="/admin/content/locations">{t('sampleMailboxes.enter')}</a>
          </p>
          <p>
            {recipients.length > 0
              ? t('sampleMailboxes.recipients', { recipients: recipients.join(', ') })
              : t('sampleMailboxes.nobody')}{' '}
            <a href="/admin/recipients">{t('sampleMailboxes.register')}</a>
          </p>
        </>
      )}
      {sender && (
        <p>
          {t('sampleMailboxes.sender', { sender })} <a href="/admin/settings">{t('sampleMailboxes.enterSender')}</a>
        </p>
      )}
    </Notice>
  )
}
