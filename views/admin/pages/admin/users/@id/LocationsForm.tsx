import { handover } from '#src/shared/admin/accounts'
import { locationBinding as fields } from '#src/shared/admin/location-binding'
import { LocationBinding } from '#views/kit/admin/form/LocationBinding'
import { PageForm } from '#views/kit/admin/form/PageForm'
import { Panel } from '#views/kit/admin/panel/Panel'
import { Button } from '#views/kit/components/Button'
import { useTranslations } from '#views/page-context'
import type { Data } from './+data'
import { Handover } from './Handover'

interface LocationsFormProps extends Pick<Data, 'locations'> {
  user: Pick<Data['user'], 'id' | 'locations'>
}

/** Form that binds a user to locations. */
export function LocationsForm({ user: { id, locations: bound }, locations }: LocationsFormProps) {
  const t = useTranslations('accounts')
  return (
    <Panel title={t('user.locationsTitle')} lead={t('user.locationsLead')}>
      <PageForm name="userLocations" action={`/admin/users/${id}`} fields={{ ...fields, ...handover }}>
        <input type="hidden" name="action" value="locations" />
        <LocationBinding locations={locations} bound={bound} />
        <Handover hint />
        <div>
          <Button small look="outline" type="submit">
            {t('user.locationsSubmit')}
          </Button>
        </div>
      </PageForm>
    </Panel>
  )
}
