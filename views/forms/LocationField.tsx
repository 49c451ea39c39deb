import type { LocationDto } from '#src/locations/location.dto'
import { useData } from '../page-context'
import { FoundLocation } from './FoundLocation'
import { Select } from './Select'
import { useFormState } from './form-context'

interface LocationFieldProps {
  label: string
  /** What is said of none. */
  placeholder: string
}

/** Which location a form is for, if its sender knows. Where a page does not know them all, the one it began with stays. */
export function LocationField({ label, placeholder }: LocationFieldProps) {
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
      <FoundLocation />
    </>
  )
}
