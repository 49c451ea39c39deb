import { useEffect, useRef } from 'react'
import { toSlug } from '#src/shared/slug'
import { Field } from '#views/forms/Field'
import { useTranslations } from '#views/translations'

/**
 * Field for the URL slug of a post.
 * @param suggestFrom name of the field whose text the slug follows until it is edited
 */
export function SlugField({ suggestFrom }: { suggestFrom?: string }) {
  const t = useTranslations('content')
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
      <Field name="slug" label={t('fields.slug')} hint={t('fields.slugHint')} spellCheck={false} />
    </div>
  )
}
