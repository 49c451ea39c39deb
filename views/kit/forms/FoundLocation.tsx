import { useEffect, useRef, useState } from 'react'
import { rememberedLocation, rememberLocation, subscribeToFoundLocation } from '#client/found-location'
import { useTranslations } from '#views/page-context'
import styles from './form.module.css'
import { valuesOf } from './values'

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
    const chosen = () => valuesOf(form).location ?? ''
    let begun = ''
    let left = false
    const begin = () => {
      const found = rememberedLocation()
      if (left || !found || (chosen() && chosen() !== begun)) return
      choose(form, found)
      begun = chosen()
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
      if (!left && chosen()) rememberLocation(chosen())
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
function choose(form: HTMLFormElement, slug: string): void {
  const choices = form.querySelectorAll<HTMLInputElement | HTMLOptionElement>(
    'input[name="location"], [name="location"] option',
  )
  const choice = [...choices].find(({ value }) => value === slug)
  if (!choice) return
  if ('checked' in choice) choice.checked = true
  else choice.selected = true
  choice.closest('[name]')!.dispatchEvent(new Event('change', { bubbles: true }))
}
