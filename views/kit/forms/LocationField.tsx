import type { LocationDto } from '#src/locations/location.dto'
import { useData } from '#views/page-context'
import { useFormState } from './form-context'
import { FoundLocation } from './FoundLocation'
import { Select } from './Select'

interface LocationFieldProps {
  label: string
  /** Label of the empty option. */
  placeholder: string
  /** Preselects the location found in this visit. */
  carried?: boolean
}

/** Optional location of a form. On pages without the list of locations, a hidden field keeps the initial value. */
export function LocationField({ label, placeholder, carried }: LocationFieldProps) {
  const { values } = useFormState()
  const { locations } = useData<{ locations?: Pick<LocationDto, 'slug' | 'name'>[] } | undefined>() ?? {}
  if (!locations) return <input type="hidden" name="location" value={values.location ?? ''} />
  return (
    <>
      <Select
        name="location"
        label={label}
        placeholder={placeholder}
        options={locations.map(({ slug, name }) => ({ value: slug, label: name }))}
      />
      {carried && <FoundLocation />}
    </>
  )
}
