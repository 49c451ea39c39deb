import { Search, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { search as field } from '#src/shared/forms/search'
import { TIME_ZONE as timeZone } from '#src/shared/time-zone'
import { usePageContext, useTranslations } from '#views/page-context'
import { groupResults } from './group-results'
import { ResultLines, type ShownResult } from './ResultLines'
import styles from './SearchPalette.module.css'
import { useAdminPages } from './use-admin-pages'
import { useStaffSearch } from './use-staff-search'

interface SearchPaletteProps {
  open: boolean
  onClose: () => void
}

const locales = { hr: 'hr-HR', en: 'en-GB' }

/** Search over the admin in a modal dialog: a combobox whose list of results is worked by the keyboard. */
export default function SearchPalette({ open, onClose }: SearchPaletteProps) {
  const t = useTranslations('admin')
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (open && !dialog.current!.open) dialog.current!.showModal()
    if (!open) dialog.current!.close()
  }, [open])
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={t('search.title')}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      {open && <Combobox onClose={onClose} />}
    </dialog>
  )
}

function Combobox({ onClose }: { onClose: () => void }) {
  const t = useTranslations('admin')
  const id = useId()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  const { answer, failure, isLoading } = useStaffSearch(typed)
  const groups = useGroups(typed, answer)
  const options = groups.flatMap(({ results }) => results)
  const active = Math.min(chosen, options.length - 1)
  const optionId = (at: number) => `${id}-${at}`
  useEffect(() => {
    list.current!.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [active, options.length])
  const press = (event: KeyboardEvent) => {
    const { key, nativeEvent } = event
    if (nativeEvent.isComposing) return
    const steps: Record<string, number> = { ArrowDown: active + 1, ArrowUp: active - 1 }
    const next = steps[key]
    if (next !== undefined && options.length > 0) {
      event.preventDefault()
      setChosen((next + options.length) % options.length)
    } else if (key === 'Enter') {
      event.preventDefault()
      document.getElementById(optionId(active))?.click()
    }
  }
  return (
    <>
      <div className={styles.head}>
        <Search aria-hidden />
        <input
          className={styles.input}
          type="text"
          role="combobox"
          aria-label={t('search.label')}
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={active >= 0 ? optionId(active) : undefined}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={field.maxLength}
          placeholder={t('search.hint')}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setChosen(0)
          }}
          onKeyDown={press}
          autoFocus
        />
        <button type="button" className={styles.close} onClick={onClose} aria-label={t('search.close')}>
          <X aria-hidden />
        </button>
      </div>
      <div
        ref={list}
        id={`${id}-list`}
        className={styles.list}
        role="listbox"
        aria-label={t('search.results')}
        aria-busy={isLoading}
        tabIndex={-1}
      >
        {groups.map(({ name, results }) => (
          <div key={name} role="group" aria-label={name}>
            <div className={styles.group} aria-hidden>
              {name}
            </div>
            {results.map((result) => {
              const at = options.indexOf(result)
              return (
                <a
                  key={`${result.address} ${result.text ?? ''}`}
                  id={optionId(at)}
                  className={styles.option}
                  href={result.address}
                  role="option"
                  aria-selected={at === active}
                  tabIndex={-1}
                  onClick={onClose}
                >
                  <ResultLines result={result} search={typed} />
                </a>
              )
            })}
          </div>
        ))}
      </div>
      <p className={styles.state} role="status">
        <State
          failure={failure}
          isLoading={isLoading}
          isApproximate={answer?.isApproximate}
          count={options.length}
          typed={typed}
        />
      </p>
      <p className={styles.keys}>{t('search.keys')}</p>
    </>
  )
}

interface StateProps {
  failure?: 'failed' | 'signedOut'
  isLoading: boolean
  isApproximate?: boolean
  count: number
  typed: string
}

/** Says what was found; nothing while results are on their way. */
function State({ failure, isLoading, isApproximate, count, typed }: StateProps) {
  const t = useTranslations('admin')
  if (failure) return t(`search.${failure}`)
  if (isLoading || typed.trim() === '') return null
  if (count === 0) return `${t('search.none')} ${t('search.noneHint')}`
  return isApproximate ? t('search.approximate') : t('search.count', { count })
}

/** Returns the groups of results: pages of the admin first, as they are found without the server. */
function useGroups(typed: string, answer: ReturnType<typeof useStaffSearch>['answer']) {
  const t = useTranslations('admin')
  const { language } = usePageContext()
  const pages: ShownResult[] = useAdminPages()(typed)
  const day = new Intl.DateTimeFormat(locales[language], { dateStyle: 'medium', timeZone })
  const found = groupResults(answer?.results ?? []).map(({ type, results }) => ({
    name: t(`search.groups.${type}`),
    results: results.map(({ at, ...result }): ShownResult => ({
      ...result,
      when: at === null ? undefined : day.format(new Date(at)),
    })),
  }))
  return [...(pages.length > 0 ? [{ name: t('search.groups.page'), results: pages }] : []), ...found]
}
