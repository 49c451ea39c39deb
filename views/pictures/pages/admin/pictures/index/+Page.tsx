import { navigate } from 'vike/client/router'
import { addressAfterUpload } from '#src/shared/pictures/after-upload'
import { FilterSelect } from '#views/kit/admin/list/filter/FilterField'
import { FilterForm } from '#views/kit/admin/list/filter/FilterForm'
import { NothingFound } from '#views/kit/admin/list/filter/NothingFound'
import { ListPage } from '#views/kit/admin/list/ListPage'
import { PageNotice } from '#views/kit/admin/notice/PageNotice'
import { RefusalNotice } from '#views/kit/admin/notice/RefusalNotice'
import { useData, usePageContext, useTranslations } from '#views/page-context'
import { describePicture } from '#views/pictures/admin/describe-picture'
import styles from '#views/pictures/admin/pictures.module.css'
import { Thumbnail } from '#views/pictures/admin/Thumbnail'
import { UploadForm } from '#views/pictures/admin/UploadForm'
import type { Data } from './+data'

/** Library of pictures with the form that adds one. */
export default function Page() {
  const t = useTranslations('pictures')
  const { language, form, urlParsed } = usePageContext()
  const { items, query, ...list } = useData<Data>()
  const { search = '', usage } = query
  const isFiltered = search !== '' || usage !== 'any'
  return (
    <ListPage
      title={t('title')}
      empty={t(isFiltered ? 'filter.nothing' : 'empty')}
      emptyActions={isFiltered && <NothingFound fields={['search', 'usage']} current="" views={[]} />}
      list={list}
      filter={
        <>
          <p className={styles.soft}>{t('lead')}</p>
          <RefusalNotice />
          {!form && urlParsed.search.done === 'removed' && (
            <PageNotice kind="done">
              <p>{t('done.removed')}</p>
            </PageNotice>
          )}
          <details className={styles.add} open={Boolean(form) || (list.total === 0 && !isFiltered) || undefined}>
            <summary>{t('upload.title')}</summary>
            <UploadForm onUploaded={(picture, typed) => void navigate(addressAfterUpload(picture, typed))} />
          </details>
          {(list.total > 0 || isFiltered) && (
            <FilterForm values={{ search, usage: usage === 'any' ? '' : usage }} searchHint={t('filter.search')}>
              <FilterSelect
                name="usage"
                label={t('filter.usage')}
                value={usage === 'any' ? '' : usage}
                any={t('filter.any')}
                options={[{ value: 'unused', label: t('filter.unused') }]}
              />
            </FilterForm>
          )}
        </>
      }
    >
      <ul className={styles.grid}>
        {items.map((picture) => (
          <li key={picture.id} className={styles.card}>
            <Thumbnail {...picture} alt="" sizes="(min-width: 48rem) 12rem, 44vw" />
            <a className={styles.link} href={`/admin/pictures/${picture.id}`}>
              {describePicture(picture, language, t)}
            </a>
            <span className={styles.soft}>
              {picture.state !== 'ready'
                ? t(`states.${picture.state}`)
                : picture.uses.length > 0
                  ? t.plural('usedIn', picture.uses.length)
                  : t('unused')}
            </span>
          </li>
        ))}
      </ul>
    </ListPage>
  )
}
