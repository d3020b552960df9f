import type { MaritalStatus } from '@hautelisse/domain/income-tax'
import type { Decimal } from '@hautelisse/domain/money'
import type { Children, ExitForm, Gender, ShownPeriodicity, Step } from '@hautelisse/domain/tax-saving'
import type { AmountLeft, AmountTyped, EditMove, StepperMove } from '../stepper/index.ts'
import type { FigureId } from './figures.ts'
import type { NoticeAnswers } from './notice-answers.ts'

/** Money fields of the simulator, by their names on the wire. */
export const AMOUNT_FIELDS = ['monthly_income', 'spouse_monthly_income', 'allocated_amount'] as const
export type AmountField = (typeof AMOUNT_FIELDS)[number]

/** What the saver states. */
export type Answer =
  | { readonly type: 'genderChosen'; readonly gender: Gender }
  | { readonly type: 'ageTyped'; readonly text: string }
  | { readonly type: 'maritalStatusChosen'; readonly status: MaritalStatus }
  | { readonly type: 'childrenChosen'; readonly children: Children }
  /** "Affiner": of a single with children. */
  | { readonly type: 'livesAloneChosen'; readonly livesAlone: boolean }
  /** "Affiner": those of the children in shared custody. */
  | { readonly type: 'sharedChildrenChosen'; readonly children: Children }
  | AmountTyped<AmountField>
  | AmountLeft<AmountField>
  /** In one go or each month, in the adjustment. */
  | { readonly type: 'periodicityChosen'; readonly periodicity: ShownPeriodicity }

/** Ways through the simulator. */
export type Move =
  | StepperMove<Step>
  | EditMove<Step>
  /** "Mettre à jour le calcul". */
  | { readonly type: 'updateRequested' }
  /** "Refaire une simulation". */
  | { readonly type: 'restartRequested' }
  /** "Imprimer". */
  | { readonly type: 'printRequested' }

/** What may be changed in a variant that is compared. */
export type VariantChange = {
  readonly year?: number
  readonly marital_status?: MaritalStatus
  readonly children?: Children
}

/** What the saver looks at beside the result. */
export type Look =
  /** The lines of the tax notice were typed, or are as the tab kept them. */
  | { readonly type: 'noticeTyped'; readonly notice: NoticeAnswers }
  /** "D’où vient ce chiffre ?" */
  | { readonly type: 'figureOpened'; readonly figure: FigureId }
  | { readonly type: 'figureClosed' }
  /** "Comparer": keeps what is shown now beside the others. */
  | { readonly type: 'variantAdded' }
  | { readonly type: 'variantChanged'; readonly id: number; readonly change: VariantChange }
  | { readonly type: 'variantRemoved'; readonly id: number }
  /** "Et à la sortie ?" */
  | { readonly type: 'exitOpened' }
  | { readonly type: 'exitClosed' }
  | { readonly type: 'exitFormChosen'; readonly form: ExitForm }
  | { readonly type: 'exitRateChosen'; readonly rate: Decimal }
  | { readonly type: 'exitAgeChosen'; readonly age: number }

export type TaxSavingEvent = Answer | Move | Look
