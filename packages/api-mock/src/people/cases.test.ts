import { readCase } from '@hautelisse/domain/case'
import { ANSWERED_SIMULATORS, loadSimulator } from '@hautelisse/domain/simulations'
import { sampledCases, type AskedCase } from '@hautelisse/domain/simulations/arbitraries'
import { expect, it } from 'vitest'

import { PEOPLE } from './index.ts'

const NAMING = new Set([
  'name',
  'given_name',
  'family_name',
  'first_name',
  'last_name',
  'policy_id',
  'birth_date',
  'iban',
  'email',
])

/** Texts that tell who somebody is, wherever their profiles and accounts hold them: names of persons and companies, numbers of contracts, birth dates. */
const identitiesIn = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap(identitiesIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, held]): readonly string[] =>
    typeof held === 'string' ? (NAMING.has(key) && held !== '' ? [held] : []) : identitiesIn(held),
  )
}

const identitiesOf = (people: typeof PEOPLE): readonly string[] => [
  ...new Set(
    people.flatMap(({ oauth_profile, ais_profile, s2e_profile, accounts }) =>
      identitiesIn([oauth_profile, ais_profile, s2e_profile, accounts]),
    ),
  ),
]

const IDENTITIES = identitiesOf(PEOPLE)
/** Those of one person: what is refused of them is refused of everybody. */
const OF_SYLVIE = identitiesOf(PEOPLE.slice(0, 1))

/** Forms of a text that say a value whatever it is: a day or a year alone, and a number, which a case holds as a number. */
const FORMS = [/^\d{4}(?:-\d{2}-\d{2})?$/, /^\d+(?:\.\d*)?$/]
const isOfSameForm = (one: string, other: string): boolean => FORMS.some((form) => form.test(one) && form.test(other))

/** Each copy of some answers in which one text is another, or to which an object has one more. */
const variantsWith = (value: unknown, text: string): readonly unknown[] => {
  if (typeof value === 'string') return isOfSameForm(value, text) ? [] : [text]
  if (Array.isArray(value))
    return value.flatMap((held: unknown, at) => variantsWith(held, text).map((other) => value.with(at, other) as unknown))
  if (typeof value !== 'object' || value === null) return []
  const entries = Object.entries(value)
  return [
    { ...value, name: text },
    ...entries.flatMap(([key, held]) => variantsWith(held, text).map((other) => Object.assign({}, value, { [key]: other }))),
  ]
}

it('[BEY-01] names, contract numbers, companies and birth dates are found of somebody at the doors', () => {
  expect(OF_SYLVIE).toEqual(expect.arrayContaining(['Sylvie', 'Garnier', '00482176', '1964-03-12', 'Verrerie Aubrenne']))
})

const lengthOf = ({ inputs }: AskedCase): number => JSON.stringify(inputs).length

/** The longest of some cases has most of what may be answered. */
const longestOf = (cases: readonly AskedCase[]): AskedCase | undefined =>
  cases.toSorted((one, other) => lengthOf(other) - lengthOf(one))[0]

it.each(ANSWERED_SIMULATORS)('[BEY-01] no answer of a case of %s takes a text that tells who somebody is', async (name) => {
  const simulator = await loadSimulator(name)
  const asked = longestOf(sampledCases(name, 20))
  const read = (inputs: unknown) => readCase(simulator, { schema: simulator.schema, simulator: name, asOf: asked?.asOf, inputs })
  const text = JSON.stringify(read(asked?.inputs))
  expect(JSON.parse(text)).toMatchObject({ kind: 'read' })
  expect(IDENTITIES.filter((identity) => text.includes(`"${identity}"`))).toEqual([])
  const accepted = OF_SYLVIE.flatMap((identity) =>
    variantsWith(asked?.inputs, identity).filter((inputs) => read(inputs).kind === 'read'),
  )
  expect(accepted).toEqual([])
})
