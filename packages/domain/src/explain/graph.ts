import * as z from 'zod'

import { Decimal } from '../money/index.ts'
import { OPERATIONS, source, UNITS, type Derivation } from './model.ts'

/** Limits of an explanation: a deeper calculation, or a tree with more figures, is refused. */
const DEEPEST = 200
const MOST_FIGURES = 50_000

const ID = /^n\d+$/

/** Name of a node within its answer. */
const nodeId = z.string().regex(ID)

/** One step of a calculation as an answer carries it: its inputs are the names of other nodes. */
const node = z.object({
  term: z.string(),
  value: z.string(),
  unit: z.enum(UNITS),
  operation: z.enum(OPERATIONS),
  inputs: z.array(nodeId),
  details: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  source: source.optional(),
  rule: z.string().optional(),
})
type Node = z.output<typeof node>

/** The same with the name of a node in the place of each derivation. */
type Named<Explained> = Explained extends Derivation
  ? string
  : Explained extends Decimal | string | number | boolean | null | undefined
    ? Explained
    : Explained extends readonly (infer Item)[]
      ? Named<Item>[]
      : { [Key in keyof Explained]: Named<Explained[Key]> }

const isDerivation = (value: object): value is Derivation => 'operation' in value && 'inputs' in value

/** Replaces parts of lists and plain objects; amounts are left whole. */
const replaced = (value: unknown, replace: (part: unknown) => unknown): unknown => {
  const part = replace(value)
  if (part !== value || typeof part !== 'object' || part === null || part instanceof Decimal) return part
  if (Array.isArray(part)) return part.map((item) => replaced(item, replace))
  return Object.fromEntries(Object.entries(part).map(([key, item]) => [key, replaced(item, replace)]))
}

const namesFrom = (explained: unknown): { readonly nodes: Record<string, Node>; readonly root: unknown } => {
  const nodes: Record<string, Node> = {}
  const named = new Map<Derivation, string>()
  const alike = new Map<string, string>()
  const nameOf = (step: Derivation): string => {
    const known = named.get(step)
    if (known !== undefined) return known
    const { term, value, unit, operation, inputs, details, source: from, rule } = step
    const own: Node = { term, value, unit, operation, inputs: inputs.map(nameOf), details, source: from, rule }
    const text = JSON.stringify(own)
    const name = alike.get(text) ?? `n${alike.size}`
    if (!alike.has(text)) {
      alike.set(text, name)
      nodes[name] = own
    }
    named.set(step, name)
    return name
  }
  const root = replaced(explained, (part) =>
    typeof part === 'object' && part !== null && isDerivation(part) ? nameOf(part) : part,
  )
  return { nodes, root }
}

/** A tree, and how many figures it shows when each is unfolded. */
type Grown = { readonly tree: Derivation; readonly figures: number }

/** Puts trees together from their nodes; undefined where a name is unknown, a calculation rests on itself, or it is too large. */
const treesFrom = (nodes: Readonly<Record<string, Node>>, root: unknown): unknown => {
  const grown = new Map<string, Grown | undefined>()
  let isWhole = true
  const grow = (name: string, depth: number): Grown | undefined => {
    if (grown.has(name)) return grown.get(name)
    // While its inputs are read a name stands for nothing: a calculation that rests on itself ends here.
    grown.set(name, undefined)
    const own = Object.hasOwn(nodes, name) && depth < DEEPEST ? nodes[name] : undefined
    if (own === undefined) return undefined
    const inputs = own.inputs.map((input) => grow(input, depth + 1)).filter((input) => input !== undefined)
    const figures = inputs.reduce((sum, input) => sum + input.figures, 1)
    if (inputs.length < own.inputs.length || figures > MOST_FIGURES) return undefined
    const whole = { tree: { ...own, inputs: inputs.map(({ tree }) => tree) }, figures }
    grown.set(name, whole)
    return whole
  }
  const trees = replaced(root, (part) => {
    if (typeof part !== 'string' || !ID.test(part)) return part
    const one = grow(part, 0)
    if (one === undefined) isWhole = false
    return one?.tree
  })
  return isWhole ? trees : undefined
}

/**
 * Makes the schema of an explanation: derivations in the domain, on the wire `{ nodes: { id: node }, root }` with each node once, however many
 * calculations share it; `root` names a node wherever the explanation has a derivation.
 *
 * Decoding shares nodes likewise. A name that is unknown, and a calculation that rests on itself, are refused.
 *
 * @param shape schema of `root`, made of the schema of a name
 * @example explained<{ area: Derivation }>((name) => z.object({ area: name })).encode({ area }).root // { area: 'n2' }
 */
export const explained = <Explained>(shape: (name: typeof nodeId) => z.ZodType<Named<Explained>>) =>
  z.codec(
    z.object({ nodes: z.record(nodeId, node), root: shape(nodeId) }),
    z.custom<Explained>((value) => typeof value === 'object' && value !== null),
    {
      decode: ({ nodes, root }, context) => {
        const trees = treesFrom(nodes, root)
        if (trees === undefined) context.issues.push({ code: 'custom', input: root, message: 'a calculation that is not whole' })
        return trees as Explained
      },
      encode: (trees) => namesFrom(trees) as { nodes: Record<string, Node>; root: Named<Explained> },
    },
  )
