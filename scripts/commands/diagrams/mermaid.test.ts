import { expect, it } from 'vitest'
import { machinePage, type Node } from './mermaid.ts'

type Given = Partial<Omit<Node, 'initial' | 'key' | 'path'>>

const node = (path: readonly string[], given: Given = {}): Node => {
  const states = given.states ?? {}
  return {
    id: path.join('.'),
    key: path.at(-1) ?? '',
    path,
    type: 'atomic',
    transitions: new Map(),
    invoke: [],
    ...given,
    states,
    initial: { target: Object.values(states).slice(0, 1) },
  }
}

const on = (source: Node, eventType: string, target: Node | undefined, guard?: unknown) => ({
  ...source,
  transitions: new Map([...source.transitions, [eventType, [{ eventType, source, guard, target: target && [target] }]]]),
})

const diagramOf = (root: Node): string => machinePage('Title', 'Summary.', root).split('```')[1] ?? ''

it('draws nested states, where each begins, and the arrows with event and guard', () => {
  const far = node(['far'])
  const inner = on(node(['near', 'inner']), 'leftForGood', far, { type: 'isAllowed', params: { step: 'first' } })
  const near = on(node(['near'], { states: { inner } }), 'moved', far, 'isReady')
  expect(
    diagramOf(node([], { states: { near, far } }))
      .trim()
      .split('\n'),
  ).toEqual([
    'mermaid',
    'stateDiagram-v2',
    '  [*] --> near',
    '  state "near" as near {',
    '    [*] --> near_inner',
    '    state "inner" as near_inner',
    '  }',
    '  state "far" as far',
    '  near --> far: moved [isReady]',
    '  near_inner --> far: leftForGood [isAllowed first]',
  ])
})

it('names what an actor reports after the actor, and joins the words of one arrow', () => {
  const end = node(['end'], { type: 'final' })
  const calling = node(['calling'], { invoke: [{ id: '0.m.calling', src: 'askServer' }] })
  const whole = on(on(calling, 'xstate.done.actor.0.m.calling', end), 'xstate.error.actor.0.m.calling', end)
  const diagram = diagramOf(node([], { states: { calling: whole, end } }))
  expect(diagram).toContain('  calling --> end: askServer done<br>askServer failed\n')
  expect(diagram).toContain('  end --> [*]\n')
})

it('lists in tables what leads on from anywhere and what changes no state', () => {
  const end = node(['end'])
  const idle = on(node(['idle']), 'typed', undefined)
  const page = machinePage('Title', 'Summary.', on(node([], { states: { idle, end } }), 'stopped', end))
  expect(page).toContain('| any | `stopped` | `end` |')
  expect(page).toContain('| `idle` | `typed` | stays |')
  expect(page).not.toContain('undefined')
})

it('puts combined guards into words', () => {
  const end = node(['end'])
  const both = Object.assign(function and() {}, { guards: ['isOne', Object.assign(function not() {}, { guards: ['isOther'] })] })
  expect(diagramOf(node([], { states: { idle: on(node(['idle']), 'went', end, both), end } }))).toContain(
    'went [isOne and not isOther]',
  )
})

it('parts the regions of a parallel state, and names the children that run in a state and what they tell', () => {
  const children = [{ id: 'clock', src: 'clock', systemId: 'clock' }]
  const states = { one: node(['both', 'one']), other: node(['both', 'other']) }
  const both = on(node(['both'], { type: 'parallel', states, invoke: children }), 'xstate.snapshot.clock', undefined)
  const page = machinePage('Title', 'Summary.', node([], { states: { both } }))
  expect(page.replaceAll(/ +/g, ' ')).toContain(' state "one" as both_one\n --\n state "other" as both_other\n')
  expect(page).toContain('| `both` | `clock` |')
  expect(page).toContain('| `both` | `clock changed` | stays |')
})
