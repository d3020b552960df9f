/** Names of a person as an insurer or a bank knows them. */
export type HolderNames = {
  /** First names, one after the other. */
  readonly first: string
  readonly last: string
  /** Name at birth, where it is another one. */
  readonly birth?: string | undefined
}

/** How near a name is to a person's. */
export type HolderMatch = 'match' | 'close' | 'none'

/** Titles and what joins the holders of a joint account; none of them tells one person from another. */
const TITLES: ReadonlySet<string> = new Set(['m', 'mr', 'mme', 'mlle', 'monsieur', 'madame', 'mademoiselle', 'dr', 'me'])
const JOINTS = /\s(?:ou|et|and|or)\s|[&/+;]/

const plain = (text: string): string =>
  text.toLowerCase().replaceAll('œ', 'oe').replaceAll('æ', 'ae').normalize('NFD').replaceAll(/\p{M}/gu, '')

const wordsOf = (text: string): readonly string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !TITLES.has(word))

/** Each first name with the words it is made of: "Jean-Pierre Marie" is two. */
const firstNames = (first: string): readonly (readonly string[])[] =>
  first
    .split(/[\s,]+/)
    .map(wordsOf)
    .filter((words) => words.length > 0)

const SHORTEST_EDITED = 3

/** Whether two words differ by one edit at most: a letter more, less, another one, or two neighbours swapped. */
const isNear = (one: string, other: string): boolean => {
  if (one === other) return true
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (short.length < SHORTEST_EDITED || long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  if (long.length > short.length) return short.slice(at) === long.slice(at + 1)
  if (short.slice(at + 1) === long.slice(at + 1)) return true
  return short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2)
}

type Test = (word: string) => boolean

const compareOne = (typed: readonly string[], { first, last, birth }: HolderNames): HolderMatch => {
  const surnames = [wordsOf(last), ...(birth === undefined ? [] : [wordsOf(birth)])].filter((words) => words.length > 0)
  const firsts = firstNames(first)
  const has: Test = (word) => typed.includes(word)
  const hasNear: Test = (word) => typed.some((other) => isNear(word, other))
  const hasInitial: Test = (word) => typed.includes(word.slice(0, 1))
  const known = new Set([...surnames.flat(), ...firsts.flat()])
  const isWhole =
    surnames.some((words) => words.every(has)) &&
    firsts.some((words) => words.every(has)) &&
    typed.every((word) => known.has(word))
  if (isWhole) return 'match'
  // One of the surnames or of the first names may be missing or misspelt, not all of them.
  const hasSurname = surnames.some((words) => words.some((word) => word.length > 1 && hasNear(word)))
  const hasFirst = firsts.some((words) => words.some((word) => hasNear(word) || hasInitial(word)))
  return hasSurname && hasFirst ? 'close' : 'none'
}

const BEST = ['match', 'close', 'none'] as const

/**
 * Compares a name as written on an account with a person's names (docs/rules/bank-account.md, RIB-07).
 *
 * Accents, capitals, order, hyphens and titles do not count; a joint account is compared holder by holder. Every word of a surname and of one first name
 * present, and no other: match. One edit in a word, an initial, a second name that is missing or one that is not known: close.
 *
 * @param written name as typed, or as a bank writes it
 * @param names names of the person
 * @example compareHolder('GARNIER Sylvie', { first: 'Sylvie', last: 'Garnier' }) // 'match'
 * @example compareHolder('S. Garnier', { first: 'Sylvie', last: 'Garnier' }) // 'close'
 */
export const compareHolder = (written: string, names: HolderNames): HolderMatch => {
  const holders = plain(written).split(JOINTS)
  const results = new Set(holders.map((holder) => compareOne(wordsOf(holder), names)))
  return BEST.find((result) => results.has(result)) ?? 'none'
}
