import { selectTaxFailure, type TaxSavingSnapshot } from '@hautelisse/machines/tax-saving'
import { useEffect, useState, type RefObject } from 'react'
import { focusFirstError } from '../ui/field/index.ts'

/**
 * Moves the focus to what keeps the saver on a question: the first refused field, or the alert of a failed call.
 *
 * @param form form of the question
 * @param snapshot state of the machine
 * @param isCurrent whether the question is the one that is asked, and whoever answers it waits
 * @returns what counts an attempt to go on
 */
export const useRefusalFocus = (
  form: RefObject<HTMLFormElement | null>,
  snapshot: TaxSavingSnapshot,
  isCurrent: boolean,
): (() => void) => {
  const [attempts, setAttempts] = useState(0)
  const code = selectTaxFailure(snapshot)?.code
  useEffect(() => {
    if (form.current === null || !isCurrent || (attempts === 0 && code === undefined)) return
    if (!focusFirstError(form.current)) form.current.querySelector<HTMLElement>('[role="alert"]')?.focus()
  }, [form, isCurrent, attempts, code])
  return () => setAttempts((count) => count + 1)
}
