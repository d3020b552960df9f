import { describe, expect, it } from 'vitest'
import { plainDate } from '../calendar/index.ts'
import { documentWords, EVERY_DOCUMENT, filterDocuments, hasWords, TAX_PAGE_WORDS, type DocumentLine } from './index.ts'
import { DOCUMENT_TYPES } from './model.ts'

const LINES = DOCUMENT_TYPES.map((type): DocumentLine => ({
  id: type,
  type,
  date: plainDate('2025-12-31'),
  company: undefined,
  name: 'Versement de 1\u202F320,00\u00A0€ sur le PEE',
  label: '',
  companyName: undefined,
}))
const foundBy = (search: string) => filterDocuments(LINES, { ...EVERY_DOCUMENT, search }).map(({ type }) => type)

describe('[DOCU-09] (savers 20) documents are found by the words that people use', () => {
  it.each([
    ['fiscal', ['RECAPITULATIF_FISCAL']],
    ['Fiscale', ['RECAPITULATIF_FISCAL']],
    ['fiscaux', ['RECAPITULATIF_FISCAL']],
    ['FISCALITE', ['RECAPITULATIF_FISCAL']],
    ['impôts', ['RECAPITULATIF_FISCAL']],
    ['impot', ['RECAPITULATIF_FISCAL']],
    ['ifu', ['RECAPITULATIF_FISCAL']],
    ['attestation fiscale', ['RECAPITULATIF_FISCAL']],
    ['attestations', ['RECAPITULATIF_FISCAL', 'RELEVE_ANNUEL']],
    ['releves', ['RELEVE_ANNUEL', 'RELEVE_PERFORMANCE']],
    ['avis', ['AVIS_OPERATION']],
    ['justificatif', ['AVIS_OPERATION']],
    ['tableur', ['POSITIONS']],
    ['zèbre', []],
  ])('« %s »', (search, types) => {
    expect(foundBy(search)).toEqual(types)
  })

  it('every word of a kind finds it, with and without accents, in capitals and in the plural', () => {
    for (const type of DOCUMENT_TYPES)
      for (const word of documentWords(type)) {
        const bare = word.normalize('NFD').replaceAll(/\p{M}/gu, '')
        for (const typed of [word, bare, word.toUpperCase(), word.replace(/(?<=\p{L})$/u, 's'), `  ${word} `])
          expect([type, typed, foundBy(typed).includes(type)]).toEqual([type, typed, true])
      }
    expect(documentWords('ABONDEMENT')).toEqual([])
  })

  it('an amount is found with and without the space of its thousands', () => {
    for (const typed of ['1320', '1 320', '1 320,00', '1\u00A0320,00 €'])
      expect([typed, foundBy(typed).length]).toEqual([typed, 5])
  })

  it('the parts of the tax return are found by theirs', () => {
    const found = (search: string) => [hasWords(TAX_PAGE_WORDS.declared, search), hasWords(TAX_PAGE_WORDS.withheld, search)]
    expect(['impôts', 'IFU', 'CSG', 'avis'].map(found)).toEqual([
      [true, true],
      [true, false],
      [false, true],
      [false, false],
    ])
  })

  it('nothing that is typed finds everything', () => {
    expect([hasWords([], ''), hasWords([], '  '), hasWords([], 'a')]).toEqual([true, true, false])
  })
})
