type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Returns a handler of React's recoverable errors. React renders a part of the page again where extensions, translators or the browser
 * have changed the HTML before hydration; typed values and the focus are carried over to the new elements.
 */
export function carryInputOver(root: HTMLElement): (error: unknown) => void {
  const changes = new MutationObserver((records) => {
    if (removed.length > 0) replace(addedBy(records)) // rarely, but pages change often
  })
  changes.observe(root, { childList: true, subtree: true })
  /** Elements that React has removed, until those that replace them appear: a section may wait for its code. */
  let removed: Element[] = []
  let focused = document.activeElement
  // In another task, because React moves the focus while it replaces elements.
  const noteFocus = () => {
    setTimeout(() => {
      const isRemoved = document.activeElement === document.body && focused?.isConnected === false
      if (!isRemoved) focused = document.activeElement
    })
  }
  document.addEventListener('focusin', noteFocus)
  document.addEventListener('focusout', noteFocus)

  const replace = (added: Element[]) => {
    removed = removed.filter((old) => {
      const fresh = added.find((element) => keyOf(element) === keyOf(old)) as HTMLElement | undefined
      if (!fresh) return true
      added.splice(added.indexOf(fresh), 1)
      if (isField(old)) retype(old, fresh as Element as Field)
      if (old === focused) focusAgain(old, fresh)
      return false
    })
  }

  return (error) => {
    const records = changes.takeRecords() // of the task in which React has replaced the elements
    const gone = elementsIn(records.flatMap(({ removedNodes }) => [...removedNodes])).filter((is) => !is.isConnected)
    removed.push(...gone.filter((element) => element === focused || isField(element)))
    // Once React has committed: the new elements have their handlers.
    queueMicrotask(() => replace(addedBy(records)))
    reportError(error)
  }
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

/** Identifies what an element is for: a field by its name, a link by its target. */
function keyOf(element: Element): string {
  const choice = isField(element) && isChoice(element) ? element.value : ''
  return [element.tagName, element.id, element.getAttribute('name'), element.getAttribute('href'), choice].join(' ')
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
