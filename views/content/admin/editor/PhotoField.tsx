import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnswerOf } from '#client/documented'
import { read } from '#client/requests/requests'
import { Button } from '#views/kit/components/Button'
import { FieldError } from '#views/kit/forms/FieldError'
import { useField } from '#views/kit/forms/use-field'
import { useHydrated } from '#views/kit/forms/use-hydrated'
import { usePageContext, useTranslations } from '#views/page-context'
import { describePicture } from '#views/pictures/admin/describe-picture'
import { LibraryDialog } from '#views/pictures/admin/LibraryDialog'
import { Thumbnail } from '#views/pictures/admin/Thumbnail'
import styles from './editor.module.css'

type ChosenPicture = AnswerOf<'GET', '/api/admin/pictures/{id}'>

/** Pause before it looks whether the files of a new picture are ready. */
const RECHECK_MS = 2000

interface PhotoFieldProps {
  name: string
  label: string
  hint?: string
  /** True in a row, which is removed instead. */
  required: boolean
  /** Address of the picture that is shown without a choice. */
  builtIn?: string
}

/** Choice of a picture of the library, which can be uploaded in place. */
export function PhotoField({ name, label, hint, required, builtIn }: PhotoFieldProps) {
  const t = useTranslations('content')
  const pictures = useTranslations('pictures')
  const { language } = usePageContext()
  const { id: fieldId, error, control } = useField(name, hint)
  const [chosen, setChosen] = useState<string>(control.defaultValue ?? '')
  const [isOpen, setIsOpen] = useState(false)
  const isHydrated = useHydrated()
  const picture = useQuery<ChosenPicture>({
    queryKey: [`/api/admin/pictures/${chosen}` as '/api/admin/pictures/{id}'],
    queryFn: read<'/api/admin/pictures/{id}'>,
    enabled: chosen !== '',
    refetchInterval: ({ state }) => state.data?.state === 'processing' && RECHECK_MS,
  }).data
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      <input type="hidden" name={name} value={chosen} readOnly />
      <div className={styles.photo}>
        {picture && chosen && (
          <figure>
            <Thumbnail {...picture} alt="" sizes="10rem" />
            <figcaption className={styles.hint}>
              {describePicture(picture, language, pictures)}
              {picture.state === 'processing' && <span role="status">{t('photo.processing')}</span>}
            </figcaption>
          </figure>
        )}
        {!chosen && builtIn && (
          <figure>
            <img src={builtIn} alt="" loading="lazy" />
            <figcaption className={styles.hint}>{t('photo.builtIn')}</figcaption>
          </figure>
        )}
        <div className={styles.choices}>
          <Button
            small
            look="outline"
            id={fieldId}
            aria-describedby={error && `${fieldId}-error`}
            disabled={!isHydrated}
            onClick={() => setIsOpen(true)}
          >
            {t(chosen ? 'photo.change' : 'photo.choose')}
          </Button>
          {chosen && !required && (
            <Button small look="outline" data-changes onClick={() => setChosen('')}>
              {t(builtIn ? 'photo.restore' : 'photo.remove')}
            </Button>
          )}
        </div>
      </div>
      {error && <FieldError id={`${fieldId}-error`} text={error} />}
      <LibraryDialog open={isOpen} onClose={() => setIsOpen(false)} onChoose={({ id }) => setChosen(id)} />
    </fieldset>
  )
}
