import { type RefObject, useEffect, useRef, useState } from 'react'

/** Whether an element has come into view at least once. */
export const useFirstView = (): readonly [RefObject<HTMLElement | null>, boolean] => {
  const element = useRef<HTMLElement>(null)
  const [isInView, setInView] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      setInView(true)
      observer.disconnect()
    })
    if (element.current !== null) observer.observe(element.current)
    return () => observer.disconnect()
  }, [])
  return [element, isInView]
}
