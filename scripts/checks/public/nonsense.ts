import fc from 'fast-check'

/** Values that are right nowhere, or in few places only. */
const NOTHING: readonly unknown[] = [
  null,
  undefined,
  '',
  'PACS',
  'x'.repeat(200),
  {},
  [],
  Symbol('s'),
  10n,
  () => 1,
  new Date(0),
  true,
]
const NUMBERS: readonly unknown[] = [Number.NaN, Infinity, -Infinity, -1, -1e9, 0.5, 2.5, 1e9]

type Path = readonly string[]

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> | readonly unknown[] =>
  typeof value === 'object' && value !== null && (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype)

/** Every place in a value that can hold nonsense: itself and, in plain objects and lists, what it holds. */
const pathsOf = (value: unknown): readonly Path[] => [
  [],
  ...(isPlain(value) ? Object.entries(value).flatMap(([key, inner]) => pathsOf(inner).map((path) => [key].concat(path))) : []),
]

const MISSING = Symbol('missing key')

const changed = (value: unknown, [key, ...rest]: Path, to: unknown): unknown => {
  if (key === undefined) return to
  const copy: Record<string, unknown> = Array.isArray(value) ? ([...value] as never) : { ...(value as object) }
  if (rest.length === 0 && to === MISSING) Reflect.deleteProperty(copy, key)
  else copy[key] = changed(copy[key], rest, to)
  return copy
}

/** Arguments of a call with nonsense in one place; another number, or a list without anything in it, may be a right question. */
type BrokenCall = { readonly args: readonly unknown[]; readonly what: string; readonly mayBeRight: boolean }

/** A caller's own id is any text, and a question without a spouse is another question. */
const mayBeRight = (path: Path, to: unknown): boolean =>
  typeof to === 'bigint' ||
  (typeof to === 'number' && Number.isFinite(to)) ||
  Array.isArray(to) ||
  (path.at(-1) === 'id' && typeof to === 'string') ||
  (path.at(-1) === 'spouse' && (to === undefined || to === MISSING))

/** Calls with nonsense in one place of right arguments. */
export const brokenCalls = (args: readonly unknown[]): fc.Arbitrary<BrokenCall> =>
  fc.constantFrom(...pathsOf(args).filter((path) => path.length > 0)).chain((path) =>
    fc.constantFrom(...NOTHING, ...NUMBERS, ...(path.length > 1 ? [MISSING] : [])).map((to) => ({
      args: changed(args, path, to) as readonly unknown[],
      what: `${path.join('.')} = ${String(to)}`,
      mayBeRight: mayBeRight(path, to),
    })),
  )

/** Calls made of nonsense alone. */
export const nonsenseCalls = (arity: number): fc.Arbitrary<readonly unknown[]> =>
  fc.array(fc.oneof(fc.constantFrom(...NOTHING, ...NUMBERS), fc.anything()), { maxLength: arity + 1 })

const FIGURE = /^-?(?:NaN|Infinity)$/

/** Says whether an answer holds NaN or Infinity, anywhere. */
export const wrongFigure = (answer: unknown, seen = new Set<unknown>()): boolean => {
  if (typeof answer === 'number') return !Number.isFinite(answer)
  if (typeof answer === 'string') return FIGURE.test(answer)
  if (typeof answer !== 'object' || answer === null || seen.has(answer)) return false
  seen.add(answer)
  if ('isFinite' in answer && typeof answer.isFinite === 'function') return !(answer as { isFinite: () => boolean }).isFinite()
  return Object.values(answer).some((inner) => wrongFigure(inner, seen))
}
