/** Turns of phrase that no native speaker writes, each with what to write instead. */
const PHRASES: readonly (readonly [phrase: string, instead: string])[] = [
  ['whoever', 'name them: "the saver", "the caller", "everybody"'],
  ['in vain', 'say what failed: "if the retry fails as well"'],
  ['nothing where', 'say what is returned: "undefined if …", "empty if …"'],
  ['is none', 'say what is missing: "if no draft exists", "counts as missing"'],
  ['is as good as none', '"counts as missing"'],
  ["is nobody[’']s", 'say what follows: "is unknown", "is sensitive"'],
  ['of which nothing is', 'use an adjective: "empty", "untracked", "unknown"'],
  ["is the \\w+[’']s to (?:say|keep|tell)", 'make the owner the subject: "the page decides"'],
  ['(?:is|are) no word to', 'say who handles it'],
  ['was led away from', 'say what happens now: "return the focus to …"'],
  ['left in time by', 'make the actor the subject: "the task leaves …"'],
  ['told when to read', '"an observable value"'],
]

/** Between two words: spaces, or the end of a line with the sign that begins the next line of a comment. */
const GAP = String.raw`(?:[ \t]+|[ \t]*\n[ \t]*(?:\*|//|#)?[ \t]*)`
const RULES = PHRASES.map(
  ([phrase, instead]) => [new RegExp(String.raw`\b${phrase.replaceAll(' ', GAP)}\b`, 'gi'), instead] as const,
)

/** Irregular past participles, as far as they are not nouns of this trade as well (such as `left`, `set` or `cost`). */
const IRREGULAR = new Set(
  (
    'begun bent bound borne bought broken brought built caught chosen come done drawn driven fallen felt forgotten found frozen given gone grown ' +
    'heard held hidden kept known laid led lent lost made meant met paid proven risen said sent shown shut sold spent spoilt spoken stolen struck ' +
    'sworn taken taught thought thrown told torn understood won worn written'
  ).split(' '),
)

/** Words on -ed that are no participles. */
const NOUNS = new Set([
  'bed',
  'deed',
  'embed',
  'exceed',
  'feed',
  'indeed',
  'need',
  'proceed',
  'red',
  'seed',
  'shed',
  'speed',
  'succeed',
])

const isParticiple = (name: string): boolean => {
  const word = name.toLowerCase()
  // One word only: `keptDraft` says what it is.
  if (!/^[A-Z]?[a-z]+$/.test(name)) return false
  return IRREGULAR.has(word) || (word.length > 3 && word.endsWith('ed') && !NOUNS.has(word))
}

/** A place in a file, with what is wrong there. */
export type Finding = { readonly line: number; readonly text: string; readonly instead: string }

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length

/**
 * Finds turns of phrase that are no plain English, also where a line of a comment ends inside one.
 *
 * @param text - text of a file
 * @example oddPhrases('// Asked in vain.') // [{ line: 1, text: 'in vain', … }]
 */
export const oddPhrases = (text: string): readonly Finding[] =>
  RULES.flatMap(([rule, instead]) =>
    [...text.matchAll(rule)].map((found) => ({
      line: lineAt(text, found.index),
      text: found[0].replaceAll(/\s+(?:\*|\/\/|#)?\s*/g, ' '),
      instead,
    })),
  ).toSorted((one, other) => one.line - other.line)

const DECLARATION = /^(?:export )?(?:declare )?(?:async )?(?:const|let|function\*?|class) (\w+)/gm
const EXPORTED_TYPE = /^export (?:type|interface) (\w+)/gm

/**
 * Finds constants, functions and exported types of a module that are named by a past participle alone.
 *
 * @param text - text of a TypeScript file
 * @example participleNames('export const written = 1') // [{ line: 1, text: 'written', … }]
 */
export const participleNames = (text: string): readonly Finding[] =>
  [DECLARATION, EXPORTED_TYPE]
    .flatMap((declaration) => Array.from(text.matchAll(declaration)))
    .flatMap((found) => {
      const [, name = ''] = found
      return isParticiple(name)
        ? [{ line: lineAt(text, found.index), text: name, instead: 'name the thing: a noun, or a verb for a function' }]
        : []
    })
    .toSorted((one, other) => one.line - other.line)
