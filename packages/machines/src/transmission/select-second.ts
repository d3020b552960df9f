import { isPlainDate } from '@hautelisse/domain/calendar'
import type { Derivation } from '@hautelisse/domain/explain'
import type { SecondOutcome } from '@hautelisse/domain/inheritance'
import { explainSecondDeath, secondQuestions, secondToldBy, validateSecond } from '@hautelisse/domain/transmission'
import type { SecondForm, SecondQuestions, Step } from '@hautelisse/domain/transmission'
import { fieldError } from '@hautelisse/domain/validation'
import type { FieldError } from '@hautelisse/domain/validation'
import type { Followed, Place } from '../stepper/index.ts'
import type { TransmissionEvent } from './events.ts'
import type { TransmissionSnapshot } from './select.ts'

/** The page of the second death, beside the steps. */
export const SECOND_DEATH = 'second-death'
/** What has a place of its own in the browser's history: the steps, and the second death. */
export type PageStep = Step | typeof SECOND_DEATH

/** The second death as it stands on its page. */
export type SecondView = {
  readonly form: SecondForm
  readonly questions: SecondQuestions
  /** What is wrong with what was typed, once its field was left. */
  readonly errors: readonly FieldError[]
  /** Under each option, in the order of the law; undefined as long as something is missing or wrong. */
  readonly outcomes: readonly SecondOutcome<Derivation>[] | undefined
  /** Number of children who inherit from the spouse, and who do not; undefined before it is told. */
  readonly common: number | undefined
  readonly children: number
  /** Money of the usufruct is told to be spent. */
  readonly isSpending: boolean
}

/** Gives the page on the screen: a step, or the second death. */
export const selectPageStep = (snapshot: TransmissionSnapshot): PageStep =>
  snapshot.matches({ asking: 'showingSecond' }) ? SECOND_DEATH : snapshot.context.step

/** Gives the page as an entry of the browser's history; undefined before the steps. */
export const selectPlace = (snapshot: TransmissionSnapshot): Place<PageStep> | undefined =>
  snapshot.matches('asking') ? { run: snapshot.context.run, step: selectPageStep(snapshot) } : undefined

/** Whether the result has a second death to look at. */
export const selectHasSecond = (snapshot: TransmissionSnapshot): boolean => snapshot.can({ type: 'secondRequested' })

/** Whether the introduction comes after the second death that had no result: it takes the focus. */
export const selectLeavesSecond = (snapshot: TransmissionSnapshot): boolean =>
  snapshot.context.asksSecond && snapshot.matches('introducing')

/**
 * Gives what was typed of the second death and what it comes to; undefined without a result that has one.
 *
 * @param snapshot state of the machine
 * @example selectSecond(snapshot)?.outcomes?.[0]?.bothTaxes.value // '168752'
 */
export const selectSecond = ({ context }: TransmissionSnapshot): SecondView | undefined => {
  const { result, second: form, left, refusedPaste } = context
  const questions = result && secondQuestions(result)
  if (result === undefined || questions === undefined) return undefined
  const { date, heirs } = result
  const told = secondToldBy(form, questions)
  // A number is short: what is wrong with it is told at once.
  const isTold = ({ path, code }: FieldError): boolean => code !== 'required' && (path === 'second.common' || left.includes(path))
  const children = heirs.children ?? 0
  return {
    form,
    questions,
    errors: [
      ...(refusedPaste?.startsWith('second.') === true ? [fieldError(refusedPaste, 'pasted-refused')] : []),
      ...validateSecond(form, questions).filter(isTold),
    ],
    outcomes: told === undefined || date === undefined || !isPlainDate(date) ? undefined : explainSecondDeath(result, told, date),
    common: told && (told.common_children ?? children),
    children,
    isSpending: told?.spent_usufruct?.isZero() === false,
  }
}

type Actor = {
  readonly getSnapshot: () => TransmissionSnapshot
  readonly subscribe: (listener: () => void) => { readonly unsubscribe: () => void }
  readonly send: (event: TransmissionEvent) => void
}

/**
 * Lets the browser's history follow the steps and the second death alike.
 *
 * @param actor running simulator
 */
export const followedBy = (actor: Actor): Followed<PageStep, TransmissionSnapshot> => ({
  getSnapshot: () => actor.getSnapshot(),
  subscribe: (listener) => actor.subscribe(listener),
  send: ({ type, step }) => actor.send(step === SECOND_DEATH ? { type: 'secondRequested' } : { type, step }),
})
