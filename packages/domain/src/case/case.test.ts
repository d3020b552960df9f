import { deflateSync, strToU8 } from 'fflate'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { plainDate } from '../calendar/index.ts'
import { refuse } from '../input/index.ts'
import { euros } from '../money/index.ts'
import {
  birthOf,
  compareCases,
  decodeCase,
  defineSimulator,
  encodeCase,
  linkOf,
  linesOf,
  pairHeld,
  LONGEST_LINK,
  readCase,
  standInBirth,
  type CaseResult,
} from './index.ts'

const withPayment = (amount: number): Extract<CaseResult, { kind: 'answered' }> => ({
  kind: 'answered',
  answers: [
    { term: 'age', value: { kind: 'age', months: 768 } },
    { term: 'payment', value: { kind: 'euros', amount: euros(amount), per: 'month' } },
  ],
  figures: [{ term: 'month', value: { kind: 'euros', amount: euros(1769), per: 'month' } }],
})

const answerTo = ({ payment }: { readonly payment: number }, asOf: string): CaseResult =>
  asOf < '2019' ? refuse('asOf', asOf, 'no-law') : withPayment(payment)

/** A simulator whose payment was called `amount` in its first version. */
const simulator = defineSimulator({
  simulator: 'projection',
  schema: 3,
  places: 'anywhere',
  inputs: z.strictObject({ payment: z.number().min(0), note: z.string().max(2000).optional() }),
  older: {
    2: (inputs) => (typeof inputs === 'object' && inputs !== null && 'amount' in inputs ? { payment: inputs.amount } : undefined),
  },
  open: () => Promise.resolve(answerTo),
})

const CASE = simulator.caseOf({ payment: 150 }, plainDate('2026-11-20'))
const readAs = (schema: number, inputs: object) => readCase(simulator, { ...CASE, schema, inputs })

it('[BEY-02] an older version becomes one of today’s, or is refused with its reason', () => {
  expect(readAs(2, { amount: 150 })).toEqual({ kind: 'read', case: CASE, simulator, isMigrated: true })
  expect(readAs(2, { sum: 150 })).toEqual({ kind: 'refused', reason: 'too-old' })
  expect(readAs(1, { amount: 150 })).toEqual({ kind: 'refused', reason: 'too-old' })
  expect(readAs(4, { payment: 150 })).toEqual({ kind: 'refused', reason: 'newer' })
  expect(readAs(3, { payment: -1 })).toMatchObject({ reason: 'wrong-inputs', problems: [{ path: 'payment' }] })
  expect(readAs(3, { payment: 1, name: 'Sylvie Garnier' })).toMatchObject({ reason: 'wrong-inputs' })
  expect(readCase(simulator, { ...CASE, simulator: 'pension' })).toEqual({ kind: 'refused', reason: 'unknown-simulator' })
  for (const none of [undefined, null, 'a', [], { ...CASE, asOf: '2026-02-31' }, { ...CASE, name: 'Sylvie' }])
    expect(readCase(simulator, none)).toEqual({ kind: 'refused', reason: 'no-case' })
})

it('[BEY-02] a case of a day whose law its simulator does not know is refused with the reason', async () => {
  const answer = await simulator.open()
  expect(answer(CASE)).toEqual(withPayment(150))
  const problems = [{ path: 'asOf', reason: 'no-law' }]
  expect(answer({ ...CASE, asOf: plainDate('1950-01-01') })).toEqual({ kind: 'refused', problems })
})

it('[BEY-01] of a birth a case holds the month, and says of the first of a month that it was', () => {
  expect([birthOf(plainDate('1964-03-31')), birthOf(plainDate('1964-03-01'))]).toEqual([
    { birth_month: '1964-03' },
    { birth_month: '1964-03', born_on_first: true },
  ])
  expect([standInBirth({ birth_month: '1964-02' }), standInBirth({ birth_month: '1964-02', born_on_first: true })]).toEqual([
    '1964-02-15',
    '1964-02-01',
  ])
  expect(linesOf([['age', undefined]])).toEqual([])
})

it('[BEY-04] a link holds the case and nothing else; a longer one and one that may not leave its owner take a file', () => {
  expect(decodeCase(encodeCase(CASE))).toEqual(CASE)
  expect(linkOf(simulator, CASE)).toEqual({ kind: 'link', text: encodeCase(CASE) })
  // The digits of powers of 7 repeat too rarely to be packed.
  const note = (7n ** 1800n).toString()
  expect(linkOf(simulator, simulator.caseOf({ payment: 1, note }, CASE.asOf))).toMatchObject({ kind: 'file', reason: 'too-long' })
  expect(linkOf({ places: 'not-in-links' }, CASE)).toEqual({ kind: 'file', reason: 'career' })
  expect(linkOf({ places: 'own-file' }, CASE)).toEqual({ kind: 'file', reason: 'sensitive' })
})

it('[BEY-04] a text that no case was packed as is refused, and nothing unpacks to more than a case may be', () => {
  const bomb = `1.${z.util.uint8ArrayToBase64url(deflateSync(strToU8(`[1,"projection","2026-11-20",{"a":"${'0'.repeat(200_000)}"}]`)))}`
  expect(bomb.length).toBeLessThan(LONGEST_LINK)
  const nested = `1.${z.util.uint8ArrayToBase64url(deflateSync(strToU8(`[1,"projection","2026-11-20",{"a":${'['.repeat(8000)}${']'.repeat(8000)}}]`)))}`
  for (const none of [
    nested,
    '',
    '1.',
    '2.q1Y',
    '1.%%%',
    encodeCase(CASE).slice(0, -4),
    `${encodeCase(CASE)}é`,
    bomb,
    'a'.repeat(601),
  ])
    expect(decodeCase(none)).toBeUndefined()
})

it('[BEY-06] cases stand side by side: what differs from the reference is marked, what is the same stands apart', () => {
  const { different, same, figures } = compareCases([withPayment(150), withPayment(150), withPayment(300)])
  expect(different.map(({ term, differs }) => [term, differs])).toEqual([['payment', [false, false, true]]])
  expect(same.map(({ term }) => term)).toEqual(['age'])
  expect(figures.map(({ term, differs }) => [term, differs])).toEqual([['month', [false, false, false]]])
})

it('[BEY-07] what is held goes with what a case holds: the same amount first, then the first of a kind with the first of that kind', () => {
  type Contract = { readonly kind: string; readonly amount: number }
  const isKind = (one: Contract, other: Contract): boolean => one.kind === other.kind
  const pairsOf = (held: readonly Contract[], given: readonly Contract[]) => {
    const pairs = pairHeld(held, given, { isKind, isSame: (one, other) => isKind(one, other) && one.amount === other.amount })
    return given.map((one) => pairs.get(one)?.amount)
  }
  const [small, large] = [
    { kind: 'PERO', amount: 1 },
    { kind: 'PERO', amount: 2 },
  ] as const
  expect(pairsOf([small, large], [{ ...large }])).toEqual([2])
  expect(pairsOf([small, large], [{ kind: 'PERO', amount: 3 }, { ...small }])).toEqual([2, 1])
  expect(pairsOf([small], [{ kind: 'A83', amount: 1 }, small, { ...small }])).toEqual([undefined, 1, undefined])
})
