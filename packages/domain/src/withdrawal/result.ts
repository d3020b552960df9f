import type { AccountType } from '../accounts/index.ts'
import type { AnnuityType } from '../annuity/index.ts'
import type { PlainDate } from '../calendar/index.ts'
import type { Derivation } from '../explain/index.ts'
import type { TableCode } from '../mortality/index.ts'
import type { Euros } from '../money/index.ts'
import type { Step } from './model.ts'

/** Yearly amount paid at an attained age, with the assumed revaluation. */
export type AgeRow = { readonly age: number; readonly rente: Euros }

/** Yearly amount of the first instalments when some years are paid whatever happens; not revalued. */
export type GuaranteedRow = { readonly years: number; readonly rente: Euros }

/** Yearly amount of one step of the stepped annuity; not revalued. */
export type StepRow = { readonly step: Step; readonly rente: Euros }

/** Amounts of one contract with or without reversion: gross, yearly, after the fee, in whole cents. */
export type AnnuityRows = { readonly byAge: readonly AgeRow[]; readonly guaranteed: readonly GuaranteedRow[] }

/** Price of 1 € a year for one option, as a derivation. */
export type FactorEntry = { readonly type: AnnuityType; readonly years?: number | undefined; readonly factor: Derivation }

/** Outcome of the legal test on savings that come as capital only because the annuity is small (docs/decisions/07, CA A.160-2). */
export type SmallAnnuity = {
  /** Whether the annuity of this part alone stays within the threshold at the start. */
  readonly kind: 'within' | 'above'
  /** Monthly annuity of this part, gross and after the fee. */
  readonly monthly: Euros
  /** The same in the euros of the start, which the law compares; set where `monthly` is in those of the day of the simulation. */
  readonly compared?: Euros | undefined
  readonly threshold: Euros
  /** Day at which the threshold was asked for. */
  readonly asOf: PlainDate
  /** Set when the start lies beyond the last check of the law, so that the latest known threshold stands in: the day of that check. */
  readonly checkedUntil?: PlainDate | undefined
  /** Of `monthly`; with the explanation of the contract. */
  readonly derivation?: Derivation | undefined
}

/**
 * Pieces from which the explanation of every figure of one contract is put together (`explainAnnuity`, `explainCapital`).
 *
 * The answer carries each piece once; the same steps compute the figures on the server and draw the tree on the screen.
 */
export type ContractExplanation = {
  /** Capital side at the start, rounded to the cent. */
  readonly capital: Derivation
  /** Annuity side at the start, unrounded. */
  readonly converted: Derivation
  /** Share of each instalment kept as a fee. */
  readonly fee: Derivation
  /** Assumed yearly rise of an annuity once it is paid. */
  readonly revaluation: Derivation
  /** Complete expectation of life at the start, which caps the guaranteed years. */
  readonly expectation: Derivation
  readonly factors: readonly FactorEntry[]
  /** Set where amounts are in the euros of the day of the simulation: rise of prices a year, and until the start. */
  readonly inflation?: Derivation | undefined
  readonly deflator?: Derivation | undefined
}

/** The plain annuity of a contract by the other table that may be applied to it; never part of an option or a total. */
export type OtherTable = {
  readonly table: TableCode
  /** Yearly, gross, after the fee, in whole cents, at the start. */
  readonly rente: Euros
  /** Price of 1 € a year by that table, for its explanation. */
  readonly factor?: Derivation | undefined
}

/** Result of one contract, in readable form. What another server may leave out of its answer is optional. */
export type AvailableResult = {
  readonly kind: 'available'
  readonly policyId: string
  readonly product: AccountType | undefined
  /** Capital side, today. */
  readonly capitalToday: Euros | undefined
  /** Capital side at the start. */
  readonly capitalAtStart: Euros | undefined
  /** Annuity side at the start. */
  readonly convertedAtStart: Euros | undefined
  /** Net return a year until the start, in percent. */
  readonly returnPercent: number | undefined
  /** Assumed rise of the annuity a year, in percent. */
  readonly revaluationPercent: number | undefined
  /** Technical rate of the conversion, in percent. */
  readonly technicalRatePercent: number | undefined
  readonly withoutReversion: AnnuityRows & { readonly steps: readonly StepRow[] }
  readonly withReversion: AnnuityRows | null
  /** Only where the contract converts something and another table is admitted. */
  readonly otherTable?: OtherTable | undefined
  /** Only where mandatory payments or an article 83 come as capital. */
  readonly smallAnnuity?: SmallAnnuity | undefined
  /** Undefined where the figures were computed alone, or another server sends none. */
  readonly explanation: ContractExplanation | undefined
}

/** The answer names the contract but holds no figures for it (MRM-32). */
export type UnavailableResult = { readonly kind: 'unavailable'; readonly policyId: string }

export type ContractResult = AvailableResult | UnavailableResult
export type SimulationResult = readonly ContractResult[]

/** One annuity amount among those of a contract: by age (the first by default), by guaranteed years, or by step. */
export type AnnuityFigure =
  | { readonly type: 'RV_NR' | 'RV_R'; readonly age?: number | undefined }
  | { readonly type: 'RV_NRAG' | 'RV_RAG'; readonly years: number }
  | { readonly type: 'RV_CPP'; readonly step: Step }

/** Length of time that an amount pays for. */
export type Period = 'month' | 'year'
