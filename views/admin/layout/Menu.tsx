import { Menu as MenuIcon } from 'lucide-react'
import { useEffect } from 'react'
import { useClosingDetails } from '#views/kit/admin/use-closing-details'
import { usePageContext, useTranslations } from '#views/page-context'
import { Account } from './Account'
import { hasSections } from './has-sections'
import styles from './Menu.module.css'
import { MenuSections } from './MenuSections'

/** Mobile menu: all sections and everything that the wide top bar shows beside the name. */
export function Menu() {
  const t = useTranslations('admin')
  const { urlPathname, user } = usePageContext()
  const { close, attributes } = useClosingDetails()
  useEffect(close, [urlPathname]) // oxlint-disable-line react-hooks/exhaustive-deps -- whenever another page is shown
  return (
    <details className={styles.menu} {...attributes}>
      <summary className={styles.summary}>
        <MenuIcon aria-hidden />
        {t('nav.menu')}
      </summary>
      {/* Focusable, so that a click beside a link keeps focus inside and the menu open. */}
      <div className={styles.panel} tabIndex={-1}>
        {hasSections(user) && <MenuSections />}
        <Account />
      </div>
    </details>
  )
}
