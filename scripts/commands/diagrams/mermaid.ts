/** The parts of a statechart that a diagram shows, as xstate holds them. */
export type Node = {
  readonly id: string
  readonly key: string
  readonly path: readonly string[]
  readonly type: string
  readonly states: Readonly<Record<string, Node>>
  readonly initial: { readonly target: readonly Node[] }
  readonly always?: readonly Transition[] | undefined
  readonly transitions: ReadonlyMap<string, readonly Transition[]>
  /** `systemId` is the name of a child that the whole actor system knows. */
  readonly invoke: readonly { readonly id: string; readonly src: unknown; readonly systemId?: string | undefined }[]
}

type Transition = {
  readonly eventType: string
  readonly guard?: unknown
  readonly target?: readonly Node[] | undefined
  readonly source: Node
}

const childrenOf = (node: Node): readonly Node[] => Object.values(node.states)

// Mermaid has no place for dots in the name of a state; the label below it keeps the plain key.
const nameOf = (node: Node): string => node.path.join('_')

const REPORTS = [
  ['xstate.done.actor.', 'done'],
  ['xstate.error.actor.', 'failed'],
  ['xstate.snapshot.', 'changed'],
] as const

/** `xstate.done.actor.0.session.recognising` reads `readProfile done`, `xstate.snapshot.session` reads `session changed`. */
const eventName = (type: string, source: Node): string => {
  const report = REPORTS.find(([prefix]) => type.startsWith(prefix))
  if (report === undefined) return type === '' ? 'always' : type
  const invoked = source.invoke.find(({ id }) => id === type.slice(report[0].length))
  return `${typeof invoked?.src === 'string' ? invoked.src : 'actor'} ${report[1]}`
}

const partsOf = (guard: unknown): readonly unknown[] =>
  typeof guard === 'function' && 'guards' in guard && Array.isArray(guard.guards) ? guard.guards : []

/** Parameters that are written down tell guards of one name apart; those computed from the event do not. */
const paramsName = (params: unknown): string =>
  typeof params === 'object' && params !== null ? ` ${Object.values(params).map(String).join(' ')}` : ''

/** Guards by name; combined ones in words. */
const guardName = (guard: unknown): string => {
  if (typeof guard === 'string') return guard
  const parts = partsOf(guard).map(guardName)
  if (typeof guard === 'function') return guard.name === 'not' ? `not ${parts.join(' ')}` : parts.join(` ${guard.name} `)
  if (typeof guard !== 'object' || guard === null || !('type' in guard)) return ''
  return `${String(guard.type)}${paramsName('params' in guard ? guard.params : undefined)}`
}

const labelOf = ({ eventType, guard, source }: Transition): string => {
  const event = eventName(eventType, source)
  return guard === undefined ? event : `${event} [${guardName(guard)}]`
}

const transitionsOf = (node: Node): readonly Transition[] => [...(node.always ?? []), ...[...node.transitions.values()].flat()]

const isMove = ({ target }: Transition): boolean => target !== undefined && target.length > 0

const everyNode = (node: Node): readonly Node[] => [node, ...childrenOf(node).flatMap(everyNode)]

const initialLine = (node: Node, depth: number): readonly string[] =>
  node.initial.target.map((target) => `${'  '.repeat(depth)}[*] --> ${nameOf(target)}`)

const linesOf = (state: Node, depth: number): readonly string[] => {
  const indent = '  '.repeat(depth)
  const label = `${indent}state "${state.key}" as ${nameOf(state)}`
  return childrenOf(state).length === 0
    ? [label, ...(state.type === 'final' ? [`${indent}${nameOf(state)} --> [*]`] : [])]
    : [`${label} {`, ...initialLine(state, depth + 1), ...stateLines(state, depth + 1), `${indent}}`]
}

/** Regions of a parallel state are parted by a line; Mermaid knows none at the root. */
const partingOf = ({ type, path }: Node, index: number, depth: number): readonly string[] =>
  type === 'parallel' && path.length > 0 && index > 0 ? [`${'  '.repeat(depth)}--`] : []

/** States and what lies inside them; the arrows follow all together, because they may cross the borders. */
const stateLines = (node: Node, depth: number): readonly string[] =>
  childrenOf(node).flatMap((state, index) => partingOf(node, index, depth).concat(linesOf(state, depth)))

const arrowLines = (node: Node): readonly string[] => {
  const labels = new Map<string, string[]>()
  for (const transition of transitionsOf(node)) {
    for (const target of transition.target ?? []) {
      const arrow = `  ${nameOf(node)} --> ${nameOf(target)}`
      labels.set(arrow, [...(labels.get(arrow) ?? []), labelOf(transition)])
    }
  }
  return [...labels].map(([arrow, words]) => `${arrow}: ${[...new Set(words)].join('<br>')}`)
}

const placeOf = ({ path }: Node): string => (path.length === 0 ? 'any' : `\`${path.join('.')}\``)

const childRows = (nodes: readonly Node[]): readonly string[] =>
  nodes.flatMap((node) =>
    node.invoke.flatMap(({ systemId }) => (systemId === undefined ? [] : [`| ${placeOf(node)} | \`${systemId}\` |`])),
  )

const rowsOf = (nodes: readonly Node[], wanted: (transition: Transition) => boolean): readonly string[] => [
  ...new Set(
    nodes.flatMap((node) =>
      transitionsOf(node)
        .filter(wanted)
        .map((transition) => {
          const target = (transition.target ?? []).map(({ path }) => `\`${path.join('.')}\``).join(', ')
          return `| ${placeOf(node)} | \`${labelOf(transition)}\` | ${target === '' ? 'stays' : target} |`
        }),
    ),
  ),
]

const EVENT_HEAD = ['| State | Event | Leads to |', '| --- | --- | --- |']
const CHILD_HEAD = ['| State | Child |', '| --- | --- |']

const table = (title: string, rows: readonly string[], head: readonly string[] = EVENT_HEAD): readonly string[] =>
  rows.length === 0 ? [] : ['', title, '', ...head, ...rows]

/**
 * Draws a statechart as a Mermaid diagram in a page of Markdown: the arrows between states, then in tables what the arrows cannot show
 * without crossing everything. The same machine always gives the same text.
 *
 * @param title - heading of the page
 * @param summary - one sentence under it
 * @param root - root of the statechart
 */
export const machinePage = (title: string, summary: string, root: Node): string => {
  const inside = everyNode(root).filter((node) => node !== root)
  return [
    `# ${title}`,
    '',
    summary,
    '',
    'Drawn from the statechart by `npm run diagrams`.',
    '',
    '```mermaid',
    'stateDiagram-v2',
    ...initialLine(root, 1),
    ...stateLines(root, 1),
    ...inside.flatMap(arrowLines),
    '```',
    ...table('Children that run in a state, each under its own name:', childRows(everyNode(root)), CHILD_HEAD),
    ...table('Events that lead on from any state that does not say otherwise:', rowsOf([root], isMove)),
    ...table(
      'Events that change what is known and no state:',
      rowsOf(everyNode(root), (transition) => !isMove(transition)),
    ),
    '',
  ].join('\n')
}
