/** Unsaved note drafts by lead, restored when the user returns to the lead. */
const drafts = new Map<string, string>()

export function draftOf(leadId: string): string {
  return drafts.get(leadId) ?? ''
}

export function keepDraft(leadId: string, text: string): void {
  if (text.trim()) drafts.set(leadId, text)
  else drafts.delete(leadId)
}
