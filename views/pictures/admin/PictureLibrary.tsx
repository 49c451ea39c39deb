import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { AnswerOf } from '#client/documented'
import { readList } from '#client/requests/requests'
import { showToast } from '#client/toasts'
import { search as searchField } from '#src/shared/forms/search'
import { unusedDescription } from '#src/shared/pictures/after-upload'
import { Button } from '#views/kit/components/Button'
import { usePageContext, useTranslations } from '#views/page-context'
import { describePicture } from './describe-picture'
import styles from './pictures.module.css'
import { Thumbnail } from './Thumbnail'
import { UploadForm } from './UploadForm'

const PATH = '/api/admin/pictures'
const PAGE_SIZE = '24'
const TYPED_AFTER_MS = 300

export type LibraryPicture = AnswerOf<'GET', '/api/admin/pictures/{id}'>

/** Library of pictures to choose from, newest first, with the form that adds one. */
export function PictureLibrary({ onChoose }: { onChoose: (picture: LibraryPicture) => void }) {
  const t = useTranslations('content')
  const pictures = useTranslations('pictures')
  const { language } = usePageContext()
  const [page, setPage] = useState(1)
  const [search, setSearch] = useState('')
  const timer = useRef(0)
  useEffect(() => () => clearTimeout(timer.current), [])
  const { data, isError } = useQuery({
    queryKey: [PATH, String(page), search],
    queryFn: () => readList(PATH, { page: String(page), pageSize: PAGE_SIZE, search }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const type = (text: string) => {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => {
      setSearch(text)
      setPage(1)
    }, TYPED_AFTER_MS)
  }
  const isEmpty = !search && data?.total === 0
  const last = data ? Math.max(1, Math.ceil(data.total / data.pageSize)) : 1
  return (
    <>
      {isEmpty && <p role="status">{t('photo.empty')}</p>}
      <details className={styles.add} open={isEmpty}>
        <summary>{t('photo.upload')}</summary>
        <UploadForm
          onUploaded={(picture, typed) => {
            if (unusedDescription(picture, typed))
              showToast({ title: pictures('done.known'), text: pictures('offer.elsewhere') })
            onChoose(picture)
          }}
        />
      </details>
      {!isEmpty && (
        <input
          type="search"
          className={styles.search}
          aria-label={pictures('filter.search')}
          placeholder={pictures('filter.search')}
          maxLength={searchField.maxLength}
          onChange={({ target }) => type(target.value)}
        />
      )}
      {isError && <p role="alert">{t('photo.failed')}</p>}
      {!data && !isError && <p role="status">{t('photo.loading')}</p>}
      {search && data?.total === 0 && <p role="status">{pictures('filter.nothing')}</p>}
      <ul className={styles.grid}>
        {data?.items.map((picture) => (
          <li key={picture.id} className={styles.card}>
            <Thumbnail {...picture} alt="" sizes="10rem" />
            <button type="button" className={styles.link} data-changes onClick={() => onChoose(picture)}>
              {describePicture(picture, language, pictures)}
            </button>
            {picture.state !== 'ready' && <span className={styles.soft}>{pictures(`states.${picture.state}`)}</span>}
          </li>
        ))}
      </ul>
      {last > 1 && (
        <p className={styles.actions}>
          <Button small look="outline" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('photo.newer')}
          </Button>
          <span>
            {page} / {last}
          </span>
          <Button small look="outline" disabled={page >= last} onClick={() => setPage(page + 1)}>
            {t('photo.older')}
          </Button>
        </p>
      )}
    </>
  )
}
