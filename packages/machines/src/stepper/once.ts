import type { OperationsRead, Operation } from '@hautelisse/domain/operations'
import { failureCode, isSilence } from '../api/index.ts'
import { resumedStep, type Failure, type Flow, type StepperContext } from './flow.ts'

/** What the context of an act holds that is done once: its form, and the key under which it is done. */
export type OnceContext<Step extends string, Form> = StepperContext<Step> & {
  readonly step: Step
  readonly form: Form
  /** Key under which the act is done once: another one after any change of the answers. */
  readonly requestKey: string
}

type OnceDraft<Step extends string, Form> = {
  readonly userId: string
  readonly step: Step
  readonly requestKey: string
  readonly form: Form
}

type Opened<Step extends string, Form> = {
  readonly userId: string
  readonly draft: OnceDraft<Step, Form> | undefined
  /** Step on which an act without a draft begins, and its form. */
  readonly first: Step
  readonly empty: Form
  readonly random: () => string
}

/**
 * Opens an act that is done once: empty, or with the answers and the key of a draft of the same person.
 *
 * @param opened person, draft and the first step
 */
export const openOnce = <Step extends string, Form>({ userId, draft, first, empty, random }: Opened<Step, Form>) => {
  const own = draft?.userId === userId ? draft : undefined
  const step = own?.step ?? first
  return {
    run: 1,
    step,
    resumedAt: step,
    attempted: [],
    failure: undefined,
    refused: [],
    refusedPaste: undefined,
    result: undefined,
    form: own?.form ?? empty,
    requestKey: own?.requestKey ?? random(),
  } as const
}

/**
 * Goes on where an act stood, once what may be done is known; an act that was never recorded goes on at its last step before the record.
 *
 * @param flow the room's flow
 * @param filled context with what may be done
 * @param step step that was on the screen
 * @param last last step before the record
 */
export const resumeAt = <Context extends StepperContext<Step>, Step extends string>(
  flow: Flow<Context, Step>,
  filled: Context,
  { step, last }: { readonly step: Step; readonly last: Step },
): { readonly resumedAt: Step; readonly step: Step } => {
  const resumedAt = resumedStep(flow, filled, step === 'results' ? last : step)
  return { resumedAt, step: resumedAt }
}

/** Changes an act by an answer: it has another key, and what the server refused goes with the answer that it refused. */
export const changedOnce = <Form>(form: Form, random: () => string) =>
  ({ form, requestKey: random(), refused: [], failure: undefined, refusedPaste: undefined }) as const

/** What the operations say of an act whose answer was lost. */
export type Verified = { readonly kind: 'found'; readonly operation: Operation } | { readonly kind: 'none' }

type VerifyInput = {
  readonly key: string
  readonly read: (options: { readonly signal: AbortSignal }) => Promise<OperationsRead>
}

/**
 * Looks for an act by its key; whether it is there can only be told from both lists whole.
 *
 * @param input key and the operations
 * @param signal aborts the reading
 */
export const verifyOnce = async ({ key, read }: VerifyInput, signal: AbortSignal): Promise<Verified> => {
  const { operations, missing, unreadable } = await read({ signal })
  const found = operations.find(({ request_key }) => request_key === key)
  if (found !== undefined) return { kind: 'found', operation: found }
  if (missing.length + unreadable > 0) throw new Error('A part of the operations is missing, and the act may be among them.')
  return { kind: 'none' }
}

type OfError = { readonly error: unknown }

/** Guards of an act that is done once, for `setup`. */
export const onceGuards = {
  isSilent: (_: unknown, { error }: OfError): boolean => isSilence(error),
  isConflict: (_: unknown, { error }: OfError): boolean => ['ERR_CONFLICT', 'ERR_UNKNOWN'].includes(failureCode(error)),
  isFound: (_: unknown, { verified }: { readonly verified: Verified }): boolean => verified.kind === 'found',
}

type Done<Output> = { readonly event: { readonly output: Output } }

/** Params of what failed, and of what the operations say, out of the event of an invoke. */
export const failedWith = ({ event }: { readonly event: OfError }): OfError => ({ error: event.error })
export const verifiedAs = ({ event }: Done<Verified>): { readonly verified: Verified } => ({ verified: event.output })

type Matching = {
  readonly matches: (state: 'readingTerms' | 'readingAgain' | 'unavailable' | 'verifying' | 'notFound' | 'unverified') => boolean
}

/** What the page of an act shows: a wait, a reason for there being no form, the steps, or what becomes of a request whose answer was lost. */
export const onceScreen = (
  snapshot: Matching,
): 'waiting' | 'unavailable' | 'asking' | 'verifying' | 'not-found' | 'unverified' => {
  if (snapshot.matches('readingTerms') || snapshot.matches('readingAgain')) return 'waiting'
  if (snapshot.matches('unavailable')) return 'unavailable'
  if (snapshot.matches('verifying')) return 'verifying'
  if (snapshot.matches('notFound')) return 'not-found'
  return snapshot.matches('unverified') ? 'unverified' : 'asking'
}

/** Why the last call gave no answer; a field says it where one is marked, and what has changed is not asked for again as it was. */
export const onceFailure = (failure: Failure | undefined) =>
  failure && { code: failure.code, canRetry: failure.code !== 'ERR_CONFLICT', isMarked: failure.fields.length > 0 }
