import { category } from '#src/shared/content/fields/category'
import { useTranslations } from '#views/translations'
import { Translated } from '../editor/Translated'
import type { ContentForm } from './content-form'

export const categoryForm: ContentForm<'priceCategory' | 'shopCategory'> = {
  fields: category,
  Fields: CategoryFields,
  blank: { name: { hr: '', en: '' } },
  read: (fields) => fields,
}

function CategoryFields() {
  const t = useTranslations('content')
  return <Translated name="name" label={t('fields.name')} />
}
