import { useCallback, useRef, useState } from 'react'
import type { RowId } from './ledger-rows.ts'

type OpenedRow = {
  readonly opened: RowId | undefined
  readonly open: (row: RowId) => void
  readonly close: () => void
}

/** Which figure's calculation is open: one at a time. The focus goes to it, and back to what opened it. */
export const useOpenedRow = (): OpenedRow => {
  const [opened, setOpened] = useState<RowId>()
  const opener = useRef<Element | null>(null)
  const open = useCallback((row: RowId): void => {
    opener.current = document.activeElement
    setOpened(row)
  }, [])
  const close = useCallback((): void => {
    setOpened(undefined)
    if (opener.current instanceof HTMLElement) opener.current.focus()
  }, [])
  return { opened, open, close }
}
