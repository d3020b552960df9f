import type { PlainDate } from '../calendar/index.ts'
import type { Euros } from '../money/index.ts'
import type { NoticeLines } from './notice.ts'

/** A payment to retirement savings, in euros. */
export type CeilingPayment = {
  readonly amount: Euros
  /** Its day, in the year of the payments; without one it is taken as made before the birthday that ends the deduction. */
  readonly on?: PlainDate | undefined
}

/** One person of a tax notice, with what they pay in the year. */
export type Declarant = {
  readonly lines: NoticeLines
  readonly payments: readonly CeilingPayment[]
  /** Without it nobody has reached the age that ends the deduction. */
  readonly birthDate?: PlainDate | undefined
}

/** Whose ceilings are used in a year. */
export type CeilingQuestion = {
  /** Calendar year of the payments, from 2026. */
  readonly paymentYear: number
  readonly saver: Declarant
  /** Married, or in a civil partnership with one declaration. */
  readonly spouse?: Declarant | undefined
  /** The couple ticks box 6QR, which it does anew each year. */
  readonly pooled?: boolean | undefined
}

/** What becomes of one line of the notice, in euros. */
export type LineUse<Figure = Euros> = {
  /** Year that it is the ceiling of: of the unused lines their own, of the calculated line that of the payments. */
  readonly year: number
  readonly amount: Figure
  /** Used by the declarant's own payments. */
  readonly own: Figure
  /** Used by payments of the spouse. */
  readonly lent: Figure
  readonly left: Figure
  /** Last day on which what is left can be used. */
  readonly until: PlainDate
}

/** What becomes of one declarant's payments and ceilings, in euros. */
export type DeclarantUse<Figure = Euros> = {
  readonly paid: Figure
  /** Paid from the birthday on that ends the deduction: not deducted, and no ceiling is used. */
  readonly tooLate: Figure
  readonly fromOwn: Figure
  readonly fromSpouse: Figure
  readonly deducted: Figure
  /** Above every ceiling: deducted neither this year nor later. */
  readonly above: Figure
  /** As on the notice: the oldest year first, the calculated ceiling last. */
  readonly lines: readonly LineUse<Figure>[]
  readonly total: Figure
  /** Left of what can be used until the end of the year of the payments alone. */
  readonly expiring: Figure
}

/** The answer for a year. */
export type CeilingUse<Figure = Euros> = {
  readonly paymentYear: number
  readonly saver: DeclarantUse<Figure>
  readonly spouse: DeclarantUse<Figure> | undefined
  /** Who lends nothing because they reach the age that ends the deduction: the law's text was not read on it. */
  readonly withheld: readonly ('saver' | 'spouse')[]
}
