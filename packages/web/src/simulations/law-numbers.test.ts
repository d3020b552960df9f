import * as law from '@hautelisse/domain/law'
import type { DatedParameter } from '@hautelisse/domain/law'
import * as pensions from '@hautelisse/domain/state-pension'
import { Decimal } from '@hautelisse/domain/money'
import { expect, it } from 'vitest'
import { LAW_NUMBERS, lawGapText, lawText, type LawNumber } from './law-numbers.ts'

const NUMBERS: Readonly<Record<string, LawNumber>> = LAW_NUMBERS

const isParameter = (exported: unknown): exported is DatedParameter<unknown> =>
  typeof exported === 'object' && exported !== null && 'checkedUntil' in exported && 'values' in exported
const CHANGED = [...Object.values<unknown>(law), ...Object.values<unknown>(pensions)].filter(
  (one) => isParameter(one) && one.values.length > 1,
) as readonly DatedParameter<unknown>[]

it('[BEY-07] every figure of the law that has had more than one value has a name, and its number stands where it is looked for', () => {
  expect(CHANGED.map(({ id }) => id).toSorted()).toEqual(Object.keys(NUMBERS).toSorted())
  const numbers = CHANGED.map(
    ({ id, values }) => [id, values.map(({ value }) => law.numberAt(value, NUMBERS[id]?.at ?? []))] as const,
  )
  for (const [id, found] of numbers) expect([id, found.includes(undefined)]).toEqual([id, NUMBERS[id]?.unit === undefined])
})

it('writes numbers of the law, and how far they have moved', () => {
  const texts = [
    lawText('eur', new Decimal(47_100)),
    lawText('percent', new Decimal('18.6')),
    lawText('year', new Decimal(2025)),
    lawText('number', new Decimal('1.4386')),
    lawGapText('eur', new Decimal(732)),
    lawGapText('percent', new Decimal('1.4')),
    lawGapText('percent', new Decimal('-0.5')),
    lawGapText('year', new Decimal(1)),
  ]
  expect(texts.map((text) => text?.replaceAll('\u00A0', ' '))).toEqual([
    '47 100,00 €',
    '18,60 %',
    '2025',
    '1,4386',
    '+ 732,00 €',
    '+ 1,40 pt',
    '− 0,50 pt',
    undefined,
  ])
})
