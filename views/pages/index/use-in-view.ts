import { type RefObject, useEffect, useRef, useState } from 'react'

/** Whether an element has been seen: at least `threshold` of it in the window. */
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
