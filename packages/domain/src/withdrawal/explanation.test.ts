import { describe, expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import { find, inOrder, type Derivation } from '../explain/index.ts'
import { loadMortalityTables } from '../mortality/index.ts'
import { sylvie } from './arbitraries.ts'
import {
  basisOf,
  explainAnnuity,
  explainGap,
  explainSpouse,
  explainTotal,
  explainTotalCapital,
  explainWithdrawal,
  type AnnuityFigure,
  type AvailableResult,
  type SimulationRequest,
} from './index.ts'

const spouse = { reversible: true, birth_date_spouse: plainDate('1966-05-12'), reversion_percentage: 60 } as const
const request: SimulationRequest = { ...sylvie.request, ...spouse }

/** Term, unit, operation, source and rule of a step. */
const described = ({ term, unit, operation, source, rule = '-' }: Derivation): string =>
  [term.replace('withdrawal.', ''), unit, operation, source === undefined ? '-' : `${source.kind}:${source.code}`, rule].join(' ')

describe('the steps of the explanations', () => {
  it('[MRM-34, MRM-82] each say what they are, in which unit, how they follow, where they come from and by which rule', async () => {
    const results = explainWithdrawal({ ...sylvie, request, tables: await loadMortalityTables() })
    const [pero, pereco] = results as [AvailableResult, AvailableResult]
    const trees = [
      explainGap(results, { type: 'RV_RAG', years: 15 }, 'month'),
      explainTotal(results, { type: 'RV_NR', age: 80 }, 'year'),
      explainTotal(results, { type: 'RV_R' }, 'month'),
      explainTotal(results, { type: 'RV_NRAG', years: 10 }, 'month'),
      explainTotal(results, { type: 'RV_CPP', step: 'APRES_75' }, 'month'),
      explainTotalCapital(results),
      explainSpouse(pero, { type: 'RV_R' }, 60, 'month'),
      basisOf(pereco)?.guaranteeLimit,
      basisOf(pereco)?.annuityRate,
    ]
    const steps = trees.flatMap((tree) => (tree === undefined ? [] : inOrder(tree))).map(({ node }) => described(node))
    expect([...new Set(steps)].toSorted()).toEqual([
      'after-fee eur-per-year difference - -',
      'after-fee eur-per-year product - -',
      'age age given choice:retirement-age -',
      'annuity-month eur-per-month quotient - -',
      'annuity-month eur-per-month round-cents - MRM-34',
      'annuity-rate rate quotient - -',
      'annuity-year eur-per-year round-cents - MRM-38',
      'annuity-year eur-per-year round-cents - MRM-39',
      'annuity-year eur-per-year round-cents - S-CONST-06',
      'annuity-year eur-per-year round-cents - S-CONST-07',
      'annuity-year eur-per-year round-cents - S-CONST-12',
      'before-fee eur-per-year quotient - -',
      'birth-year year given - -',
      'capital-at-start eur product - -',
      'capital-at-start eur round-cents - MRM-82',
      'converted-at-start eur product - MRM-82',
      'expectation years complete-expectation table:table-women -',
      'factor factor annuity-factor table:table-mixed -',
      'factor factor annuity-factor table:table-women -',
      'fee rate given assumption:annuity-fee S-CONST-57',
      'fee-amount eur-per-year product - -',
      'gap eur-per-month difference - -',
      'growth factor power - -',
      'guarantee-limit years difference - S-CONST-08',
      'guarantee-margin years given assumption:guarantee-margin -',
      'guaranteed-years years given - -',
      'months-per-year months given - -',
      'months-to-start months given - -',
      'net-return rate given assumption:net-return -',
      'one factor given - -',
      'part-today eur given choice:distribution MRM-43',
      'part-today eur given choice:distribution-while-small MRM-43',
      'part-today eur given law:mandatory-annuity MRM-43',
      'payments-per-year count given assumption:monthly-arrears -',
      'revaluation rate given assumption:revaluation -',
      'revaluation-factor factor power - -',
      'reversion rate given choice:spouse S-CONST-03',
      'saved eur sum - -',
      'spouse-age age given choice:spouse -',
      'spouse-birth-year year given choice:spouse -',
      'spouse-month eur-per-month quotient - -',
      'spouse-month eur-per-month round-cents - MRM-34',
      'spouse-year eur-per-year product - -',
      'spouse-year eur-per-year round-cents - -',
      'step-multiplier factor given assumption:step-rise S-CONST-09',
      'technical-rate rate given assumption:technical-rate -',
      'technical-rate rate given assumption:technical-rate-other -',
      'total-capital eur sum - MRM-82',
      'total-month eur-per-month sum - MRM-34',
      'total-year eur-per-year sum - MRM-34',
      'yearly-growth factor sum - -',
      'yearly-revaluation factor sum - -',
      'years-since-start years given - -',
      'years-to-start years quotient - -',
    ])
  })

  it('[MRM-34] say of which contract, option, part and age they speak', async () => {
    const results = explainWithdrawal({ ...sylvie, request, tables: await loadMortalityTables() })
    const spoken = (tree: Derivation | undefined) => tree?.inputs[0]?.details
    expect(spoken(explainTotal(results, { type: 'RV_NR', age: 80 }, 'month'))).toEqual({
      type: 'RV_NR',
      age: 80,
      policy_id: '0048 2176',
    })
    expect(spoken(explainTotal(results, { type: 'RV_RAG', years: 15 }, 'month'))).toEqual({
      type: 'RV_RAG',
      years: 15,
      policy_id: '0048 2176',
    })
    expect(spoken(explainTotal(results, { type: 'RV_CPP', step: 'DE_70_A_75' }, 'year'))).toEqual({
      type: 'RV_CPP',
      step: 'DE_70_A_75',
      policy_id: '0048 2176',
    })
    expect(explainSpouse(results[0] as AvailableResult, { type: 'RV_R' }, 60, 'year')?.details).toEqual({ type: 'RV_R' })
    expect(basisOf(results[1] as AvailableResult)?.expectation.details).toEqual({ table: 'TGF05' })
    const stepped = explainTotal(results, { type: 'RV_CPP', step: 'DE_70_A_75' }, 'year') as Derivation
    expect(find(stepped, 'withdrawal.step-multiplier')?.details).toEqual({ step: 'DE_70_A_75' })
    expect(find(stepped, 'withdrawal.saved')?.details).toEqual({ side: 'annuity' })
  })

  it('[MRM-38, MRM-39] name the spouse in the price of a reversible annuity, and in no other', async () => {
    const [pero] = explainWithdrawal({ ...sylvie, request, tables: await loadMortalityTables() })
    const readBy = (figure: AnnuityFigure) =>
      find(explainAnnuity(pero as AvailableResult, figure, 'year') as Derivation, 'withdrawal.factor')?.inputs.map(({ term }) =>
        term.replace('withdrawal.', ''),
      )
    const rates = ['technical-rate', 'payments-per-year']
    const spouses = ['spouse-birth-year', 'spouse-age', 'reversion']
    expect(readBy({ type: 'RV_NR' })).toEqual(['birth-year', 'age', ...rates])
    expect(readBy({ type: 'RV_NRAG', years: 10 })).toEqual(['birth-year', 'age', 'guaranteed-years', ...rates])
    expect(readBy({ type: 'RV_R' })).toEqual(['birth-year', 'age', ...spouses, ...rates])
    expect(readBy({ type: 'RV_RAG', years: 10 })).toEqual(['birth-year', 'age', ...spouses, 'guaranteed-years', ...rates])
  })
})
