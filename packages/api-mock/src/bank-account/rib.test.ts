import { describe, expect, it } from 'vitest'

import { confirmByCode, pdf, startApi } from '../testing/index.ts'
import { ask, IBAN, S2E, UPDATE } from './fixtures.testing.ts'
import { readRib } from './rib.ts'

describe('the document to sign', () => {
  it('[RIB-13] is there where the home prints, with the mandate of a debit', async () => {
    const printed: string[] = []
    const loadPrinter = async () => async (tree: object) => {
      printed.push(JSON.stringify(tree))
      return new TextEncoder().encode('%PDF')
    }
    const visitor = startApi('server', { loadPrinter }).visit()
    await visitor.signIn('sylvie-garnier')
    await confirmByCode(visitor)
    const { request_id } = await ask(visitor, 'one', { purposes: ['VIREMENT', 'PRELEVEMENT'] })
    expect((await visitor.get(`${UPDATE}/${request_id}/document`)).json()).toBe(btoa('%PDF'))
    for (const part of [
      'FR14 2004 1010 0505 0001 3M02 606',
      'RUM-0048-2201',
      'FR00ZZZ999999',
      'Paiement récurrent',
      '8 semaines',
      'rib.pdf',
      'recevoir des virements, être prélevé',
      'Hautelisse, TSA 40081, 76909 Rouen Cedex 9',
    ])
      expect(printed[0]).toContain(part)
  })
})

describe('a RIB that is read', () => {
  it('[P-CALL-53] [O-CALL-39] [BANK-05] gives IBAN and BIC if the text has them, and nothing if the API cannot read PDFs', async () => {
    const readPdf = async () => 'Relevé d’identité bancaire IBAN : FR14 2004 1010 0505 0001 3M02 606 BIC : BNPAFRPPXXX'
    for (const [given, read] of [
      [{ readPdf }, { iban: IBAN, bic: 'BNPAFRPPXXX' }],
      [{}, { iban: null, bic: null }],
    ] as const) {
      const visitor = startApi('server', given).visit()
      await visitor.signIn('sylvie-garnier')
      const answer = await visitor.send({
        method: 'POST',
        path: `${S2E}/profile/bank-coordinates/scores`,
        body: { main_company_id: 'ent-aubrenne' },
        files: [pdf('rib.pdf')],
      })
      expect(answer.json()).toEqual(read)
    }
  })

  it('[BANK-05] an IBAN counts only with its keys, a BIC only with the IBAN’s country', () => {
    expect(readRib('IBAN FR14 2004 1010 0505 0001 3M02 607 BIC BNPAFRPP')).toEqual({ iban: null, bic: 'BNPAFRPP' })
    expect(readRib('Compte BE68 5390 0754 7034, SWIFT BNPAFRPP')).toEqual({ iban: 'BE68539007547034', bic: null })
    expect(readRib('')).toEqual({ iban: null, bic: null })
  })
})
