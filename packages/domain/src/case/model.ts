import * as z from 'zod'

import { isPlainDate, type PlainDate } from '../calendar/index.ts'
import type { Derivation } from '../explain/index.ts'
import type { Decimal, Euros } from '../money/index.ts'

/** Simulators whose simulations are cases. */
export const SIMULATORS = [
  'annuity',
  'income-tax',
  'tax-saving',
  'per-ceiling',
  'withdrawal',
  'transmission',
  'pension',
  'projection',
  'release',
  'risk-mix',
] as const
export type SimulatorName = (typeof SIMULATORS)[number]

/** Lists and objects in one another: more than any simulator asks, and few enough to be read one in the other. */
const DEEPEST = 12

const isDeeper = (value: unknown, left: number): boolean =>
  typeof value === 'object' && value !== null && (left === 0 || Object.values(value).some((part) => isDeeper(part, left - 1)))

const answer = /* @__PURE__ */ z
  .unknown()
  .refine((value) => !isDeeper(value, DEEPEST))
  .pipe(z.json())

const day = z.custom<PlainDate>((value) => typeof value === 'string' && isPlainDate(value))

/**
 * A simulation as a value: which simulator, in which version of its questions, on which day, and what was answered. It is what a link holds, what is kept, and what a line
 * of `evaluate` is. It holds no name, policy number, company or birth date: of a birth its year and month, where the law needs them. BEY-01.
 */
export const caseOnWire = /* @__PURE__ */ z.strictObject({
  schema: z.int().min(1).max(1000),
  simulator: z.enum(SIMULATORS),
  asOf: day,
  inputs: z.record(z.string().max(40), answer),
})
export type Case = z.output<typeof caseOnWire>
/** Answers of a case as JSON writes them. */
export type CaseInputs = Case['inputs']

/**
 * Where a case may stand: in a link, with what is kept for the person, and in their own file; not in a link, because it holds a career; or in the person's own file alone,
 * because it tells of health or violence. BEY-03.
 */
export type CasePlaces = 'anywhere' | 'not-in-links' | 'own-file'

/** A value of a case in words of the domain: what a page writes in the reader's language. */
export type CaseValue =
  /** Euros, once or each month or year. */
  | { readonly kind: 'euros'; readonly amount: Euros; readonly per?: 'month' | 'year' | undefined }
  /** A part of 1, written in percent. */
  | { readonly kind: 'share'; readonly share: Decimal }
  | { readonly kind: 'age'; readonly months: number }
  | { readonly kind: 'day'; readonly day: PlainDate }
  /** A month of a year, as `1964-03`. */
  | { readonly kind: 'month'; readonly month: string }
  | { readonly kind: 'year'; readonly year: number }
  | { readonly kind: 'number'; readonly number: Decimal }
  /** One of the words of a closed list of its simulator, such as a status or a product. */
  | { readonly kind: 'word'; readonly word: string }
  | { readonly kind: 'yes-no'; readonly isYes: boolean }

/** A line of a case: what it is by a term of its simulator, its place among several of the kind (from 1 on), and its value. */
export type CaseLine = { readonly term: string; readonly at?: number | undefined; readonly value: CaseValue }

/** A figure of a simulation, with its calculation where its simulator gives one. */
export type CaseFigure = CaseLine & { readonly derivation?: Derivation | undefined }

/** What is wrong with a case, by the place in its answers. */
export type CaseProblem = { readonly path: string; readonly reason: string }

/** What a simulator says to a case: what was answered and what follows, the figure of its headline first; or why it has none. */
export type CaseResult =
  | {
      readonly kind: 'answered'
      readonly answers: readonly CaseLine[]
      readonly figures: readonly [CaseFigure, ...CaseFigure[]]
    }
  | { readonly kind: 'refused'; readonly problems: readonly CaseProblem[] }
