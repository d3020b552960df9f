import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { loadMortalityTables, type MortalityTables } from '../mortality/index.ts'
import { euros } from '../money/index.ts'
import { plainDate } from '../calendar/index.ts'
import { sylvie } from './arbitraries.ts'
import {
  completeFor,
  readResult,
  resultsFor,
  explainWithdrawal,
  simulationAnswer,
  wireResult,
  writeResult,
  type AvailableResult,
  type SimulationRequest,
} from './index.ts'

let tables: MortalityTables
let results: readonly AvailableResult[]

beforeAll(async () => {
  tables = await loadMortalityTables()
})

beforeEach(() => {
  const spouse = { reversible: true, birth_date_spouse: plainDate('1966-05-12'), reversion_percentage: 60 } as const
  results = explainWithdrawal({ ...sylvie, request: { ...sylvie.request, ...spouse }, tables })
})

const wire = {
  policy_id: '1',
  codeProduit: 'PERO',
  capital: 100,
  montantAconvertirEnRenteProjetee: 1026.76,
  montantElligibleSortieCapitalProjetee: 102.68,
  tauxRendementRetenu: 2,
  tauxRevalorisationGlobal: 1,
  resultatPourChaqueTaux: {
    resultatTauxTechnique: [
      {
        tauxTechnique: 0,
        horsOption: {
          rentesParAge: { renteParAge: [{ age: 64, rente: 35.5 }] },
          rentesAnnuitesGaranties: { renteAnnuitesGaranties: [{ annuitesGaranties: 10, rente: 35 }] },
          rentesParPalier: { renteParPalier: [{ palier: 'AVANT_70', rente: 30 }] },
        },
        optionReversion: {
          rentesParAge: { renteParAge: [{ age: 64, rente: 30.25 }] },
          rentesAnnuitesGaranties: { renteAnnuitesGaranties: [{ annuitesGaranties: 15, rente: 30 }] },
        },
      },
    ],
  },
} as const

const readable = {
  kind: 'available',
  policyId: '1',
  product: 'PERO',
  capitalToday: euros(100),
  capitalAtStart: euros('102.68'),
  convertedAtStart: euros('1026.76'),
  returnPercent: 2,
  revaluationPercent: 1,
  technicalRatePercent: 0,
  withoutReversion: {
    byAge: [{ age: 64, rente: euros('35.5') }],
    guaranteed: [{ years: 10, rente: euros(35) }],
    steps: [{ step: 'AVANT_70', rente: euros(30) }],
  },
  withReversion: { byAge: [{ age: 64, rente: euros('30.25') }], guaranteed: [{ years: 15, rente: euros(30) }] },
  explanation: undefined,
}

const rates = (resultatTauxTechnique: readonly unknown[]) =>
  simulationAnswer.parse([{ ...wire, resultatPourChaqueTaux: { resultatTauxTechnique } }])[0]

describe('the answer of the simulation', () => {
  it('[MRM-26 to MRM-31, MRM-34] is read in readable words and written back letter for letter', () => {
    expect(simulationAnswer.parse([wire])).toEqual([readable])
    expect(JSON.parse(JSON.stringify(simulationAnswer.encode(simulationAnswer.parse([wire]))))).toEqual([wire])
  })

  it('[MRM-26, MRM-29] writes what a simulation gives and reads the same back, explanation included', () => {
    const text: unknown = JSON.parse(JSON.stringify(simulationAnswer.encode(results)))
    expect(simulationAnswer.parse(text)).toEqual(results)
    expect(results[0]?.withReversion?.guaranteed.map(({ years }) => years)).toEqual([10, 15, 20])
  })

  it('[MRM-30] may hold nothing but the policy id', () => {
    expect(simulationAnswer.parse([{ policy_id: '1' }])).toEqual([{ kind: 'unavailable', policyId: '1' }])
    expect(wireResult.safeParse({}).success).toBe(false)
  })

  it('[MRM-30] is read loosely: further fields are left unread, absent ones stay absent', () => {
    const horsOption = { rentesParAge: { renteParAge: [] }, surprise: true }
    expect(rates([{ horsOption }])).toMatchObject({
      kind: 'available',
      technicalRatePercent: undefined,
      withoutReversion: { byAge: [], guaranteed: [], steps: [] },
      withReversion: null,
    })
    expect(rates([{ horsOption: {}, optionReversion: {} }])).toMatchObject({ withReversion: { byAge: [], guaranteed: [] } })
    expect(rates([{ horsOption: {}, optionReversion: null }])).toMatchObject({ withReversion: null })
  })

  it('[MRM-32] is unavailable for a contract without technical rates, and reads the first of several', () => {
    expect(rates([])).toEqual({ kind: 'unavailable', policyId: '1' })
    expect(rates([{ optionReversion: {} }])).toEqual({ kind: 'unavailable', policyId: '1' })
    const [first] = wire.resultatPourChaqueTaux.resultatTauxTechnique
    expect(rates([first, { tauxTechnique: 1, horsOption: {} }])).toEqual(readable)
  })

  it('[MRM-32] writes an unavailable result without technical rates', () => {
    const unavailable = { kind: 'unavailable', policyId: '1' } as const
    expect(writeResult(unavailable)).toEqual({ policy_id: '1', resultatPourChaqueTaux: { resultatTauxTechnique: [] } })
    expect(readResult(writeResult(unavailable))).toEqual(unavailable)
  })

  it('[MRM-28] reads guaranteed years from the entry, not from its position', () => {
    const rentesAnnuitesGaranties = {
      renteAnnuitesGaranties: [
        { annuitesGaranties: 20, rente: 1 },
        { annuitesGaranties: 5, rente: 2 },
      ],
    }
    expect(rates([{ horsOption: { rentesAnnuitesGaranties } }])).toMatchObject({
      withoutReversion: {
        guaranteed: [
          { years: 20, rente: euros(1) },
          { years: 5, rente: euros(2) },
        ],
      },
    })
  })

  it.each<[string, object]>([
    ['a product of another list', { codeProduit: 'PERIN' }],
    ['an explanation of another version', { explanation: { version: 2 } }],
    ['no capital', { capital: null }],
    ['a capital below zero', { capital: -0.01 }],
    ['a capital beyond what an account holds', { capital: 1e300 }],
    ['an amount with three decimals', { montantElligibleSortieCapitalProjetee: 102.681 }],
    ['an amount as a text', { montantAconvertirEnRenteProjetee: '1 026,76 €' }],
    ['a return as a text', { tauxRendementRetenu: '2 %' }],
    ['no revaluation', { tauxRevalorisationGlobal: null }],
  ])('[MRM-30] with %s is the answer without that part, and the other contract is read', (_, unreadable) => {
    const other = { ...wire, policy_id: '2' }
    const without = Object.fromEntries(Object.entries(wire).filter(([field]) => !(field in unreadable)))
    const rest = simulationAnswer.parse([without, other])
    expect(rest).toMatchObject([
      { kind: 'available', policyId: '1' },
      { ...readable, policyId: '2' },
    ])
    expect(simulationAnswer.parse([{ ...wire, ...unreadable }, other])).toEqual(rest)
  })

  it.each<[string, unknown]>([
    ['no rates', null],
    ['rates of another shape', [{ tauxTechnique: 0 }]],
    ['no list of rates', { resultatTauxTechnique: null }],
    ['no first rate', { resultatTauxTechnique: [null, { horsOption: {} }] }],
    ['no annuity without reversion', { resultatTauxTechnique: [{ horsOption: null }] }],
  ])('[MRM-32] with %s is unavailable for that contract alone', (_, resultatPourChaqueTaux) => {
    expect(
      simulationAnswer.parse([
        { ...wire, resultatPourChaqueTaux },
        { ...wire, policy_id: '2' },
      ]),
    ).toEqual([
      { kind: 'unavailable', policyId: '1' },
      { ...readable, policyId: '2' },
    ])
  })

  it('[MRM-32] reads the first technical rate whatever stands in the place of the others', () => {
    const [first] = wire.resultatPourChaqueTaux.resultatTauxTechnique
    expect(rates([first, null, 'x', { horsOption: 1 }])).toEqual(readable)
  })

  it('[MRM-30, MRM-35] lacks the list of amounts that one unreadable row stands in: no later row takes the place of the first', () => {
    const [{ horsOption, optionReversion }] = wire.resultatPourChaqueTaux.resultatTauxTechnique
    const later = { age: 65, rente: 36 }
    for (const first of [{ age: 64, rente: -1 }, { age: 64, rente: null }, { age: '64', rente: 35.5 }, null]) {
      const rentesParAge = { renteParAge: [first, later] }
      expect(rates([{ horsOption: { ...horsOption, rentesParAge }, optionReversion }])).toMatchObject({
        kind: 'available',
        withoutReversion: { ...readable.withoutReversion, byAge: [] },
        withReversion: readable.withReversion,
      })
    }
    const renteParPalier = [{ palier: 'APRES_80', rente: 1 }]
    expect(rates([{ horsOption: { ...horsOption, rentesParPalier: { renteParPalier } }, optionReversion: 'x' }])).toMatchObject({
      withoutReversion: { ...readable.withoutReversion, steps: [] },
      withReversion: null,
    })
  })

  it('[MRM-31] ignores unknown policies and follows the order of the contracts', () => {
    const answer = simulationAnswer.parse([{ policy_id: 'b' }, { policy_id: 'x' }, { policy_id: 'a' }])
    expect(resultsFor(answer, ['a', 'b', 'c']).map(({ policyId }) => policyId)).toEqual(['a', 'b'])
  })

  describe('[MRM-32] that lacks an annuity', () => {
    const unavailable = { kind: 'unavailable', policyId: '1' }
    const [{ horsOption, optionReversion }] = wire.resultatPourChaqueTaux.resultatTauxTechnique
    const asked = (annuity: Readonly<Record<string, number>>, reversible = false): SimulationRequest => ({
      distribution: Object.fromEntries(Object.entries(annuity).map(([key, amount]) => [key, euros(amount)])),
      retirement_age: 64,
      reversible,
    })
    const complete = (entry: object, request: SimulationRequest, montantAconvertirEnRenteProjetee?: number) =>
      completeFor(
        simulationAnswer.parse([
          { ...wire, montantAconvertirEnRenteProjetee, resultatPourChaqueTaux: { resultatTauxTechnique: [entry] } },
        ]),
        request,
      )[0]

    it.each<[string, object]>([
      ['an empty list by age', { horsOption: { ...horsOption, rentesParAge: { renteParAge: [] } }, optionReversion }],
      ['no list at all', { horsOption: {}, optionReversion }],
    ])('is unavailable for the contract that converts something, with %s', (_, entry) => {
      for (const reversible of [false, true])
        expect(complete(entry, asked({ annuity_1: 1000 }, reversible), 1026.76)).toEqual(unavailable)
      expect(complete(entry, asked({ annuity_1: 0 }), 0)).toMatchObject({ kind: 'available', convertedAtStart: euros(0) })
    })

    it.each<[string, unknown]>([
      ['none', null],
      ['one that is empty', {}],
      ['one with guaranteed years alone', { ...optionReversion, rentesParAge: { renteParAge: [] } }],
    ])('is unavailable where reversion was asked for and there is %s, and only then', (_, without) => {
      const entry = { horsOption, optionReversion: without }
      expect(complete(entry, asked({ annuity_1: 1000 }, true), 1026.76)).toEqual(unavailable)
      expect(complete(entry, asked({ annuity_1: 1000 }), 1026.76)).toMatchObject({ kind: 'available' })
      expect(complete(entry, asked({ annuity_1: 0 }, true), 0)).toMatchObject({ kind: 'available' })
    })

    it('goes by what was asked for where the answer does not state what is converted', () => {
      expect(complete({ horsOption: {} }, asked({ annuity_1: 0, annuity_2: 1000 }))).toMatchObject({ kind: 'available' })
      expect(complete({ horsOption: {} }, asked({ annuity_1: 1000 }))).toEqual(unavailable)
      expect(complete({ horsOption: {} }, asked({ annuity_1_co: 0, annuity_1_vv: 1000 }))).toEqual(unavailable)
      expect(complete({ horsOption: {} }, asked({ capital_1: 1000 }))).toMatchObject({ kind: 'available' })
    })

    it('costs that contract alone, and nothing if all annuities are there', () => {
      const other = { ...wire, policy_id: '2', resultatPourChaqueTaux: { resultatTauxTechnique: [{ horsOption: {} }] } }
      const request = asked({ annuity_1: 1000, annuity_2: 1000 }, true)
      expect(completeFor(simulationAnswer.parse([wire, other, { policy_id: '3' }]), request)).toEqual([
        readable,
        { kind: 'unavailable', policyId: '2' },
        { kind: 'unavailable', policyId: '3' },
      ])
    })
  })

  it('[MRM-26] is a list', () => {
    expect(simulationAnswer.safeParse({ policy_id: '1' }).success).toBe(false)
  })
})
