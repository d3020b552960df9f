import { expect, it } from 'vitest'
import { factsOf } from './facts.ts'

it('lists what is inside behind what it is inside of, and says what is missing', () => {
  expect(factsOf({ stage: 'running', session: { state: 'signedOut', isMirror: false }, modal: undefined, list: ['a'] })).toEqual([
    ['stage', 'running'],
    ['session.state', 'signedOut'],
    ['session.isMirror', 'false'],
    ['modal', '–'],
    ['list', '["a"]'],
  ])
})
