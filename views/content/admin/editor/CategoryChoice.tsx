import { Select } from '#views/kit/forms/Select'
import { useTranslations } from '#views/page-context'
import { type Kind, kinds } from '../content-kinds'
import { Columns } from './Columns'
import type { Choices } from './ContentFields'
import styles from './editor.module.css'

/** Select for the category of an item. */
export function CategoryChoice({ kind, categories }: { kind: Kind; categories: Choices['categories'] }) {
  const t = useTranslations('content')
  return (
    <>
      <Columns>
        <Select
          name="category"
          label={t('fields.category')}
          placeholder={t('choose')}
          options={categories.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Columns>
      <p className={styles.hint}>
        {t('fields.categoryHint')}{' '}
        <a href={`/admin/content/${kinds[kind].path}`} target="_blank">
          {t('editCategories')}
        </a>
      </p>
    </>
  )
}
