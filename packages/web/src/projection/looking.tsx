import type { Evaluators } from '@hautelisse/domain/explain'
import {
  limitsOf,
  livingInTurn,
  NOTHING_YET,
  type IncomeTerms,
  type LivingLook,
  type ProjectionPlan,
} from '@hautelisse/domain/projection'
import { selectAbout, selectAnswers } from '@hautelisse/machines/projection'
import { useSelector } from '@xstate/react'
import { createContext, use, useMemo, type ReactElement, type ReactNode } from 'react'
import { useInTurn } from './use-in-turn.ts'
import { useDeductibleCeiling } from './use-limits.ts'
import type { ProjectionActor } from './use-projection.ts'

type LookingProps = {
  readonly actor: ProjectionActor
  readonly plan: ProjectionPlan
  readonly terms: IncomeTerms
  readonly evaluators: Evaluators
  readonly children: ReactNode
}

const LookContext = createContext<LivingLook>(NOTHING_YET)

/** What is told beside the answer, as far as it is computed. */
export const useLook = (): LivingLook => use(LookContext)

/** Computes in turn what the page tells beside the answer; only what shows it is drawn again. */
export const Looking = ({ actor, plan, terms, evaluators, children }: LookingProps): ReactElement => {
  const { isKnown, ceiling } = useDeductibleCeiling()
  const paidTo = useSelector(actor, (snapshot) => selectAnswers(snapshot).paid_to)
  const said = useSelector(actor, (snapshot) => selectAbout(snapshot).household)
  const steps = useMemo(
    () => (isKnown ? livingInTurn({ plan, terms, evaluators, limits: limitsOf(ceiling, said), paidTo }) : []),
    [isKnown, plan, terms, evaluators, ceiling, said, paidTo],
  )
  const look = useInTurn(steps)
  return <LookContext value={look}>{children}</LookContext>
}
