import { useEffect, useRef } from 'react'
import { toSlug } from '#src/shared/slug'
import { Field } from '#views/forms/Field'
import { useTranslations } from '#views/translations'

/**
 * Field for the URL slug of a post.
 * @param suggestFrom name of the field that the slug is derived from while it is empty
 */
export function SlugField({ suggestFrom }: { suggestFrom?: string }) {
  const t = useTranslations('content')
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const slug = frame.current!.querySelector('input')!
    const source = suggestFrom && slug.form!.elements.namedItem(suggestFrom)
    if (!(source instanceof HTMLInputElement)) return
    const suggest = () => {
      if (!slug.value) slug.value = toSlug(source.value)
    }
    source.addEventListener('change', suggest)
    return () => source.removeEventListener('change', suggest)
  }, [suggestFrom])
  return (
    <div ref={frame}>
      <Field name="slug" label={t('fields.slug')} hint={t('fields.slugHint')} spellCheck={false} />
    </div>
  )
}
