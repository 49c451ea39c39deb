import { Download, FileText, Image, Paperclip, X } from 'lucide-react'
import { replyFileTypes } from '#src/shared/leads/reply-files'
import { useTranslations } from '#views/page-context'
import type { LeadReply } from './lead-view'
import styles from './ReplyFiles.module.css'
import type { useReplyFiles } from './use-reply-files'

type File = LeadReply['files'][number]

const icons = { 'application/pdf': FileText, 'image/jpeg': Image, 'image/png': Image }

const KILOBYTE = 1000

/** Returns a size in kilobytes or megabytes, with one decimal place from a megabyte on. */
function sizeInWords(bytes: number, decimalSign: string): string {
  const kilobytes = Math.max(1, Math.round(bytes / KILOBYTE))
  if (kilobytes < KILOBYTE) return `${kilobytes}\u00a0kB`
  return `${(kilobytes / KILOBYTE).toFixed(1).replace('.', decimalSign)}\u00a0MB`
}

function FileName({ name, type, size }: File) {
  const t = useTranslations('leads')
  const Icon = icons[type]
  return (
    <>
      <Icon aria-hidden />
      <span className={styles.name}>{name}</span>
      <span className={styles.size}>{sizeInWords(size, t('conversation.decimalSign'))}</span>
    </>
  )
}

/** Files that were sent with a reply, to be downloaded. */
export function SentFiles({ files }: { files: File[] }) {
  const t = useTranslations('leads')
  if (files.length === 0) return null
  return (
    <ul className={styles.files} aria-label={t('conversation.files')}>
      {files.map((file) => (
        <li key={file.id}>
          <a className={styles.file} href={`/api/admin/reply-files/${file.id}`} download={file.name}>
            <FileName {...file} />
            <Download aria-hidden />
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Files of the reply that is being written. */
export function ChosenFiles({ files, underway, failures, remove }: ReturnType<typeof useReplyFiles>) {
  const t = useTranslations('leads')
  return (
    <>
      {files.length + underway.length > 0 && (
        <ul className={styles.files} aria-label={t('conversation.files')}>
          {files.map((file) => (
            <li key={file.id} className={styles.file}>
              <FileName {...file} />
              <button
                type="button"
                className={styles.remove}
                aria-label={t('conversation.removeFile', { name: file.name })}
                onClick={() => remove(file.id)}
              >
                <X aria-hidden />
              </button>
            </li>
          ))}
          {underway.map(({ key, name, part }) => (
            <li key={key} className={styles.file}>
              <span className={styles.name}>{name}</span>
              <progress value={part} aria-label={t('conversation.uploading', { name })} />
            </li>
          ))}
        </ul>
      )}
      <div role="alert">
        {failures.map((failure) => (
          <p key={failure} className={styles.failure}>
            {failure}
          </p>
        ))}
      </div>
    </>
  )
}

/** Button that chooses files for the reply. */
export function AttachButton({ add, disabled }: Pick<ReturnType<typeof useReplyFiles>, 'add'> & { disabled: boolean }) {
  const t = useTranslations('leads')
  return (
    <label className={styles.attach} title={t('conversation.attachHint')}>
      <input
        type="file"
        className="visually-hidden"
        multiple
        disabled={disabled}
        accept={replyFileTypes.join(',')}
        aria-description={t('conversation.attachHint')}
        onChange={({ target }) => {
          add(target.files!)
          target.value = '' // the same file can be chosen again
        }}
      />
      <Paperclip aria-hidden />
      {t('conversation.attach')}
    </label>
  )
}
