import { describe, expect, it } from 'vitest'

import { addDays, plainDate, type PlainDate } from '../calendar/index.ts'
import { topUpCheckedUntil, topUpLawCheckedUntil } from '../contributions/index.ts'
import { loadMortalityTables } from '../mortality/index.ts'
import { Decimal, euros } from '../money/index.ts'
import { netCheckedUntil } from '../net-income/index.ts'
import { exitOf, type ExitForm } from '../tax-saving/index.ts'
import { assumptionsAt } from '../withdrawal/index.ts'
import * as law from './index.ts'

const LAST_DAY = plainDate('2040-12-31')

/** Every week from the day of the seeds to the last day that a server may live on. */
const days: PlainDate[] = []
for (let day = plainDate('2026-11-20'); day <= LAST_DAY; day = addDays(day, 7)) days.push(day)

const tables = await loadMortalityTables()
const QUESTION = {
  payment: euros(5400),
  deducted: euros(5400),
  saving: euros(1620),
  age: 41,
  exitAge: 64,
  rate: new Decimal('0.11'),
}
const namedByExit = (form: ExitForm) => (day: PlainDate) =>
  exitOf(form, QUESTION, { asOf: day, tables })?.doubts.find((doubt) => doubt.kind === 'law-not-checked')?.checkedUntil

const COMPUTATIONS = [
  {
    name: 'the exit as capital',
    named: namedByExit('capital'),
    parameters: [law.NET_RETURN, law.FLAT_TAX, law.CAPITAL_SOCIAL_CHARGES],
  },
  {
    name: 'the exit as an annuity',
    named: namedByExit('annuity'),
    parameters: [
      law.NET_RETURN,
      law.TECHNICAL_RATE,
      law.ANNUITY_PAYMENT_FEE,
      law.ANNUITY_TAXED_SHARES,
      law.ANNUITY_SOCIAL_CHARGES,
      law.SMALL_ANNUITY_THRESHOLD,
    ],
  },
  {
    name: 'the assumptions of a withdrawal',
    named: (day: PlainDate) => assumptionsAt(day).checkedUntil,
    parameters: [law.NET_RETURN, law.TECHNICAL_RATE, law.ANNUITY_PAYMENT_FEE, law.ANNUITY_REVALUATION, law.MIXED_TABLE_WEIGHTS],
  },
  {
    name: 'a net amount',
    named: netCheckedUntil,
    parameters: [
      law.CAPITAL_SOCIAL_CHARGES,
      law.FLAT_TAX,
      law.LIFE_INSURANCE_SOCIAL_CHARGES,
      law.ANNUITY_TAXED_SHARES,
      law.ANNUITY_SOCIAL_CHARGES,
      law.PENSION_SOCIAL_CHARGES,
    ],
  },
  {
    name: 'the ceilings of the top-up',
    named: topUpCheckedUntil,
    parameters: [law.SOCIAL_SECURITY_CEILING, law.TOP_UP_RATES],
  },
  {
    name: 'a top-up',
    named: topUpLawCheckedUntil,
    parameters: [law.SOCIAL_SECURITY_CEILING, law.TOP_UP_RATES, law.TOP_UP_MULTIPLE, law.PREMIUM_SOCIAL_CONTRIBUTIONS],
  },
] as const

describe('a figure of the law after its last check', () => {
  it.each(COMPUTATIONS)('[DAY-02] stands in and is named by $name, on every week until 2040', ({ named, parameters }) => {
    for (const day of days) {
      const checks = parameters.map(({ checkedUntil }) => checkedUntil).filter((check) => check < day)
      expect([day, named(day)]).toEqual([day, checks.toSorted()[0]])
    }
    expect(named(LAST_DAY)).toBe('2026-11-20')
  })
})
