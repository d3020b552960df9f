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

/** A household with children in shared custody, and every line of its calculation. */
export type WorkedSharing = WorkedTax & {
  readonly shared_children: string
  readonly parts: number
  readonly byParts: number
  readonly afterCap: number
  readonly decote: number
  readonly tax: number
}

// Origin: CGI art. 194, I and 197, I-2 and I-4, worked out apart from the code by dividing the income by the parts; amounts to the cent, the tax to the euro.
// The caps are 903.50 a quarter part: 3 363.99 − 903.50; 9 157.98 − 2 × 903.50; 15 907.98 − 4 × 903.50; 10 507.98 − 5 421.
export const SHARING_CASES: readonly WorkedSharing[] = [
  { ...cell('SC1', '2025', 'CE', '1', '0', '30000', ''), shared_children: '1', parts: 1.25, byParts: 1375, afterCap: 1375, decote: 274.81, tax: 1100 },
  { ...cell('SC2', '2025', 'CE', '1', '0', '38000', ''), shared_children: '1', parts: 1.25, byParts: 2167, afterCap: 2460.49, decote: 0, tax: 2460 },
  { ...cell('SC3', '2025', 'MA', '2', '0', '50000', '35000'), shared_children: '2', parts: 2.5, byParts: 5709.98, afterCap: 7350.98, decote: 0, tax: 7351 },
  { ...cell('SC4', '2025', 'MA', '3', '0', '70000', '40000'), shared_children: '3', parts: 3, byParts: 9011.97, afterCap: 12_293.98, decote: 0, tax: 12_294 },
  { ...cell('SC5', '2025', 'CE', '2', '1', '45000', ''), shared_children: '1', parts: 2.25, byParts: 1584, afterCap: 1584, decote: 180.24, tax: 1404 },
  { ...cell('SC6', '2025', 'MA', '3', '0', '60000', '30000'), shared_children: '1', parts: 3.5, byParts: 4444, afterCap: 5086.98, decote: 0, tax: 5087 },
  { ...cell('SC7', '2025', 'MA', '3', '0', '40000', '25000'), shared_children: '2', parts: 3.25, byParts: 2288, afterCap: 2288, decote: 447.68, tax: 1840 },
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
