import { Menu, X } from 'lucide-react'
import { type FocusEvent, useEffect, useRef } from 'react'
import { addressOf } from '#src/shared/addresses'
import { useCurrentPage } from '#views/current-page'
import { Mark } from '#views/kit/layout/Mark'
import { usePageContext, useTranslations } from '#views/page-context'
import styles from './Header.module.css'
import { HeaderActions } from './HeaderActions'
import { MainNavigation } from './MainNavigation'
import { MenuContact } from './MenuContact'
import { useScrolled } from './use-scrolled'

export function Header() {
  const t = useTranslations('layout')
  const { urlOriginal, language } = usePageContext()
  const onHome = useCurrentPage() === 'home'
  const scrolled = useScrolled()
  const menu = useRef<HTMLDivElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const close = () => menu.current?.hidePopover?.()

  // Also after navigation by the browser itself, but not a menu that was opened before hydration.
  const shown = useRef(urlOriginal)
  useEffect(() => {
    if (shown.current !== urlOriginal) close()
    shown.current = urlOriginal
  }, [urlOriginal])

  // Where there is room for its links in the header, an open menu would lie above them.
  useEffect(() => {
    const closeInWideHeader = () => {
      if (toggle.current?.getClientRects().length === 0) close()
    }
    window.addEventListener('resize', closeInWideHeader)
    return () => window.removeEventListener('resize', closeInWideHeader)
  }, [])

  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
  }

  return (
    <header className={styles.header} data-scrolled={scrolled || undefined} onBlur={closeWhenLeft}>
      <div className={styles.bar}>
        <a className={styles.brand} href={onHome ? '#top' : addressOf('home', language)}>
          <Mark className={styles.mark} />
          <span>{t('siteName')}</span>
        </a>
        {/* Before the actions, as in sight where it is not a menu; as an open popover it follows its button. */}
        <div
          ref={menu}
          id="menu"
          popover="auto"
          className={styles.menu}
          onClick={(event) => {
            if ((event.target as Element).closest('a')) close()
          }}
        >
          <MenuContact />
          <MainNavigation />
        </div>
        <HeaderActions />
        {/* Native popover, so that it works without our scripts. */}
        <button ref={toggle} type="button" className={styles.toggle} popoverTarget="menu">
          <Menu aria-hidden />
          <X aria-hidden />
          <span className="visually-hidden">{t('nav.menu')}</span>
        </button>
      </div>
    </header>
  )
}
