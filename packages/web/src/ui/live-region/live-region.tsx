import { useEffect, useState } from 'react'
import { srOnly } from '../visually-hidden/index.ts'

/** Typing and dragging change a summary many times a second; only the value one rests on is worth hearing. */
const REST = 500

/** Speaks a sentence once it has been the same for half a second. The region exists before its first words. */
export const LiveRegion = ({ children }: { readonly children: string }) => {
  const [spoken, setSpoken] = useState('')
  useEffect(() => {
    const timer = window.setTimeout(() => setSpoken(children), REST)
    return () => window.clearTimeout(timer)
  }, [children])
  return (
    <p className={srOnly} aria-live="polite" aria-atomic="true">
      {spoken}
    </p>
  )
}
