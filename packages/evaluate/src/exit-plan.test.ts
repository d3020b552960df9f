import { readFileSync } from 'node:fs'
import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { exitPlan } from './exit-plan.ts'
import { evaluateLines } from './json-lines.ts'

const examples = readFileSync(new URL('../examples/exit-plan.jsonl', import.meta.url), 'utf8')

type Answer = Readonly<
  Record<'at_once' | 'equal_parts' | 'most_net' | 'most_net_with_quotient', Readonly<Record<string, number>>>
> & {
  readonly id: string
}

const evaluate = async (input: string) => {
  const output = new PassThrough()
  const answers = text(output)
  const complaints: string[] = []
  await evaluateLines(exitPlan, Readable.from([input]), output, (line) => complaints.push(line))
  output.end()
  const lines = (await answers).split('\n').filter((line) => line !== '')
  return { answers: lines.map((line) => JSON.parse(line) as Answer), complaints }
}

const [first = ''] = examples.split('\n')
const caseWith = (change: object) => JSON.stringify({ ...(JSON.parse(first) as object), ...change })

describe('evaluate exit-plan', () => {
  // Levies computed outside: docs/rules/examples/exit-plan.md.
  it('[BEY-50] gives the plans of cases with the levies that were computed outside', async () => {
    const { answers, complaints } = await evaluate(examples)
    expect(complaints).toEqual([])
    expect(answers.map(({ id, at_once: once, equal_parts: parts }) => [id, once['levies'], parts['levies']])).toEqual([
      ['E1', 16_546, 13_302],
      ['E2', 26_348, 20_470],
      ['E3', 5074, 0],
      ['E9', 11_218 + 1280 + 2790, 11_218 + 1280 + 2790],
    ])
    expect(answers[1]?.at_once['net_with_quotient']).toBe(100_000 - 18_132)
    expect(answers.every(({ most_net: most, equal_parts: parts }) => (most['net'] ?? 0) >= (parts['net'] ?? 0))).toBe(true)
    expect(answers[0]).toMatchObject({
      criterion: { net_received_until: 85, growth: 0, law_of_incomes: 2025 },
      at_once: {
        converted: {},
        years: [{ year: 1, capital: { vvd: 60_000 }, income_tax: 12_778, flat_tax: 1536, social_charges: 2232 }],
      },
      is_small_annuity: false,
      is_allowance_left_out: true,
    })
  })

  it.each([
    [caseWith({ years: 16 }), 'line 1, years: 16 is more than 15'],
    [caseWith({ age: undefined }), 'line 1, age: missing'],
    [caseWith({ until: 64 }), 'line 1, until: out-of-range'],
    [caseWith({ savings: { co: 1 } }), 'line 1, pension_charges: missing'],
    [caseWith({ marital_status: 'PACS' }), 'line 1, marital_status: "PACS" is not one of CE, MA'],
    [caseWith({ parts: 2 }), 'line 1, unknown parts'],
    [caseWith({ date: '2024-12-31' }), 'line 1, date: 2024-12-31 is before 2025-02-15, the first day whose law is known'],
    [caseWith({ date: 'tomorrow' }), 'line 1, date: "tomorrow" is not a day (year-month-day: 2026-11-20)'],
    [caseWith({ id: undefined }), 'line 1, id: missing'],
    ['[]', 'line 1, no object'],
  ])('[BEY-50] names what is wrong: %s', async (line, complaint) => {
    expect((await evaluate(`${line}\n`)).complaints).toEqual([complaint])
  })
})
