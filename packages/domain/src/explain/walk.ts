import type { Derivation } from './model.ts'

/** A node with its distance from the root. */
export type Visited = { readonly depth: number; readonly node: Derivation }

const visit = (node: Derivation, depth: number): readonly Visited[] => [
  { depth, node },
  ...node.inputs.flatMap((input) => visit(input, depth + 1)),
]

/**
 * Lists a tree from its root down: each figure before what it follows from. A node that two steps share comes twice.
 *
 * @param node root of a derivation
 * @example walk(product).map(({ node }) => node.term) // ['area', 'width', 'height']
 */
export const walk = (node: Derivation): readonly Visited[] => visit(node, 0)

/**
 * Lists a tree in the order of the calculation: each figure after what it follows from, and once, however many steps share it.
 *
 * This is the order of a calculation that is copied or exported as text; the words belong to the screens.
 *
 * @param node root of a derivation
 * @example inOrder(product).map(({ node }) => node.term) // ['width', 'height', 'area']
 */
export const inOrder = (node: Derivation): readonly Visited[] => {
  const seen = new Set<Derivation>()
  const listed = (step: Derivation, depth: number): readonly Visited[] => {
    if (seen.has(step)) return []
    seen.add(step)
    return [...step.inputs.flatMap((input) => listed(input, depth + 1)), { depth, node: step }]
  }
  return listed(node, 0)
}

/**
 * Finds the first node with a term, from the root down.
 *
 * @param node root of a derivation
 * @param term what the figure is
 * @example find(area, 'width')?.value // '3'
 */
export const find = (node: Derivation, term: string): Derivation | undefined =>
  walk(node).find(({ node: step }) => step.term === term)?.node
