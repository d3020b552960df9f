import { isPlainDate, todayInParis, type PlainDate } from '@hautelisse/domain/calendar'
import { PROVIDER_CONTRACT } from '@hautelisse/domain/contract'
import { isContractSplitOpen, settle, type Succession } from '@hautelisse/domain/inheritance'
import { secondDeath, simulateSecond, successionOf, transmissionSimulationCall } from '@hautelisse/domain/transmission'
import type { Problem } from './engine.ts'
import { isFields, issueWords, quotedValue, valueAt, type Fields } from './issue-words.ts'
import type { LineEngine, LineOutcome } from './json-lines.ts'
import { answerOf, secondAnswersOf } from './transmission-answers.ts'
import { FIRST_DAY, problemsOf, type TransmissionCase } from './transmission-problems.ts'

const request = transmissionSimulationCall.request.omit({ user_id: true }).extend({ second_death: secondDeath.optional() })

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

const dayOf = (date: unknown): PlainDate | Problem => {
  if (date === undefined) return todayInParis(Date.now())
  if (typeof date !== 'string' || !isPlainDate(date)) {
    return { column: 'date', reason: `${quotedValue(date)} is not a day (year-month-day: 2026-11-20)` }
  }
  return date < FIRST_DAY ? { column: 'date', reason: `${date} is before ${FIRST_DAY}, the first day whose law is known` } : date
}

const isOpen = (succession: Succession | undefined, day: PlainDate): boolean =>
  succession !== undefined && isContractSplitOpen(succession, day)

type Decoded = { readonly read: TransmissionCase | undefined; readonly problems: readonly Problem[] }

const decode = (fields: Fields): Decoded => {
  const { heirs, patrimony } = fields
  const sent = {
    heirs,
    patrimony,
    life_insurances: withAge(insurancesOf(fields['life_insurances']), fields['insured_age']),
    second_death: fields['second_death'],
  }
  const decoded = request.safeDecode(sent as Parameters<typeof request.safeDecode>[0])
  if (decoded.success) {
    const { second_death: second, ...told } = decoded.data
    return { read: { told, second }, problems: [] }
  }
  const problems = decoded.error.issues.map((issue) => ({
    column: issue.path.join('.'),
    reason: issueWords(issue, valueAt(sent, issue.path)),
  }))
  return { read: undefined, problems }
}

const idProblems = (id: unknown): readonly Problem[] =>
  typeof id === 'string' || typeof id === 'number' ? [] : [{ column: 'id', reason: id === undefined ? 'missing' : 'no text' }]

const evaluate = (fields: unknown): LineOutcome => {
  if (!isFields(fields)) return { kind: 'refused', problems: [{ column: '', reason: 'no object' }] }
  const { id, date } = fields
  const day = dayOf(date)
  const { read, problems: unread } = decode(fields)
  const problems = [
    ...idProblems(id),
    ...(typeof day === 'string' ? [] : [day]),
    ...unread,
    ...(read === undefined ? [] : problemsOf(read, typeof day === 'string' ? day : undefined)),
  ]
  if (problems.length > 0 || typeof day !== 'string' || read === undefined) return { kind: 'refused', problems }
  const { told, second } = read
  const succession = successionOf(told)
  const answer = answerOf(id, succession && settle(succession, day), isOpen(succession, day))
  return {
    kind: 'evaluated',
    answer: second === undefined ? answer : { ...answer, second_death: secondAnswersOf(simulateSecond(told, second, day)) },
  }
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
    'gifts              in patrimony, with has_donate: [{person, amount, made_on, to, is_family_money}]; made_on is a day or a year, which counts as its last day;',
    '                   to: children (default), parents, siblings; person counts from 1; is_family_money is CGI 790 G. More than 15 years before: does not count',
    'second_death       {spouse_patrimony, common_children, spent_usufruct, with_life_insurance}: the spouse dies next, under the same law; common_children',
    '                   may be left out where has_same_parents is true',
    'other keys         not read',
    'answers            {id, patrimony, tax_base, options: {quarter, usufruct, quarter_and_usufruct, disposable}}; an option that the law does not',
    '                   open is null; with a will, or a family that is not answered, patrimony and tax_base are null too',
    'an option          {total_tax, rows: [{beneficiary, number, share, patrimony_amount, duty, life_insurance_amount, life_insurance_tax}]}',
    '                   a row with sums of CGI 757 B has late_duty (within life_insurance_tax) and highest_late_duty; highest_tax, where an exempt spouse',
    '                   makes the tax a range; is_gains_split_open, where another division of gains around 70 changes a euro',
    '                   people, where gifts set some of a group apart, and recalled_gifts, what counts of each',
    'second_death       asked for: by option {patrimony, tax_base, claim, duty, first_tax, second_tax, both_taxes, owned_of_first, owned_of_second}; duty and',
    '                   owned are of one child, owned before taxes; null without a spouse or a child',
    '                   amounts of one person in euros; duties are rounded to the euro, as the law rounds, and totals add them up',
  ],
  evaluate,
}
