import type { StepId } from '@hautelisse/machines/withdrawal'
import { useEffect, useState, type ComponentType } from 'react'
import type { StepProps } from './step-props.ts'

type LaterSteps = Readonly<Record<Exclude<StepId, 'schemes'>, ComponentType<StepProps>>>

let loaded: LaterSteps | undefined

const load = async (): Promise<LaterSteps> => {
  const [questions, results] = await Promise.all([import('./question-steps.ts'), import('./results/index.tsx')])
  loaded = {
    age: questions.AgeStep,
    reversible: questions.ReversionStep,
    distribution: questions.DistributionStep,
    option: questions.OptionStep,
    results: results.WithdrawalResults,
  }
  return loaded
}

/**
 * Loads the questions and the results, which come with fields and drawings of their own, while the saver reads the first step.
 *
 * @param isNeeded - whether one of them is on the screen: only then a load that failed is an error of the page
 * @returns nothing until they are there
 */
export const useLaterSteps = (isNeeded: boolean): LaterSteps | undefined => {
  const [steps, setSteps] = useState(loaded)
  const [failure, setFailure] = useState<unknown>()
  useEffect(() => {
    if (loaded === undefined) load().then(setSteps, setFailure)
  }, [])
  if (isNeeded && failure !== undefined) throw failure
  return steps
}
