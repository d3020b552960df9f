import { useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { SkeletonLine } from '../ui/skeleton/index.ts'

const ROWS = (
  <>
    <SkeletonLine height={22} width="62%" />
    <SkeletonLine height={18} width="100%" />
  </>
)

/** A consent that is being read: its words for those who listen, and its place. */
export const useWaiting = (): { readonly waiting: string; readonly rows: ReactElement } => {
  const { t } = useLingui()
  return { waiting: t({ id: 'consents.modal.loading', message: 'Lecture de vos consentements' }), rows: ROWS }
}
