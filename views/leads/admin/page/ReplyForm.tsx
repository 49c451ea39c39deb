import { PenLine } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { leadReply } from '#src/shared/leads/lead-reply'
import { placeholdersIn } from '#src/shared/leads/reply-placeholders'
import { FailureNotice } from '#views/kit/admin/notice/FailureNotice'
import { Time } from '#views/kit/admin/Time'
import { useLeaveWarning } from '#views/kit/admin/use-leave-warning'
import { Button } from '#views/kit/components/Button'
import { Field } from '#views/kit/forms/Field'
import { FormFrame } from '#views/kit/forms/FormFrame'
import { Notice } from '#views/kit/forms/Notice'
import { isTaken } from '#views/kit/forms/outcome'
import { SubmitButton } from '#views/kit/forms/SubmitButton'
import { useFaultTexts } from '#views/kit/forms/use-fault-texts'
import { useHydrated } from '#views/kit/forms/use-hydrated'
import { useSend } from '#views/kit/forms/use-send'
import { useSubmission } from '#views/kit/forms/use-submission'
import { valuesOf } from '#views/kit/forms/values'
import { useTranslations } from '#views/page-context'
import styles from './Conversation.module.css'
import { draftAt, draftOfReply, keepDraft } from './drafts'
import { useLeadWork } from './lead-work'
import { REPLY_ID } from './reply-place'
import { AttachButton, ChosenFiles } from './ReplyFiles'
import { TemplateChoice, UnfilledPlaceholders } from './ReplyTemplates'
import { useReplyFiles } from './use-reply-files'
import { useWriters } from './use-writers'

const AND_NEXT = 'and-next'

/** Form that replies to the sender. The typed text is kept until the reply is sent, and again if it is taken back. */
export function ReplyForm() {
  const t = useTranslations('leads')
  const ofLists = useTranslations('lists')
  const { kind, lead, nextWaiting, refresh, report, dismiss } = useLeadWork()
  const place = draftOfReply(lead.id)
  // Only the first reply greets.
  const greeting = lead.replies.length > 0 ? '' : (lead.reply ?? '')
  const [begin] = useState(() => ({ text: draftAt(place) || greeting }))
  const [unsent, setUnsent] = useState(Boolean(draftAt(place)))
  const [typed, setTyped] = useState(begin.text)
  const submission = useSubmission()
  const send = useSend({ path: `${kind.api}/{id}/replies`, parameters: { id: lead.id } }, leadReply)
  const hydrated = useHydrated()
  const { writers, reportTyping } = useWriters()
  const faultTexts = useFaultTexts()
  const attached = useReplyFiles(lead.id)
  const { files, underway } = attached
  const { outcome, submitting, notice } = submission
  useLeaveWarning(unsent, t('conversation.leave'))

  const textArea = () => document.getElementById(REPLY_ID) as HTMLTextAreaElement
  const insert = (template: string) => {
    const area = textArea()
    // A template has its own greeting.
    const isUntouched = area.value.trim() === greeting.trim()
    const [from, to] = isUntouched ? [0, area.value.length] : [area.selectionStart, area.selectionEnd]
    area.setRangeText(template, from, to, 'end')
    area.dispatchEvent(new Event('input', { bubbles: true }))
    selectIn(area, `{${placeholdersIn(template)[0]}}`)
  }
  const keep = (text: string) => {
    setTyped(text)
    const isTyped = text.trim() !== greeting.trim()
    keepDraft(place, isTyped ? text : '')
    setUnsent(isTyped && Boolean(text.trim()))
  }
  const reply = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (underway.length > 0 || !submission.begin()) return
    const form = event.currentTarget
    const thenNext = event.nativeEvent.submitter?.getAttribute('value') === AND_NEXT
    dismiss()
    const { text = '' } = valuesOf(form)
    const after = lead.replies.at(-1)?.id
    const answer = await send({ text, ...(after && { after }) }, { files: files.map(({ id }) => id) })
    if (answer.code === 'reply.replied_meanwhile') await refresh() // shows the reply of the other one
    if (isTaken(answer)) {
      keep('')
      attached.forget()
    }
    const { files: ofFiles } = faultTexts(answer.errors)
    submission.report(form, ofFiles ? { ...answer, detail: ofFiles } : answer)
    if (!isTaken(answer)) return
    const { id, version } = answer.receipt!
    const undo = {
      takeBack: { replyId: id!, text, files },
      done: t('done.replyTakenBack'),
      attempt: t('attempt.takeBack'),
      ...(thenNext && { of: { id: lead.id, version: Number(version) } }),
    }
    report(t('done.reply'), { thenNext, undo })
    if (!thenNext) return refresh()
  }
  const isUploading = underway.length > 0
  const failure = outcome && !isTaken(outcome) && outcome.errors.length === 0 ? outcome : undefined
  const first = failure?.code === 'reply.replied_meanwhile' && lead.replies.at(-1)
  return (
    <FormFrame
      name="reply"
      submission={submission}
      fields={leadReply}
      values={begin}
      className={styles.form}
      onSubmit={(event) => void reply(event)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        if (event.dataTransfer.files.length === 0) return
        event.preventDefault()
        attached.add(event.dataTransfer.files)
      }}
      onPaste={({ clipboardData }) => attached.add(clipboardData.files)}
      onTyped={(form) => {
        keep(valuesOf(form).text ?? '')
        reportTyping()
      }}
    >
      <Field
        name="text"
        label={t('conversation.new')}
        hint={t(`conversation.in.${lead.language}`)}
        rows={lead.replies.length > 0 ? 4 : 7}
      />
      <UnfilledPlaceholders text={typed} select={(placeholder) => selectIn(textArea(), placeholder)} />
      <div className={styles.tools}>
        <TemplateChoice insert={insert} disabled={!hydrated} />
        <AttachButton add={attached.add} disabled={!hydrated} />
      </div>
      <ChosenFiles {...attached} />
      <p role="status" className={styles.writers}>
        {writers.length > 0 && (
          <>
            <PenLine aria-hidden />
            {t('conversation.writing', { names: writers.join(', ') })}
          </>
        )}
      </p>
      <div role="alert">
        {first ? (
          <Notice ref={notice} kind="failed" tabIndex={-1} title={t('conversation.meanwhile')}>
            <blockquote className={styles.first}>
              <p className={styles.facts}>
                <strong className={styles.author}>{first.author}</strong>
                <Time moment={first.writtenAt} />
              </p>
              <p lang={lead.language}>{first.text}</p>
            </blockquote>
            <p>{t('conversation.stillNeeded')}</p>
          </Notice>
        ) : (
          failure && (
            <FailureNotice
              ref={notice}
              text={failure.detail ?? ofLists('failed.unreachable')}
              status={failure.status}
            />
          )
        )}
      </div>
      <div className={styles.buttons}>
        <SubmitButton
          look="purple"
          small
          label={t('conversation.send')}
          submittingLabel={t('conversation.sending')}
          disabled={!hydrated}
        />
        {nextWaiting && (
          <Button
            type="submit"
            look="outline"
            small
            value={AND_NEXT}
            disabled={!hydrated}
            aria-disabled={submitting || isUploading || undefined}
          >
            {t('conversation.sendAndNext')}
          </Button>
        )}
      </div>
    </FormFrame>
  )
}

/** Selects a part of the text, or moves to its end. */
function selectIn(area: HTMLTextAreaElement, part: string): void {
  const at = area.value.indexOf(part)
  area.focus()
  if (at < 0) area.setSelectionRange(area.value.length, area.value.length)
  else area.setSelectionRange(at, at + part.length)
}
