import { type RefObject, useEffect, useRef, useState } from 'react'

/** Whether an element has come into view at least once. */
export const useFirstView = <Seen extends HTMLElement>(): readonly [RefObject<Seen | null>, boolean] => {
  const element = useRef<Seen>(null)
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
