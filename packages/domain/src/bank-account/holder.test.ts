import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'

import { compareHolder, type HolderNames } from './index.ts'

const SYLVIE: HolderNames = { first: 'Sylvie', last: 'Garnier' }
const LONG: HolderNames = { first: 'Jean-Pierre Émile', last: 'de La Fontaine-Œuvrard', birth: 'Bérenger' }

describe('the holder of an account', () => {
  it.each([
    ['Sylvie Garnier', 'match'],
    ['GARNIER SYLVIE', 'match'],
    ['Mme Garnier, Sylvie', 'match'],
    ['M. Paul Durand ou Mme Sylvie Garnier', 'match'],
    ['M ou Mme Garnier Sylvie', 'match'],
    ['S. Garnier', 'close'],
    ['Sylvie Garnié', 'close'],
    ['Sylvie Garniet', 'close'],
    ['Syvlie Garnier', 'close'],
    ['Sylvie Marie Garnier', 'close'],
    ['SARL Sylvie Garnier', 'close'],
    ['Garnier', 'none'],
    ['Paul Garnier', 'none'],
    ['Sylvie Durand', 'none'],
    ['Durand Paul', 'none'],
    ['', 'none'],
    ['ou', 'none'],
  ])('[RIB-07] "%s" is %s for Sylvie Garnier', (written, result) => {
    expect(compareHolder(written, SYLVIE)).toBe(result)
  })

  it.each([
    ['jean pierre de la fontaine oeuvrard', 'match'],
    ['EMILE DE LA FONTAINE-OEUVRARD', 'match'],
    ['Jean-Pierre Bérenger', 'match'],
    ['Jean Fontaine', 'close'],
    ['J Berenger', 'close'],
    ['Pierre Dupont', 'none'],
  ])('[RIB-07] "%s" is %s for a person of several names', (written, result) => {
    expect(compareHolder(written, LONG)).toBe(result)
  })

  const name = fc.constantFrom('Zoé', 'Anne-Laure', 'François', 'Garnier', 'Œuvrard', 'Le Gall', 'Belkhir', 'D’Arc')
  const names = fc.record({ first: name, last: name })
  const written = ({ first, last }: HolderNames) => `${first} ${last}`

  test.prop([names])(
    '[RIB-07] a person is always their own holder, whatever order, capitals, accents, hyphens or title',
    (one) => {
      const { first, last } = one
      const plainly = written(one).normalize('NFD').replaceAll(/\p{M}/gu, '')
      for (const way of [
        written(one),
        `${last} ${first}`,
        written(one).toUpperCase(),
        plainly,
        written(one).replaceAll('-', ' '),
        `Madame ${written(one)}`,
      ])
        expect([way, compareHolder(way, one)]).toEqual([way, 'match'])
    },
  )

  test.prop([names, names, fc.nat()])('[RIB-07] the order of words never changes the answer', (one, other, turn) => {
    const words = written(one).split(/[\s-]+/)
    const at = turn % words.length
    const turned = [...words.slice(at), ...words.slice(0, at)].join(' ')
    expect(compareHolder(turned, other)).toBe(compareHolder(words.join(' '), other))
  })
})
