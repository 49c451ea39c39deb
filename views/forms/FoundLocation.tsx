import { useEffect, useRef } from 'react'
import { rememberedLocation, rememberLocation, subscribeToFoundLocation } from '#client/found-location'

/**
 * Shows nothing: lets the field `location` of the form around it begin with what was found in this visit, where nobody has
 * chosen another there, and keeps what is chosen there for the forms to come.
 */
export function FoundLocation() {
  const mark = useRef<HTMLOutputElement>(null)
  useEffect(() => {
    const form = mark.current!.form!
    const field = () => form.elements.namedItem('location') as HTMLSelectElement | RadioNodeList
    let begun = ''
    let left = false
    const begin = () => {
      const found = rememberedLocation()
      if (left || !found || (field().value && field().value !== begun)) return
      choose(field(), found)
      begun = field().value
    }
    const listen = ({ target }: Event) => {
      const { name, value } = target as HTMLInputElement
      if (name === 'location' && value) rememberLocation(value)
    }
    form.addEventListener('change', listen)
    const unsubscribe = subscribeToFoundLocation(begin)
    // What was typed in this form before comes first, and is put back in this turn.
    queueMicrotask(() => {
      if (!left && field().value) rememberLocation(field().value)
      begin()
    })
    return () => {
      left = true
      form.removeEventListener('change', listen)
      unsubscribe()
    }
  }, [])
  return <output ref={mark} hidden />
}

/** As somebody would; a location that is not offered is none. */
function choose(field: HTMLSelectElement | RadioNodeList, slug: string): void {
  const control =
    field instanceof RadioNodeList
      ? ([...field] as HTMLInputElement[]).find(({ value }) => value === slug)
      : [...field.options].some(({ value }) => value === slug) && field
  if (!control) return
  field.value = slug
  control.dispatchEvent(new Event('change', { bubbles: true }))
}
