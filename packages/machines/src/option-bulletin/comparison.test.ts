import { walk } from '@hautelisse/domain/explain'
import { euros } from '@hautelisse/domain/money'
import { describe, expect, it } from 'vitest'
import { selectChoice } from './choice-select.ts'
import { selectComparison, selectExplained } from './comparison-select.ts'
import { startChoice } from './fixtures.testing.ts'

type Run = ReturnType<typeof startChoice>

const standing = ({ actor }: Run) => selectChoice(actor.getSnapshot()).standing

describe('the comparison', () => {
  const compared = ({ actor }: Run) => selectComparison(actor.getSnapshot())
  const starts = (run: Run) => compared(run).comparison?.ways.map(({ start }) => start?.toFixed(2))

  it('[BULL-10] asks for the bracket before it says anything of cash, and opens with the years of the profile', () => {
    const run = startChoice({ retirement: { years: 1, ageInMonths: 753 } })
    run.send({ type: 'comparisonOpened' })
    expect(standing(run)).toBe('comparing')
    expect([compared(run).form.rate, compared(run).form.yearsToRetirement]).toEqual([undefined, '1'])
    expect(starts(run)).toEqual([undefined, '3250.55', '2744.99'])
    run.send({ type: 'supposed', change: { rate: 30 } })
    expect(starts(run)).toEqual(['1615.37', '3250.55', '2744.99'])
    run.send({ type: 'comparisonClosed' })
    expect([standing(run), run.server.done.size]).toEqual(['choosing', 0])
  })

  it('[BULL-10] supposes what the saver sets, and says nothing of what cannot be reckoned', () => {
    const run = startChoice()
    run.send({ type: 'comparisonOpened' })
    run.send({ type: 'supposed', change: { yearlyReturn: '2,5', by: 'household', wage_1: '30000' } })
    expect(compared(run).comparison?.ways[0]?.tax).toEqual(euros(332))
    for (const change of [
      { children: 'x' },
      { wage_1: 'x', children: '0' },
      { by: 'rate', yearlyReturn: '21' },
      { yearsToRetirement: '' },
    ] as const) {
      run.send({ type: 'supposed', change })
      expect(compared(run).comparison).toBeUndefined()
    }
  })

  it('[BULL-11] supposes no years where the profile tells no date of birth', () => {
    expect(compared(startChoice({ retirement: undefined })).form.yearsToRetirement).toBe('')
  })
})

describe('where a figure comes from', () => {
  it('[TOPUP-05] is opened for the top-up of a plan, without what changes nothing of it, and closed where the page changes', () => {
    const run = startChoice()
    const explained = () => selectExplained(run.actor.getSnapshot())
    expect(explained()).toBeUndefined()
    run.send({ type: 'figureOpened', figure: { kind: 'top-up', plan: 'PEE' } })
    const [terms, value] = [walk(explained()!.derivation).map(({ node }) => node.term), explained()?.derivation.value]
    expect([value, terms.includes('contributions.nothing')]).toEqual(['252.78', false])
    run.send({ type: 'comparisonOpened' })
    expect(explained()).toBeUndefined()
  })

  it('[BULL-11] is opened for a way of the comparison, once it is reckoned', () => {
    const run = startChoice()
    run.send({ type: 'comparisonOpened' })
    run.send({ type: 'figureOpened', figure: { kind: 'way', plan: undefined } })
    expect(selectExplained(run.actor.getSnapshot())).toBeUndefined()
    run.send({ type: 'supposed', change: { rate: 30 } })
    expect(selectExplained(run.actor.getSnapshot())?.derivation.value).toBe('1615.37')
    run.send({ type: 'figureClosed' })
    expect(selectExplained(run.actor.getSnapshot())).toBeUndefined()
  })
})
