import type { TableCode } from '../../mortality/index.ts'
import type { AnnuityType } from '../model.ts'

/** A case computed outside this project: technical rate 0 %, twelve instalments a year in arrears unless said otherwise. */
export type WorkedCase = {
  readonly id: string
  readonly type: AnnuityType
  readonly table: TableCode
  readonly birthYear: number
  readonly age: number
  readonly spouseBirthYear?: number
  readonly spouseAge?: number
  readonly reversion?: number
  readonly guaranteedYears?: number
  /** Price of 1 € a year, to eight decimals. */
  readonly factor: number
}

/** Yearly and monthly annuity for 100 000 €, before the fee, and monthly after a fee of 1 %. */
export type WorkedRent = { readonly yearly: number; readonly monthly: number; readonly monthlyAfterFee: number }

// Origin: R package lifecontingencies 1.5.2 on the published lx of TGF05; a separate numpy sum agrees to 5e-9.
export const FACTOR_CASES: readonly (WorkedCase & WorkedRent)[] = [
  { id: 'AX1', type: 'RV_NR', table: 'TGF05', birthYear: 1961, age: 64, factor: 30.0125502, yearly: 3331.9394, monthly: 277.6616, monthlyAfterFee: 274.885 },
  { id: 'AX2', type: 'RV_R', table: 'TGF05', birthYear: 1963, age: 63, spouseBirthYear: 1966, spouseAge: 60, reversion: 0.6, factor: 35.51204815, yearly: 2815.9457, monthly: 234.6621, monthlyAfterFee: 232.3155 },
  { id: 'AX3', type: 'RV_NRAG', table: 'TGF05', birthYear: 1960, age: 66, guaranteedYears: 10, factor: 28.26011079, yearly: 3538.5565, monthly: 294.8797, monthlyAfterFee: 291.9309 },
  { id: 'AX4', type: 'RV_RAG', table: 'TGF05', birthYear: 1961, age: 65, spouseBirthYear: 1964, spouseAge: 62, reversion: 1, guaranteedYears: 15, factor: 36.15394081, yearly: 2765.9502, monthly: 230.4959, monthlyAfterFee: 228.1909 },
  { id: 'AX5', type: 'RV_CPP', table: 'TGF05', birthYear: 1963, age: 63, factor: 40.76164612, yearly: 2453.2866, monthly: 204.4405, monthlyAfterFee: 202.3961 },
]

// Origin: a numpy sum on 0.6 lx of TGH05 + 0.4 lx of TGF05, spot-checked with lifecontingencies 1.5.2.
export const MIXED_TABLE_CASES: readonly WorkedCase[] = [
  { id: 'MX01', type: 'RV_NR', table: 'MIXED', birthYear: 1961, age: 65, factor: 26.97409913 },
  { id: 'MX02', type: 'RV_NR', table: 'MIXED', birthYear: 1963, age: 62, factor: 29.98396459 },
  { id: 'MX12', type: 'RV_NRAG', table: 'MIXED', birthYear: 1961, age: 65, guaranteedYears: 10, factor: 27.22835074 },
  { id: 'MX13', type: 'RV_R', table: 'MIXED', birthYear: 1961, age: 65, spouseBirthYear: 1964, spouseAge: 62, reversion: 0.6, factor: 31.23095382 },
]

/** A price of 1 € a year of a published tariff; a second life means 100 % reversion. */
export type PublishedPrice = {
  readonly age: number
  readonly birthYear: number
  readonly secondAge?: number
  readonly secondBirthYear?: number
  readonly price: number
}

// Origin: tariff of 1 January 2025 printed by guide-de-la-taxe.fr, TGF05, technical rate 0 %, paid quarterly in arrears, age = 2025 − birth year.
export const PUBLISHED_TARIFF_2025: readonly PublishedPrice[] = [
  { age: 45, birthYear: 1980, price: 53.3564 },
  { age: 62, birthYear: 1963, price: 33.8686 },
  { age: 70, birthYear: 1955, price: 24.9895 },
  { age: 55, birthYear: 1970, secondAge: 60, secondBirthYear: 1965, price: 45.3421 },
  { age: 65, birthYear: 1960, secondAge: 65, secondBirthYear: 1960, price: 35.9694 },
]

/** What the tariff adds to the bare price: INFERRED from its rows, over which it is constant; the publisher does not state it. */
export const TARIFF_LOADING = 1.03 / 0.975
