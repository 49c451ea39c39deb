import { ButtonLink } from '#views/kit/components/ButtonLink'
import { useTranslations } from '#views/page-context'
import { focusList } from '../focus-list'
import { useListAddress } from '../list-address'
import type { ViewName } from './ViewTabs'

interface NothingFoundProps {
  /** Names of the filter fields that can be cleared. */
  fields: string[]
  current: string
  views: readonly ViewName[]
}

/** Suggests other views and removing filters when nothing was found. */
export function NothingFound({ fields, current, views }: NothingFoundProps) {
  const t = useTranslations('lists')
  const address = useListAddress()
  return (
    <>
      <ButtonLink
        look="outline"
        small
        href={address(Object.fromEntries(fields.map((name) => [name, undefined])))}
        onClick={() => focusList()}
      >
        {t('filter.clear')}
      </ButtonLink>
      {views
        .filter((view) => view !== current && view !== 'open')
        .map((view) => (
          <a
            key={view}
            href={address({ view: view === views[0] ? undefined : view, status: undefined })}
            onClick={() => focusList()}
          >
            {t('filter.searchIn', { view: t(`views.${view}`) })}
          </a>
        ))}
    </>
  )
}
