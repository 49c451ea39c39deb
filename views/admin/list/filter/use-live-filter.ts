import { type SubmitEvent, useEffect, useRef } from 'react'
import { navigate } from 'vike/client/router'
import { usePageContext } from '#views/page-context'
import { formatTyped, readTyped } from '#src/shared/typed-times'
import { changedAddress } from '../list-address'

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
    for (const field of fieldsOf(form.current!)) showValue(field, values[field.name] ?? '')
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

  return {
    ref: form,
    onInput: ({ target }: { target: EventTarget }) => {
      if (target instanceof HTMLSelectElement) return show(false)
      clearTimeout(typing.current.timer)
      typing.current.timer = window.setTimeout(() => show(true), TYPED_AFTER_MS)
    },
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault()
      show(false)
    },
  }
}

/** Returns the value of a field for the address; a date that is not yet complete counts as empty. */
function valueOf({ value, dataset: { typed } }: NamedField): string {
  if (!typed) return value.trim()
  const read = readTyped('date', value)
  return read === value && formatTyped('date', read) === value ? '' : read
}

function showValue(field: NamedField, value: string): void {
  field.value = field.dataset.typed ? formatTyped('date', value) : value
}

type NamedField = HTMLInputElement | HTMLSelectElement

function fieldsOf(form: HTMLFormElement): NamedField[] {
  const named = [...form.elements].filter((element) => (element as NamedField).name)
  return named.filter((element) => (element as NamedField).type !== 'hidden') as NamedField[]
}
