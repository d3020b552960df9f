import { useState } from 'react'

/** Words that are only heard stand one pixel beside the last amount of a row. */
const HEARD = 1

/**
 * Tells whether what an element holds is wider than the element, at every change of either: what then moves sideways takes the focus, so that
 * arrow keys can move it.
 *
 * @example const { overflows, watch } = useOverflow()
 */
export const useOverflow = () => {
  const [overflows, setOverflows] = useState(false)
  const [watch] = useState(() => (element: HTMLElement | null) => {
    if (element === null) return undefined
    const observer = new ResizeObserver(() => setOverflows(element.scrollWidth > element.clientWidth + HEARD))
    for (const watched of [element, ...element.children]) observer.observe(watched)
    return () => observer.disconnect()
  })
  return { overflows, watch }
}
