import { isPlainDate, plainDate, todayInParis, type PlainDate } from '@hautelisse/domain/calendar'
import { exitCase, exitPlans, POOLS, type ExitCase, type ExitPlans, type Plan } from '@hautelisse/domain/exit-plan'
import { DomainInputError } from '@hautelisse/domain/input'
import type { Decimal } from '@hautelisse/domain/money'
import type { Problem } from './engine.ts'
import { isFields, issueWords, quotedValue, valueAt } from './issue-words.ts'
import type { LineEngine, LineOutcome } from './json-lines.ts'

/** The first day on which every parameter of an exit is known. */
const FIRST_DAY = plainDate('2025-02-15')

const dayOf = (date: unknown): PlainDate | Problem => {
  if (date === undefined) return todayInParis(Date.now())
  if (typeof date !== 'string' || !isPlainDate(date))
    return { column: 'date', reason: `${quotedValue(date)} is not a day (year-month-day: 2026-11-20)` }
  return date < FIRST_DAY ? { column: 'date', reason: `${date} is before ${FIRST_DAY}, the first day whose law is known` } : date
}

const amounts = <Key extends string>(of: Readonly<Record<Key, Decimal>>): Partial<Record<Key, number>> =>
  Object.fromEntries(
    Object.entries<Decimal>(of)
      .filter(([, amount]) => !amount.isZero())
      .map(([name, amount]) => [name, amount.toNumber()]),
  ) as Partial<Record<Key, number>>

const planAnswer = ({ years, converted, gross, levies, net, netWithQuotient }: Plan) => ({
  net: net.toNumber(),
  net_with_quotient: netWithQuotient.toNumber(),
  gross: gross.toNumber(),
  levies: levies.toNumber(),
  converted: amounts(converted),
  years: years
    .filter((year) => !year.annuity.isZero() || [...POOLS, 'co' as const].some((name) => !year.capital[name].isZero()))
    .map((year) => ({
      year: year.year,
      capital: amounts(year.capital),
      annuity: year.annuity.toNumber(),
      paid: year.paid.toNumber(),
      gains: year.gains.toNumber(),
      social_charges: year.socialCharges.toNumber(),
      flat_tax: year.flatTax.toNumber(),
      income_tax: year.incomeTax.toNumber(),
      income_tax_with_quotient: year.incomeTaxWithQuotient.toNumber(),
      contribution: year.contribution.toNumber(),
      net: year.net.toNumber(),
      reference_income: year.referenceIncome.toNumber(),
      later_charges: year.laterCharges,
    })),
})

const answerOf = (id: unknown, { criterion, plans, mostNetWithQuotient, isSmallAnnuity, isAllowanceLeftOut }: ExitPlans) => ({
  id,
  criterion: {
    net_received_until: criterion.until,
    growth: criterion.growth,
    law_of_incomes: criterion.incomeYear,
  },
  at_once: planAnswer(plans['at-once']),
  equal_parts: planAnswer(plans['equal-parts']),
  most_net: planAnswer(plans['most-net']),
  most_net_with_quotient: planAnswer(mostNetWithQuotient),
  is_small_annuity: isSmallAnnuity,
  is_allowance_left_out: isAllowanceLeftOut,
})

const planCase = (id: unknown, asked: ExitCase, day: PlainDate): LineOutcome => {
  try {
    return { kind: 'evaluated', answer: answerOf(id, exitPlans(asked, day)) }
  } catch (failure) {
    if (!(failure instanceof DomainInputError)) throw failure
    return { kind: 'refused', problems: [{ column: failure.field, reason: failure.reason }] }
  }
}

const evaluate = (read: unknown): LineOutcome => {
  if (!isFields(read)) return { kind: 'refused', problems: [{ column: '', reason: 'no object' }] }
  const { id, date, ...sent } = read
  const day = dayOf(date)
  const decoded = exitCase.safeDecode(sent as Parameters<typeof exitCase.safeDecode>[0])
  const problems = [
    ...(typeof id === 'string' || typeof id === 'number'
      ? []
      : [{ column: 'id', reason: id === undefined ? 'missing' : 'no text' }]),
    ...(typeof day === 'string' ? [] : [day]),
    ...(decoded.success
      ? []
      : decoded.error.issues.map((issue) => ({
          column: issue.path.join('.'),
          reason: issueWords(issue, valueAt(sent, issue.path)),
        }))),
  ]
  return problems.length > 0 || typeof day !== 'string' || !decoded.success
    ? { kind: 'refused', problems }
    : planCase(id, decoded.data, day)
}

/** Plans of taking retirement savings out over years, by `exitPlans`. */
export const exitPlan: LineEngine = {
  summary: 'how much of a PER comes out in which year: at once, in equal parts, and what leaves most until a stated age',
  notes: [
    'id                 text or number, given back',
    'date               day of the first payment, today if left out, from 2025-02-15',
    'marital_status     CE single, MA couple taxed together; single_parent, children: as in income-tax',
    'incomes            {pension, spouse_pension, other} in euros a year: pensions before the 10 %, other net of its own deductions;',
    '                   first_year: the same of the year of the start, where it differs',
    'savings            {vvd, vvnd, es: {paid, gains}, co: euros}: deducted, not deducted, employee savings, mandatory payments',
    'age, until         completed years at the start; the age until which what is received counts',
    'years              years over which capital may come out, 1 to 15; equal_years: number of equal parts, as many as years if left out',
    'growth             percent a year that waiting savings earn, 0 if left out',
    'annuity_rate       yearly annuity for one euro of capital, 0 if left out: no annuity is offered',
    'pension_charges    0, 4.3, 8.4 or 10.1 percent, needed with co',
    'gains_taxed        flat (default) or scale, for all gains of the years',
    'small_capital      pension (default) or reduced (7.5 %): the capital of a small annuity of co',
    'most_parts, least_part   what the contract allows: a number of years, euros',
    'answers            {id, criterion, at_once, equal_parts, most_net, most_net_with_quotient, is_small_annuity, is_allowance_left_out}',
    'a plan             {net, net_with_quotient, gross, levies, converted, years}; the criterion is net, until the stated age; years without a payment are',
    '                   left out; income_tax is what the exit adds to the tax of the household; converted is what becomes an annuity at the start;',
    '                   later_charges: rate of the charges on a pension two years later, without the exit and with it',
  ],
  evaluate,
}
