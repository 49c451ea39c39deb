import { useEffect, useRef } from 'react'
import { focusList, LIST_TITLE_ID } from '#views/kit/admin/list/focus-list'
import { useTranslations } from '#views/page-context'
import type { LeadChoices } from '../choices'
import { StatusBadge } from '../StatusBadge'
import styles from './InboxRows.module.css'
import { kindOf } from './neighbours'
import type { InboxItem } from './read-inbox'

interface InboxRowsProps extends LeadChoices {
  items: InboxItem[]
  addressOf: (item: InboxItem) => string | undefined
  /** Id of the lead that is open beside them. */
  opened?: string
}

/** Rows of the inbox; a click anywhere on a row opens it. */
export function InboxRows({ items, colleagues, locations, addressOf, opened }: InboxRowsProps) {
  const t = useTranslations('leads')
  const rows = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const row = rows.current!.querySelector('[data-opened]')
    if (row) showWithin(rows.current!.closest('[data-pane]')!, row)
  }, [opened])
  const openedBefore = useRef(opened)
  useEffect(() => {
    const left = openedBefore.current
    openedBefore.current = opened
    const { activeElement } = document
    // Keys go on at the row of the lead that was left, unless something else has the focus.
    if (opened || !left || (activeElement !== document.body && !rows.current!.contains(activeElement))) return
    const link = document.getElementById(left)?.querySelector<HTMLElement>('[data-row-link]')
    if (link) link.focus()
    else focusList()
  }, [opened])
  return (
    <ol ref={rows} className={styles.rows} aria-labelledby={LIST_TITLE_ID}>
      {items.map((item) => {
        const {
          id,
          kind,
          name,
          about,
          excerpt,
          location,
          assigneeId,
          mergedLeads,
          receivedAt,
          age,
          status,
          answerDueAt,
          isOverdue,
          reminder,
        } = item
        const place = locations.find(({ slug }) => slug === location)?.name ?? location
        const colleague = colleagues.find((one) => one.id === assigneeId)
        return (
          <li
            key={id}
            id={id}
            data-row
            className={styles.row}
            data-opened={id === opened || undefined}
            data-status={status}
          >
            <p className={styles.name}>
              <a
                className={styles.link}
                href={addressOf(item)}
                data-row-link
                aria-current={id === opened ? 'true' : undefined}
              >
                {name}
              </a>
              {mergedLeads > 0 && <span className={styles.more}> {t('inbox.merged', { count: mergedLeads + 1 })}</span>}
            </p>
            <p className={styles.text}>
              <span className={styles.about}>{about}</span>
              {excerpt && <span className={styles.excerpt}> {excerpt}</span>}
            </p>
            <p className={styles.tags}>
              <StatusBadge kind={kindOf(item)} status={status} />{' '}
              {isOverdue && (
                <span
                  className={styles.tag}
                  data-overdue
                  data-whole
                  title={t('due.since', { time: answerDueAt!.exact })}
                >
                  {t('due.overdue')}
                </span>
              )}{' '}
              {reminder && (
                <span className={styles.tag} data-overdue={reminder.due === 'on' ? undefined : ''} data-whole>
                  {t(`followUp.${reminder.due}`, { day: reminder.day })}
                </span>
              )}{' '}
              <span className={styles.tag} data-kind={kind}>
                {t(`kinds.${kind}`)}
              </span>{' '}
              {place && <span className={styles.tag}>{place}</span>}{' '}
              {colleague && (
                <span className={styles.tag} title={colleague.email}>
                  {colleague.name}
                </span>
              )}
            </p>
            <p className={styles.when}>
              <time dateTime={receivedAt.iso} title={receivedAt.exact}>
                {age}
              </time>
            </p>
          </li>
        )
      })}
    </ol>
  )
}

/** Scrolls a pane, whose end may be below the window, so that a row is seen; the page stays where it is. */
function showWithin(pane: Element, row: Element): void {
  const top = row.getBoundingClientRect().top - pane.getBoundingClientRect().top
  const height = pane.clientHeight
  if (top < height / 8 || top > height / 2) pane.scrollTop += top - height / 3
}
