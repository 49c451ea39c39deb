import { subscribeToNavigation } from './navigation'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Place of an element: the n-th of its tag within the nearest element with an id, or that element itself. */
interface Place {
  id: string
  tag: string
  index: number
}

/** Element that had the focus when React removed it. */
interface LostFocus {
  element: Element
  place?: Place
}

/**
 * Returns a handler of React's recoverable errors. React renders a part of the page again where extensions, translators or the browser
 * have changed the HTML before hydration; typed values and the focus are carried over to the new elements.
 */
export function carryInputOver(root: HTMLElement): (error: unknown) => void {
  const changes = new MutationObserver((records) => {
    if (removed.length > 0 || lostFocus) replace(addedBy(records)) // rarely, but pages change often
  })
  changes.observe(root, { childList: true, subtree: true })
  /** Fields that React has removed, until those that replace them appear: a section may wait for its code. */
  let removed: Field[] = []
  let lostFocus: LostFocus | undefined
  let focused = document.activeElement
  let place = focused ? placeOf(focused) : undefined
  // In another task, because React moves the focus while it replaces elements.
  const noteFocus = () => {
    setTimeout(() => {
      const { activeElement } = document
      // The consent banner takes a focus that is lost.
      if (lostFocus && activeElement?.matches('body, [data-consent-banner]')) return
      lostFocus = undefined
      focused = activeElement
      place = focused ? placeOf(focused) : undefined
    })
  }
  document.addEventListener('focusin', noteFocus)
  document.addEventListener('focusout', noteFocus)
  // A later page may have fields of the same names.
  subscribeToNavigation(() => {
    removed = []
    lostFocus = undefined
  })

  const replace = (added: Element[]) => {
    const fields = added.filter(isField)
    removed = removed.filter((old) => {
      const fresh = fields.find((field) => keyOf(field) === keyOf(old))
      if (!fresh) return true
      fields.splice(fields.indexOf(fresh), 1)
      retype(old, fresh)
      return false
    })
    const fresh = lostFocus?.place && elementAt(lostFocus.place)
    if (!fresh || !added.includes(fresh) || !isAlike(fresh, lostFocus!.element)) return
    focusAgain(lostFocus!.element, fresh)
    focused = fresh
    lostFocus = undefined
  }

  /** Returns the focus that a new field has taken: somebody may be typing a password elsewhere. */
  const returnFocus = (added: Element[]) => {
    if (!focused?.isConnected || focused === document.body) return
    if (added.includes(document.activeElement!)) (focused as HTMLElement).focus({ preventScroll: true })
  }

  return (error) => {
    const records = changes.takeRecords() // of the task in which React has replaced the elements
    const gone = elementsIn(records.flatMap(({ removedNodes }) => [...removedNodes])).filter((is) => !is.isConnected)
    removed.push(...gone.filter(isField))
    if (focused && gone.includes(focused)) lostFocus = { element: focused, place }
    // Once React has committed: the new elements have their handlers.
    queueMicrotask(() => {
      const added = addedBy(records)
      returnFocus(added)
      replace(added)
    })
    reportError(error)
  }
}

function placeOf(element: Element): Place | undefined {
  const { tagName: tag } = element
  const around = element.closest('[id]')
  return around ? { id: around.id, tag, index: [...around.querySelectorAll(tag)].indexOf(element) } : undefined
}

function elementAt({ id, tag, index }: Place): HTMLElement | null | undefined {
  const around = document.getElementById(id)
  return index < 0 ? around : around?.querySelectorAll<HTMLElement>(tag)[index]
}

/** A section that is still missing may have left its place to another element. */
function isAlike(fresh: Element, old: Element): boolean {
  if (isField(fresh) && isField(old)) return keyOf(fresh) === keyOf(old)
  return fresh.className === old.className && fresh.getAttribute('href') === old.getAttribute('href')
}

const addedBy = (records: MutationRecord[]) => elementsIn(records.flatMap(({ addedNodes }) => [...addedNodes]))

function focusAgain(old: Element, fresh: HTMLElement): void {
  fresh.focus()
  if (!isField(old) || old instanceof HTMLSelectElement || old.selectionStart === null) return
  ;(fresh as typeof old).setSelectionRange(old.selectionStart, old.selectionEnd, old.selectionDirection ?? undefined)
}

function elementsIn(nodes: Node[]): Element[] {
  return nodes.flatMap((node) => (node instanceof Element ? [node, ...node.querySelectorAll('*')] : []))
}

function isField(element: Element): element is Field {
  return /^(INPUT|TEXTAREA|SELECT)$/.test(element.tagName)
}

const isChoice = ({ type }: Field) => type === 'radio' || type === 'checkbox'

function keyOf(field: Field): string {
  return [field.tagName, field.id, field.name, isChoice(field) ? field.value : ''].join(' ')
}

/** Changes a new field as the visitor changed the old one. */
function retype(old: Field, fresh: Field): void {
  if (isChoice(old)) {
    const before = old as HTMLInputElement
    const after = fresh as HTMLInputElement
    if (before.checked !== before.defaultChecked && before.checked !== after.checked) after.click()
    return
  }
  if (old.value === initialValueOf(old) || old.value === fresh.value) return
  if (old.type === 'file') (fresh as HTMLInputElement).files = (old as HTMLInputElement).files
  else fresh.value = old.value
  for (const type of ['input', 'change']) fresh.dispatchEvent(new Event(type, { bubbles: true }))
}

function initialValueOf(field: Field): string | undefined {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue
  return [...field.options].find(({ defaultSelected }) => defaultSelected)?.value ?? field.options[0]?.value
}
