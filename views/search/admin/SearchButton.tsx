import { Search } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { isPlainClick } from '#client/plain-click'
import { hasSections } from '#views/admin/layout/has-sections'
import { usePageContext, useTranslations } from '#views/page-context'
import styles from './SearchButton.module.css'

const ADDRESS = '/admin/search'

const SearchPalette = lazy(() => import('./SearchPalette').catch(openPage))

/** Opens the search page in place of a palette that could not be loaded. */
function openPage(): Promise<never> {
  location.assign(ADDRESS)
  return new Promise(() => undefined)
}

/** Link to the search page that opens the search palette in its place, as Ctrl+K does; the palette is loaded on first use. */
export function SearchButton() {
  const t = useTranslations('admin')
  const { user } = usePageContext()
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused')
  const isShown = Boolean(hasSections(user))
  useEffect(() => {
    if (!isShown) return
    const open = (event: KeyboardEvent) => {
      const { key, altKey, shiftKey, ctrlKey, metaKey } = event
      if (key.toLowerCase() !== 'k' || !(ctrlKey || metaKey) || altKey || shiftKey) return
      if (document.querySelector('dialog[open]')) return
      event.preventDefault()
      setState('open')
    }
    document.addEventListener('keydown', open)
    return () => document.removeEventListener('keydown', open)
  }, [isShown])
  if (!isShown) return null
  return (
    <>
      <a
        className={styles.open}
        href={ADDRESS}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={(event) => {
          if (!isPlainClick(event)) return
          event.preventDefault()
          setState('open')
        }}
      >
        <Search aria-hidden />
        <span className={styles.text}>{t('search.open')}</span>
        <kbd className={styles.key} aria-hidden>
          {t('search.shortcut')}
        </kbd>
      </a>
      {state !== 'unused' && (
        <Suspense>
          <SearchPalette open={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  )
}
