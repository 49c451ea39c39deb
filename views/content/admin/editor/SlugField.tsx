import { useEffect, useRef } from 'react'
import { toSlug } from '#src/shared/slug'
import { Field } from '#views/kit/forms/Field'

interface SlugFieldProps {
  name: string
  label: string
  hint?: string
  /** Name of the field whose text the slug follows until it is edited. */
  suggestFrom?: string
}

/** Field for a slug in an address. */
export function SlugField({ name, label, hint, suggestFrom }: SlugFieldProps) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const slug = frame.current!.querySelector('input')!
    const source = suggestFrom && slug.form!.elements.namedItem(suggestFrom)
    if (!(source instanceof HTMLInputElement)) return
    let suggested = toSlug(source.value)
    const suggest = () => {
      const isEdited = slug.value !== '' && slug.value !== suggested
      suggested = toSlug(source.value)
      if (!isEdited) slug.value = suggested
    }
    source.addEventListener('input', suggest)
    return () => source.removeEventListener('input', suggest)
  }, [suggestFrom])
  return (
    <div ref={frame}>
      <Field name={name} label={label} hint={hint} spellCheck={false} />
    </div>
  )
}
