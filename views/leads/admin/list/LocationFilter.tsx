import { FilterSelect } from '#views/kit/admin/list/filter/FilterField'
import { usePageContext, useTranslations } from '#views/page-context'

interface LocationFilterProps {
  /** Slug, `none`, or empty for all. */
  value: string
  locations: readonly { slug: string; name: string }[]
}

/** Choice of the location of leads; nothing for a user who sees those of one location only. */
export function LocationFilter({ value, locations }: LocationFilterProps) {
  const t = useTranslations('leads')
  const bound = usePageContext().user?.locations
  // That of a saved view may be removed, or one that the user no longer sees.
  const isUnknown = value && value !== 'none' && locations.every(({ slug }) => slug !== value)
  if (bound?.length === 1 && !value) return null
  return (
    <FilterSelect
      name="location"
      label={t('filter.location')}
      value={value}
      any={t(bound ? 'filter.anyOwnLocation' : 'filter.anyLocation')}
      options={[
        ...(bound ? [] : [{ value: 'none', label: t('filter.noLocation') }]),
        ...locations.map(({ slug, name }) => ({ value: slug, label: name })),
        ...(isUnknown ? [{ value, label: t('filter.unknownLocation') }] : []),
      ]}
    />
  )
}
