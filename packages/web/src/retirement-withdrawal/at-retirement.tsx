import { signingQuestion } from '@hautelisse/machines/retirement-withdrawal'
import { Suspense, type ReactElement } from 'react'
import { late } from '../shell/index.ts'
import type { WithdrawalSimulatorProps } from '../withdrawal/routes.tsx'
import { Spinner } from '../ui/spinner/index.ts'
import { STEPPER_WORDS } from './catalogue.ts'
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
export const AtRetirement = (): ReactElement => (
  <Suspense fallback={<Spinner />}>
    <Simulator withdraw after={signing} />
  </Suspense>
)
