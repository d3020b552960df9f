import type { MaritalStatus } from '@hautelisse/domain/income-tax'
import type { Decimal } from '@hautelisse/domain/money'
import type { Children, ExitForm, Gender, ShownPeriodicity, Step } from '@hautelisse/domain/tax-saving'
import type { FigureId } from './figures.ts'

/** Money fields of the simulator, by their names on the wire. */
export const AMOUNT_FIELDS = ['monthly_income', 'spouse_monthly_income', 'allocated_amount'] as const
export type AmountField = (typeof AMOUNT_FIELDS)[number]

/** What the saver states. */
export type Answer =
  | { readonly type: 'genderChosen'; readonly gender: Gender }
  | { readonly type: 'ageTyped'; readonly text: string }
  | { readonly type: 'maritalStatusChosen'; readonly status: MaritalStatus }
  | { readonly type: 'childrenChosen'; readonly children: Children }
  /** A key press in an amount field, or a paste, which is read whole: one that is no amount leaves the field as it was. */
  | { readonly type: 'amountTyped'; readonly field: AmountField; readonly text: string; readonly pasted?: boolean }
  /** The caret left an amount field: its text is put in order. */
  | { readonly type: 'amountLeft'; readonly field: AmountField }
  /** In one go or each month, in the adjustment. */
  | { readonly type: 'periodicityChosen'; readonly periodicity: ShownPeriodicity }

/** Ways through the simulator. */
export type Move =
  /** Asks for the next step; on the income it asks for the simulation. */
  | { readonly type: 'nextRequested' }
  /** Asks for the step before; while the simulation runs it ends the wait. */
  | { readonly type: 'previousRequested' }
  /** Asks for a step that was answered. */
  | { readonly type: 'stepRequested'; readonly step: Step }
  /** Asks for the simulation again after a failure. */
  | { readonly type: 'retryRequested' }
  /** "Mettre à jour le calcul". */
  | { readonly type: 'updateRequested' }
  /** "Refaire une simulation". */
  | { readonly type: 'restartRequested' }

/** What may be changed in a variant that is compared. */
export type VariantChange = {
  readonly year?: number
  readonly marital_status?: MaritalStatus
  readonly children?: Children
}

/** What the saver looks at beside the result. */
export type Look =
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
