type States<Step extends string> = Readonly<Record<Step, string>>
type Failed = { readonly event: { readonly error: unknown } }

const stepsOf = <Step extends string>(states: States<Step>): readonly Step[] => Object.keys(states) as Step[]

/** Counts a step as the one on the screen. */
export const arriveAt = <Step extends string>(step: Step) => ({ type: 'arriveAt', params: { step } }) as const

/** Turns the page: what was said on the one before goes. */
export const turnTo = <Target extends string>(target: Target) => ({ target, actions: 'turnPage' }) as const

/** Takes in an answer on the step on the screen. */
export const keepAnswer = {
  actions: {
    type: 'keepAnswer',
    params: <Answer>({ event }: { readonly event: Answer }) => ({ answer: event }),
  },
} as const

/** Shows what is wrong on a step. */
export const showErrors = <Step extends string>(step: Step) => ({ actions: { type: 'showErrors', params: { step } } }) as const

/** Goes on once the step's answers hold; until then its errors show. */
export const nextFrom = <Step extends string, Target extends string>(step: Step, target: Target) =>
  [{ guard: { type: 'isComplete', params: { step } }, ...turnTo(target) }, showErrors(step)] as const

/** Opens the step that is asked for, from anywhere in the stepper. */
export const openRequested = <Step extends string>(states: States<Step>) =>
  stepsOf(states).map(
    (step) => ({ guard: { type: 'canOpen', params: { step } }, target: `.${states[step]}`, actions: 'turnPage' }) as const,
  )

/** Follows the browser's history, from anywhere in the stepper. */
export const followHistory = <Step extends string>(states: States<Step>) =>
  stepsOf(states).map(
    (step) => ({ guard: { type: 'isNearest', params: { step } }, target: `.${states[step]}`, actions: 'turnPage' }) as const,
  )

/** Goes on at the step that a kept draft stood on; the results are left to the machine, which asks for them again. */
export const resumeSteps = <Step extends string>(states: States<Step>) =>
  stepsOf(states)
    .filter((step) => step !== 'results')
    .map((step) => ({ guard: { type: 'isResumedAt', params: { step } }, target: states[step] }) as const)

/** Keeps why a call failed. */
export const keepFailure = { type: 'keepFailure', params: ({ event }: Failed) => ({ error: event.error }) } as const

/** Goes back to the first of some steps that shows a refused field, with everything kept. */
export const backToRefused = <Step extends string>(states: States<Step>, steps: readonly Step[]) =>
  steps.map(
    (step) =>
      ({
        guard: { type: 'isRefusedOn', params: ({ event }: Failed) => ({ step, error: event.error }) },
        target: states[step],
        actions: keepFailure,
      }) as const,
  )
