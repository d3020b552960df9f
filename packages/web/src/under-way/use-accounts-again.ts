import { useEffect } from 'react'
import { useApp } from '../shell/index.ts'

/** Reads the accounts again once an order is recorded: what it has claimed is free for no other, and every page says so. OPER-17. */
export const useAccountsAgain = (isRecorded: boolean): void => {
  const { session } = useApp()
  useEffect(() => {
    if (isRecorded) session.send({ type: 'familiesRequested' })
  }, [isRecorded, session])
}
