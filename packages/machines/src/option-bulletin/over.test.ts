import { describe, expect, it } from 'vitest'
import { settled } from '../testing/index.ts'
import type { ChoiceField } from './choice-context.ts'
import { selectChoice } from './choice-select.ts'
import { startChoice } from './fixtures.testing.ts'

type Run = ReturnType<typeof startChoice>

const viewOf = ({ actor }: Run) => selectChoice(actor.getSnapshot())
const type = (run: Run, field: ChoiceField, text: string) => run.send({ type: 'amountTyped', field, text })

describe('more than there is', () => {
  it('[BULL-13] marks the field that was touched last where too much is distributed, and brings it to the most that it can hold', () => {
    const run = startChoice()
    type(run, 'PEE/monetaire', '2000')
    const { over, accounts } = viewOf(run)
    expect([over?.field, over?.most.toFixed(2), over?.excess.toFixed(2)]).toEqual(['PEE/monetaire', '1119.72', '880.28'])
    expect(accounts.flatMap(({ funds }) => funds.map(({ error }) => error))).toEqual([undefined, 'over'])
    run.send({ type: 'nextRequested' })
    expect([viewOf(run).standing, viewOf(run).problems.map(({ code }) => code)]).toEqual(['choosing', ['not-distributed']])
    run.send({ type: 'restRequested', field: 'PEE/monetaire' })
    expect([viewOf(run).accounts[1]?.funds[0]?.text, viewOf(run).over, viewOf(run).remainder.toFixed(2)]).toEqual([
      '1 119,72',
      undefined,
      '0.00',
    ])
  })

  it('[BULL-13] shows and asks for figures of what can be distributed alone, while more is typed', async () => {
    const run = startChoice()
    await settled()
    const before = viewOf(run)
    const asked: string[] = []
    run.server.simulate = (_, { instructions }) => {
      asked.push(...instructions.map(({ amount }) => amount.toFixed(2)))
      return {}
    }
    type(run, 'PEE/monetaire', '2000')
    const { topUps, accounts, hints } = viewOf(run)
    expect([topUps.invested.toFixed(2), topUps.net.toFixed(2)]).toEqual([
      before.topUps.invested.toFixed(2),
      before.topUps.net.toFixed(2),
    ])
    expect([accounts[1]?.typed.toFixed(2), accounts[1]?.placed.toFixed(2), hints]).toEqual(['2000.00', '1119.72', []])
    run.clock.increment(400)
    await settled()
    expect(asked).toEqual(['1119.72', '1119.72'])
  })

  it('[BULL-13] withholds of no more cash than there is', () => {
    const run = startChoice()
    run.send({ type: 'withholdingTyped', text: '10' })
    type(run, 'payment_amount', '9000')
    expect([viewOf(run).over?.most.toFixed(2), viewOf(run).cash.out, viewOf(run).cash.amount.toFixed(2)]).toEqual([
      '0.00',
      undefined,
      '9000.00',
    ])
    type(run, 'PEE/monetaire', '')
    type(run, 'PERECO/pilotee', '')
    type(run, 'payment_amount', '9000')
    expect([viewOf(run).over?.most.toFixed(2), viewOf(run).cash.out?.onAccount.toFixed(2)]).toEqual(['2239.44', '2008.30'])
  })
})
