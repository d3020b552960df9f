import { find } from '@hautelisse/domain/explain'
import { formatEuros } from '@hautelisse/domain/money'
import type { Euros } from '@hautelisse/domain/money'
import { loadMortalityTables } from '@hautelisse/domain/mortality'
import { beforeAll, describe, expect, it } from 'vitest'
import { A83, answerTo, finish, PERECO, PERO, SEVERAL, SPLIT, startStepper, TO_DISTRIBUTION } from './fixtures.testing.ts'
import type { Stepper } from './fixtures.testing.ts'
import * as select from './index.ts'

/** Amounts as a reader types them, with ordinary spaces. */
const written = (amount: Euros | undefined): string =>
  amount === undefined ? 'none' : formatEuros(amount).replaceAll('\u00A0', ' ')

// Figures of the worked case, computed outside this code from the regulatory tables (docs/rules/withdrawal.md).
describe('the worked case: born 12/03/1964, three contracts, 64 years, no reversion, on 20/11/2026', () => {
  let stepper: Stepper
  const shown = () => stepper.actor.getSnapshot()

  beforeAll(async () => {
    stepper = startStepper(SEVERAL)
    stepper.send(...TO_DISTRIBUTION, ...SPLIT)
  })

  it('[MRM-43] [MRM-46] adds the distribution up without a call', () => {
    const { balance, capital, annuity, remainder, capitalPercent, annuityPercent, state } = select.selectTotals(shown())
    expect([balance, capital, annuity, remainder].map(written)).toEqual(['88 408,97 €', '34 516,02 €', '53 892,95 €', '0,00 €'])
    expect([capitalPercent, annuityPercent, state]).toEqual([39, 61, 'complete'])
    expect(stepper.api.asked).toEqual([])
  })

  describe('after the answer', () => {
    beforeAll(async () => {
      stepper.send({ type: 'nextRequested' }, { type: 'optionChosen', option: 'RV_NR' }, { type: 'nextRequested' })
      const tables = await loadMortalityTables()
      await finish(stepper, (request) => answerTo(SEVERAL, request, tables))
    })

    it('[MRM-07] [MRM-56] leads with the chosen option, its capital and its annuity', () => {
      const results = select.selectResults(shown())
      expect([results?.age, results?.on, results?.schedule.start, results?.schedule.months]).toEqual([
        64,
        '2026-11-20',
        '2028-04-01',
        16,
      ])
      expect([results?.capitalToday, results?.capitalAtStart].map(written)).toEqual(['34 516,02 €', '35 439,51 €'])
      expect([results?.lead?.month, results?.lead?.year].map(written)).toEqual(['161,30 €', '1 935,49 €'])
      expect(results?.options.map(({ option }) => option)).toEqual(['RV_NR', 'RV_NRAG', 'RV_CPP'])
      expect(results?.canPickOption).toBe(false)
    })

    it('[MRM-14] [MRM-82] shows each contract of its own', () => {
      const rows = select.selectResults(shown())?.contracts.map((row) => {
        if (row.kind === 'unavailable') return 'unavailable'
        const { contract, capitalAtStart, annuity } = row
        return [contract.account.title, written(capitalAtStart), written(annuity.month), written(annuity.year)]
      })
      expect(rows).toEqual([
        ['PER d’entreprise obligatoire', '13 122,14 €', '106,19 €', '1 274,22 €'],
        ['PERECO', '22 317,37 €', '0,00 €', '0,00 €'],
        ['Retraite article 83', '0,00 €', '55,11 €', '661,27 €'],
      ])
    })

    it('[MRM-15] [MRM-33] shows the annuity age by age from the start to 95', () => {
      const rows = select.selectAnnuity(shown())?.byAge ?? []
      expect(rows.map(({ age }) => age)).toEqual(Array.from({ length: 32 }, (_, index) => 64 + index))
      const months = [64, 80, 95].map((age) => written(rows.find((row) => row.age === age)?.month))
      expect(months).toEqual(['161,30 €', '189,13 €', '219,57 €'])
    })

    it('[MRM-16] shows guaranteed years with their gap to the annuity without them', () => {
      const columns = select
        .selectAnnuity(shown())
        ?.guaranteed.map(({ years, month, gap }) => [years, written(month), written(gap)])
      expect(columns).toEqual([
        [5, '161,03 €', '− 0,27 €'],
        [10, '160,05 €', '− 1,25 €'],
        [15, '158,03 €', '− 3,27 €'],
        [20, '154,43 €', '− 6,87 €'],
      ])
    })

    it('[MRM-17] shows the steps of the stepped annuity', () => {
      const steps = select.selectAnnuity(shown())?.steps.map(({ step, month }) => [step, written(month)])
      expect(steps).toEqual([
        ['AVANT_70', '123,40 €'],
        ['DE_70_A_75', '148,07 €'],
        ['APRES_75', '177,69 €'],
      ])
    })

    it('[S-CONST-13] draws the stepped annuity by the last instalment of each year of age', () => {
      const drawn = select.selectAnnuity(shown())?.stepsByAge.map(({ age, month }) => [age, written(month)])
      expect(drawn?.filter(([age]) => [64, 69, 70, 74, 75, 95].includes(Number(age)))).toEqual([
        [64, '123,40 €'],
        [69, '123,40 €'],
        [70, '148,07 €'],
        [74, '148,07 €'],
        [75, '177,69 €'],
        [95, '177,69 €'],
      ])
    })

    it('shows one contract alone when it is asked for', () => {
      expect(written(select.selectAnnuity(shown(), A83.policy_id)?.plain.month)).toBe('55,11 €')
      expect(select.selectAnnuity(shown(), 'another')).toBeUndefined()
    })

    it('explains a total by the calculation of each contract that pays', () => {
      stepper.send({ type: 'figureOpened', figure: { kind: 'annuity', figure: { type: 'RV_NR' }, period: 'month' } })
      const explanation = select.selectExplanation(shown())
      expect(explanation?.derivation.value).toBe('161.3')
      const parts = explanation?.contracts.map(({ contract, derivation }) => [contract.account.policy_id, derivation.value])
      expect(parts).toEqual([
        [PERO.policy_id, '106.19'],
        [A83.policy_id, '55.11'],
      ])
      const factor = explanation && find(explanation.derivation, 'withdrawal.factor')
      expect(Number(factor?.value)).toBeCloseTo(28.303633, 6)
      stepper.send({ type: 'figureClosed' })
      expect(select.selectExplanation(shown())).toBeUndefined()
    })

    it('explains the capital, one contract’s amounts and the limit of guarantees', () => {
      const value = (figure: select.FigureId) => select.selectExplanation(shown(), figure)?.derivation.value
      expect(value({ kind: 'capital' })).toBe('35439.51')
      expect(value({ kind: 'capital', policyId: PERECO.policy_id })).toBe('22317.37')
      expect(value({ kind: 'annuity', figure: { type: 'RV_NRAG', years: 10 }, period: 'month' })).toBe('160.05')
      expect(value({ kind: 'annuity', figure: { type: 'RV_NR' }, period: 'year', policyId: A83.policy_id })).toBe('661.27')
      expect(value({ kind: 'guarantee-gap', figure: { type: 'RV_NRAG', years: 20 }, period: 'month' })).toBe('-6.87')
      expect(Number(value({ kind: 'guarantee-limit', policyId: PERO.policy_id }))).toBeCloseTo(23.35, 2)
    })

    it('[S-GEN-07] lists what the result assumes', () => {
      const assumptions = select.selectAssumptions(shown())
      expect({ ...assumptions, tables: undefined }).toEqual({
        start: '2028-04-01',
        months: 16,
        returnPercent: 2,
        technicalRatePercent: 0,
        feePercent: 1,
        revaluationPercent: 1,
        tables: undefined,
      })
      const tables = assumptions?.tables.map(({ table, contracts }) => [table, contracts.map(({ account }) => account.policy_id)])
      expect(tables).toEqual([['MIXED', [PERO.policy_id, A83.policy_id]]])
    })

    it('shows the answers given along the stepper', () => {
      expect(select.selectSteps(shown()).map(({ number, state, answer }) => [number, state, answer])).toEqual([
        [1, 'done', { kind: 'schemes', contracts: 3 }],
        [2, 'done', { kind: 'age', age: 64 }],
        [3, 'done', { kind: 'reversible', reversible: false }],
        [4, 'done', { kind: 'distribution', capitalPercent: 39, annuityPercent: 61 }],
        [5, 'done', { kind: 'option', option: 'RV_NR' }],
        [6, 'current', undefined],
      ])
    })
  })
})
