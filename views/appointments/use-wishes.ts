import { useEffect, useRef, useState } from 'react'
import type { Wish } from '#src/shared/appointments/wish'
import { nestedValues } from '#src/shared/forms/nested-values'
import { valuesOf } from '#views/kit/forms/values'

const BLANK: Wish = { date: '', partOfDay: 'any' }

/**
 * Preferred slots of the surrounding form, as state once the available days are known; before that they are in plain fields filled by the
 * server or a restored draft.
 * @param ready whether the available days are known
 */
export function useWishes(ready: boolean) {
  const group = useRef<HTMLFieldSetElement>(null)
  const [location, setLocation] = useState('')
  const [wishes, setWishes] = useState<Wish[]>()

  useEffect(() => {
    const { form } = group.current!
    if (!ready || !form) return
    let left = false
    // The form restores a draft in this task, after the effects of its fields.
    queueMicrotask(() => {
      if (left) return
      const values = nestedValues(valuesOf(form))
      setLocation((values.location as string | undefined) ?? '')
      setWishes((values.wishes as Wish[] | undefined) ?? [BLANK])
    })
    const listen = ({ target }: Event) => {
      const { name, value } = target as HTMLInputElement
      if (name === 'location') setLocation(value)
    }
    form.addEventListener('change', listen)
    return () => {
      left = true
      form.removeEventListener('change', listen)
    }
  }, [ready])

  return {
    group,
    location,
    wishes,
    change: (at: number, wish: Wish) => setWishes((all) => all?.map((one, place) => (place === at ? wish : one))),
    add: () => setWishes((all) => all && [...all, BLANK]),
    remove: (at: number) => setWishes((all) => all?.filter((_, place) => place !== at)),
  }
}
