import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { navigate } from 'vike/client/router'
import { formatTyped, isDay, readTyped } from '#src/shared/typed-times'
import { usePageContext } from '#views/page-context'
import { changedAddress } from '../list-address'
import { refusedIn } from './refused-in'

const TYPED_AFTER_MS = 300

/**
 * Applies a filter form while the user types, by updating the query of the address. The fields follow when the address changes otherwise:
 * by a link or history navigation.
 * @param values filter values from the address, by field
 */
export function useLiveFilter(values: Record<string, string>) {
  const { urlPathname, urlParsed } = usePageContext()
  const form = useRef<HTMLFormElement>(null)
  const shown = useRef(urlParsed.searchOriginal ?? '')
  const asked = useRef<string[]>([])
  const typing = useRef({ timer: 0, began: false })
  const refused = refusedIn(values, urlParsed.search)
  const [wrong, setWrong] = useState(refused)

  useEffect(() => {
    const search = urlParsed.searchOriginal ?? ''
    const own = asked.current.indexOf(search)
    asked.current.splice(0, own + 1)
    const isNew = shown.current !== search
    shown.current = search
    // The form's own navigation may finish late: it must not overwrite later input.
    if (!isNew || own >= 0) return
    asked.current = []
    typing.current.began = false
    for (const field of fieldsOf(form.current!)) {
      const typed = field.dataset.typed ? urlParsed.search[field.name] : undefined
      showValue(field, values[field.name] || typed || '')
    }
    setWrong(refused)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- follows from the address and the values
  }, [urlParsed.searchOriginal, values])
  useEffect(() => {
    const current = typing.current
    return () => clearTimeout(current.timer)
  }, [])

  /** Updates the address; consecutive typing replaces one history entry. */
  const show = (typed: boolean) => {
    clearTimeout(typing.current.timer)
    const entered = Object.fromEntries(fieldsOf(form.current!).map((field) => [field.name, valueOf(field)]))
    const address = changedAddress(urlPathname, urlParsed.search, entered)
    const search = address.slice(urlPathname.length)
    if (search === (asked.current.at(-1) ?? shown.current)) return
    asked.current.push(search)
    const overwriteLastHistoryEntry = typed && typing.current.began
    typing.current.began = typed
    void navigate(address, { keepScrollPosition: true, overwriteLastHistoryEntry })
  }

  const wrongFields = () =>
    fieldsOf(form.current!)
      .filter(isWrong)
      .map(({ name }) => name)
  return {
    wrong,
    ref: form,
    onBlur: () => setWrong(wrongFields()),
    onInput: ({ target }: { target: EventTarget }) => {
      // A day that is being typed is not called wrong.
      if (wrong.length > 0) setWrong(wrong.filter((name) => wrongFields().includes(name)))
      if (target instanceof HTMLSelectElement) return show(false)
      clearTimeout(typing.current.timer)
      typing.current.timer = window.setTimeout(() => show(true), TYPED_AFTER_MS)
    },
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault()
      setWrong(wrongFields())
      show(false)
    },
  }
}

/** Returns the value of a field for the address; a date that is not yet complete, or does not exist, counts as empty. */
function valueOf(field: NamedField): string {
  if (!field.dataset.typed) return field.value.trim()
  return isWrong(field) ? '' : readTyped('date', field.value)
}

/** Checks whether the text of a date field is no day. */
function isWrong({ value, dataset: { typed } }: NamedField): boolean {
  if (!typed || !value.trim()) return false
  return !isDay(readTyped('date', value))
}

function showValue(field: NamedField, value: string): void {
  field.value = field.dataset.typed ? formatTyped('date', value) : value
}

type NamedField = HTMLInputElement | HTMLSelectElement

function fieldsOf(form: HTMLFormElement): NamedField[] {
  const named = [...form.elements].filter((element) => (element as NamedField).name)
  return named.filter((element) => (element as NamedField).type !== 'hidden') as NamedField[]
}
