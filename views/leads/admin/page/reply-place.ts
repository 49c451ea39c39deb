import type { LeadView } from './lead-view'

/** Id of the text of a reply. */
export const REPLY_ID = 'reply-text'

/** Checks whether staff can reply to the sender by mail. */
export const isReplyable = ({ reply, trashedAt, mergedIntoId, status }: LeadView) =>
  reply !== null && !trashedAt && !mergedIntoId && status !== 'spam'

/** Moves to the text of the reply. */
export function startReply(event: { preventDefault: () => void }): void {
  event.preventDefault()
  const text = document.getElementById(REPLY_ID) as HTMLTextAreaElement
  text.focus({ preventScroll: true })
  text.setSelectionRange(text.value.length, text.value.length)
  text.form!.scrollIntoView({ block: 'nearest' })
}
