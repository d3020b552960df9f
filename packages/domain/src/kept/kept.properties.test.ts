import { test } from '@fast-check/vitest'
import { expect } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import { isSensitive, reasonOfLine, releaseLines } from '../release/index.ts'
import { ACCOUNT_NUMBERS, typedDrafts } from './arbitraries.ts'
import { holdsIban } from './secrets.ts'
import { draftTold, keepableOf, readDraft, type Draft } from './index.ts'

const LINES = releaseLines(plainDate('2026-11-20'))

/** Letters and digits alone, as somebody reads a number to somebody else. */
const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[^0-9A-Za-z]/g, '')
    .toUpperCase()
const NUMBERS = ACCOUNT_NUMBERS.map(bare)

/** Every text in a value, names of entries too. */
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) => [name].concat(textsIn(one)))
}

const reasonOf = ({ act, draft }: Draft): string => (act === 'release' ? draft.form.releaseId : '')

test.prop([typedDrafts])('[KEPT-02] [KEPT-03] no kept draft holds an IBAN or tells a sensitive reason', (typed) => {
  const kept = keepableOf(typed, LINES)
  const texts = textsIn(kept.draft).map(bare)
  expect(NUMBERS.filter((number) => texts.some((text) => text.includes(number)))).toEqual([])
  const sensitive = LINES.filter((line) => {
    const reason = reasonOfLine(line)
    return reason === undefined || isSensitive(reason)
  })
  expect(sensitive.length).toBeGreaterThan(4)
  expect(sensitive.map(({ id }) => id)).not.toContain(reasonOf(kept))
  // What was typed for such a reason goes with it; what was typed for another one stays.
  if (kept.act === 'release' && kept.draft.form.kind === 'blocked' && reasonOf(kept) === '')
    expect([kept.draft.form.event, kept.draft.form.toFinance, kept.draft.files]).toEqual(['', '', []])
})

test.prop([typedDrafts])(
  '[KEPT-02] [KEPT-03] a server keeps what may be kept, and refuses what was typed where the two differ',
  (typed) => {
    const kept = keepableOf(typed, LINES)
    expect(readDraft(kept.act, kept.draft, LINES)).toEqual(kept)
    const isKeepable = JSON.stringify(kept) === JSON.stringify(typed)
    expect(readDraft(typed.act, typed.draft, LINES) !== undefined).toBe(isKeepable)
  },
)

test.prop([typedDrafts])('[KEPT-04] what is told of a draft names no reason, and files without IBAN alone', (typed) => {
  const told = draftTold(keepableOf(typed, LINES))
  expect(Object.keys(told).toSorted()).toEqual(['amount', 'files', 'policyId', 'step', 'steps'])
  expect(told.files.filter(holdsIban)).toEqual([])
})
