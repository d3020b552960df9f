import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { loadMortalityTables, type MortalityTables } from '../mortality/index.ts'
import { euros } from '../money/index.ts'
import { plainDate } from '../calendar/index.ts'
import { sylvie } from './arbitraries.ts'
import {
  readResult,
  resultsFor,
  simulateWithdrawal,
  simulationAnswer,
  wireResult,
  writeResult,
  type AvailableResult,
} from './index.ts'

let tables: MortalityTables
let results: readonly AvailableResult[]

beforeAll(async () => {
  tables = await loadMortalityTables()
})

beforeEach(() => {
  const spouse = { reversible: true, birth_date_spouse: plainDate('1966-05-12'), reversion_percentage: 60 } as const
  results = simulateWithdrawal({ ...sylvie, request: { ...sylvie.request, ...spouse }, tables })
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

  it('[MRM-31] ignores unknown policies and follows the order of the contracts', () => {
    const answer = simulationAnswer.parse([{ policy_id: 'b' }, { policy_id: 'x' }, { policy_id: 'a' }])
    expect(resultsFor(answer, ['a', 'b', 'c']).map(({ policyId }) => policyId)).toEqual(['a', 'b'])
  })

  it('[MRM-26] is a list', () => {
    expect(simulationAnswer.safeParse({ policy_id: '1' }).success).toBe(false)
  })
})
