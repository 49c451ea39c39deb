import { useFormState } from '#views/kit/forms/form-context'
import styles from './editor.module.css'

interface PictureChoiceProps {
  name: string
  label: string
  choices: { value: string; label: string; src: string; height: number }[]
}

/** Radio group of the site's pictures, shown 400 px wide. */
export function PictureChoice({ name, label, choices }: PictureChoiceProps) {
  const { values } = useFormState()
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.pictures}>
        {choices.map(({ value, label: text, src, height }) => (
          <label key={value} className={styles.picture}>
            <input
              className="visually-hidden"
              type="radio"
              name={name}
              value={value}
              defaultChecked={values[name] === value}
            />
            <img src={src} width={400} height={height} alt="" loading="lazy" />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
