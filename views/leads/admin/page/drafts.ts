import type { LeadReply } from './lead-view'

/** Unsaved texts by place, restored when the user returns to the lead. */
const drafts = new Map<string, string>()

/** Places of drafts on the page of a lead. */
export const draftOfNote = (leadId: string) => `note ${leadId}`
export const draftOfReply = (leadId: string) => `reply ${leadId}`

export function draftAt(place: string): string {
  return drafts.get(place) ?? ''
}

/** Makes a reply that was taken back a draft again; what was typed since follows it. */
export function restoreReply(leadId: string, reply: Pick<LeadReply, 'text' | 'files'>): void {
  const place = draftOfReply(leadId)
  const typed = draftAt(place)
  drafts.set(place, typed ? `${reply.text}\n\n${typed}` : reply.text)
  keepFilesOfReply(leadId, [...reply.files, ...filesOfReply(leadId)])
}

export function keepDraft(place: string, text: string): void {
  if (text.trim()) drafts.set(place, text)
  else drafts.delete(place)
}

type Files = LeadReply['files']

/** Files by lead, uploaded for a reply that is not sent yet. */
const files = new Map<string, Files>()

export const filesOfReply = (leadId: string): Files => files.get(leadId) ?? []

export function keepFilesOfReply(leadId: string, chosen: Files): void {
  if (chosen.length > 0) files.set(leadId, chosen)
  else files.delete(leadId)
}
