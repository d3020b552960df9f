import { test } from '@fast-check/vitest'
import { beforeAll, describe, expect, it } from 'vitest'

import { decodeCase, encodeCase, linkOf, readCase, type Case, type CaseResult } from '../case/index.ts'
import { addYears, plainDate } from '../calendar/index.ts'
import { loadMortalityTables, type MortalityTables } from '../mortality/index.ts'
import { euros, sumEuros } from '../money/index.ts'
import { inProportion } from '../properties/arbitraries.ts'
import { askedWithdrawals, sylvie, type GoodCase } from './arbitraries.ts'
import {
  availableOf,
  contractsOf,
  explainWithdrawal,
  headingFigure,
  inTodaysEuros,
  mostNetOf,
  netAnnuity,
  netCapital,
  netTotal,
  refusableCapital,
  savedAsCapital,
  scheduleOf,
  SIMULATOR,
  totalCapitalOf,
  totalOf,
  withdrawalCases,
  withdrawalInputsOf,
  type AskedWithdrawal,
} from './index.ts'

let tables: MortalityTables
let answer: (one: Pick<Case, 'asOf' | 'inputs'>) => CaseResult

beforeAll(async () => {
  tables = await loadMortalityTables()
  answer = await withdrawalCases.open()
})

const caseOf = (asked: AskedWithdrawal & GoodCase): Case => withdrawalCases.caseOf(withdrawalInputsOf(asked), asked.asOf)

const amountsOf = (result: CaseResult): Record<string, string> =>
  result.kind === 'refused'
    ? { refused: JSON.stringify(result.problems) }
    : Object.fromEntries(
        result.figures.flatMap(({ term, at, value }) =>
          value.kind === 'euros' ? [[at === undefined ? term : `${term}-${at}`, value.amount.toFixed(2)]] : [],
        ),
      )

/** What the portal's call gives to the same person, with the accounts and the birth date. */
const portalAmounts = ({
  accounts,
  birthDate,
  request,
  asOf,
  option,
  rates,
  paidIn,
  isInTodaysEuros,
  contracts,
}: AskedWithdrawal & GoodCase) => {
  const schedule = scheduleOf({ birthDate, retirementAge: request.retirement_age, asOf })
  const nominal = explainWithdrawal({ accounts, birthDate, request, asOf, tables })
  const results = isInTodaysEuros === true ? inTodaysEuros(nominal, schedule, asOf) : nominal
  const figure = headingFigure(results, { reversible: request.reversible, option: option ?? null })
  const question = rates && {
    contracts,
    request,
    schedule,
    rates,
    paidIn: paidIn && { amount: paidIn, of: savedAsCapital({ contracts, request }) },
  }
  const capitalParts = (question && netCapital(results, question)) ?? []
  const isKnown = paidIn !== undefined || capitalParts.every(({ paid }) => paid === undefined)
  const imposed = refusableCapital(results).map(
    ({ policyId, month }) => [availableOf(results).findIndex((result) => result.policyId === policyId) + 1, month] as const,
  )
  return {
    annuity: totalOf(results, figure, 'month')?.toFixed(2),
    capital: totalCapitalOf(results).toFixed(2),
    'net-annuity': question && netTotal(netAnnuity(results, figure, 'month', question) ?? []).net.toFixed(2),
    'net-capital': isKnown ? netTotal(capitalParts).net.toFixed(2) : undefined,
    'most-net-capital': question && !isKnown ? sumEuros(mostNetOf(results, question) ?? []).toFixed(2) : undefined,
    ...Object.fromEntries(imposed.map(([place, month]) => [`imposed-annuity-${place}`, month.toFixed(2)])),
  }
}

describe('a simulation of capital or annuity as a case', () => {
  test.prop([askedWithdrawals], inProportion(0.3))(
    '[BEY-01, BEY-04] is read again as it was written, and gives the figures that the portal gives to the person',
    (asked) => {
      const one = caseOf(asked)
      expect(readCase(withdrawalCases, JSON.parse(JSON.stringify(one)))).toMatchObject({
        kind: 'read',
        case: one,
        isMigrated: false,
      })
      if (linkOf(withdrawalCases, one).kind === 'link') expect(decodeCase(encodeCase(one))).toEqual(one)
      const amounts = amountsOf(answer(one))
      for (const [term, amount] of Object.entries(portalAmounts(asked)))
        expect([term, amounts[term] ?? '0.00']).toEqual([term, amount ?? '0.00'])
    },
  )

  test.prop([askedWithdrawals], inProportion(0.3))('[BEY-01] holds nothing that names the person or a contract', (asked) => {
    const text = JSON.stringify(caseOf(asked))
    for (const { policy_id: id, title } of asked.accounts)
      for (const told of [id, title]) if (told.length > 4) expect(text.includes(JSON.stringify(told))).toBe(false)
    expect(text.includes(`"${asked.birthDate}"`)).toBe(false)
  })

  const sylviesContracts = contractsOf(sylvie.accounts, SIMULATOR, sylvie.asOf)
  const sylvieAsks = {
    ...sylvie,
    contracts: sylviesContracts,
    option: 'RV_RAG',
    request: {
      ...sylvie.request,
      reversible: true,
      birth_date_spouse: plainDate('1966-08-01'),
      reversion_percentage: 60,
      annuity_type: 'RV_RAG',
    },
    rates: { marginal: 30, pensionCharges: 10.1 },
    isInTodaysEuros: true,
  } as const satisfies AskedWithdrawal & GoodCase

  it('[BEY-04] fits in a link with three contracts, a spouse, rates and the euros of today', () => {
    expect(encodeCase(caseOf(sylvieAsks)).length).toBeLessThan(500)
  })

  it('[BEY-02] is refused with reasons where no contract allows it, or a rate is not offered', () => {
    const inputs = withdrawalInputsOf(sylvieAsks)
    const refused = (change: Partial<typeof inputs>) => answer(withdrawalCases.caseOf({ ...inputs, ...change }, sylvie.asOf))
    const savings = { co: { capital: euros(30_000), annuity: euros(0) } }
    expect(refused({ contracts: [{ product: 'PERO', savings }] })).toEqual({
      kind: 'refused',
      problems: [{ path: 'distribution.capital_0_co', reason: 'capital-locked' }],
    })
    expect(refused({ rates: { marginal: 31, pension_charges: 10.1 } })).toMatchObject({ problems: [{ path: 'rates' }] })
    expect(refused({ contracts: [{ product: 'A83', savings: { co: savings.co } }] })).toMatchObject({ kind: 'refused' })
  })

  it('[BEY-01] asks of a spouse the month alone, even in that of their majority', () => {
    const asOf = sylvie.asOf
    const born = plainDate(`${addYears(asOf, -18).slice(0, 7)}-02`)
    const asked = { ...sylvieAsks, request: { ...sylvieAsks.request, birth_date_spouse: born } }
    expect(answer(caseOf(asked))).toMatchObject({ kind: 'answered' })
  })
})
