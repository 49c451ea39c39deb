import { price } from '#src/shared/content/fields/price'
import { Field } from '#views/components/form/Field'
import { useTranslations } from '#views/translations'
import { CategoryChoice } from '../editor/CategoryChoice'
import { Columns } from '../editor/Columns'
import { Translated } from '../editor/Translated'
import type { ContentForm, FieldsProps } from './content-form'
import { readAmount, readNumber, readOptional } from './read-numbers'

const none = { hr: '', en: '' }

export const priceForm: ContentForm<'price'> = {
  fields: price,
  Fields: PriceFields,
  blank: { category: '', service: none, price: NaN, visits: 1, durationMinutes: null, note: none },
  read: ({ price, visits, durationMinutes, ...fields }) => ({
    ...fields,
    price: readAmount(price),
    visits: readNumber(visits),
    durationMinutes: readOptional(readNumber, durationMinutes),
  }),
}

function PriceFields({ choices }: FieldsProps<'price'>) {
  const t = useTranslations('content')
  return (
    <>
      <CategoryChoice kind="priceCategory" categories={choices.categories} />
      <Translated name="service" label={t('fields.service')} />
      <Columns>
        <Field name="price" inputMode="decimal" label={t('fields.price')} hint={t('fields.freeHint')} />
        <Field name="visits" inputMode="numeric" label={t('fields.visits')} />
        <Field name="durationMinutes" inputMode="numeric" label={t('fields.minutes')} hint={t('fields.minutesHint')} />
      </Columns>
      <Translated name="note" label={t('fields.note')} />
    </>
  )
}
