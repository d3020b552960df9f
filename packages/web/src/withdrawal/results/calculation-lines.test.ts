import { plainDate } from '@hautelisse/domain/calendar'
import {
  calculationLines,
  calculationTable,
  calculationText,
  OPERATIONS,
  signOf,
  type CalculationLine,
  type Derivation,
  type Writing,
} from '@hautelisse/domain/explain'
import { Decimal, euros, formatEuros } from '@hautelisse/domain/money'
import { loadMortalityTables, type MortalityTables } from '@hautelisse/domain/mortality'
import {
  availableOf,
  explainAnnuity,
  ofContract,
  explainWithdrawal,
  SOURCES,
  type AnnuityFigure,
  type Term,
} from '@hautelisse/domain/withdrawal'
import { beforeAll, describe, expect, it } from 'vitest'
import { writeTerm } from './write-term.ts'

let tables: MortalityTables

beforeAll(async () => {
  tables = await loadMortalityTables()
})

const writing: Writing = {
  nameOf: ({ term, details }) => (details?.['policy_id'] === undefined ? term : `${term} (${String(details['policy_id'])})`),
  write: writeTerm,
  sources: { register: SOURCES, words: {} },
  operations: {
    least: 'least',
    greatest: 'greatest',
    'round-cents': 'round-cents',
    'round-euros': 'round-euros',
    'nothing-below': 'nothing-below',
    'annuity-factor': 'annuity-factor',
    'complete-expectation': 'complete-expectation',
    'instalment-reaching': 'instalment-reaching',
    'months-living': 'months-living',
    'mix-deviation': 'mix-deviation',
    'log-normal-quantile': 'log-normal-quantile',
    'log-normal-chance': 'log-normal-chance',
    'log-normal-mean': 'log-normal-mean',
    'log-normal-deviation': 'log-normal-deviation',
  },
}

const plain = (text: string): string => text.replaceAll('\u00A0', ' ')

/** One annuity of the worked case’s article 83: born in 1964, from 01/04/2028, sixteen months to go. */
const annuityOf = (amount: string, figure: AnnuityFigure = { type: 'RV_NR' }): Derivation => {
  const answer = explainWithdrawal({
    accounts: [{ type: 'A83', scope: 'ais', status: 'ENCOURS', title: 'Article 83', policy_id: '1', balance: euros(amount) }],
    birthDate: plainDate('1964-03-12'),
    request: { distribution: { capital_1: euros(0), annuity_1: euros(amount) }, retirement_age: 64, reversible: false },
    asOf: plainDate('2026-11-20'),
    tables,
  })
  const [figures] = availableOf(answer)
  const tree = figures && explainAnnuity(figures, figure, 'month')
  if (tree === undefined) throw new Error('The answer holds no figures.')
  return tree
}
const linesOf = (amount: string, figure?: AnnuityFigure): readonly CalculationLine[] =>
  calculationLines(annuityOf(amount, figure), writing)
const line = (lines: readonly CalculationLine[], name: Term) => {
  const found = lines.find((one) => one.name === name)
  return found && plain(`${found.how} = ${found.result}`)
}

const APPLIED: Readonly<Record<string, (a: Decimal, b: Decimal) => Decimal>> = {
  '+': (a, b) => a.plus(b),
  '−': (a, b) => a.minus(b),
  '×': (a, b) => a.times(b),
  '÷': (a, b) => a.dividedBy(b),
  '^': (a, b) => a.pow(b),
}

/** Does what a line says with the figures that it shows, as a reader with a calculator would. */
const reckoned = (how: string): Decimal => {
  const inner = /\((.+)\)/.exec(how)?.[1]
  const [first = '', ...others] = plain(inner === undefined ? how : how.replace(`(${inner})`, 'inner')).split(/ ([+−×÷^]) /)
  const read = (text: string): Decimal =>
    text === 'inner'
      ? reckoned(inner ?? '')
      : new Decimal(text.replaceAll(/[ €%]/g, '').replace(',', '.')).dividedBy(text.endsWith('%') ? 100 : 1)
  return others.reduce(
    (total, text, index) => (index % 2 === 0 ? total : (APPLIED[others[index - 1] ?? '']?.(total, read(text)) ?? total)),
    read(first),
  )
}

describe('a calculation as it is copied, saved and printed', () => {
  it('[MRM-34] writes a power with the months, whose twelfth has no end', () => {
    const lines = linesOf('18412.75')
    expect(line(lines, 'withdrawal.growth')).toBe('1,02 ^ (16 ÷ 12) = 1,0267551638')
    expect(plain(calculationText(lines))).toContain('withdrawal.growth : 1,02 ^ (16 ÷ 12) = 1,0267551638')
    expect(plain(calculationTable(lines, []))).toContain('"1,02 ^ (16 ÷ 12)";"1,0267551638"')
    expect(line(linesOf('18412.75', { type: 'RV_NR', age: 80 }), 'withdrawal.revaluation-factor')).toBe(
      '1,01 ^ 16 = 1,1725786449',
    )
  })

  it('[MRM-34] names the contract that it is of in its last line', () => {
    const last = calculationLines(ofContract(annuityOf('18412.75'), '1'), writing).at(-1)
    expect(last?.name).toBe('withdrawal.annuity-month (1)')
  })

  it('[MRM-82] writes factors with the decimals that large savings need', () => {
    expect(line(linesOf('850000'), 'withdrawal.converted-at-start')).toBe('850 000,00 € × 1,0267551638 = 872 741,89 €')
    expect(formatEuros(euros(new Decimal('850000').times('1.0267551638')))).toBe('872\u00A0741,89\u00A0€')
  })

  it.each<[string, AnnuityFigure]>([
    ['18412.75', { type: 'RV_NR' }],
    ['850000', { type: 'RV_NR', age: 80 }],
    ['850000', { type: 'RV_NRAG', years: 10 }],
    ['850000', { type: 'RV_CPP', step: 'APRES_75' }],
  ])('[MRM-34, MRM-82] each line of %s € as %o gives what it says, to a unit of the last decimal', (amount, figure) => {
    const signed = linesOf(amount, figure).filter(({ how }) =>
      OPERATIONS.some((operation) => how.includes(` ${signOf(operation) ?? how} `)),
    )
    const wrong = signed.filter(({ how, result }) => {
      const shown = plain(result)
      const decimals = /,(\d+)/.exec(shown)?.[1]?.length ?? 0
      return reckoned(how).minus(reckoned(shown)).abs().greaterThan(new Decimal(10).pow(-decimals))
    })
    expect(signed.length).toBeGreaterThanOrEqual(8)
    expect(wrong).toEqual([])
  })
})
