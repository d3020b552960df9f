import { inOrder, type Derivation } from '../explain/index.ts'

/** A figure of a calculation as it stands in two of them; undefined where one has no such figure. */
export type ComparedFigure = {
  /** Unlike that of any other figure in the list. */
  readonly key: string
  readonly before: Derivation | undefined
  readonly after: Derivation | undefined
  readonly isSame: boolean
}

/** The figures of a tree in the order of the calculation, by what they are of: their term, their details, and their place among those of the same. */
const figuresOf = (root: Derivation): ReadonlyMap<string, Derivation> => {
  const counts = new Map<string, number>()
  const figures = new Map<string, Derivation>()
  for (const { node } of inOrder(root)) {
    const name = JSON.stringify([node.term, node.details])
    const place = counts.get(name) ?? 0
    counts.set(name, place + 1)
    figures.set(`${name} ${String(place)}`, node)
  }
  return figures
}

/**
 * Sets two calculations of the same figure side by side, figure by figure, in the order of the calculation.
 *
 * Rule PE-07. What one of them alone has stands after the figure that comes before it there.
 *
 * @param before root of the first calculation
 * @param after root of the second
 * @example compareTrees(month, monthOneYearLater).filter(({ isSame }) => !isSame)
 */
export const compareTrees = (before: Derivation, after: Derivation): readonly ComparedFigure[] => {
  const [first, second] = [figuresOf(before), figuresOf(after)]
  const keys = [...first.keys()]
  let last = -1
  for (const key of second.keys()) {
    const at = keys.indexOf(key)
    if (at === -1) keys.splice((last += 1), 0, key)
    else last = at
  }
  return keys.map((key) => {
    const [one, other] = [first.get(key), second.get(key)]
    return { key, before: one, after: other, isSame: one?.value === other?.value }
  })
}
