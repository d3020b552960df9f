import { isLetterCase } from '@hautelisse/domain/retirement-withdrawal'
import type { ReactElement } from 'react'
import { usePage } from '../shell/index.ts'
import { AtRetirement } from './at-retirement.tsx'
import { LetterCase } from './letter-case.tsx'

/** /savings/withdraw/ais/{withdrawCase}: retirement is signed online, every other case is a dossier on paper (WDR-04, WDR-16). */
export const WithdrawCase = (): ReactElement => {
  const { withdrawCase = '' } = usePage().params
  return isLetterCase(withdrawCase) ? <LetterCase key={withdrawCase} of={withdrawCase} /> : <AtRetirement />
}
