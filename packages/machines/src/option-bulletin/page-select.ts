import { lookOf } from '../act/index.ts'
import type { Place } from '../stepper/index.ts'
import type { ChoicePlace } from './choice-context.ts'
import type { ChoiceSnapshot } from './choice-select.ts'

type Screen = 'asking' | 'code' | 'waiting' | 'unavailable' | 'verifying' | 'not-found' | 'unverified' | 'conflicted' | 'over'

/** What the page shows: its steps, the one-time code, what becomes of a choice whose answer was lost, or what came in between. */
export const selectScreen = ({ context, value: { choice } }: ChoiceSnapshot): Screen => {
  if (choice === 'readingNewer') return 'waiting'
  if (choice === 'unread') return 'unavailable'
  if (choice === 'conflicted' || choice === 'over') return choice
  return context.act === 'code' ? 'code' : (lookOf(context) ?? 'asking')
}

const placeIn = ({ choice }: ChoiceSnapshot['value']): ChoicePlace => {
  if (choice === 'opening' || choice === 'choosing') return 'choice'
  if (choice === 'comparing') return 'comparison'
  return choice === 'taken' ? 'results' : 'summary'
}

/** Where the choice stands, for the history of the browser. */
export const selectPlace = ({ value }: ChoiceSnapshot): Place<ChoicePlace> => ({ run: 1, step: placeIn(value) })

type Step = Exclude<ChoicePlace, 'comparison'>
const STEPS: readonly Step[] = ['choice', 'summary', 'results']

/** The step on the screen, and how far each of them is: the comparison stands beside the first one. */
export const selectSteps = ({ value }: ChoiceSnapshot) => {
  const place = placeIn(value)
  const step = place === 'comparison' ? 'choice' : place
  const current = STEPS.indexOf(step)
  const state = (at: number) => (at === current ? 'current' : at < current ? 'done' : 'pending')
  return { step, steps: STEPS.map((id, at) => ({ id, state: state(at) }) as const) }
}

/** The form of the step as it stands: whether it is being sent, and why it was refused. */
export const selectAsking = ({ context }: ChoiceSnapshot) => ({
  isBusy: context.act === 'sending',
  errors: [],
  failure: context.failure === undefined ? undefined : { code: context.failure, canRetry: true, isMarked: false },
})
