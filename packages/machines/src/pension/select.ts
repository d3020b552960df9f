import {
  answersOf,
  fieldsToChange,
  FORM_OPTIONS,
  formOf,
  leftOutOf,
  slideOf,
  type FormOptions,
  type FormStep,
  type LeftOut,
  type Slide,
} from '@hautelisse/domain/pension'
import type { SnapshotFrom } from 'xstate'
import type { pensionMachine } from './machine.ts'
import { formContextOf, hasWorkStep, problemsOn } from './open.ts'

export type PensionSnapshot = SnapshotFrom<typeof pensionMachine>

/** What the window shows. */
export type PensionScreen =
  | 'waiting'
  | 'intro'
  | 'login'
  | 'registration'
  | 'recovery'
  | 'form'
  | 'calculating'
  | 'not-calculated'
  | 'result'

export const selectScreen = (snapshot: PensionSnapshot): PensionScreen => {
  if (snapshot.matches('introducing')) return 'intro'
  if (snapshot.matches('loggingIn')) return 'login'
  if (snapshot.matches('registering')) return 'registration'
  if (snapshot.matches('recovering')) return 'recovery'
  if (snapshot.matches('asking')) return 'form'
  if (snapshot.matches('calculating')) return snapshot.context.session?.pension_in_payment ? 'calculating' : 'form'
  if (snapshot.matches('notCalculated')) return 'not-calculated'
  return snapshot.matches('showingResult') ? 'result' : 'waiting'
}

const SLIDE_OF: Readonly<Record<PensionScreen, Slide>> = {
  waiting: 'intro',
  intro: 'intro',
  login: 'login',
  registration: 'login',
  recovery: 'forgot',
  form: 'form',
  calculating: 'form',
  'not-calculated': 'form',
  result: 'result',
}

/** Number of the slide on the screen, in the order of the person's origin (MAREL-04, MAREL-27). */
export const selectSlide = (snapshot: PensionSnapshot): number =>
  slideOf(SLIDE_OF[selectScreen(snapshot)], snapshot.context.asker.origin)

/** The form as it stands: its step, its answers, and what is wrong with them. */
export const selectForm = (snapshot: PensionSnapshot) => {
  const { context } = snapshot
  const { form, session, attempted, hasFailed } = context
  const isCalculating = snapshot.matches('calculating')
  const step: FormStep = snapshot.matches({ asking: 'work' }) || (isCalculating && hasWorkStep(context)) ? 'work' : 'family'
  const problems = problemsOn(context, step)
  return {
    step,
    form,
    options: session,
    /** Whether a second step follows; before a category is chosen one is expected. */
    hasWork: (form.professional_category ?? '') === '' || hasWorkStep(context),
    problems: attempted.includes(step)
      ? problems
      : problems.filter(({ path }) => context.refused.some((one) => one.path === path)),
    hasFailed,
    isCalculating,
    context: formContextOf(context),
  }
}

/** Lists of the form: those of the session, else those that our own service serves. */
const listsOf = ({ context: { session } }: PensionSnapshot): FormOptions => session ?? FORM_OPTIONS

/** What the result was computed from, answer by answer; undefined where that is not known. */
export const selectAnswers = (snapshot: PensionSnapshot) => {
  const { answers } = snapshot.context.result ?? {}
  if (answers === undefined) return undefined
  const form = formOf(answers)
  const options = listsOf(snapshot)
  return { form, options, answers: answersOf(form, options) }
}

/** The answer that is changed on the result: what it asks for, what is wrong with it, and whether it is being taken. */
export const selectEdit = (snapshot: PensionSnapshot) => {
  const { edit, form, refused, hasFailed } = snapshot.context
  if (edit === undefined) return undefined
  const options = listsOf(snapshot)
  const problems = (['family', 'work'] as const).flatMap((step) => problemsOn(snapshot.context, step))
  return {
    field: edit.field,
    fields: fieldsToChange(edit.field, form, edit.before, options),
    form,
    options,
    problems: edit.isTried ? problems : problems.filter(({ path }) => refused.some((one) => one.path === path)),
    hasFailed,
    isEstimating: snapshot.matches({ showingResult: { answers: 'estimating' } }),
    /** Whether the public service has to be signed in to again first. */
    needsLogin: snapshot.context.session === undefined,
  }
}

export const selectNotice = ({ context }: PensionSnapshot) => context.notice
export const selectAccounts = ({ context }: PensionSnapshot) => context.accounts
export const selectResult = ({ context }: PensionSnapshot) => context.result
/** What of the pension the result does not compute; undefined where it computes all of it, or does not say. */
export const selectLeftOut = ({ context: { result } }: PensionSnapshot): LeftOut | undefined =>
  result?.basis === undefined || result.result.some(({ type }) => type === 'EN_PAIEMENT') ? undefined : leftOutOf(result.basis)
/** Contracts that other houses hold, as they were read last (MAREL-36). */
export const selectContracts = ({ context }: PensionSnapshot) => context.contracts
/** Age of the start that the saver looks at, in months, as far as one was chosen. */
export const selectChosenAge = ({ context }: PensionSnapshot): number | undefined => context.chosenAge
export const selectIsUnsaved = ({ context }: PensionSnapshot): boolean => context.isSaveFailed
export const selectInPayment = ({ context }: PensionSnapshot) => context.session?.pension_in_payment
