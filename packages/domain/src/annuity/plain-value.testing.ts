import type { AnnuityInPayment, LifeInMonths } from './index.ts'

/** Less than a ten-thousandth of a month: instalments on the same moment compare as equal. */
const SAME = 1e-6

/** Numbers living at whole ages with each death probability times a multiple, from the table alone. */
const livingWith = ({ table, birthYear }: LifeInMonths, multiple: number): ((age: number) => number) => {
  const first = table.firstAge(birthYear)
  const living: number[] = []
  living[first] = 1
  for (let age = first; age < 121; age++) {
    const here = table.survivors(birthYear, age)
    const dying = here === 0 ? 1 : 1 - table.survivors(birthYear, age + 1) / here
    living[age + 1] = age === 120 ? 0 : (living[age] as number) * (1 - Math.min(1, multiple * dying))
  }
  return (age) => {
    const whole = Math.floor(age)
    if (whole >= 121) return 0
    const here = living[whole] as number
    return here + (age - whole) * ((living[whole + 1] as number) - here)
  }
}

/** An instalment by the definition: its moment in months, the share of 1/m that is expected, and what it is worth today. */
export type PlainInstalment = { readonly at: number; readonly share: number; readonly worth: number }

/** The instalments of 1 € a year by their definition, term by term. */
export const plainInstalments = (input: AnnuityInPayment, rate: number, multiple: number): readonly PlainInstalment[] => {
  const { type, life, spouse, reversion = 0, guaranteedMonths = 0, paymentsPerYear: m, timing } = input
  const isInArrears = timing === 'arrears'
  const step = 12 / m
  const next = input.nextPayment ?? (isInArrears ? step : 0)
  const isReversible = type === 'RV_R' || type === 'RV_RAG'
  const isGuaranteed = type === 'RV_RAG' || type === 'RV_NRAG'
  const shareOf = (one: LifeInMonths) => {
    const living = livingWith(one, multiple)
    return (months: number) => living((one.ageMonths + months) / 12) / living(one.ageMonths / 12)
  }
  const mine = shareOf(life)
  const theirs = isReversible && spouse !== undefined ? shareOf(spouse) : () => 0
  const isWithin = (months: number, end: number) => (isInArrears ? months <= end + SAME : months < end - SAME)
  const multiplier = (months: number) => {
    if (type !== 'RV_CPP' || isWithin(life.ageMonths + months, 840)) return 1
    return isWithin(life.ageMonths + months, 900) ? 1.2 : 1.44
  }
  const instalments: PlainInstalment[] = []
  for (let at = next; at <= 1452 + step; at += step) {
    const share =
      isGuaranteed && isWithin(at, guaranteedMonths) ? 1 : (mine(at) + reversion * (1 - mine(at)) * theirs(at)) * multiplier(at)
    instalments.push({ at, share, worth: ((1 + rate) ** (-at / 12) * share) / m })
  }
  return instalments
}

/** The value of 1 € a year by its definition. */
export const plainValue = (input: AnnuityInPayment, rate: number, multiple: number): number =>
  plainInstalments(input, rate, multiple).reduce((sum, { worth }) => sum + worth, 0)
