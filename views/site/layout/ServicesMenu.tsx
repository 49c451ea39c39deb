import { ChevronDown } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useCurrentPage } from '#views/current-page'
import { usePageContext, useTranslations } from '#views/page-context'
import navigation from './MainNavigation.module.css'
import styles from './ServicesMenu.module.css'

const HOVER_DELAY_MS = 100

/** Submenu of the services; opens by pointer, touch and keyboard. On home its title is a link to their section. */
export function ServicesMenu() {
  const t = useTranslations('layout')
  const onHome = useCurrentPage() === 'home'
  const { urlOriginal, services } = usePageContext()
  const [openOn, setOpenOn] = useState<string>()
  const open = openOn === urlOriginal
  const setOpen = (value: boolean) => setOpenOn(value ? urlOriginal : undefined)
  const item = useRef<HTMLLIElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const openedByHover = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(timer.current), [])

  const setSoon = (value: boolean) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      openedByHover.current = value
      setOpen(value)
    }, HOVER_DELAY_MS)
  }
  const links = () => [...item.current!.querySelectorAll('a')]

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      event.stopPropagation()
      setOpen(false)
      button.current?.focus()
      return
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    setOpen(true)
    const all = links()
    const step = event.key === 'ArrowDown' ? 1 : -1
    const next = all.indexOf(document.activeElement as HTMLAnchorElement) + step
    // The panel is focusable only after it was shown.
    requestAnimationFrame(() => (next < 0 ? button.current : all[Math.min(next, all.length - 1)])?.focus())
  }
  const closeWhenLeft = ({ relatedTarget }: FocusEvent) => {
    if (!item.current?.contains(relatedTarget)) setOpen(false)
  }

  return (
    <li
      ref={item}
      className={styles.item}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setSoon(true)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setSoon(false)}
      onKeyDown={onKeyDown}
      onBlur={closeWhenLeft}
    >
      {onHome && (
        <a className={navigation.link} href="#services" onClick={() => setOpen(false)}>
          {t('nav.services')}
        </a>
      )}
      <button
        ref={button}
        type="button"
        className={`${navigation.link} ${styles.button}`}
        aria-label={onHome ? t('nav.servicesMenu') : undefined}
        aria-expanded={open}
        aria-controls="services-menu"
        data-current={services.some(({ current }) => current) || undefined}
        onClick={() => {
          clearTimeout(timer.current)
          // A click after the hover that opened the menu must not close it.
          setOpen(openedByHover.current || !open)
          openedByHover.current = false
        }}
      >
        {!onHome && t('nav.services')}
        <ChevronDown aria-hidden />
      </button>
      {!onHome && (
        <span className={styles.label} aria-hidden="true">
          {t('nav.services')}
        </span>
      )}
      <ul id="services-menu" className={styles.panel} data-open={open || undefined}>
        {services.map((service) => (
          <li key={service.id}>
            <a
              className={styles.link}
              href={service.href}
              aria-current={service.current ? 'page' : undefined}
              onClick={() => setOpen(false)}
            >
              {service.text}
            </a>
          </li>
        ))}
      </ul>
    </li>
  )
}
