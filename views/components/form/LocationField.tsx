import type { LocationDto } from '#src/locations/location.dto'
import { useData } from '../../page-context'
import { useTranslations } from '../../translations'
import { FoundLocation } from './FoundLocation'
import { Select } from './Select'
import { useFormState } from './form-context'

/** Which location a form is for, if its sender knows. Where a page does not know them all, the one it began with stays. */
export function LocationField() {
  const t = useTranslations('contact')
  const label = useTranslations('fields')
  const { values } = useFormState()
  const { locations } = useData<{ locations?: LocationDto[] } | undefined>() ?? {}
  if (!locations) return <input type="hidden" name="location" value={values.location ?? ''} />
  return (
    <>
      <Select
        name="location"
        label={label('contact.location')}
        placeholder={t('form.anyLocation')}
        options={locations.map(({ slug, name }) => ({ value: slug, label: name }))}
      />
      <FoundLocation />
    </>
  )
}
