import { plainDate, type PlainDate } from '@hautelisse/domain/calendar'
import type { Case } from '@hautelisse/domain/case'
import type { KeptSimulation } from '@hautelisse/domain/simulations'
import { answerCase, changeOf, type CaseAnswer, type Change, type LoadSimulator } from './answer.ts'

/** A simulation that is kept, with the figures of its day and what has changed since. */
export type ListedSimulation = {
  readonly kept: KeptSimulation
  /** `lost`: its simulator could not be loaded. */
  readonly answer: CaseAnswer | { readonly kind: 'lost' }
  /** The same for today; undefined where it has no figures today, or is not known. */
  readonly today: Extract<CaseAnswer, { kind: 'answered' }> | undefined
  readonly change: Change | undefined
}

type Listing = {
  readonly load: LoadSimulator
  readonly today: PlainDate
  /** The case with what its person holds today. */
  readonly renew: (one: Case) => Promise<Case>
}

/**
 * Answers a simulation that is kept, for its day and for today. BEY-07.
 *
 * @param kept what is kept
 * @param listing how simulators are loaded and cases renewed, and today
 */
export const describeKept = async (kept: KeptSimulation, { load, today, renew }: Listing): Promise<ListedSimulation> => {
  try {
    const answer = await answerCase(load, kept.case)
    if (answer.kind === 'refused') return { kept, answer, today: undefined, change: undefined }
    const renewed = await renew(answer.case)
    const now = await answerCase(load, { ...renewed, asOf: plainDate(today) })
    if (now.kind === 'refused') return { kept, answer, today: undefined, change: 'result' }
    return { kept, answer, today: now, change: changeOf(answer, now) }
  } catch {
    return { kept, answer: { kind: 'lost' }, today: undefined, change: undefined }
  }
}
