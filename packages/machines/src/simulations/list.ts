import { plainDate, type PlainDate } from '@hautelisse/domain/calendar'
import type { Case } from '@hautelisse/domain/case'
import type { KeptSimulation } from '@hautelisse/domain/simulations'
import { answerCase, changesSince, type CaseAnswer, type Changes, type LoadSimulator } from './answer.ts'

/** A simulation that is kept, with the figures of its day and what has changed since. */
export type ListedSimulation = {
  readonly kept: KeptSimulation
  /** `lost`: its simulator could not be loaded. */
  readonly answer: CaseAnswer | { readonly kind: 'lost' }
  /** The same for today; undefined where it has no figures today, or is not known. */
  readonly today: Extract<CaseAnswer, { kind: 'answered' }> | undefined
  /** Undefined where it has no figures of its own day. */
  readonly changes: Changes | undefined
}

/** Gives a case with what its person holds today; undefined where nothing of it is held any more. */
export type RenewCase = (one: Case) => Promise<Case | undefined>

type Listing = {
  readonly load: LoadSimulator
  readonly today: PlainDate
  readonly renew: RenewCase
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
    if (answer.kind === 'refused') return { kept, answer, today: undefined, changes: undefined }
    const onDay = async (one: Case) => answerCase(load, { ...one, asOf: plainDate(today) })
    const [aged, renewed] = [await onDay(answer.case), await renew(answer.case)]
    const changes = changesSince(answer, aged, renewed)
    const now = changes.kinds.includes('savings') ? renewed && (await onDay(renewed)) : aged
    return { kept, answer, today: now?.kind === 'answered' ? now : undefined, changes }
  } catch {
    return { kept, answer: { kind: 'lost' }, today: undefined, changes: undefined }
  }
}
