import { Plus } from 'lucide-react'
import { UncoveredAfterSave } from '#views/bookings/visit-coverage/UncoveredAfterSave'
import { kinds } from '#views/content/admin/content-kinds'
import { Editor } from '#views/content/admin/editor/Editor'
import { Empty } from '#views/kit/admin/list/Empty'
import { PageNotice } from '#views/kit/admin/notice/PageNotice'
import { BackLink } from '#views/kit/admin/panel/BackLink'
import { ButtonLink } from '#views/kit/components/ButtonLink'
import { Requests } from '#views/kit/requests/Requests'
import { useData, usePageContext, useTranslations } from '#views/page-context'
import type { Data } from './+data'
import { ItemList } from './ItemList'
import styles from './list.module.css'
import { MissingAddresses } from './MissingAddresses'

export default function Page() {
  const t = useTranslations('content')
  const { kind, items, categories, choices, missing, history } = useData<Data>()
  const { urlParsed } = usePageContext()
  const { path, single, categories: categoryKind } = kinds[kind]
  if (single) {
    return (
      <Requests>
        <Editor kind={kind} stored={items[0]} choices={choices!} history={history} />
      </Requests>
    )
  }
  return (
    <Requests>
      <BackLink href="/admin/content" text={t('title')} />
      <div className={styles.head}>
        <h1 className={styles.title}>{t(`kinds.${kind}.title`)}</h1>
        <div className={styles.tools}>
          {kind === 'price' && (
            <ButtonLink small look="outline" href="/admin/content/price-changes">
              {t('prices.edit')}
            </ButtonLink>
          )}
          {kind === 'location' && (
            <ButtonLink small look="outline" href="/admin/content/google-business-profile">
              {t('profileSheet.open')}
            </ButtonLink>
          )}
          {kind === 'redirect' && (
            <ButtonLink small look="outline" href="/admin/content/redirects/import">
              {t('redirectImport.open')}
            </ButtonLink>
          )}
          {categoryKind && (
            <ButtonLink small look="outline" href={`/admin/content/${kinds[categoryKind].path}`}>
              {t('editCategories')}
            </ButtonLink>
          )}
          <ButtonLink small href={`/admin/content/${path}/new`}>
            <Plus aria-hidden />
            {t(`kinds.${kind}.add`)}
          </ButtonLink>
        </div>
      </div>
      {urlParsed.search.done === 'removed' && (
        <div className={styles.done}>
          <PageNotice kind="done">
            {t('remove.done')}
            <UncoveredAfterSave kind={kind} saved="removed" />
          </PageNotice>
        </div>
      )}
      {urlParsed.search.done === 'prices' && (
        <div className={styles.done}>
          <PageNotice kind="done">{t('prices.done')}</PageNotice>
        </div>
      )}
      {items.length === 0 ? (
        <Empty text={t('empty')} />
      ) : (
        <ItemList key={kind} kind={kind} items={items} categories={categories} />
      )}
      {missing.length > 0 && <MissingAddresses addresses={missing} />}
    </Requests>
  )
}
