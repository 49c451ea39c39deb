import { price } from '#src/shared/content/fields/price'
import { servicePageChoices } from '#src/shared/service-pages'
import { Field } from '#views/forms/Field'
import { Select } from '#views/forms/Select'
import { useTranslations } from '#views/translations'
import { CategoryChoice } from '../editor/CategoryChoice'
import { Columns } from '../editor/Columns'
import styles from '../editor/editor.module.css'
import { Rows } from '../editor/Rows'
import { Translated } from '../editor/Translated'
import type { ContentForm, FieldsProps } from './content-form'
import { readAmount, readNumber, readOptional } from './read-numbers'

const none = { hr: '', en: '' }

export const priceForm: ContentForm<'price'> = {
  fields: price,
  Fields: PriceFields,
  blank: {
    ...{ category: '', service: none, price: NaN, visits: 1, durationMinutes: null },
    ...{ includes: [], servicePage: 'none', note: none },
  },
  read: ({ price, visits, durationMinutes, includes, ...fields }) => ({
    ...fields,
    price: readAmount(price),
    visits: readNumber(visits),
    durationMinutes: readOptional(readNumber, durationMinutes),
    includes: includes.map(({ times, ...included }) => ({ ...included, times: readNumber(times) })),
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
      <Columns>
        <Select
          name="servicePage"
          label={t('fields.servicePage')}
          placeholder={t('fields.choose')}
          options={servicePageChoices.map((value) => ({ value, label: t(`servicePages.${value}`) }))}
        />
      </Columns>
      <p className={styles.hint}>{t('fields.servicePageHint')}</p>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{t('fields.includes')}</legend>
        <p className={styles.hint}>{t('fields.includesHint')}</p>
        <Rows
          name="includes"
          addLabel={t('fields.addIncluded')}
          removeLabel={(number) => t('fields.removeIncluded', { number })}
          row={(row, number) => (
            <Columns>
              <Select
                name={`${row}.price`}
                label={t('fields.includedPrice', { number })}
                placeholder={t('fields.choose')}
                options={choices.singlePrices.map(({ id, name }) => ({ value: id, label: name }))}
              />
              <Field name={`${row}.times`} inputMode="numeric" label={t('fields.includedTimes')} />
            </Columns>
          )}
        />
      </fieldset>
      <Translated name="note" label={t('fields.note')} />
    </>
  )
}
