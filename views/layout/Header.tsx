import { Menu, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useCurrentPage } from '../current-page'
import { usePageContext } from '../page-context'
import { useTranslations } from '../translations'
import styles from './Header.module.css'
import { LanguageSwitcher } from './LanguageSwitcher'
import { Mark } from './Mark'
import { MainNavigation } from './MainNavigation'
import { useScrolled } from './use-scrolled'

export function Header() {
  const t = useTranslations('layout')
  const { urlOriginal } = usePageContext()
  const onHome = useCurrentPage() === 'home'
  const scrolled = useScrolled()
  // Open on the page it was opened on: it closes with every navigation.
  const [openOn, setOpenOn] = useState<string>()
  const open = openOn === urlOriginal
  const setOpen = (value: boolean) => setOpenOn(value ? urlOriginal : undefined)
  const toggle = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    document.documentElement.toggleAttribute('data-menu-open', open)
  }, [open])

  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !open) return
    setOpen(false)
    toggle.current?.focus()
  }

  return (
    <header className={styles.header} data-scrolled={scrolled || undefined} onKeyDown={closeOnEscape}>
      <div className={styles.bar}>
        <a className={styles.brand} href={onHome ? '#top' : '/'}>
          <Mark className={styles.mark} />
          <span>{t('siteName')}</span>
        </a>
        <button
          ref={toggle}
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls="menu"
          onClick={() => setOpen(!open)}
        >
          {open ? <X aria-hidden /> : <Menu aria-hidden />}
          <span className="visually-hidden">{t(open ? 'nav.closeMenu' : 'nav.openMenu')}</span>
        </button>
        <div
          id="menu"
          className={styles.menu}
          data-open={open || undefined}
          onClick={(event) => {
            if ((event.target as Element).closest('a')) setOpen(false)
          }}
        >
          <MainNavigation />
          <LanguageSwitcher />
        </div>
      </div>
    </header>
  )
}
