import { postPictures } from '#src/shared/content/post-pictures'
import { useFormState } from '#views/components/form/form-context'
import { useTranslations } from '#views/translations'
import styles from './editor.module.css'

/** One of the pictures drawn for the site. */
export function PictureChoice({ name }: { name: string }) {
  const t = useTranslations('content')
  const { values } = useFormState()
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('fields.picture')}</legend>
      <div className={styles.pictures}>
        {postPictures.map((picture) => (
          <label key={picture} className={styles.picture}>
            <input
              className="visually-hidden"
              type="radio"
              name={name}
              value={picture}
              defaultChecked={values[name] === picture}
            />
            <img src={`/pictures/${picture}-400.webp`} width={400} height={250} alt="" loading="lazy" />
            {t(`pictures.${picture}`)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
