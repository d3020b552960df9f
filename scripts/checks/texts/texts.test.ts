import { describe, expect, it } from 'vitest'
import { problemsOf } from './check.ts'
import { sameTexts, surplusOf } from './same.ts'
import { sumProblems } from './sums.ts'

const catalogue = (room: string, messages: Readonly<Record<string, string>>) => ({ room, file: `${room}.json`, messages })
const sources = new Map([
  ['home', new Map([['home.a.yes', 'Oui']])],
  ['tax', new Map([['home.a.yes', 'Oui']])],
])

describe('catalogues beside the sources', () => {
  it('have nothing to tell when each room has its texts', () => {
    const both = [catalogue('home', { 'home.a.yes': 'Oui' }), catalogue('tax', { 'home.a.yes': 'Oui' })]
    expect(problemsOf('fr', sources, both)).toEqual([])
  })

  it('tell what is missing, unused, empty or other than in the sources', () => {
    expect(
      problemsOf('fr', sources, [catalogue('home', { 'home.a.yes': 'Non' }), catalogue('gone', { 'gone.a.b': '' })]),
    ).toEqual([
      'home, fr: home.a.yes says something else in the sources',
      'tax, fr: home.a.yes is used by the sources and missing from the catalogue',
      'gone, fr: gone.a.b has no text',
      'gone, fr: gone.a.b stands in the catalogue and no source uses it',
    ])
  })

  it('refuse two translations of one id', () => {
    const both = [catalogue('home', { 'home.a.yes': 'Yes' }), catalogue('tax', { 'home.a.yes': 'Indeed' })]
    expect(problemsOf('en', sources, both)).toEqual(['tax, en: home.a.yes says something else in another room'])
  })
})

it('counts the ids that equal texts could do without', () => {
  const texts = { 'x.y.a': 'Oui', 'x.y.b': 'Non', 'x.y.c': 'Oui', 'x.y.d': 'Oui' }
  const same = sameTexts(new Map(Object.entries(texts)))
  expect(same).toEqual([{ text: 'Oui', ids: ['x.y.a', 'x.y.c', 'x.y.d'] }])
  expect(surplusOf(same)).toBe(2)
})

describe('messages of several amounts', () => {
  const problems = (source: string, ...exceptions: string[]) =>
    sumProblems(new Map([['page.tsx', source]]), new Set(exceptions)).map((problem) =>
      problem.replace(/^page\.tsx: (\S+) says .*/, '$1'),
    )
  const trans = (words: string) => `<Trans id="page.sum.left">${words}</Trans>`

  it('[SUM-01] are refused where they are fed by separate amounts, however these are named', () => {
    expect(problems(trans('<Amount value={paid} />. Il reste <Amount value={left} />.'))).toEqual(['page.sum.left'])
    expect(problems(trans('<SumAmount of={rest} part="part" />. Il reste <Amount value={left} />.'))).toEqual(['page.sum.left'])
    expect(problems(trans('<SumAmount of={rest} part="part" /> sur <SumAmount of={other} />.'))).toEqual(['page.sum.left'])
    const named = 'const [paid, left] = [formatEuros(one), write(other)]; const amount = <Amount value={third} />'
    expect(problems(`${named}; t({ id: 'page.sum.said', message: \`\${paid}, il reste \${left}\` })`)).toEqual(['page.sum.said'])
    expect(problems(`${named}; const it = ${trans('{amount} et <b>{paid}</b>')}`)).toEqual(['page.sum.left'])
  })

  it('[SUM-01] are taken where they are fed by one sum, say one amount, or are an exception; one that nothing needs is refused', () => {
    expect(problems(trans('<SumAmount of={rest} part="part" /> sur <SumAmount of={rest} />.'))).toEqual([])
    const written = 'const { total, part } = writeSum(rest)'
    expect(problems(`${written}; t({ id: 'page.sum.said', message: \`\${part} sur \${total}\` })`)).toEqual([])
    expect(problems(trans('Il reste <Amount value={left} /> à {name}.'))).toEqual([])
    expect(problems(trans('De <Amount value={least} /> à <Amount value={most} />.'), 'page.sum.left')).toEqual([])
    expect(problems(trans('Rien'), 'page.sum.left')).toEqual(['page.sum.left is an exception that no message needs'])
  })
})
