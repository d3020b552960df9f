import { isPlainDate, plainDate, todayInParis, type PlainDate } from '@hautelisse/domain/calendar'
import { PROVIDER_CONTRACT } from '@hautelisse/domain/contract'
import { OPTIONS, isContractSplitOpen, isLate, settle, type Settlement, type Succession } from '@hautelisse/domain/inheritance'
import { roundToCents, euros, type Decimal } from '@hautelisse/domain/money'
import {
  heirsFormOf,
  successionOf,
  transmissionSimulationCall,
  unansweredBy,
  validateHeirs,
  type Told,
} from '@hautelisse/domain/transmission'
import type { Problem } from './engine.ts'
import { isFields, issueWords, quotedValue, valueAt } from './issue-words.ts'
import type { LineEngine, LineOutcome } from './json-lines.ts'

/** The first day on which every parameter of a succession with life insurance is known. */
const FIRST_DAY = plainDate('2014-07-01')

const told = transmissionSimulationCall.request.omit({ user_id: true })

/** A contract may leave out whose it is, which changes no figure, and its name. */
const contractOf = (contract: unknown): unknown =>
  isFields(contract) ? { name: '', [PROVIDER_CONTRACT]: false, ...contract } : contract

/** Contracts may come as a bare list. */
const insurancesOf = (sent: unknown): unknown => {
  if (Array.isArray(sent)) return { has_life_insurance: sent.length > 0, life_insurances_list: sent.map(contractOf) }
  if (!isFields(sent) || !Array.isArray(sent['life_insurances_list'])) return sent
  return { ...sent, life_insurances_list: sent['life_insurances_list'].map(contractOf) }
}

/** A bare list has its age beside it. */
const withAge = (insurances: unknown, age: unknown): unknown =>
  age === undefined || !isFields(insurances) ? insurances : { insured_age: age, ...insurances }

/** On the wire a question that is not told is a no; the form asks it. */
const UNTOLD = { has_testament: false, has_same_parents: false } as const

/** What the form asks for and a case must say. */
const missing = ({ heirs, patrimony, life_insurances: insured }: Told, day: PlainDate): readonly Problem[] => [
  ...(heirs.has_testament === true
    ? []
    : validateHeirs(heirsFormOf({ ...UNTOLD, ...heirs })).map(({ path, code }) => ({
        column: `heirs.${path}`,
        reason: code === 'required' ? 'missing' : code,
      }))),
  ...(patrimony.owner_home === true && patrimony.home_value === undefined
    ? [{ column: 'patrimony.home_value', reason: 'missing, but owner_home is true' }]
    : []),
  ...(insured.life_insurances_list ?? []).flatMap(({ premiums_after_70: late }, at) =>
    late === undefined || late.isZero() || isLate(insured.insured_age, day)
      ? []
      : [{ column: `life_insurances_list.${at}.premiums_after_70`, reason: 'told, but insured_age is below 70 or missing' }],
  ),
]

const dayOf = (date: unknown): PlainDate | Problem => {
  if (date === undefined) return todayInParis(Date.now())
  if (typeof date !== 'string' || !isPlainDate(date)) {
    return { column: 'date', reason: `${quotedValue(date)} is not a day (year-month-day: 2026-11-20)` }
  }
  return date < FIRST_DAY ? { column: 'date', reason: `${date} is before ${FIRST_DAY}, the first day whose law is known` } : date
}

const cents = (amount: Decimal): number => roundToCents(euros(amount)).toNumber()

/** The highest tax stands beside the lowest where the law is open. */
const taxesOf = <Rows>({ totalTax, highestTax }: Settlement<Decimal>['options'][number], rows: Rows) => ({
  total_tax: totalTax.toNumber(),
  ...(highestTax.equals(totalTax) ? {} : { highest_tax: highestTax.toNumber() }),
  rows,
})

const answerOf = (id: unknown, found: Settlement<Decimal> | undefined, isSplitOpen: boolean) => ({
  id,
  ...(isSplitOpen ? { is_gains_split_open: true } : {}),
  patrimony: found === undefined ? null : found.patrimony.toNumber(),
  tax_base: found === undefined ? null : cents(found.estate.taxBase),
  options: Object.fromEntries(
    OPTIONS.map((code) => {
      const option = found?.options.find((one) => one.option === code)
      const rows = option?.rows.map(({ heir, number, share, amount, duty, insuranceAmount, insuranceTax, late }) => ({
        beneficiary: heir,
        number,
        share: share.toNumber(),
        patrimony_amount: amount.toNumber(),
        duty: duty.duty.toNumber(),
        life_insurance_amount: insuranceAmount.toNumber(),
        life_insurance_tax: insuranceTax.toNumber(),
        ...(late === undefined
          ? {}
          : { late_duty: late.lowest.duty.toNumber(), highest_late_duty: late.highest.duty.toNumber() }),
      }))
      return [code, option === undefined ? null : taxesOf(option, rows)]
    }),
  ),
})

const isOpen = (succession: Succession | undefined, day: PlainDate): boolean =>
  succession !== undefined && isContractSplitOpen(succession, day)

const evaluate = (read: unknown): LineOutcome => {
  if (!isFields(read)) return { kind: 'refused', problems: [{ column: '', reason: 'no object' }] }
  const { id, date, heirs, patrimony } = read
  const day = dayOf(date)
  const idProblem =
    typeof id === 'string' || typeof id === 'number' ? [] : [{ column: 'id', reason: id === undefined ? 'missing' : 'no text' }]
  const sent = { heirs, patrimony, life_insurances: withAge(insurancesOf(read['life_insurances']), read['insured_age']) }
  const decoded = told.safeDecode(sent as Parameters<typeof told.safeDecode>[0])
  const problems = [
    ...idProblem,
    ...(typeof day === 'string' ? [] : [day]),
    ...(decoded.success
      ? missing(decoded.data, typeof day === 'string' ? day : FIRST_DAY)
      : decoded.error.issues.map((issue) => ({
          column: issue.path.join('.'),
          reason: issueWords(issue, valueAt(sent, issue.path)),
        }))),
  ]
  if (problems.length > 0 || typeof day !== 'string' || !decoded.success) return { kind: 'refused', problems }
  const succession = unansweredBy(decoded.data.heirs) === undefined ? successionOf(decoded.data) : undefined
  return { kind: 'evaluated', answer: answerOf(id, succession && settle(succession, day), isOpen(succession, day)) }
}

/** Successions under every option of the law, by `settle`. */
export const transmission: LineEngine = {
  summary: 'who receives and pays what under every option of a succession',
  notes: [
    'id                 text or number, given back',
    'heirs, patrimony, life_insurances   as the simulator of transmissions sends them; life_insurances may be the bare list of contracts',
    'a contract         kind: life_insurance (default), per, per_securities (in the estate); premiums_after_70, premiums_before_70 of a life insurance',
    'insured_age        completed years of the person who dies, here or in life_insurances; below 70 if left out',
    'date               day of the death, today if left out, from 2014-07-01',
    'other keys         not read',
    'answers            {id, patrimony, tax_base, options: {quarter, usufruct, quarter_and_usufruct, disposable}}; an option that the law does not',
    '                   open is null; with a will, or a family that is not answered, patrimony and tax_base are null too',
    'an option          {total_tax, rows: [{beneficiary, number, share, patrimony_amount, duty, life_insurance_amount, life_insurance_tax}]}',
    '                   a row with sums of CGI 757 B has late_duty (within life_insurance_tax) and highest_late_duty; highest_tax, where an exempt spouse',
    '                   makes the tax a range; is_gains_split_open, where another division of gains around 70 changes a euro',
    '                   amounts of one person in euros; duties are rounded to the euro, as the law rounds, and totals add them up',
  ],
  evaluate,
}
