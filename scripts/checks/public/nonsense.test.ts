import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { test } from '@fast-check/vitest'
import { DomainInputError } from '@hautelisse/domain/input'
import { loadMortalityTables } from '@hautelisse/domain/mortality'
import { describe, expect, it } from 'vitest'
import { argumentsOf, publicFunctions } from './marked.ts'
import { brokenCalls, nonsenseCalls, wrongFigure } from './nonsense.ts'

process.chdir(resolve(import.meta.dirname, '../../..'))
const FUNCTIONS = await publicFunctions()
const tables = await loadMortalityTables()
const scope = { tables, ...Object.fromEntries(FUNCTIONS.map(({ name, call }) => [name, call])) }

const CASES = await Promise.all(FUNCTIONS.map(async (one) => ({ ...one, args: await argumentsOf(one, scope) })))

/** A refusal that is an answer: of the functions that check or read. */
const isRefusal = (answer: unknown): boolean =>
  answer === undefined ||
  answer instanceof DomainInputError ||
  (typeof answer === 'object' &&
    answer !== null &&
    'kind' in answer &&
    ('field' in answer || ['refused', 'empty'].includes(String(answer.kind))))

/** What comes of a call: an answer, or our refusal; any other exception fails the test. */
const outcome = async (call: () => unknown): Promise<{ readonly answer: unknown } | 'refused'> => {
  try {
    const answer = await call()
    return isRefusal(answer) ? 'refused' : { answer }
  } catch (error) {
    if (error instanceof DomainInputError) {
      expect(error.value.length).toBeLessThanOrEqual(80)
      return 'refused'
    }
    throw error
  }
}

const shown = (answer: unknown): string => JSON.stringify(answer) ?? 'undefined'

describe('the public functions', () => {
  it('are at most 60, each listed in the README of the package', () => {
    const readme = readFileSync('packages/domain/README.md', 'utf8')
    expect(FUNCTIONS.length).toBeLessThanOrEqual(60)
    expect(FUNCTIONS.filter(({ name }) => !readme.includes(`\`${name}\``)).map(({ name }) => name)).toEqual([])
  })

  describe.each(CASES)('/$room $name', ({ call, args }) => {
    it('answers its example', async () => {
      expect(wrongFigure(await call(...args))).toBe(false)
    })

    test.prop([nonsenseCalls(Math.max(1, args.length))])('refuses nonsense, or answers without a wrong figure', async (given) => {
      const result = await outcome(() => call(...given))
      expect(result === 'refused' || !wrongFigure(result.answer)).toBe(true)
    })

    if (args.length > 0) {
      const right = call(...args)
      test.prop([brokenCalls(args)])(
        'refuses nonsense in one place, or does not look at it',
        async ({ args: given, what, mayBeRight }) => {
          const result = await outcome(() => call(...given))
          if (result === 'refused') return
          if (wrongFigure(result.answer)) expect(what).toBe('no wrong figure')
          if (mayBeRight) return
          if (shown(result.answer) !== shown(await right)) expect(what).toBe('refused, or not looked at')
        },
      )
    }
  })
})
