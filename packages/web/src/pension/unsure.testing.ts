import { plainDate } from '@hautelisse/domain/calendar'
import { Decimal, euros } from '@hautelisse/domain/money'
import { basisOf, FORM_OPTIONS, pensionInitializeCall, writeEstimate, type CareerRecord } from '@hautelisse/domain/pension'
import type { Between } from '../shell/index.ts'

const TODAY = plainDate('2026-11-20')
const NO_POINTS = { general: new Decimal(0), agirc: new Decimal(0), trancheC: new Decimal(0) }

/** A person with quarters in another scheme of which nobody knows what they are. */
type Unsure = {
  readonly birth: string
  /** Years and what they hold, the pay of a year, and that of the years to come. */
  readonly years: readonly (readonly [first: number, last: number])[]
  readonly wage: number
  readonly quarters: number
  readonly salary: number
  /** Category of the years to come: an employee unless told. */
  readonly category?: string
}

const recordOf = ({ years, wage, quarters }: Unsure): CareerRecord => ({
  until: 2025,
  reputedQuarters: {},
  years: years.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, at) => ({
      year: first + at,
      wage: euros(wage),
      contributed: 4,
      assimilated: 0,
      points: NO_POINTS,
      regime: 'CNAV',
      regime_label: 'Régime général',
      employer: 'Filature des Trois Ponts',
    })),
  ),
  other: {
    regime: 'CNAVPL',
    regime_label: 'Professions libérales',
    from: plainDate('1980-01-01'),
    to: plainDate('1985-12-31'),
    quarters,
    base: euros(120),
    complementary: euros(0),
  },
})

/**
 * Answers the saved estimate of a person whose quarters elsewhere are not known; everything else passes.
 *
 * @param unsure - career and quarters elsewhere
 * @param situation - single unless told, or married
 */
export const answering =
  (unsure: Unsure, situation: 'CE' | 'MA' = 'CE'): Between =>
  ({ path }, pass) => {
    if (!path.endsWith('/simulators/marel/initialize')) return pass()
    const sent = {
      family_situation: situation,
      children: 0,
      professional_situation: 'ACT',
      professional_category: unsure.category ?? 'ACT',
      salary: euros(unsure.salary),
      month_number: 12,
    } as const
    const person = { birth: plainDate(unsure.birth), isMother: false }
    const basis = basisOf(recordOf(unsure), person, sent, { today: TODAY, options: FORM_OPTIONS })
    const estimate = writeEstimate(basis, { base: [], complementary: [] }, '2026-11-20T09:00:00.000Z')
    const body = JSON.stringify(pensionInitializeCall.answer.encode({ ...estimate, contracts: [] }))
    return Promise.resolve({ status: 200, body })
  }

/** 148 quarters at a low pay and 24 elsewhere: the minimum is not known to the cent. */
export const RANGE: Unsure = { birth: '1964-01-15', years: [[1989, 2025]], wage: 6500, quarters: 24, salary: 0 }

/** A notary after 37 years as an employee: the scheme of the years to come is not computed. */
export const NOTARY: Unsure = {
  birth: '1964-01-15',
  years: [[1989, 2025]],
  wage: 30_000,
  quarters: 0,
  salary: 4000,
  category: 'NS',
}

/** 168 quarters since the age of 19 and 12 elsewhere: a month before the legal age is perhaps open. */
export const PERHAPS: Unsure = {
  birth: '1964-03-15',
  years: [
    [1983, 1984],
    [1988, 2025],
  ],
  wage: 20_000,
  quarters: 12,
  salary: 2000,
}
