import { isLetterCase } from '@hautelisse/domain/retirement-withdrawal'
import { selectAccounts } from '@hautelisse/machines/session'
import type { ReactElement } from 'react'
import { OwnDoors } from '../possible-acts/index.ts'
import { usePage, useSession } from '../shell/index.ts'
import { AtRetirement } from './at-retirement.tsx'
import { LetterCase } from './letter-case.tsx'

/** /savings/withdraw/ais/{withdrawCase}: retirement is signed online, every other case is a dossier on paper; without a retirement contract it is the saver's own doors (WDR-04, WDR-16, ACTS-14). */
export const WithdrawCase = (): ReactElement => {
  const { withdrawCase = '' } = usePage().params
  const hasContract = useSession(selectAccounts).some(({ scope }) => scope === 'ais')
  if (!hasContract) return <OwnDoors act="release" />
  return isLetterCase(withdrawCase) ? <LetterCase key={withdrawCase} of={withdrawCase} /> : <AtRetirement />
}
