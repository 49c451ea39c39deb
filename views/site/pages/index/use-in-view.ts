import { type RefObject, useEffect, useRef, useState } from 'react'

/** Returns whether at least `threshold` of an element has been visible in the viewport. */
export function useInView<E extends Element>(threshold: number): [element: RefObject<E | null>, inView: boolean] {
  const element = useRef<E>(null)
  const [inView, setInView] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        setInView(true)
        observer.disconnect()
      },
      { threshold },
    )
    observer.observe(element.current!)
    return () => observer.disconnect()
  }, [threshold])
  return [element, inView]
}
