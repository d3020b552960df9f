import { describe, expect, it } from 'vitest'
import { problemsOf } from './check.ts'
import { sameTexts, surplusOf } from './same.ts'

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
