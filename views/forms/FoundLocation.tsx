import { useEffect, useRef, useState } from 'react'
import { rememberedLocation, rememberLocation, subscribeToFoundLocation } from '#client/found-location'
import { useTranslations } from '../page-context'
import styles from './form.module.css'

/**
 * Preselects the field `location` of the surrounding form with the location found in this visit, unless another was chosen, and stores the
 * chosen one for later forms. Shows a note while the field has that location.
 */
export function FoundLocation() {
  const t = useTranslations('layout')
  const mark = useRef<HTMLOutputElement>(null)
  const [carried, setCarried] = useState(false)
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
      setCarried(begun === found)
    }
    const listen = ({ target }: Event) => {
      const { name, value } = target as HTMLInputElement
      if (name !== 'location') return
      if (value !== begun) setCarried(false)
      if (value) rememberLocation(value)
    }
    form.addEventListener('change', listen)
    const unsubscribe = subscribeToFoundLocation(begin)
    // A restored draft takes precedence; it is restored in this task.
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
  return (
    <>
      <output ref={mark} hidden />
      {carried && <p className={styles.hint}>{t('carriedLocation')}</p>}
    </>
  )
}

/** Selects a location as user input would; ignores locations without an option. */
function choose(field: HTMLSelectElement | RadioNodeList, slug: string): void {
  const control =
    field instanceof RadioNodeList
      ? ([...field] as HTMLInputElement[]).find(({ value }) => value === slug)
      : [...field.options].some(({ value }) => value === slug) && field
  if (!control) return
  field.value = slug
  control.dispatchEvent(new Event('change', { bubbles: true }))
}
