import { useTranslations } from '#views/translations'
import { Translated } from '../editor/Translated'
import type { ContentForm } from './content-form'

export const categoryForm: ContentForm<'priceCategory' | 'shopCategory'> = {
  Fields: CategoryFields,
  blank: { name: { hr: '', en: '' } },
  read: (fields) => fields,
}

function CategoryFields() {
  const t = useTranslations('content')
  return <Translated name="name" label={t('fields.name')} maxLength={80} required />
}
