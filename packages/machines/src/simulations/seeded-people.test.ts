import { accountsSince, PEOPLE, type Person } from '@hautelisse/api-mock'
import { isPlainDate, plainDate, type PlainDate } from '@hautelisse/domain/calendar'
import { decodeCase, linkOf, type Case } from '@hautelisse/domain/case'
import { loadMortalityTables } from '@hautelisse/domain/mortality'
import { birthDateOf, genderOf } from '@hautelisse/domain/session'
import { loadSimulator } from '@hautelisse/domain/simulations'
import { contractsOf, explainWithdrawal, SIMULATOR, takingPart } from '@hautelisse/domain/withdrawal'
import { expect, it } from 'vitest'
import { answerTo as taxAnswerTo, NEXT, startSimulator } from '../tax-saving/fixtures.testing.ts'
import { selectCase as selectTaxCase } from '../tax-saving/index.ts'
import { settled } from '../testing/index.ts'
import { finish, startStepper } from '../withdrawal/fixtures.testing.ts'
import { selectAgeStep, selectCase } from '../withdrawal/index.ts'
import { TODAY } from './simulations.testing.ts'

const SPOUSE = { typed: '23/08/1966', birth_date: plainDate('1966-08-23') } as const

const accountsOf = (person: Person) => accountsSince(person, TODAY, undefined)
const takingPartOf = (person: Person) => takingPart(contractsOf(accountsOf(person), SIMULATOR, TODAY))

/** The case at the end of the steps of capital and annuity, shared with a spouse; undefined for who holds nothing that takes part. */
const withdrawalOf = async (person: Person): Promise<Case | undefined> => {
  const birthDate = birthDateOf(person)
  const accounts = accountsOf(person)
  if (birthDate === undefined || takingPartOf(person).length === 0) return undefined
  const tables = await loadMortalityTables()
  const stepper = startStepper(accounts, { birthDate })
  const { min } = selectAgeStep(stepper.actor.getSnapshot())
  stepper.send(
    NEXT,
    { type: 'ageTyped', text: `${Math.max(min, 64)}` },
    NEXT,
    { type: 'reversibleAnswered', reversible: true },
    { type: 'spouseBirthDateTyped', text: SPOUSE.typed },
    { type: 'reversionPercentageChosen', percentage: 60 },
    NEXT,
    NEXT,
    { type: 'optionChosen', option: 'RV_R' },
    NEXT,
  )
  await finish(stepper, (request) => explainWithdrawal({ accounts, birthDate, request, asOf: TODAY, tables }))
  return selectCase(stepper.actor.getSnapshot())
}

/** The case at the end of the steps of tax, with what a profile tells of its saver. */
const taxOf = async (person: Person): Promise<Case | undefined> => {
  const simulator = startSimulator({ saver: { gender: genderOf(person), birthDate: birthDateOf(person) } })
  simulator.send(
    { type: 'genderChosen', gender: 'F' },
    NEXT,
    { type: 'ageTyped', text: '41' },
    NEXT,
    { type: 'maritalStatusChosen', status: 'CE' },
    NEXT,
    NEXT,
    { type: 'amountTyped', field: 'monthly_income', text: '5 000' },
    NEXT,
  )
  const [request] = simulator.api.waiting()
  if (request !== undefined) simulator.api.answer(taxAnswerTo(request))
  await settled()
  return selectTaxCase(simulator.actor.getSnapshot())
}

/** Fields of people and contracts that no case may hold. */
const SECRETS = /name|policy|birth|^sub$/

/** A day in the ways in which people and programs write it. */
const waysOf = (day: PlainDate): readonly string[] => {
  const [year = '', month = '', date = ''] = day.split('-')
  const at = new Date(`${day}T00:00:00Z`)
  const orders = [
    [year, month, date],
    [date, month, year],
    [month, date, year],
  ]
  return [
    ...orders.flatMap((order) => ['-', '/', '.', ' ', ''].map((between) => order.join(between))),
    ...['fr-FR', 'en-GB'].map((language) => new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(at)),
    `${at.getTime()}`,
    `${at.getTime() / 1000}`,
  ]
}

/** What is secret of a person, by its field, in every way in which a text may write it. */
const secretsOf = (value: unknown, field = ''): readonly (readonly [field: string, text: string])[] => {
  if (Array.isArray(value)) return value.flatMap((one) => secretsOf(one, field))
  if (typeof value === 'object' && value !== null) return Object.entries(value).flatMap(([name, one]) => secretsOf(one, name))
  if (typeof value !== 'string' || value === '' || !SECRETS.test(field)) return []
  const ways = isPlainDate(value) ? waysOf(value) : [value, value.replaceAll(/\s/g, '')]
  return ways.map((text) => [field, text.toLocaleLowerCase('fr')] as const)
}

const foundIn = (text: string, secrets: ReturnType<typeof secretsOf>): readonly string[] => {
  const held = text.toLocaleLowerCase('fr')
  return secrets.filter(([, secret]) => held.includes(secret)).map(([field, secret]) => `${field} ${secret}`)
}

/** What a case is written as: the file, and what its link is unpacked to. */
const textsOf = async (one: Case): Promise<readonly string[]> => {
  const link = linkOf(await loadSimulator(one.simulator), one)
  return [JSON.stringify(one), ...(link.kind === 'link' ? [link.text, JSON.stringify(decodeCase(link.text))] : [])]
}

it('[BEY-01] [BEY-04] no case, link or file that the simulators make of a seeded person holds a name, policy, company or birth date', async () => {
  const found: string[] = []
  const made: string[] = []
  for (const person of PEOPLE) {
    const secrets = secretsOf([person, SPOUSE])
    for (const one of [await withdrawalOf(person), await taxOf(person)]) {
      if (one === undefined) continue
      made.push(one.simulator)
      for (const text of await textsOf(one)) found.push(...foundIn(text, secrets).map((what) => `${one.simulator}: ${what}`))
    }
  }
  expect(found).toEqual([])
  // Everybody came to their results, and what is looked for is found where it stands.
  const withContracts = PEOPLE.filter((person) => takingPartOf(person).length > 0).length
  expect(made.toSorted()).toEqual([...PEOPLE.map(() => 'tax-saving'), ...Array<string>(withContracts).fill('withdrawal')])
  const [sylvie] = PEOPLE
  const fields = new Set(secretsOf(sylvie).map(([field]) => field))
  expect([...fields]).toEqual(expect.arrayContaining(['family_name', 'last_name', 'birth_date', 'policy_id', 'company_name']))
  expect(foundIn('{"born":"12 Mars 1964"}', secretsOf(sylvie)).at(0)).toBe('birth_date 12 mars 1964')
})
