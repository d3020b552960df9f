import { plainDate } from '@hautelisse/domain/calendar'
import { addEuros, multiplyEuros, roundToCents, subtractEuros } from '@hautelisse/domain/money'
import { loadMortalityTables } from '@hautelisse/domain/mortality'
import { explainWithdrawal } from '@hautelisse/domain/withdrawal'
import { beforeAll, describe, expect, it } from 'vitest'
import { answerTo, finish, PERECO, PERO, SMALL_PERO, startStepper, TO_DISTRIBUTION, TODAY } from './fixtures.testing.ts'
import type { Stepper } from './fixtures.testing.ts'
import type { WithdrawalEvent } from './events.ts'
import { figureKey } from './figures.ts'
import * as select from './index.ts'

const REVERSIBLE: readonly WithdrawalEvent[] = [
  { type: 'nextRequested' },
  { type: 'ageTyped', text: '64' },
  { type: 'nextRequested' },
  { type: 'reversibleAnswered', reversible: true },
  { type: 'spouseBirthDateTyped', text: '01/05/1966' },
  { type: 'reversionPercentageChosen', percentage: 60 },
  { type: 'nextRequested' },
]

const simulated = async (accounts: Parameters<typeof startStepper>[0], events: readonly WithdrawalEvent[]): Promise<Stepper> => {
  const stepper = startStepper(accounts)
  stepper.send(...events)
  const tables = await loadMortalityTables()
  await finish(stepper, (request) => answerTo(accounts, request, tables))
  return stepper
}

describe('a reversible annuity of two contracts', () => {
  const accounts = [PERO, PERECO]
  let stepper: Stepper
  const shown = () => stepper.actor.getSnapshot()

  beforeAll(async () => {
    stepper = await simulated(accounts, [
      ...REVERSIBLE,
      { type: 'nextRequested' },
      { type: 'optionChosen', option: 'RV_RAG' },
      { type: 'nextRequested' },
    ])
  })

  it('[MRM-35] [MRM-38] leads with the chosen option and compares the other one that is allowed', () => {
    const results = select.selectResults(shown())
    expect(results?.lead?.figure).toEqual({ type: 'RV_RAG', years: 10 })
    expect(results?.options.map(({ option }) => option)).toEqual(['RV_RAG', 'RV_R'])
    expect(select.selectAnnuity(shown())?.steps).toEqual([])
  })

  it('states what the spouse receives, the annuity without reversion and so the price of the reversion', () => {
    const annuity = select.selectAnnuity(shown())
    const reversion = annuity?.reversion
    if (annuity === undefined || reversion === undefined) throw new Error('The answer holds a reversion.')
    expect(reversion.percentage).toBe(60)
    expect(reversion.single.month.greaterThan(annuity.plain.month)).toBe(true)
    expect(reversion.price.month).toEqual(subtractEuros(annuity.plain.month, reversion.single.month))
    const shares = accounts.map(({ policy_id: policyId }) => {
      const own = select.selectAnnuity(shown(), policyId)?.guaranteed[0]?.year
      return own && roundToCents(multiplyEuros(own, '0.6'))
    })
    const [first, second] = shares
    expect(reversion.spouse.figure).toEqual({ type: 'RV_RAG', years: 10 })
    expect(reversion.spouse.year).toEqual(first && second && addEuros(first, second))
  })

  it.each(['RV_R', 'RV_RAG'] as const)(
    'states the spouse’s share of %s when it leads, to the cent of its calculation',
    async (option) => {
      const led = await simulated(accounts, [
        ...REVERSIBLE,
        { type: 'nextRequested' },
        { type: 'optionChosen', option },
        { type: 'nextRequested' },
      ])
      const snapshot = led.actor.getSnapshot()
      const spouse = select.selectAnnuity(snapshot)?.reversion?.spouse
      const figure = spouse?.figure ?? { type: 'RV_R' }
      expect(figure.type).toBe(option)
      for (const period of ['month', 'year'] as const) {
        const explained = select.selectExplanation(snapshot, { kind: 'spouse', figure, period })
        expect(explained?.derivation.value).toBe(spouse?.[period].toString())
      }
    },
  )

  it('gives guaranteed years from 10 on, their gap against the reversible annuity without them', () => {
    const annuity = select.selectAnnuity(shown())
    expect(annuity?.guaranteed.map(({ years }) => years)).toEqual([10, 15, 20])
    for (const { month, gap } of annuity?.guaranteed ?? []) {
      expect(gap).toEqual(annuity && subtractEuros(month, annuity.plain.month))
      expect(gap.greaterThan(0)).toBe(false)
    }
  })

  it('explains the spouse’s amount and the price of the reversion, in total and by contract', () => {
    const annuity = select.selectAnnuity(shown())
    const value = (figure: select.FigureId) => select.selectExplanation(shown(), figure)?.derivation.value
    const spouse = { kind: 'spouse', figure: { type: 'RV_RAG', years: 10 }, period: 'month' } as const
    expect(value(spouse)).toBe(annuity?.reversion?.spouse.month.toString())
    expect(select.selectExplanation(shown(), spouse)?.contracts).toHaveLength(2)
    expect(value({ ...spouse, policyId: PERO.policy_id })).toBe(
      select.selectAnnuity(shown(), PERO.policy_id)?.reversion?.spouse.month.toString(),
    )
    expect(value({ kind: 'reversion-price', period: 'month' })).toBe(annuity?.reversion?.price.month.toString())
    expect(value({ kind: 'guarantee-limit', policyId: 'another' })).toBeUndefined()
  })
})

describe('a small contract that comes as capital', () => {
  it('carries the legal test of its annuity, with its calculation', async () => {
    const stepper = await simulated(
      [SMALL_PERO],
      [...REVERSIBLE, { type: 'allAsChosen', policyId: SMALL_PERO.policy_id, side: 'capital' }, { type: 'nextRequested' }],
    )
    const snapshot = stepper.actor.getSnapshot()
    const results = select.selectResults(snapshot)
    const [contract] = results?.contracts ?? []
    const test = contract?.kind === 'available' ? contract.smallAnnuity : undefined
    expect(test?.kind).toBe('within')
    const figure = { kind: 'small-annuity', policyId: SMALL_PERO.policy_id } as const
    expect(select.selectExplanation(snapshot, figure)?.derivation.value).toBe(test?.monthly.toString())
    expect(results?.lead).toBeUndefined()
    expect([results?.canPickOption, results?.isConverting, results?.hasCapital]).toEqual([false, false, true])
    stepper.send({ type: 'printRequested' })
    expect([stepper.printed(), select.selectErrors(stepper.actor.getSnapshot())]).toEqual([1, []])
    expect(select.selectAssumptions(snapshot)?.tables).toEqual([])
  })
})

describe('a contract whose option is picked on the result', () => {
  it('[MRM-12] [MRM-69] [MRM-79] is printed once the option is there, and asked for it until then', async () => {
    const stepper = await simulated([SMALL_PERO], [...REVERSIBLE, { type: 'nextRequested' }])
    const asked = () => select.selectOptionStep(stepper.actor.getSnapshot()).error?.code
    expect([select.selectIsOptionMissing(stepper.actor.getSnapshot()), asked()]).toEqual([true, undefined])
    stepper.send({ type: 'printRequested' })
    expect([stepper.printed(), asked()]).toEqual([0, 'annuity-option-required'])
    stepper.send({ type: 'optionChosen', option: 'RV_R' })
    expect([select.selectIsOptionMissing(stepper.actor.getSnapshot()), asked()]).toEqual([false, undefined])
    stepper.send({ type: 'printRequested' })
    expect(stepper.printed()).toBe(1)
  })
})

describe('an option that nobody of that age is offered', () => {
  it('[S-CONST-08] leaves the result without a leading one, the others shown and printed all the same', async () => {
    const birthDate = plainDate('1936-03-12')
    const stepper = startStepper([PERO, PERECO], { birthDate })
    stepper.send(
      ...TO_DISTRIBUTION,
      { type: 'nextRequested' },
      { type: 'optionChosen', option: 'RV_NRAG' },
      { type: 'nextRequested' },
    )
    const tables = await loadMortalityTables()
    const accounts = [PERO, PERECO]
    await finish(stepper, (request) => explainWithdrawal({ accounts, birthDate, request, asOf: TODAY, tables }))
    const results = select.selectResults(stepper.actor.getSnapshot())
    expect([results?.lead, results?.canPickOption, results?.isConverting]).toEqual([undefined, false, true])
    expect(results?.options.map(({ option }) => option)).toEqual(['RV_NR', 'RV_CPP'])
    stepper.send({ type: 'printRequested' })
    expect(stepper.printed()).toBe(1)
  })
})

describe('figures', () => {
  it('have a key each', () => {
    expect(figureKey({ kind: 'capital' })).toBe('capital')
    expect(figureKey({ kind: 'capital', policyId: 'A' })).toBe('capital-A')
    expect(figureKey({ kind: 'annuity', figure: { type: 'RV_NRAG', years: 10 }, period: 'month' })).toBe(
      'annuity-RV_NRAG-10-month',
    )
  })
})
