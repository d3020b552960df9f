import { describe, expect, it } from 'vitest'
import { finish, startAtResults } from './fixtures.testing.ts'
import type { Simulator } from './fixtures.testing.ts'
import { selectOpenedFigure, type TaxSavingEvent } from './index.ts'

const opened = ({ actor }: Simulator) => selectOpenedFigure(actor.getSnapshot())
const open = (figure: Extract<TaxSavingEvent, { type: 'figureOpened' }>['figure']) => ({ type: 'figureOpened', figure }) as const

describe('the figure whose calculation is open', () => {
  it('is one at a time, until it is closed', async () => {
    const simulator = await startAtResults()
    expect(opened(simulator)).toBeUndefined()
    simulator.send(open('saving'))
    expect(opened(simulator)).toBe('saving')
    simulator.send(open('effort'))
    expect(opened(simulator)).toBe('effort')
    simulator.send({ type: 'figureClosed' })
    expect(opened(simulator)).toBeUndefined()
  })

  it('stays open while its result is updated', async () => {
    const simulator = await startAtResults()
    simulator.send(open('saving'), { type: 'amountTyped', field: 'allocated_amount', text: '100' }, { type: 'updateRequested' })
    await finish(simulator)
    simulator.send({ type: 'updateRequested' })
    expect(opened(simulator)).toBe('saving')
  })

  it.each<TaxSavingEvent>([{ type: 'previousRequested' }, { type: 'stepRequested', step: 'age' }, { type: 'restartRequested' }])(
    'closes with the page: $type',
    async (event) => {
      const simulator = await startAtResults()
      simulator.send(open('saving'), event)
      expect(opened(simulator)).toBeUndefined()
    },
  )

  it('[TS-09] of the exit opens beside the exit alone, and goes with the way out', async () => {
    const simulator = await startAtResults()
    simulator.send(open('exit-net'))
    expect(opened(simulator)).toBeUndefined()
    simulator.send({ type: 'exitOpened' }, open('exit-net'))
    expect(opened(simulator)).toBe('exit-net')
    simulator.send({ type: 'exitAgeChosen', age: 67 })
    expect(opened(simulator)).toBe('exit-net')
    simulator.send({ type: 'exitClosed' })
    expect(opened(simulator)).toBeUndefined()
    simulator.send(open('saving'), { type: 'exitOpened' })
    expect(opened(simulator)).toBe('saving')
  })
})
