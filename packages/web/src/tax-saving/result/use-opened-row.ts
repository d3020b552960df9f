import { useCallback, useRef, useState } from 'react'
import type { RowId } from './ledger-rows.ts'

export type OpenedRow = {
  /** Row whose calculation is open: one at a time. */
  readonly opened: RowId | undefined
  /** Opens the calculation of a row, or closes it where it is the one that is open. */
  readonly onToggle: (row: RowId) => void
  /** Closes it from within: the focus goes back to what opened it. */
  readonly onClose: () => void
}

/** Which figure's calculation is open. */
export const useOpenedRow = (): OpenedRow => {
  const [opened, setOpened] = useState<RowId>()
  const opener = useRef<Element | null>(null)
  const onToggle = useCallback((row: RowId): void => {
    opener.current = document.activeElement
    setOpened((now) => (now === row ? undefined : row))
  }, [])
  const onClose = useCallback((): void => {
    setOpened(undefined)
    if (opener.current instanceof HTMLElement) opener.current.focus()
  }, [])
  return { opened, onToggle, onClose }
}
