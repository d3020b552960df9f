type Shown<Step> = { readonly step: Step }
type MaybeStep = { readonly event: { readonly type: string; readonly step?: unknown } }

/** An action of a statechart that shows a step in the address. */
export const goTo = <const Step extends string>(step: Step) => ({ type: 'goTo', params: { step } }) as const

/** A guard of a statechart: the address names this step, by the browser's history or by our own way. */
export const reaches = <const Step extends string>(step: Step) => ({ type: 'reaches', params: { step } }) as const

/**
 * Makes the guards and the action of a statechart each of whose steps has an address, for `setup`. The event `stepReached` tells which step the address names.
 *
 * @param show shows a step in the address
 * @example const steps = addressSteps<AttachmentContext, AttachmentStep>((context, step) => context.goTo(step))
 */
export const addressSteps = <Context extends { readonly step: string }, Step extends string>(
  show: (context: Context, step: Step) => void,
) => ({
  guards: {
    isStep: ({ context }: { readonly context: Context }, { step }: Shown<Step>): boolean => context.step === step,
    reaches: ({ event }: MaybeStep, { step }: Shown<Step>): boolean => event.type === 'stepReached' && event.step === step,
  },
  actions: {
    goTo: ({ context }: { readonly context: Context }, { step }: Shown<Step>): void => show(context, step),
  },
})
