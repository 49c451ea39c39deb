import { useRef, useState } from 'react'
import type { AnswerOf } from '#client/documented'
import { newIdempotencyKey } from '#client/idempotency-key'
import { write } from '#client/requests/requests'
import { upload } from '#client/requests/upload'
import { MAX_REPLY_FILES, MAX_REPLY_FILES_BYTES } from '#src/shared/leads/reply-files'
import { outcomeOf } from '#views/kit/forms/request-outcome'
import { useFaultTexts } from '#views/kit/forms/use-fault-texts'
import { useTranslations } from '#views/page-context'
import { filesOfReply, keepFilesOfReply } from './drafts'

const PATH = '/api/admin/reply-files'

export type ReplyFile = AnswerOf<'POST', typeof PATH>

/** File that is being uploaded. */
interface Underway {
  key: string
  name: string
  size: number
  /** Uploaded part, from 0 to 1. */
  part: number
}

const sizeOf = (files: { size: number }[]) => files.reduce((sum, { size }) => sum + size, 0)

/** Uploads the files of a reply as soon as they are chosen. They are kept with the draft. */
export function useReplyFiles(leadId: string) {
  const t = useTranslations('leads')
  const faultTexts = useFaultTexts()
  const [files, setFiles] = useState(() => filesOfReply(leadId))
  const [underway, setUnderway] = useState<Underway[]>([])
  const [failures, setFailures] = useState<string[]>([])
  // A ref, because several uploads end before the next render.
  const kept = useRef(files)
  const pending = useRef(0)

  const keep = (next: ReplyFile[]) => {
    kept.current = next
    keepFilesOfReply(leadId, next)
    setFiles(next)
  }
  const fail = (name: string, reason: string) =>
    setFailures((earlier) => [...earlier, t('conversation.fileFailed', { name, reason })])

  const send = async (file: File) => {
    const key = newIdempotencyKey()
    const { name, size } = file
    const form = new FormData()
    form.set('leadId', leadId)
    form.set('file', file)
    pending.current += size
    setUnderway((others) => [...others, { key, name, size, part: 0 }])
    const progress = (part: number) =>
      setUnderway((all) => all.map((one) => (one.key === key ? { ...one, part } : one)))
    try {
      keep([...kept.current, await upload<ReplyFile>(PATH, form, progress)])
    } catch (error) {
      const { errors, detail } = outcomeOf(error)
      const reason = Object.values(faultTexts(errors))[0] ?? detail ?? t('conversation.notUploaded')
      fail(name, reason.replace(/\.$/, ''))
    } finally {
      pending.current -= size
      setUnderway((others) => others.filter((one) => one.key !== key))
    }
  }
  const add = (chosen: FileList) => {
    setFailures([])
    let count = kept.current.length + underway.length
    for (const file of chosen) {
      if (sizeOf(kept.current) + pending.current + file.size > MAX_REPLY_FILES_BYTES)
        fail(file.name, t('conversation.tooLarge'))
      else if (count++ >= MAX_REPLY_FILES) fail(file.name, t('conversation.tooMany'))
      else void send(file)
    }
  }
  const remove = (id: string) => {
    keep(kept.current.filter((file) => file.id !== id))
    // One that is not deleted now is deleted after a day.
    write({ method: 'DELETE', path: `${PATH}/{id}`, parameters: { id } }).catch(() => undefined)
  }
  return { files, underway, failures, add, remove, forget: () => keepFilesOfReply(leadId, []) }
}
