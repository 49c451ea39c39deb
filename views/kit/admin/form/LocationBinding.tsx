import { bindings, boxOf } from '#src/shared/admin/location-binding'
import { useTranslations } from '#views/page-context'
import { FieldError } from '../../forms/FieldError'
import { useFormState } from '../../forms/form-context'
import { Choice, Choices } from './Choices'
import styles from './LocationBinding.module.css'

interface LocationBindingProps {
  locations: { slug: string; name: string }[]
  /** Slugs of the locations chosen initially; null for all. */
  bound?: readonly string[] | null
  /** Further hint, such as when the choice applies. */
  hint?: string
}

/** Choice between all locations and some, for a user or an API key. The boxes are hidden by CSS while all are chosen. */
export function LocationBinding({ locations, bound = null, hint }: LocationBindingProps) {
  const t = useTranslations('admin')
  const { form, values, errors } = useFormState()
  const wasShown = values.binding !== undefined
  const chosen = wasShown ? values.binding : bound ? 'some' : 'all'
  const isTicked = (slug: string) => (wasShown ? boxOf(slug) in values : (bound?.includes(slug) ?? false))
  const error = errors.locations
  const errorId = `${form}-locations-error`
  return (
    <div className={styles.binding}>
      <Choices legend={t('binding.legend')}>
        {bindings.map((value) => (
          <Choice key={value} type="radio" name="binding" value={value} defaultChecked={value === chosen}>
            {t(`binding.${value}`)}
          </Choice>
        ))}
      </Choices>
      <div className={styles.boxes}>
        <Choices legend={t('binding.boxes')} legendHidden describedBy={error && errorId}>
          {locations.map(({ slug, name }) => (
            <Choice key={slug} type="checkbox" name={boxOf(slug)} value="1" defaultChecked={isTicked(slug)}>
              {name}
            </Choice>
          ))}
        </Choices>
      </div>
      {error && <FieldError id={errorId} text={error} />}
      <p className={styles.hint}>{[t('binding.hint'), hint].filter(Boolean).join(' ')}</p>
    </div>
  )
}
