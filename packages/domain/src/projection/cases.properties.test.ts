import { fc, test } from '@fast-check/vitest'
import { beforeAll, describe, expect, it } from 'vitest'

import { encodeCase, decodeCase, linkOf, readCase, type Case, type CaseResult } from '../case/index.ts'
import { datesOfYears } from '../calendar/arbitraries.ts'
import { loadMortalityTables, type MortalityTables } from '../mortality/index.ts'
import { divideEuros, euros, roundToCents, sumEuros, type Euros } from '../money/index.ts'
import { SLOW } from '../properties/arbitraries.ts'
import { projectAmounts } from './arbitraries.ts'
import type { IncomeTerms } from './income-model.ts'
import { projectionEvaluators } from './annuity.ts'
import { livingAt, projectionCases, projectionInputsOf, projectRetirement, type ProjectionPlan } from './index.ts'
import { verdictOf } from './living.ts'
import { A83, ESTIMATE, held, partialEstimate, PERECO, PERO, PLAN } from './sample.testing.ts'

let tables: MortalityTables
let evaluators: ReturnType<typeof projectionEvaluators>
let answer: (one: Pick<Case, 'asOf' | 'inputs'>) => CaseResult

beforeAll(async () => {
  tables = await loadMortalityTables()
  evaluators = projectionEvaluators(tables)
  answer = await projectionCases.open()
})

const BANK = held({ type: 'PERU', policy_id: 'bank', scope: 'bi', balance: euros(9000), balance_co: euros(1000) })

const terms: fc.Arbitrary<IncomeTerms | undefined> = fc.option(
  fc.record({
    pensionCharges: fc.constantFrom(10.1, 8.4, 4.3, 0),
    maritalStatus: fc.constantFrom('CE', 'MA'),
    householdIncome: projectAmounts,
  }),
  { nil: undefined },
)

/** Projects with an estimate, a pension that is known, or none, on contracts that the portal or a bank holds. */
const plans: fc.Arbitrary<ProjectionPlan> = fc
  .record({
    birthDate: datesOfYears(1958, 1972),
    horizon: fc.integer({ min: 60, max: 70 }),
    goal: projectAmounts.filter((amount) => amount.gt(0)),
    otherIncome: projectAmounts,
    propertyLoan: projectAmounts,
    periodicity: fc.constantFrom('monthly', 'yearly', 'one_shot'),
    pension: fc.oneof(
      fc.constantFrom(
        { estimate: ESTIMATE, known: null },
        { estimate: null, known: null },
        { estimate: partialEstimate('base'), known: null },
        { estimate: partialEstimate('duration'), known: euros(2400) },
      ),
      projectAmounts.map((known) => ({ estimate: null, known })),
    ),
    accounts: fc.shuffledSubarray([
      PERO,
      A83,
      BANK,
      held({ ...PERECO, balance: euros(12_000), balance_vvd: euros(8000), balance_vvnd: euros(1500), balance_es: euros(2500) }),
    ]),
    paid: projectAmounts,
    share: fc.constantFrom(0, 25, 100),
  })
  .map(({ paid, share, ...plan }) =>
    Object.assign({}, PLAN, plan, {
      payments: Object.fromEntries(plan.accounts.map(({ policy_id: id }): [string, Euros] => [id, paid])),
      shares: { pereco: share },
    }),
  )

describe('a retirement project as a case', () => {
  test.prop([plans, terms], SLOW)(
    '[BEY-01, BEY-04] is read again as it was written, and gives the figures that the portal gives to the person',
    (plan, said) => {
      const one = projectionCases.caseOf(projectionInputsOf(plan, said), plan.today)
      expect(readCase(projectionCases, JSON.parse(JSON.stringify(one)))).toMatchObject({ kind: 'read', case: one })
      if (linkOf(projectionCases, one).kind === 'link') expect(decodeCase(encodeCase(one))).toEqual(one)
      const figures = projectRetirement(plan, tables, said)
      const contracts = figures.accounts ?? []
      const annuity = sumEuros(contracts.map((contract) => roundToCents(divideEuros(contract.annuity, 12))))
      const capital = sumEuros(contracts.map((contract) => contract.capital))
      const result = answer(one)
      const amounts = new Map(
        result.kind === 'answered'
          ? result.figures.map(({ term, value }) => [term, value.kind === 'euros' ? value.amount : ''])
          : [],
      )
      const living = livingAt(plan, said, evaluators)
      const isUnknown = living.kind === 'unknown' && living.missing.includes('pension')
      const { net, low, high } = living.kind === 'known' ? living.figures.today : {}
      expect(['living', 'living-low', 'living-high'].map((term) => amounts.get(term))).toEqual([net, low, high])
      expect(amounts.get('delta')).toEqual(verdictOf(living, plan.goal)?.delta)
      expect(amounts.get('annuity')).toEqual(annuity)
      expect(amounts.get('capital') ?? euros(0)).toEqual(capital)
      const { month, capital: once } = figures.income?.today ?? { month: undefined, capital: undefined }
      expect(amounts.get('income') ?? euros(0)).toEqual(isUnknown ? euros(0) : month?.total.gross)
      expect(amounts.get('net-capital') ?? euros(0)).toEqual(
        !isUnknown && said && once && once.lines.length > 0 ? once.total.net : euros(0),
      )
    },
  )

  it('[BEY-01, BEY-04] holds of an estimate what it gives at the departure, names nothing, and fits in a link', () => {
    const said = { pensionCharges: 10.1, maritalStatus: 'MA', householdIncome: euros(12_000) } as const
    const one = projectionCases.caseOf(projectionInputsOf(PLAN, said), PLAN.today)
    const text = JSON.stringify(one)
    expect(one.inputs['pension']).toEqual({ base: 1079.86, complementary: 498.76 })
    for (const told of ['pereco', 'policy', 'company', PLAN.birthDate]) expect(text.includes(told)).toBe(false)
    expect(encodeCase(one).length).toBeLessThan(450)
  })

  it('[BEY-02] is refused where its rate of charges is not one that the law knows', () => {
    const said = { pensionCharges: 11, maritalStatus: 'CE', householdIncome: euros(0) } as const
    expect(answer(projectionCases.caseOf(projectionInputsOf(PLAN, said), PLAN.today))).toMatchObject({ kind: 'refused' })
  })
})
