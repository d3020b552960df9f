import { describe, expect, it } from 'vitest'
import { oddPhrases, participleNames } from './find.ts'

const placesOf = (text: string) => oddPhrases(text).map((found) => [found.line, found.text])
const namesIn = (text: string) => participleNames(text).map((found) => [found.line, found.text])

describe('odd phrases', () => {
  it.each([
    [
      '// Whoever asked again was led away from the button by the wait.',
      [
        [1, 'Whoever'],
        [1, 'was led away from'],
      ],
    ],
    ['/** What it means is the page’s to say. */', [[1, 'is the page’s to say']]],
    ['// Asked for again in vain, it comes with the page.', [[1, 'in vain']]],
    ['it is left in time by a task', [[1, 'left in time by']]],
    ["counts as nobody, is nobody's", [[1, "is nobody's"]]],
    ['the pages of which nothing is said', [[1, 'of which nothing is']]],
    ['an address that is as good as none', [[1, 'is as good as none']]],
    ['reads it, and is told when to read it anew', [[1, 'told when to read']]],
    ['Faults that are no word to the application', [[1, 'are no word to']]],
  ])('finds them in %j', (text, places) => {
    expect(placesOf(text)).toEqual(places)
  })

  it('finds one that goes on in the next line of a comment, and says where it begins', () => {
    expect(placesOf('/**\n * Returns nothing\n * where it\n * is none.\n */')).toEqual([
      [2, 'nothing where'],
      [4, 'is none'],
    ])
    expect(placesOf('const a = 1\n// asked in\n// vain')).toEqual([[2, 'in vain']])
  })

  it('lets plain English pass', () => {
    expect(
      placesOf(
        '// Returns undefined if there are none: a vain name, nothing at all, wherever it is. Nonetheless it is nonexistent.',
      ),
    ).toEqual([])
  })
})

describe('names that are a past participle', () => {
  it('are found among constants, functions, classes and exported types', () => {
    const source = [
      'const written = 1',
      'export const Kept = () => null',
      'export async function asked() {}',
      'export type Known = string',
      'class Opened {}',
    ].join('\n')
    expect(namesIn(source)).toEqual([
      [1, 'written'],
      [2, 'Kept'],
      [3, 'asked'],
      [4, 'Known'],
      [5, 'Opened'],
    ])
  })

  it('are not nouns, longer names, names inside functions, states or events', () => {
    const source = [
      'const seed = 1',
      'const speed = 2',
      'const keptDraft = 3',
      'const ASKED = 4',
      'type Told = string',
      'const run = () => {',
      '  const found = 1',
      "  return { on: { closed: 'done' }, type: 'opened', found }",
      '}',
    ].join('\n')
    expect(namesIn(source)).toEqual([])
  })
})
