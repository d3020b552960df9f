import type { StepId } from '@hautelisse/machines/withdrawal'
import type { ReactElement } from 'react'
import { lateScript } from '../ui/late/index.ts'
import type { StepProps } from './step-props.ts'

export type LaterStep = Exclude<StepId, 'schemes'>

/** The questions and the results, which come with fields and drawings of their own. */
export const laterSteps = lateScript(
  async (): Promise<Readonly<Record<LaterStep, (props: StepProps) => ReactElement | null>>> => {
    const [questions, results] = await Promise.all([import('./question-steps.ts'), import('./results/index.tsx')])
    return {
      age: questions.AgeStep,
      reversible: questions.ReversionStep,
      distribution: questions.DistributionStep,
      option: questions.OptionStep,
      results: results.WithdrawalResults,
    }
  },
)
