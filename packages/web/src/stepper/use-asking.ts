import { useEffect, useRef, useState, type SyntheticEvent } from 'react'
import { focusFirstError } from '../ui/field/index.ts'
import type { QuestionView } from './view.ts'

type Asking = Pick<QuestionView, 'isBusy' | 'failure' | 'isCurrent'>

/**
 * Makes a form that asks something: it asks once at a time, and moves the focus to what keeps the saver there, which is the first refused field or the
 * alert of a failed call.
 *
 * @param view the question; one that is not current takes no focus
 * @param ask sends what the form asks for
 * @returns the props of the form, and whether it was sent
 */
export const useAsking = ({ isBusy, failure, isCurrent = true }: Asking, ask: () => void) => {
  const ref = useRef<HTMLFormElement>(null)
  const [attempts, setAttempts] = useState(0)
  const code = failure?.code
  useEffect(() => {
    if (ref.current === null || !isCurrent || (attempts === 0 && code === undefined)) return
    if (!focusFirstError(ref.current)) ref.current.querySelector<HTMLElement>('[role="alert"]')?.focus()
  }, [isCurrent, attempts, code])
  const onSubmit = (event: SyntheticEvent): void => {
    event.preventDefault()
    if (isBusy) return
    ask()
    setAttempts((count) => count + 1)
  }
  return { wasSent: attempts > 0, form: { ref, noValidate: true, 'aria-busy': isBusy || undefined, onSubmit } } as const
}
