import { type ClipboardEvent, type DragEvent, type SubmitEvent, useRef, useState } from 'react'
import type { AnswerOf } from '#client/documented'
import { upload } from '#client/requests/upload'
import type { Translated } from '#src/shared/languages'
import { typedDescription } from '#src/shared/pictures/after-upload'
import { MAX_UPLOAD_BYTES, pictureFields, uploadTypes } from '#src/shared/pictures/picture-upload'
import fileStyles from '#views/kit/admin/form/FileField.module.css'
import { FieldFrame } from '#views/kit/forms/FieldFrame'
import formStyles from '#views/kit/forms/form.module.css'
import { FormFrame } from '#views/kit/forms/FormFrame'
import { Notice } from '#views/kit/forms/Notice'
import { isTaken } from '#views/kit/forms/outcome'
import { outcomeOf, TAKEN } from '#views/kit/forms/request-outcome'
import { SubmitButton } from '#views/kit/forms/SubmitButton'
import { useField } from '#views/kit/forms/use-field'
import { useShownAgain } from '#views/kit/forms/use-shown-again'
import { useSubmission } from '#views/kit/forms/use-submission'
import { useTranslations } from '#views/page-context'
import { AltFields } from './AltFields'
import { ChosenFile } from './ChosenFile'
import styles from './pictures.module.css'

const PATH = '/api/admin/pictures'

/** Picture as the API returns it after the upload. */
export type UploadedPicture = AnswerOf<'POST', typeof PATH>

/** Form that uploads a picture: chosen, dropped, pasted or taken by a phone's camera. Without JavaScript it is a page load. */
export function UploadForm({ onUploaded }: { onUploaded: (picture: UploadedPicture, typed: Translated) => void }) {
  const t = useTranslations('pictures')
  const problems = useTranslations('problem')
  const form = useRef<HTMLFormElement>(null)
  const shownAgain = useShownAgain('picture')
  const submission = useSubmission(shownAgain)
  const { outcome, submitting, round, notice } = submission
  const [file, setFile] = useState<File>()
  const [isOver, setIsOver] = useState(false)
  const [progress, setProgress] = useState(0)

  const input = () => form.current!.elements.namedItem('picture') as HTMLInputElement
  const take = (files: FileList) => {
    if (files.length === 0) return false
    input().files = files
    setFile(files[0])
    submission.mended('picture')
    return true
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    take(event.dataTransfer.files)
  }
  const paste = (event: ClipboardEvent) => take(event.clipboardData.files) && event.preventDefault()

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    event.stopPropagation() // it may be inside another form of the page
    const target = event.currentTarget
    if (!submission.begin()) return
    setProgress(0)
    try {
      const fields = new FormData(target)
      const picture = await upload<UploadedPicture>(PATH, fields, setProgress)
      submission.report(target, TAKEN)
      setFile(undefined)
      onUploaded(
        picture,
        typedDescription((name) => fields.get(name)),
      )
    } catch (error) {
      submission.report(target, outcomeOf(error))
    }
  }

  const failure = outcome && !isTaken(outcome) && outcome.errors.length === 0 && outcome
  const detail = failure && failure.code && failure.code !== 'validation' ? `${failure.code}.detail` : ''
  return (
    <FormFrame
      key={round}
      ref={form}
      name="picture"
      action="/admin/pictures"
      encType="multipart/form-data"
      submission={submission}
      fields={pictureFields}
      values={shownAgain?.values ?? {}}
      className={styles.upload}
      data-over={isOver || undefined}
      onSubmit={(event) => void submit(event)}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      onPaste={paste}
    >
      <AltFields />
      {/* Last: the server stops reading at a file that is too large. */}
      <PictureInput onChoose={take} />
      {file && <ChosenFile file={file} />}
      {submitting && (
        <p className={styles.progress}>
          <progress value={progress} aria-label={t('upload.submitting')} />
          <span role="status">{t(progress < 1 ? 'upload.submitting' : 'upload.checking')}</span>
        </p>
      )}
      {failure && (
        <Notice ref={notice} kind="failed" role="alert" tabIndex={-1}>
          <p>{problems.has(detail) ? problems(detail, { seconds: failure.seconds ?? 0 }) : t('upload.failed')}</p>
        </Notice>
      )}
      <div className={styles.actions}>
        <SubmitButton look="purple" small label={t('upload.submit')} submittingLabel={t('upload.submitting')} />
        <p className={styles.soft}>{t('upload.privacy')}</p>
      </div>
    </FormFrame>
  )
}

/** File input in a frame onto which a file can be dropped. */
function PictureInput({ onChoose }: { onChoose: (files: FileList) => void }) {
  const t = useTranslations('pictures')
  const hint = t('upload.hint', { megabytes: MAX_UPLOAD_BYTES / 1_000_000 })
  const { id, error, control } = useField('picture', hint)
  const { defaultValue: _, ...attributes } = control
  return (
    <div className={styles.drop}>
      <FieldFrame id={id} label={t('upload.choose')} required hint={hint} error={error}>
        <input
          type="file"
          className={`${formStyles.control} ${fileStyles.file}`}
          // Without HEIC, so that a phone converts its photographs.
          accept={uploadTypes.join(',')}
          onChange={({ target }) => onChoose(target.files!)}
          {...attributes}
        />
      </FieldFrame>
    </div>
  )
}
