import { type KeyboardEvent, useEffect, useRef } from 'react'
import { requireValue } from '#src/shared/lookups'
import { useTranslations } from '#views/page-context'
import styles from './ScreeningTabs.module.css'
import { useTabInAddress } from './use-tab-in-address'

/** Tabs with the areas of the screening; without JavaScript they are links and all panels are open. */
export function ScreeningTabs() {
  const t = useTranslations('functional-screening')
  const tabs = t.list('tabs')
  const ids = tabs.map(({ id }) => id)
  const [selected, select] = useTabInAddress(ids)
  const list = useRef<HTMLDivElement>(null)

  // A URL fragment of a tab scrolls to the tab list, which itself may scroll horizontally.
  useEffect(() => {
    if (ids.includes(location.hash.slice(1))) list.current?.scrollIntoView({ block: 'center' })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when the page is opened
  }, [])
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected=true]')
    if (tab) list.current?.scrollTo({ left: tab.offsetLeft - 24 })
  }, [selected])

  const onKeyDown = (event: KeyboardEvent) => {
    const index = ids.indexOf(selected)
    const next = {
      ArrowRight: index + 1,
      ArrowDown: index + 1,
      ArrowLeft: index - 1,
      ArrowUp: index - 1,
      Home: 0,
      End: ids.length - 1,
    }[event.key]
    if (next === undefined) return
    event.preventDefault()
    const id = requireValue(ids[(next + ids.length) % ids.length], 'tab')
    select(id)
    document.getElementById(`tab-${id}`)?.focus()
  }

  return (
    <div className={styles.tabs}>
      <div ref={list} className={styles.list} role="tablist" aria-label={t('tabsLabel')} onKeyDown={onKeyDown}>
        {tabs.map(({ id, label }) => (
          <a
            key={id}
            id={`tab-${id}`}
            className={styles.tab}
            role="tab"
            href={`#${id}`}
            aria-selected={id === selected}
            aria-controls={id}
            tabIndex={id === selected ? 0 : -1}
            data-vike="false"
            onClick={(event) => {
              event.preventDefault()
              select(id)
            }}
          >
            {label}
          </a>
        ))}
      </div>
      <div className={styles.panels}>
        {tabs.map(({ id, title, warning, paragraphs, points }) => (
          <div
            key={id}
            id={id}
            className={styles.panel}
            role="tabpanel"
            aria-labelledby={`tab-${id}`}
            tabIndex={0}
            data-selected={id === selected || undefined}
          >
            <h3 className={styles.title}>{title}</h3>
            <p>
              <strong>{warning}</strong>
            </p>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {points.length > 0 && (
              <ul className={styles.points}>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
          </div>
        ))}
      </div>
    </div>
  )
}
