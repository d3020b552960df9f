/** A household taxed outside this project, wages in euros before the 10 % for costs. */
export type WorkedTax = {
  readonly id: string
  readonly income_year: string
  readonly marital_status: string
  readonly single_parent: string
  readonly children: string
  readonly wage_1: string
  readonly wage_2: string
}

/** Parts, net taxable income, tax before the threshold of collection by either program, and the tax collected. */
type TaxedOutside = { readonly parts: number; readonly net: number; readonly tax: readonly [number, number]; readonly collected: number }

/** Deduction and saving by either program. */
type SavedOutside = { readonly deduction: string; readonly before: number; readonly after: number; readonly saving: readonly [number, number] }

const cell = (id: string, income_year: string, marital_status: string, children: string, single_parent: string, wage_1: string, wage_2: string): WorkedTax =>
  ({ id, income_year, marital_status, single_parent, children, wage_1, wage_2 })

// Origin: openfisca-france 176.0.7 (git a7038ee, 2026-07-23), then npm modele-social 11.1.0 with publicodes 1.10.3; tolerance 1 €.
export const TAX_CASES: readonly (WorkedTax & TaxedOutside)[] = [
  { ...cell('IX1', '2025', 'CE', '0', '0', '30000', ''), parts: 1, net: 27_000, tax: [1564, 1563.53], collected: 1564 },
  { ...cell('IX2', '2025', 'CE', '1', '1', '38000', ''), parts: 2, net: 34_200, tax: [861, 860.52], collected: 861 },
  { ...cell('IX3', '2025', 'MA', '0', '0', '40000', '25000'), parts: 2, net: 58_500, tax: [3883, 3883], collected: 3883 },
  { ...cell('IX4', '2025', 'MA', '2', '0', '50000', '35000'), parts: 3, net: 76_500, tax: [5544, 5543.98], collected: 5544 },
  { ...cell('IX5', '2024', 'MA', '3', '0', '70000', '40000'), parts: 4, net: 99_000, tax: [8867, 8866.96], collected: 8867 },
]

// Origin: the same two programs, two runs each (deduction in box 6NS); tolerance 2 €.
export const SAVING_CASES: readonly (WorkedTax & SavedOutside)[] = [
  { ...cell('PX1', '2025', 'CE', '0', '0', '33000', ''), deduction: '2000', before: 2014, after: 1675, saving: [339, 338.61] },
  { ...cell('PX2', '2025', 'CE', '0', '0', '50000', ''), deduction: '4500', before: 6604, after: 5254, saving: [1350, 1350] },
  { ...cell('PX3', '2025', 'MA', '2', '0', '52000', '30000'), deduction: '3000', before: 4734, after: 3960, saving: [774, 773.98] },
  { ...cell('PX4', '2025', 'MA', '0', '0', '70000', '70000'), deduction: '6300', before: 24_008, after: 22_118, saving: [1890, 1890] },
  { ...cell('PX5', '2024', 'CE', '1', '1', '45000', ''), deduction: '2500', before: 1908, after: 1509, saving: [399, 399.44] },
]

/** A wage of the year before the payment, its net income and the ceiling. */
export type WorkedCeiling = { readonly payment_year: string; readonly gross_wage: string; readonly net: number; readonly ceiling: number }

// Origin: ser1-site-frontend, engine/per/plafond163Q, a third-party program in TypeScript (rounded); tolerance 1 €.
export const CEILING_CASES: readonly WorkedCeiling[] = [
  { payment_year: '2025', gross_wage: '47100', net: 42_390, ceiling: 4637 },
  { payment_year: '2025', gross_wage: '376800', net: 362_374, ceiling: 36_237 },
  { payment_year: '2026', gross_wage: '47100', net: 42_390, ceiling: 4710 },
  { payment_year: '2026', gross_wage: '376800', net: 362_245, ceiling: 36_225 },
]
