import { euros, formatEuros, formatMovement, formatPoints, formatRate, type Decimal } from '@hautelisse/domain/money'

/** How the number is written that stands for a figure of the law. */
type LawUnit = 'eur' | 'percent' | 'year' | 'number'

/** Where the number stands that says a figure of the law, such as in a scale, and how it is written; no unit where no number says it. */
export type LawNumber = { readonly at: readonly string[]; readonly unit?: LawUnit }

/** The figures of the law that have had more than one value, by the id of the parameter. */
export const LAW_NUMBERS = {
  'social-security-ceiling': { at: [], unit: 'eur' },
  'pension-ceiling': { at: [], unit: 'eur' },
  'latest-income-year': { at: [], unit: 'year' },
  'income-tax-scale': { at: ['1', 'above'], unit: 'eur' },
  'unused-ceiling-life': { at: [], unit: 'number' },
  'wage-deduction': { at: ['max'], unit: 'eur' },
  'pension-deduction': { at: ['max'], unit: 'eur' },
  'family-quotient-caps': { at: ['halfPart'], unit: 'eur' },
  decote: { at: ['single'], unit: 'eur' },
  'capital-social-charges': { at: [], unit: 'percent' },
  'flat-tax': { at: [], unit: 'percent' },
  'small-annuity-threshold': { at: [], unit: 'eur' },
  'legal-retirement-ages': { at: [] },
  'long-career-doors': { at: [] },
  'long-career-quarters': { at: [] },
  'best-years': { at: ['2'], unit: 'number' },
  'minimum-pension': { at: ['cap'], unit: 'eur' },
  'point-price': { at: [], unit: 'number' },
  'point-value': { at: [], unit: 'number' },
  'quarter-wage': { at: [], unit: 'eur' },
} as const satisfies Readonly<Record<string, LawNumber>>

/** Writes the number of a figure of the law. It tells nothing of the saver: it is shown where amounts are hidden. */
export const lawText = (unit: LawUnit, number: Decimal): string => {
  switch (unit) {
    case 'eur':
      return formatEuros(euros(number))
    case 'percent':
      return formatRate(number)
    case 'year':
      return number.toString()
    case 'number':
      return number.toString().replace('.', ',')
    default:
      return unit satisfies never
  }
}

/** Writes how far a number of the law has moved; of a rate it is in points, and of a year nothing. */
export const lawGapText = (unit: LawUnit, gap: Decimal): string | undefined => {
  if (unit === 'eur') return formatMovement(euros(gap))
  return unit === 'percent' ? `${gap.isPositive() ? '+\u00A0' : ''}${formatPoints(gap)}\u00A0pt` : undefined
}
