import { test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'

import { decodeCase, encodeCase, linkOf, readCase } from '../case/index.ts'
import { plainDate } from '../calendar/index.ts'
import { PROVIDER_CONTRACT } from '../contract/index.ts'
import { euros } from '../money/index.ts'
import { toldTransmissions } from './arbitraries.ts'
import { simulateTransmission, transmissionCases, transmissionInputsOf, type Told } from './index.ts'

const DAY = plainDate('2026-11-20')
const answer = await transmissionCases.open()
const caseOf = (told: Told) => transmissionCases.caseOf(transmissionInputsOf(told), DAY)

/** What the portal's call computes of the same answers. */
const portalFigures = (told: Told): ReadonlyMap<string, string> => {
  const figures = new Map<string, string>()
  const options = simulateTransmission(told, DAY)?.options ?? []
  for (const { option, totalTax, highestTax, rows } of options) {
    const under = options.length === 1 ? '' : `-${option}`
    figures.set(`tax${under} `, totalTax.toString())
    if (!highestTax.eq(totalTax)) figures.set(`highest-tax${under} `, highestTax.toString())
    for (const { heir, people, received } of rows)
      figures.set(`received${under}-${heir} ${people?.[0] ?? ''}`, received.toString())
  }
  return figures
}

describe('a transmission as a case', () => {
  test.prop([toldTransmissions])(
    '[BEY-01, BEY-04] is read again as it was written, and gives the figures that the portal gives',
    (told) => {
      const one = caseOf(told)
      expect(readCase(transmissionCases, JSON.parse(JSON.stringify(one)))).toMatchObject({ kind: 'read', case: one })
      if (linkOf(transmissionCases, one).kind === 'link') expect(decodeCase(encodeCase(one))).toEqual(one)
      const expected = portalFigures(told)
      const result = answer(one)
      expect(result.kind).toBe(expected.size === 0 ? 'refused' : 'answered')
      const amounts = new Map(
        result.kind === 'answered'
          ? result.figures.map(({ term, at, value }) => [
              `${term} ${at ?? ''}`,
              value.kind === 'euros' ? value.amount.toString() : '',
            ])
          : [],
      )
      for (const [term, amount] of expected) expect([term, amounts.get(term)]).toEqual([term, amount])
    },
  )

  const WHOLE: Told = {
    heirs: { has_testament: false, family_situation: 'spouse', children: 2, has_same_parents: true, spouse_age: 65 },
    patrimony: {
      has_donate: false,
      owner_home: true,
      home_value: euros(900_000),
      home_percentage: 50,
      family_at_home: true,
      has_other_patrimony: true,
      other_goods: [
        { type: 'immovable', amount: euros('210000.50'), rate: 50 },
        { type: 'financial', amount: euros(48_000), rate: 100 },
      ],
      passif: euros(12_000),
    },
    life_insurances: {
      has_life_insurance: true,
      life_insurances_list: [
        { name: 'Contrat de Sylvie Garnier', amount: euros(85_000), beneficiary: 'spouse', [PROVIDER_CONTRACT]: true },
        { name: 'Deuxième', amount: euros(120_000), beneficiary: 'children', [PROVIDER_CONTRACT]: false, kind: 'per' },
      ],
      insured_age: 66,
    },
  }

  it('[BEY-01, BEY-04] holds no name of a contract, says the tax first, and fits in a link', () => {
    const one = caseOf(WHOLE)
    expect(JSON.stringify(one)).not.toMatch(/Sylvie|Deuxième|name/)
    expect(answer(one)).toMatchObject({ figures: [{ term: 'tax-quarter' }, { term: 'tax-usufruct' }, {}, {}, {}, {}, {}, {}] })
    expect(encodeCase(one).length).toBeLessThan(500)
  })

  it('[BEY-01, BEY-07] says of a good and a contract that they are the person’s own, which moves no figure', () => {
    const own = transmissionCases.caseOf(transmissionInputsOf(WHOLE, { goods: new Set([1]), contracts: new Set([0]) }), DAY)
    expect(own.inputs).toMatchObject({
      patrimony: { other_goods: [{ type: 'immovable' }, { held: true }] },
      life_insurances: { contracts: [{ held: true }, { kind: 'per' }] },
    })
    expect(decodeCase(encodeCase(own))).toEqual(own)
    const [said, plain] = [answer(own), answer(caseOf(WHOLE))]
    if (said.kind !== 'answered' || plain.kind !== 'answered') throw new Error('There are figures')
    expect(said.figures).toEqual(plain.figures)
    const isMark = ({ term }: { readonly term: string }): boolean => term.endsWith('-held')
    expect(said.answers.filter(isMark)).toEqual([
      { term: 'good-held', at: 2, value: { kind: 'yes-no', isYes: true } },
      { term: 'contract-held', at: 1, value: { kind: 'yes-no', isYes: true } },
    ])
    expect(plain.answers.filter(isMark)).toEqual([])
  })

  it('[BEY-02] is refused with the reason where the simulator has no answer', () => {
    expect(answer(caseOf({ ...WHOLE, heirs: { has_testament: true } }))).toEqual({
      kind: 'refused',
      problems: [{ path: 'heirs', reason: 'testament' }],
    })
  })
})
