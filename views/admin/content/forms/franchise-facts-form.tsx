import { franchiseFacts } from '#src/shared/content/fields/franchise-facts'
import { Field } from '#views/forms/Field'
import { useTranslations } from '#views/translations'
import { Checkbox } from '../editor/Checkbox'
import { Columns } from '../editor/Columns'
import { Translated } from '../editor/Translated'
import type { ContentForm } from './content-form'
import { readNumber } from './read-numbers'

const none = { hr: '', en: '' }

export const franchiseFactsForm: ContentForm<'franchiseFacts'> = {
  fields: franchiseFacts,
  Fields: FranchiseFactsFields,
  blank: {
    ...{ investmentFrom: NaN, investmentTo: NaN, floorArea: NaN, trainingDays: NaN, monthsToOpening: NaN },
    ...{ territory: none, contactName: '', contactRole: none, contactPhone: '', contactEmail: '', hidden: false },
  },
  read: ({ investmentFrom, investmentTo, floorArea, trainingDays, monthsToOpening, hidden, ...fields }) => ({
    ...fields,
    investmentFrom: readNumber(investmentFrom),
    investmentTo: readNumber(investmentTo),
    floorArea: readNumber(floorArea),
    trainingDays: readNumber(trainingDays),
    monthsToOpening: readNumber(monthsToOpening),
    hidden: hidden === 'true',
  }),
}

function FranchiseFactsFields() {
  const t = useTranslations('content')
  return (
    <>
      <Columns>
        <Field name="investmentFrom" inputMode="numeric" label={t('fields.investmentFrom')} />
        <Field name="investmentTo" inputMode="numeric" label={t('fields.investmentTo')} />
      </Columns>
      <Columns>
        <Field name="floorArea" inputMode="numeric" label={t('fields.floorArea')} />
        <Field name="trainingDays" inputMode="numeric" label={t('fields.trainingDays')} />
        <Field name="monthsToOpening" inputMode="numeric" label={t('fields.monthsToOpening')} />
      </Columns>
      <Translated name="territory" label={t('fields.territory')} />
      <Field name="contactName" label={t('fields.contactName')} />
      <Translated name="contactRole" label={t('fields.contactRole')} />
      <Columns>
        <Field name="contactPhone" label={t('fields.contactPhone')} />
        <Field name="contactEmail" label={t('fields.contactEmail')} />
      </Columns>
      <Checkbox name="hidden" label={t('fields.hidden')} hint={t('fields.hiddenHint')} />
    </>
  )
}
