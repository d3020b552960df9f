import { euros } from '@hautelisse/domain/money'

/** Invented names, and one as long as a name may be: 120 characters. */
export const SAMPLE = {
  company: 'Verrerie Aubrenne',
  contract: '0048 2176',
  longName:
    'Société coopérative des verreries, cristalleries et manufactures réunies de la haute vallée de l’Aubrenne et ses forêts',
  person: 'Sylvie Garnier',
  date: '20/11/2026',
} as const

export const AMOUNTS = {
  total: euros('88408.97'),
  capital: euros('34516.02'),
  annuity: euros('53892.95'),
  pero: euros('48260.40'),
  left: euros('500'),
  over: euros('1000'),
  zero: euros('0'),
  credit: euros('150'),
  debit: euros('-12'),
  monthly: euros('161.30'),
  yearly: euros('1935.49'),
  large: euros('123456789012.34'),
} as const

/** The annuity age by age of the persona: 161,30 € at 64, revalued by an assumed 1 % a year. Display figures, not a calculation. */
const FIRST_AGE = 64
export const YEARS = [
  161.3, 162.91, 164.54, 166.19, 167.85, 169.53, 171.22, 172.93, 174.66, 176.41, 178.18, 179.96, 181.76, 183.57, 185.41, 187.26,
  189.13, 191.03, 192.94, 194.87, 196.81, 198.78, 200.77, 202.78, 204.81, 206.85, 208.92, 211.01, 213.12, 215.25, 217.4, 219.57,
].map((value, index) => ({ age: FIRST_AGE + index, value }))

const STEP_AGES = { second: 70, third: 75 } as const
export const STEPS = YEARS.map(({ age }) => ({
  age,
  value: age < STEP_AGES.second ? 123.4 : age < STEP_AGES.third ? 148.07 : 177.69,
}))

export const GUARANTEED = [
  { years: 5, value: 161.03, gap: -0.27 },
  { years: 10, value: 160.05, gap: -1.25 },
  { years: 15, value: 158.03, gap: -3.27 },
  { years: 20, value: 154.43, gap: -6.87 },
] as const
