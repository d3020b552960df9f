import { PROVIDER_CONTRACT, PROVIDER_SCOPE } from '../contract/index.ts'
import type { Account } from '../accounts/index.ts'
import { completedYears, type PlainDate } from '../calendar/index.ts'
import { CLAUSES, isLate, type Clause, type Good, type LifeInsurance } from '../inheritance/index.ts'
import { LATE_PREMIUMS_AGE, legalAge, valueOrStandIn } from '../law/index.ts'
import { Decimal, isPositive, ZERO_EUROS } from '../money/index.ts'
import { refusals, type FieldError } from '../validation/index.ts'
import { EMPTY_HEIRS, readWhole } from './heirs.ts'
import { EMPTY_AMOUNT, requireValue, typed } from './amount.ts'
import { LONGEST_NAME, type ContractRow, type HeirsForm, type LifeForm, type LifeInsurances } from './model.ts'

/**
 * Lists the clauses that make sense for a family, in their order.
 *
 * Rule LIFE-06, LIFE-10: a spouse for a person who is married or has a partner of PACS, children for a person who has some.
 *
 * @param heirs form of the heirs
 */
export const clausesFor = ({ family_situation: situation, children }: HeirsForm): readonly Clause[] =>
  CLAUSES.filter((clause) => {
    if (clause === 'spouse') return situation === 'spouse' || situation === 'pacs'
    return clause !== 'children' || (readWhole(children) ?? 0) > 0
  })

/**
 * Gives the clause that is proposed for a new contract.
 *
 * Rule LIFE-03, LIFE-10: the spouse of a person who is married; for a person who has a partner of PACS the children, if any; else the heirs.
 *
 * @param heirs form of the heirs
 * @example defaultClause({ ...EMPTY_HEIRS, family_situation: 'spouse' }) // 'spouse'
 */
export const defaultClause = (heirs: HeirsForm): Clause => {
  if (heirs.family_situation === 'spouse') return 'spouse'
  return heirs.family_situation === 'pacs' && clausesFor(heirs).includes('children') ? 'children' : 'heir'
}

/** A new contract. */
export const emptyContract = (id: number, heirs: HeirsForm): ContractRow => ({
  id,
  name: '',
  kind: 'life_insurance',
  amount: EMPTY_AMOUNT,
  premiumsAfter70: EMPTY_AMOUNT,
  premiumsBefore70: EMPTY_AMOUNT,
  beneficiary: defaultClause(heirs),
  isOurs: false,
})

const PLANS: ReadonlySet<Account['type']> = /* @__PURE__ */ new Set<Account['type']>(['PER', 'PERU'])

/** A contract that stands for an account of the saver. */
export const contractOf = (
  { type, title, company_name, balance, policy_id, scope }: Account,
  id: number,
  heirs: HeirsForm,
): ContractRow => ({
  ...emptyContract(id, heirs),
  kind: PLANS.has(type) ? 'per' : 'life_insurance',
  name: (title === '' ? (company_name ?? '') : title).slice(0, LONGEST_NAME),
  amount: typed(balance.isNegative() ? ZERO_EUROS : balance),
  isOurs: scope === PROVIDER_SCOPE,
  planId: policy_id,
})

/**
 * Fills the form with the life insurances that the saver holds, one row each.
 *
 * Rule LIFE-04, LIFE-07.
 *
 * @param accounts accounts of the saver
 * @param heirs form of the heirs
 */
export const prefilledLife = (accounts: readonly Account[], heirs: HeirsForm): LifeForm => {
  const contracts = accounts.filter(({ type }) => type === 'LIFE_INSURANCE').map((account, id) => contractOf(account, id, heirs))
  return { has_life_insurance: contracts.length > 0, contracts }
}

/** Gives every contract a clause that still makes sense once the family is another one. */
export const fitClauses = (form: LifeForm, heirs: HeirsForm): LifeForm => {
  const offered = clausesFor(heirs)
  return {
    ...form,
    contracts: form.contracts.map((row) =>
      offered.includes(row.beneficiary) ? row : { ...row, beneficiary: defaultClause(heirs) },
    ),
  }
}

/**
 * Says whether a contract is asked for the premiums paid from 70 on: a life insurance of a saver who is 70 or older.
 *
 * Rule TRM-07.
 *
 * @param row contract of the form
 * @param age completed years of the saver
 * @param today day on which the death is supposed
 */
export const asksPremiums = ({ kind }: Pick<ContractRow, 'kind'>, age: number | undefined, today: PlainDate): boolean =>
  kind === 'life_insurance' && isLate(age, today)

/**
 * Says whether the 70th birthday comes next: the legal retirement age is past, and 70 is not.
 *
 * Rule TRM-09.
 *
 * @param birth day of birth of the saver
 * @param today day on which the death is supposed
 * @example isSeventyNext(plainDate('1959-05-01'), plainDate('2026-11-20')) // true
 */
export const isSeventyNext = (birth: PlainDate, today: PlainDate): boolean => {
  const age = completedYears(birth, today)
  const MONTHS = 12
  // Who was born before 1955 is past 70 or has long been past the legal age: the schedule does not name them.
  const legal = (legalAge(birth, today)?.ageInMonths ?? 0) / MONTHS
  return age < valueOrStandIn(LATE_PREMIUMS_AGE, today).value && age >= legal
}

/**
 * Checks the life insurances: each contract has an amount above 0, and premiums that are asked for are amounts.
 *
 * Rule LIFE-09, TRM-07.
 *
 * @param form everything that is filled in
 * @param age completed years of the saver
 * @param today day on which the death is supposed
 */
export const validateLife = (
  { has_life_insurance: has, contracts }: LifeForm,
  age: number | undefined,
  today: PlainDate,
): readonly FieldError[] =>
  has
    ? refusals(
        ...contracts.flatMap((row) => [
          requireValue(`contracts.${row.id}.amount`, row.amount, true),
          ...(asksPremiums(row, age, today)
            ? (
                [
                  ['premiums_after_70', row.premiumsAfter70],
                  ['premiums_before_70', row.premiumsBefore70],
                ] as const
              ).map(([name, typedPremiums]) => requireValue(`contracts.${row.id}.${name}`, typedPremiums, false))
            : []),
        ]),
      )
    : []

const premiumsOf = (row: ContractRow) => {
  const [after, before] = [row.premiumsAfter70, row.premiumsBefore70].map(({ parsed }) =>
    parsed.kind === 'amount' ? parsed.amount : undefined,
  )
  return {
    ...(after === undefined ? {} : { premiums_after_70: after }),
    ...(before === undefined ? {} : { premiums_before_70: before }),
  }
}

/**
 * Gives the life insurances as they are sent: a kind that is not the default, and premiums, only where they are told.
 *
 * @param form everything that is filled in
 * @param age completed years of the saver; undefined if the profile does not tell
 * @param today day on which the death is supposed
 */
export const lifeOf = (
  { has_life_insurance: has, contracts }: LifeForm,
  age: number | undefined,
  today: PlainDate,
): LifeInsurances => ({
  has_life_insurance: has,
  life_insurances_list: has
    ? contracts.flatMap((row) => {
        const { name, kind, amount, beneficiary, isOurs } = row
        return amount.parsed.kind === 'amount'
          ? [
              {
                name: name.slice(0, LONGEST_NAME),
                amount: amount.parsed.amount,
                beneficiary,
                [PROVIDER_CONTRACT]: isOurs,
                ...(kind === 'life_insurance' ? {} : { kind }),
                ...(asksPremiums(row, age, today) ? premiumsOf(row) : {}),
              },
            ]
          : []
      })
    : [],
  ...(has && age !== undefined ? { insured_age: age } : {}),
})

/**
 * Puts life insurances that were sent before into the form. A contract that still has the name and kind of an account stands for it again, because
 * the origin of a contract is not sent.
 *
 * Rule LIFE-04.
 *
 * @param told life insurances as they were sent
 * @param accounts accounts of the saver
 */
export const lifeFormOf = (told: LifeInsurances, accounts: readonly Account[] = []): LifeForm => {
  const held = accounts.map((account, id) => contractOf(account, id, EMPTY_HEIRS))
  const contracts = (told.life_insurances_list ?? []).map((row, id): ContractRow => {
    const [name, kind, isOurs] = [row.name, row.kind ?? 'life_insurance', row[PROVIDER_CONTRACT]]
    const at = held.findIndex((one) => one.name === name && one.kind === kind && one.isOurs === isOurs)
    const planId = at === -1 ? undefined : held.splice(at, 1)[0]?.planId
    return {
      id,
      name,
      kind,
      amount: typed(row.amount),
      premiumsAfter70: row.premiums_after_70 === undefined ? EMPTY_AMOUNT : typed(row.premiums_after_70),
      premiumsBefore70: row.premiums_before_70 === undefined ? EMPTY_AMOUNT : typed(row.premiums_before_70),
      beneficiary: row.beneficiary,
      isOurs,
      planId,
    }
  })
  return { has_life_insurance: told.has_life_insurance ?? false, contracts }
}

const listOf = (told: LifeInsurances): NonNullable<LifeInsurances['life_insurances_list']> =>
  told.has_life_insurance === true ? (told.life_insurances_list ?? []) : []

/**
 * Gives the contracts that an insurer pays by their beneficiary clauses. A PER on a securities account is not one of them.
 *
 * @param told life insurances as they are sent
 */
export const contractsOf = (told: LifeInsurances): readonly LifeInsurance[] =>
  listOf(told).flatMap(({ amount, beneficiary, kind, premiums_after_70, premiums_before_70 }) =>
    kind === 'per_securities'
      ? []
      : [{ amount, clause: beneficiary, kind, premiumsAfter70: premiums_after_70, premiumsBefore70: premiums_before_70 }],
  )

/**
 * Gives the goods that PERs on a securities account are: they have no beneficiary and are in the estate.
 *
 * Rule TRM-08.
 *
 * @param told life insurances as they are sent
 */
export const securitiesOf = (told: LifeInsurances): readonly Good[] =>
  listOf(told).flatMap(({ amount, kind }) =>
    kind === 'per_securities' && isPositive(amount) ? [{ type: 'financial', value: amount, share: new Decimal(1) }] : [],
  )
