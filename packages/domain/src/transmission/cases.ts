import * as z from 'zod'

import { isPlainDate, type PlainDate } from '../calendar/index.ts'
import {
  asWord,
  asYear,
  defineSimulator,
  inEuros,
  inNumber,
  inPercent,
  linesOf,
  yesNo,
  type CaseFigure,
  type CaseLine,
  type CaseResult,
  type PossibleLine,
} from '../case/index.ts'
import { PROVIDER_CONTRACT } from '../contract/index.ts'
import type { Derivation } from '../explain/index.ts'
import { MONTHS_PER_YEAR, euros } from '../money/index.ts'
import { unansweredBy } from './heirs.ts'
import { heirs, insurance, lifeInsurances, MOST_ROWS, patrimony, type LifeInsurances, type Told } from './model.ts'
import { explainTransmission } from './simulate.ts'

/** Whether a good or a contract is one that the person holds in their own space: what it is worth follows it. BEY-07. */
const isHeld = { held: z.literal(true).optional() }

/** Answers of a transmission: life insurances by their order and kind, without the names that somebody gave them. BEY-01. */
export const transmissionInputs = /* @__PURE__ */ z.strictObject({
  heirs,
  patrimony: patrimony.extend({
    other_goods: z.array(patrimony.shape.other_goods.unwrap().element.extend(isHeld)).max(MOST_ROWS).optional(),
  }),
  life_insurances: z.strictObject({
    has_life_insurance: lifeInsurances.shape.has_life_insurance,
    contracts: z
      .array(insurance.omit({ name: true, [PROVIDER_CONTRACT]: true }).extend(isHeld))
      .max(MOST_ROWS)
      .optional(),
    insured_age: lifeInsurances.shape.insured_age,
  }),
})
export type TransmissionInputs = z.output<typeof transmissionInputs>

/** Places of the goods and contracts that are the person's own, from 0 on. */
export type HeldPlaces = { readonly goods: ReadonlySet<number>; readonly contracts: ReadonlySet<number> }
const NONE_HELD: HeldPlaces = { goods: new Set(), contracts: new Set() }

const markedAt = (held: ReadonlySet<number>, at: number): { readonly held?: true } => (held.has(at) ? { held: true } : {})

/**
 * Writes what a saver told as the answers of a case: no name of a contract. BEY-01.
 *
 * @param told heirs, patrimony and life insurances
 * @param held which of them are the person's own
 * @example transmissionInputsOf(told).life_insurances.contracts?.[0]?.beneficiary // 'spouse'
 */
export const transmissionInputsOf = (
  { heirs: family, patrimony: owned, life_insurances: life }: Told,
  held: HeldPlaces = NONE_HELD,
): TransmissionInputs => ({
  heirs: family,
  patrimony: { ...owned, other_goods: owned.other_goods?.map((one, at) => Object.assign({}, one, markedAt(held.goods, at))) },
  life_insurances: {
    has_life_insurance: life.has_life_insurance,
    contracts: life.life_insurances_list?.map(({ name: _name, [PROVIDER_CONTRACT]: _isOurs, ...contract }, at) =>
      Object.assign({}, contract, markedAt(held.contracts, at)),
    ),
    insured_age: life.insured_age,
  },
})

/**
 * Reads the answers of a case as what a saver told, with contracts that have no name.
 *
 * @param inputs answers of a case
 */
export const toldOf = ({ heirs: family, patrimony: owned, life_insurances: life }: TransmissionInputs): Told => {
  const nameless = { name: '', [PROVIDER_CONTRACT]: false }
  const list: LifeInsurances['life_insurances_list'] = life.contracts?.map(({ held: _held, ...contract }) =>
    Object.assign({}, nameless, contract),
  )
  return {
    heirs: family,
    patrimony: { ...owned, other_goods: owned.other_goods?.map(({ held: _held, ...one }) => one) },
    life_insurances: {
      has_life_insurance: life.has_life_insurance,
      life_insurances_list: list,
      insured_age: life.insured_age,
    },
  }
}

const ageOf = (years: number | undefined): PossibleLine[1] =>
  years === undefined ? undefined : { kind: 'age', months: years * MONTHS_PER_YEAR }

const goodLines = ({ other_goods: goods = [] }: TransmissionInputs['patrimony']): readonly PossibleLine[] =>
  goods.flatMap(({ type, amount, rate, held }, place) => [
    ['good', asWord(type), place + 1] as const,
    ['good-held', yesNo(held), place + 1] as const,
    ['good-value', inEuros(amount), place + 1] as const,
    ['good-part', inPercent(rate), place + 1] as const,
  ])

const madeIn = (made: string): PossibleLine[1] => (isPlainDate(made) ? { kind: 'day', day: made } : asYear(Number(made)))

const giftLines = ({ gifts = [] }: TransmissionInputs['patrimony']): readonly PossibleLine[] =>
  gifts.flatMap(({ to = 'children', person, amount, made_on: made, is_family_money: isFamilyMoney }, place) => [
    ['gift', asWord(to), place + 1] as const,
    ['gift-person', inNumber(person), place + 1] as const,
    ['gift-value', inEuros(amount), place + 1] as const,
    ['gift-made', madeIn(made), place + 1] as const,
    ['gift-family', yesNo(isFamilyMoney), place + 1] as const,
  ])

const contractLines = ({ contracts = [] }: TransmissionInputs['life_insurances']): readonly PossibleLine[] =>
  contracts.flatMap(({ kind = 'life_insurance', amount, beneficiary, held, premiums_after_70, premiums_before_70 }, place) => [
    ['contract', asWord(kind), place + 1] as const,
    ['contract-held', yesNo(held), place + 1] as const,
    ['contract-value', inEuros(amount), place + 1] as const,
    ['beneficiary', asWord(beneficiary), place + 1] as const,
    ['premiums-after-70', inEuros(premiums_after_70), place + 1] as const,
    ['premiums-before-70', inEuros(premiums_before_70), place + 1] as const,
  ])

const answersOf = ({ heirs: family, patrimony: owned, life_insurances: life }: TransmissionInputs): readonly CaseLine[] =>
  linesOf([
    ['testament', yesNo(family.has_testament)],
    ['situation', asWord(family.family_situation)],
    ['spousal-gift', yesNo(family.has_spouse_donation)],
    ['children', inNumber(family.children)],
    ['common-children', yesNo(family.has_same_parents)],
    ['spouse-age', ageOf(family.spouse_age)],
    ['parents', inNumber(family.parents)],
    ['siblings', inNumber(family.siblings)],
    ['earlier-gifts', yesNo(owned.has_donate)],
    ...giftLines(owned),
    ['home', yesNo(owned.owner_home)],
    ['home-value', inEuros(owned.home_value)],
    ['home-part', inPercent(owned.home_percentage)],
    ['family-at-home', yesNo(owned.family_at_home)],
    ['other-goods', yesNo(owned.has_other_patrimony)],
    ...goodLines(owned),
    ['debts', inEuros(owned.passif)],
    ['life-insurances', yesNo(life.has_life_insurance)],
    ['insured-age', ageOf(life.insured_age)],
    ...contractLines(life),
  ])

const amountOf = (term: string, { value }: Derivation, derivation?: Derivation): CaseFigure => ({
  term,
  value: { kind: 'euros', amount: euros(value) },
  derivation,
})

/** Tax of everybody under each option of the law, then what one person of each group receives; the option is named where the law leaves a choice. */
const figuresOf = (found: NonNullable<ReturnType<typeof explainTransmission>>): readonly CaseFigure[] => [
  ...found.options.flatMap(({ option, totalTax, highestTax }) => {
    const under = found.options.length === 1 ? '' : `-${option}`
    return [
      amountOf(`tax${under}`, totalTax, totalTax),
      ...(highestTax.value === totalTax.value ? [] : [amountOf(`highest-tax${under}`, highestTax, highestTax)]),
    ]
  }),
  ...found.options.flatMap(({ option, rows }) =>
    rows.map(({ heir, people, received }): CaseFigure => ({
      term: `received${found.options.length === 1 ? '' : `-${option}`}-${heir}`,
      // Children whom earlier gifts set apart stand under the first of those who receive the same.
      ...(people === undefined ? {} : { at: people[0] }),
      value: { kind: 'euros', amount: received },
    })),
  ),
  { term: 'patrimony', value: { kind: 'euros', amount: found.patrimony }, derivation: found.estate.patrimony },
  { term: 'life-insurance', value: { kind: 'euros', amount: found.lifeInsurance } },
]

const resultOf = (inputs: TransmissionInputs, asOf: PlainDate): CaseResult => {
  const found = explainTransmission(toldOf(inputs), asOf)
  const [first, ...others] = found === undefined || found.options.length === 0 ? [] : figuresOf(found)
  return first === undefined
    ? { kind: 'refused', problems: [{ path: 'heirs', reason: unansweredBy(inputs.heirs) ?? 'family' }] }
    : { kind: 'answered', answers: answersOf(inputs), figures: [first, ...others] }
}

/** Simulations of a transmission, as cases. */
export const transmissionCases = /* @__PURE__ */ defineSimulator({
  simulator: 'transmission',
  schema: 1,
  places: 'anywhere',
  inputs: transmissionInputs,
  open: () => Promise.resolve(resultOf),
})
