import { useState } from 'react'
import { apiKey, keyExpiries } from '#src/shared/admin/api-key'
import { apiScopes } from '#src/shared/admin/api-scopes'
import { locationBinding } from '#src/shared/admin/location-binding'
import { Boxes } from '#views/kit/admin/form/Boxes'
import { LocationBinding } from '#views/kit/admin/form/LocationBinding'
import { PageForm } from '#views/kit/admin/form/PageForm'
import { TimeField } from '#views/kit/admin/form/TimeField'
import { Panel } from '#views/kit/admin/panel/Panel'
import { Field } from '#views/kit/forms/Field'
import { Select } from '#views/kit/forms/Select'
import { SubmitButton } from '#views/kit/forms/SubmitButton'
import { usePageContext, useTranslations } from '#views/page-context'
import type { Data } from './+data'
import styles from './key-form.module.css'

const fields = { ...apiKey, ...locationBinding }

export function KeyForm({ locations }: Pick<Data, 'locations'>) {
  const t = useTranslations('api-keys')
  const { form } = usePageContext()
  const [expiry, setExpiry] = useState(form?.values.expiry)
  const isDayAsked = expiry === 'date'
  const chosen = apiScopes.filter((scope) => form?.values[scope])
  const options = keyExpiries.map((value) => ({ value, label: t(`new.expiries.${value}`) }))
  return (
    <Panel lead={t('new.lead')}>
      <PageForm name="apiKey" action="/admin/api-keys/new" fields={fields} focused="name">
        <Field name="name" label={t('name')} hint={t('new.nameHint')} />
        <Boxes
          name="scopes"
          legend={t('scopes')}
          boxes={apiScopes.map((scope) => ({ value: scope, label: t(`scope.${scope}`) }))}
          chosen={chosen}
        />
        <LocationBinding locations={locations} />
        <Select
          name="expiry"
          label={t('new.expiry')}
          placeholder={t('new.choose')}
          options={options}
          onChange={(event) => setExpiry(event.currentTarget.value)}
        />
        {/* Without JavaScript the field is always visible, and its hint explains when it applies. */}
        <div className={styles.day} data-asked={isDayAsked}>
          <TimeField
            name="expiresOn"
            type="date"
            label={t('new.expiresOn')}
            hint={isDayAsked ? undefined : t('new.expiresOnHint')}
            required={isDayAsked}
          />
        </div>
        <SubmitButton look="purple" label={t('new.submit')} submittingLabel={t('new.submitting')} />
      </PageForm>
    </Panel>
  )
}
