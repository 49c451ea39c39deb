import { shopItem } from '#src/shared/content/fields/shop-item'
import { contactSubjects } from '#src/shared/leads/contact-subject'
import { Field } from '#views/forms/Field'
import { Select } from '#views/forms/Select'
import { useTranslations } from '#views/translations'
import { CategoryChoice } from '../editor/CategoryChoice'
import { Columns } from '../editor/Columns'
import { Translated } from '../editor/Translated'
import type { ContentForm, FieldsProps } from './content-form'
import { readAmount, readOptional } from './read-numbers'

const none = { hr: '', en: '' }

export const shopItemForm: ContentForm<'shopItem'> = {
  fields: shopItem,
  Fields: ShopItemFields,
  blank: { category: '', name: none, description: none, price: null, subject: 'general' },
  read: ({ price, ...fields }) => ({ ...fields, price: readOptional(readAmount, price) }),
}

function ShopItemFields({ choices }: FieldsProps<'shopItem'>) {
  const t = useTranslations('content')
  const fields = useTranslations('fields')
  return (
    <>
      <CategoryChoice kind="shopCategory" categories={choices.categories} />
      <Translated name="name" label={t('fields.name')} />
      <Translated name="description" label={t('fields.description')} rows={4} />
      <Columns>
        <Field name="price" inputMode="decimal" label={t('fields.price')} hint={t('fields.noPriceHint')} />
      </Columns>
      <Columns>
        <Select
          name="subject"
          label={t('fields.subject')}
          placeholder={fields('placeholders.contact.subject')}
          options={contactSubjects.map((value) => ({ value, label: fields(`choices.contact.subject.${value}`) }))}
        />
      </Columns>
    </>
  )
}
