import { calculationLines, calculationTable, calculationText, inOrder, type Writing } from '@hautelisse/domain/explain'
import { explainTax, SOURCES, taxLawOf, type Household } from '@hautelisse/domain/income-tax'
import { euros, ZERO_EUROS } from '@hautelisse/domain/money'
import { describe, expect, it } from 'vitest'

const household: Household = {
  marital_status: 'MA',
  single_parent: false,
  children: 2,
  wage_1: euros(50_000),
  wage_2: euros(35_000),
  deduction: ZERO_EUROS,
}

const words: Writing = {
  nameOf: ({ term }) => term,
  sources: {
    register: SOURCES,
    words: Object.fromEntries(Object.keys(SOURCES).map((code) => [code, `source ${code}`])),
  },
  operations: {
    least: 'le plus petit',
    greatest: 'le plus grand',
    'round-cents': 'arrondi au centime',
    'round-euros': 'arrondi à l’euro',
    'nothing-below': 'zéro en dessous du seuil',
    'annuity-factor': 'somme des versements',
    'complete-expectation': 'durée moyenne de vie',
    'instalment-reaching': 'instalment-reaching',
    'months-living': 'months-living',
    'mix-deviation': 'mix-deviation',
    'log-normal-quantile': 'log-normal-quantile',
    'log-normal-chance': 'log-normal-chance',
    'log-normal-mean': 'log-normal-mean',
    'log-normal-deviation': 'log-normal-deviation',
  },
}

describe('a calculation that is taken along', () => {
  const { tax } = explainTax(household, taxLawOf(2025))
  const lines = calculationLines(tax, words)
  const plain = (text: string): string => text.replaceAll('\u00A0', ' ')

  it('[TAX-58] has every figure of the tax once, with how it is computed and what it rests on', () => {
    const terms = new Set(inOrder(tax).map(({ node }) => node.term))
    expect(new Set(lines.map(({ name }) => name))).toEqual(terms)
    expect(new Set(lines.map((line) => JSON.stringify(line))).size).toBe(lines.length)
    expect(lines.filter(({ how, source }) => how === '' && source === '')).toEqual([])
    expect(lines.at(-1)).toMatchObject({ name: 'income-tax.tax', exact: tax.value })
  })

  it('[TAX-58] is a text of one figure a line', () => {
    const text = plain(calculationText(lines)).split('\n')
    expect(text).toHaveLength(lines.length)
    expect(text).toContain(
      'income-tax.costs-share : 50 000,00 € × 10 % = 5 000,00 € [source wage-costs. Code général des impôts, art. 83, 3°]',
    )
    expect(text).toContain('income-tax.parts : 2 + 1 = 3 [source parts. Code général des impôts, art. 194]')
  })

  it('[TAX-58] is a table that a spreadsheet reads as text, and a formula never', () => {
    const rows = calculationTable([{ name: '=1+1', how: '"a"', result: '-1', exact: '1', source: '' }], ['a', 'b', 'c', 'd', 'e'])
    expect(rows).toBe('"a";"b";"c";"d";"e"\r\n"\'=1+1";"""a""";"\'-1";"1";""')
  })
})
