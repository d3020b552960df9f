import { isLetterCase } from '@hautelisse/domain/retirement-withdrawal'
import { signingQuestion } from '@hautelisse/machines/retirement-withdrawal'
import { selectAccounts } from '@hautelisse/machines/session'
import { type ReactElement, Suspense } from 'react'
import { OwnDoors } from '../possible-acts/index.ts'
import { late, usePage, useSession } from '../shell/index.ts'
import { Spinner } from '../ui/spinner/index.ts'
import type { WithdrawalSimulatorProps } from '../withdrawal/routes.tsx'
import { STEPPER_WORDS } from './catalogue.ts'
import { LetterCase } from './letter-case.tsx'
import { SigningPanel } from './signing-panel.tsx'

/** The simulator, with its texts, as the first part of a withdrawal. */
const Simulator = late<'WithdrawalSimulator', WithdrawalSimulatorProps>(
  () => import('../withdrawal/routes.tsx'),
  'WithdrawalSimulator',
  STEPPER_WORDS,
)

/** The agreement to the results that stand, once they are answered. */
const signing: WithdrawalSimulatorProps['after'] = (snapshot) => {
  const question = signingQuestion(snapshot)
  return question === undefined ? null : <SigningPanel key={question.text} question={question} />
}

/** A withdrawal at retirement: the simulator, then the agreement to its results and the door of the signature (WDR-16). */
const RetirementCase = (): ReactElement => (
  <Suspense fallback={<Spinner />}>
    <Simulator withdraw after={signing} />
  </Suspense>
)

/** /savings/withdraw/ais/{withdrawCase}: retirement is signed online, every other case is a dossier on paper; without a retirement contract it is the saver's own doors (WDR-04, WDR-16, ACTS-14). */
export const WithdrawCase = (): ReactElement => {
  const { withdrawCase = '' } = usePage().params
  const hasContract = useSession(selectAccounts).some(({ scope }) => scope === 'ais')
  if (!hasContract) return <OwnDoors act="release" />
  return isLetterCase(withdrawCase) ? <LetterCase key={withdrawCase} of={withdrawCase} /> : <RetirementCase />
}
