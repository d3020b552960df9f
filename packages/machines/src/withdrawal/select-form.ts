import type { AnnuityType } from '@hautelisse/domain/annuity'
import type { PlainDate } from '@hautelisse/domain/calendar'
import {
  coverageOf,
  departureAges,
  options,
  readAge,
  RETIREMENT_AGES,
  REVERSION_PERCENTAGES,
  showsSpouse,
  STEPS,
  stepsFrom,
} from '@hautelisse/domain/withdrawal'
import type {
  AgeMark,
  Contract,
  Coverage,
  DepartureAges,
  LeftOut,
  Reversible,
  ReversionPercentage,
  ScheduleNote,
  Step,
} from '@hautelisse/domain/withdrawal'
import { errorOf } from '@hautelisse/domain/validation'
import type { FieldError } from '@hautelisse/domain/validation'
import { editedOf, errorsShown } from '../stepper/index.ts'
import type { Failure } from '../stepper/index.ts'
import type { Announcement, WithdrawalMachineContext } from './context.ts'
import { flow } from './flow.ts'
import { scheduleIn } from './progress.ts'
import { selectStep } from './snapshot.ts'
import type { WithdrawalSnapshot } from './snapshot.ts'
import type { StepId } from './steps.ts'

/** Eligible contracts with their parts, disabled ones included, for the reminder of the schemes. */
export const selectContracts = ({ context }: WithdrawalSnapshot): readonly Contract[] => context.contracts

/** Contracts that take no part, and how much of the retirement savings the simulation covers. */
export type CoverageView = Coverage & {
  readonly leftOut: readonly LeftOut[]
  /** Less than the whole is covered: totals say of how much. */
  readonly isPartial: boolean
}

/**
 * Shows what the simulation leaves out. WITH-02.
 *
 * @param snapshot state of the machine
 * @example selectCoverage(snapshot).whole // 134 086,35 €, of which 76 281,43 € are covered
 */
export const selectCoverage = ({ context: { contracts, leftOut } }: WithdrawalSnapshot): CoverageView => {
  const coverage = coverageOf(contracts, leftOut)
  return { ...coverage, leftOut, isPartial: coverage.covered.lessThan(coverage.whole) }
}

/** Whether the simulation is being waited for. */
export const selectIsSimulating = (snapshot: WithdrawalSnapshot): boolean => snapshot.matches('simulating')

/** Whether what the results lack is being asked for again; they stay on the screen meanwhile. */
export const selectIsAskingAgain = (snapshot: WithdrawalSnapshot): boolean => snapshot.matches('askingAgain')

/** A failed call, and whether it can be tried again from the step on the screen: everything typed is still there. */
export type FailureView = Failure & { readonly canRetry: boolean }

/** Why the last call gave no result (MRM-80). */
export const selectFailure = (snapshot: WithdrawalSnapshot): FailureView | undefined =>
  snapshot.context.failure && { ...snapshot.context.failure, canRetry: snapshot.can({ type: 'retryRequested' }) }

/** What changed by itself with the last answer, to be announced politely. */
export const selectAnnouncement = ({ context }: WithdrawalSnapshot): Announcement | undefined => context.announcement

/**
 * Lists what is wrong on the step on the screen: what its rules say once the saver has asked to go on, what the server refused, and a
 * paste that was no amount.
 *
 * @param snapshot state of the machine
 * @example selectErrors(snapshot) // [{ path: 'retirement_age', code: 'age-required' }]
 */
export const selectErrors = (snapshot: WithdrawalSnapshot): readonly FieldError[] => {
  const { context } = snapshot
  const step = selectStep(snapshot)
  // With one contract the results ask for the option.
  return step === undefined ? [] : errorsShown(flow, context, step === 'results' ? 'option' : step)
}

/** A field that holds one text. */
export type TextView = { readonly text: string; readonly error: FieldError | undefined }

/** The age's step: bounds in whole years, both allowed; notes never stop the saver. */
export type AgeStepView = TextView & {
  readonly min: number
  readonly max: number
  /** First day of the annuity, once the age is one that is accepted. */
  readonly start: PlainDate | undefined
  readonly notes: readonly ScheduleNote[]
  /** Today's age, the legal one, and the whole ages worth trying (WITH-03). */
  readonly ages: Omit<DepartureAges, 'marks'> & { readonly marks: readonly AgeMarkView[] }
}

/** An age worth trying, and whether it is the one that stands in the field. */
export type AgeMarkView = AgeMark & { readonly isChosen: boolean }

/**
 * Shows the age's step. Notes say at once when the age is passed, differs at the start, or lies below the legal one (MRM-61).
 *
 * @param snapshot state of the machine
 * @example selectAgeStep(snapshot).start // '2028-04-01'
 */
export const selectAgeStep = (snapshot: WithdrawalSnapshot): AgeStepView => {
  const { context } = snapshot
  const { first: min, last: max } = RETIREMENT_AGES
  const error = errorOf(selectErrors(snapshot), 'retirement_age')
  const schedule = scheduleIn(context)
  const text = context.form.retirement_age
  const ages = departureAges(context.birthDate, context.today)
  const marks = ages.marks.map((mark) => ({ ...mark, isChosen: mark.age === readAge(text) }))
  return { text, error, min, max, start: schedule?.start, notes: schedule?.notes ?? [], ages: { ...ages, marks } }
}

/** The reversion's step; the spouse section is there when the answer is yes. */
export type ReversionStepView = {
  readonly reversible: Reversible
  readonly spouse:
    | {
        readonly birthDate: TextView
        /** The date picker blocks later days (MRM-66). */
        readonly latestBirthDate: PlainDate
        readonly percentages: readonly ReversionPercentage[]
        readonly percentage: ReversionPercentage | null
        readonly percentageError: FieldError | undefined
      }
    | undefined
}

/**
 * Shows the reversion's step. MRM-53, MRM-66.
 *
 * @param snapshot state of the machine
 * @example selectReversionStep(snapshot).spouse?.percentages // [50, 60, 100]
 */
export const selectReversionStep = (snapshot: WithdrawalSnapshot): ReversionStepView => {
  const { form, today } = snapshot.context
  const errors = selectErrors(snapshot)
  return {
    reversible: form.reversible,
    spouse: showsSpouse(form)
      ? {
          birthDate: { text: form.birth_date_spouse, error: errorOf(errors, 'birth_date_spouse') },
          latestBirthDate: today,
          percentages: REVERSION_PERCENTAGES,
          percentage: form.reversion_percentage,
          percentageError: errorOf(errors, 'reversion_percentage'),
        }
      : undefined,
  }
}

/** The option's step, with several contracts; with one the same list stands on the result. */
export type OptionStepView = {
  readonly options: readonly AnnuityType[]
  /** Steps that the stepped annuity pays from its start; those wholly before it are left out. */
  readonly steps: readonly Step[]
  readonly chosen: AnnuityType | null
  readonly error: FieldError | undefined
}

/**
 * Lists the annuity options that the answer to "reversible?" allows, and the one chosen. MRM-37 to MRM-40.
 *
 * @param snapshot state of the machine
 * @example selectOptionStep(snapshot).options // ['RV_NR', 'RV_NRAG', 'RV_CPP'] without reversion
 */
export const selectOptionStep = (snapshot: WithdrawalSnapshot): OptionStepView => {
  const { reversible, annuity_type: chosen } = snapshot.context.form
  const schedule = scheduleIn(snapshot.context)
  const steps = schedule === undefined ? STEPS : stepsFrom(schedule.age)
  return { options: options(reversible), steps, chosen, error: errorOf(selectErrors(snapshot), 'annuity_type') }
}

/** An answer that is open on the results: its step, and the state of the stepper as that step has it, for the step's own fields. */
export type EditedView = { readonly step: StepId; readonly snapshot: WithdrawalSnapshot; readonly isAsking: boolean }

/**
 * Shows the answer that is open on the results. WITH-08.
 *
 * @param snapshot state of the machine
 * @returns undefined as long as none is open
 * @example selectEdited(snapshot)?.step // 'age'
 */
export const selectEdited = (snapshot: WithdrawalSnapshot): EditedView | undefined => {
  const { context } = snapshot
  if (context.edit === undefined) return undefined
  const { step } = context.edit
  const edited = { ...editedOf<WithdrawalMachineContext, StepId>(context), step, edit: undefined }
  return { step, snapshot: { ...snapshot, context: edited }, isAsking: snapshot.matches('askingEdited') }
}
