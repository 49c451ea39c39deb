import type { StaffPageQueries } from '#src/platform/page-queries/staff-page-queries'
import { ButtonLink } from '../../components/ui/ButtonLink'
import { Notice } from '../../forms/Notice'
import { useTranslations } from '../../page-context'

type SampleMailboxesProps = NonNullable<Awaited<ReturnType<StaffPageQueries['sampleMailboxes']>>> & {
  className?: string
}

/** Reminder of sample mailboxes, with the recipients of the notifications that would go to them. */
export function SampleMailboxes({ names, recipients, className }: SampleMailboxesProps) {
  const t = useTranslations('mails')
  return (
    <Notice
      kind={recipients.length === 0 ? 'failed' : undefined}
      className={className}
      actions={
        <ButtonLink small look="outline" href="/admin/content/locations">
          {t('sampleMailboxes.enter')}
        </ButtonLink>
      }
    >
      <p>{t('sampleMailboxes.names', { names: names.join(', ') })}</p>
      <p>
        {recipients.length > 0
          ? t('sampleMailboxes.recipients', { recipients: recipients.join(', ') })
          : t('sampleMailboxes.nobody')}
      </p>
    </Notice>
  )
}
