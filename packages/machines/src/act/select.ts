import { errorsShown, stepViews, type Flow, type Place, type StepperContext } from '../stepper/index.ts'
import { refusalIn } from './answer.ts'
import type { ActContext } from './parts.ts'

type Of<Context> = { readonly context: Context }

/** What the context of every act in steps holds. */
type InSteps<Step extends string> = StepperContext<Step> & ActContext & { readonly step: Step }

/**
 * Makes the selectors that the page of every act in steps reads by: where it stands, and what a step shows.
 *
 * @param flow the room's flow
 * @example export const { selectPage, selectStepView, selectPlace } = actSelectors<SwitchContext, SwitchStep>(flow)
 */
export const actSelectors = <Context extends InSteps<Step>, Step extends string>(flow: Flow<Context, Step>) => ({
  /** The page: its step among the others. */
  selectPage: ({ context }: Of<Context>) => ({
    step: context.step,
    steps: stepViews(flow, context),
    hasFailed: context.failure !== undefined,
  }),
  /** The step: whether it is being sent, what is wrong on it, and why the last call gave no answer; a field says it where one is marked. */
  selectStepView: ({ context }: Of<Context>) => ({
    isBusy: context.act === 'sending',
    errors: errorsShown<Context, Step>(flow, context, context.step),
    failure: refusalIn(context),
  }),
  selectErrors: ({ context }: Of<Context>) => errorsShown<Context, Step>(flow, context, context.step),
  selectPlace: ({ context }: Of<Context>): Place<Step> => ({ run: context.run, step: context.step }),
})
