import { describe, expect, it } from 'vitest'
import { plainDate } from '../calendar/index.ts'
import { euros } from '../money/index.ts'
import { documentName, formOf, type DocumentAbout } from './index.ts'

const DAY = plainDate('2025-12-31')
const PEE = { policy_id: '1', title: 'PEE' }
const PERECO = { policy_id: '2', title: 'PERECO' }
const nameFor = (type: string, about?: DocumentAbout, date: typeof DAY | undefined = DAY) => documentName({ type, date, about })
const noticeName = (type: string, label: string, company?: string) =>
  nameFor('AVIS_OPERATION', {
    operation: { type, label, amount: euros(150) },
    accounts: [PERECO],
    ...(company === undefined ? {} : { company }),
  })

describe('[DOCU-07] (savers 48) a document is named by what it is', () => {
  it.each([
    ['VL', 'Versement Volontaire Programmé', { what: 'payment', means: undefined, payer: undefined }],
    ['VERSEMENT', 'Versement par Carte Bancaire', { what: 'payment', means: 'card', payer: undefined }],
    ['VL', 'Versement par prélèvement', { what: 'payment', means: 'debit', payer: undefined }],
    ['AFF_COT', 'Versement entreprise', { what: 'company-payment', payer: 'Verrerie Aubrenne' }],
    ['BO_PARTICIPATION', 'Participation', { what: 'profit-sharing', payer: undefined }],
    ['COMPTABLE_REALLOCATION', 'Réallocation', { what: 'switch' }],
    ['TRANSFERT', 'Arbitrage', { what: 'switch' }],
    ['OPERATION_DIVERSE', 'Frais de gestion', { what: 'other', label: 'Frais de gestion' }],
  ])('the notice of a %s by its operation, amount and account, and who paid how', (type, label, parts) => {
    expect(noticeName(type, label, 'Verrerie Aubrenne')).toMatchObject({
      kind: 'operation',
      amount: euros(150),
      account: 'PERECO',
      ...parts,
    })
  })

  it('a statement by its year and its contract, or the company of several', () => {
    const company = 'Verrerie Aubrenne'
    expect([
      nameFor('RELEVE_ANNUEL', { accounts: [PEE], company, year: 2025 }),
      nameFor('RELEVE_PERFORMANCE', { accounts: [PEE, PERECO], company, year: 2024 }),
      nameFor('RELEVE_ANNUEL', { accounts: [] }),
    ]).toEqual([
      { kind: 'statement', year: 2025, about: 'PEE' },
      { kind: 'performance', year: 2024, about: company },
      { kind: 'statement', year: 2025, about: undefined },
    ])
  })

  it('the list of holdings by its day, the record of a tax return by its year', () => {
    expect([nameFor('POSITIONS', { accounts: [PEE] }), nameFor('RECAPITULATIF_FISCAL', { accounts: [], year: 2025 })]).toEqual([
      { kind: 'positions', on: DAY },
      { kind: 'tax', year: 2025 },
    ])
  })

  it('[ENT-60] by its type where the server says no more', () => {
    const bare = ['AVIS_OPERATION', 'ABONDEMENT', 'RELEVE_ANNUEL', 'RECAPITULATIF_FISCAL', 'POSITIONS']
    expect(bare.map((type) => nameFor(type))).toEqual(bare.map((type) => ({ kind: 'type', type })))
    expect(['AVIS_OPERATION', 'ABONDEMENT'].map((type) => nameFor(type, { accounts: [] }))).toEqual([
      { kind: 'type', type: 'AVIS_OPERATION' },
      { kind: 'type', type: 'ABONDEMENT' },
    ])
    for (const type of ['POSITIONS', 'RELEVE_ANNUEL', 'RECAPITULATIF_FISCAL'])
      expect(documentName({ type, date: undefined, about: { accounts: [] } })).toEqual({ kind: 'type', type })
  })

  it('and says in which form it comes', () => {
    expect(['POSITIONS', 'AVIS_OPERATION', 'OTHER'].map(formOf)).toEqual(['CSV', 'PDF', 'PDF'])
  })
})
