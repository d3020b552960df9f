import { plainDate, type PlainDate } from '@hautelisse/domain/calendar'
import { encodeCase, type Case, type SimulatorName } from '@hautelisse/domain/case'
import { euros } from '@hautelisse/domain/money'
import { taxSavingCases } from '@hautelisse/domain/tax-saving'
import { withdrawalCases } from '@hautelisse/domain/withdrawal'
import { ESTIMATED } from '../pension/examples.tsx'
import { known } from '../projection/examples.tsx'
import type { Between, Example, PageExample } from '../shell/index.ts'
import { result as taxResult } from '../tax-saving/examples.tsx'
import { RESULT as TRANSMISSION } from '../transmission/examples.tsx'
import { results as withdrawalResults } from '../withdrawal/examples.tsx'

const LIST = '/services/kept/simulations'
const TODAY = plainDate('2026-11-20')
const PERSON = 'sylvie-garnier'
const LONG = 'Versement de fin d’année avec la prime et l’intéressement'

/** The tax that a payment saves to somebody alone. */
export const taxCase = (payment = 4637, asOf: PlainDate = TODAY, income = 5000): Case =>
  taxSavingCases.caseOf(
    {
      gender: 'F',
      client_age: 41,
      marital_status: 'CE',
      children: 0,
      monthly_income: euros(income),
      allocated_amount: euros(payment),
      allocated_periodicity: 'one_shot',
    },
    asOf,
  )

/** Two contracts, one of them with a capital, whose taxes and payments are known. */
export const annuityCase = (): Case =>
  withdrawalCases.caseOf(
    {
      birth_month: '1964-03',
      retirement_age: 64,
      contracts: [
        {
          product: 'PERECO',
          savings: { vv: { capital: euros(12_000), annuity: euros(23_480.2) }, es: { capital: euros(0), annuity: euros(9000) } },
        },
        { product: 'PERO', savings: { co: { capital: euros(0), annuity: euros(18_412.75) } } },
      ],
      rates: { marginal: 30, pension_charges: 8.4 },
      paid_in: euros(12_000),
    },
    TODAY,
  )

/** A case of a day, by its answers as JSON writes them. */
const caseOf = (simulator: SimulatorName, inputs: Case['inputs']): Case => ({ schema: 1, simulator, asOf: TODAY, inputs })

/** One case of each simulator whose figures are explained on the page alone. */
export const EXPLAINED_CASES = {
  tax: caseOf('income-tax', { income_year: 2025, marital_status: 'CE', single_parent: 0, children: 0, wage_1: 60_000 }),
  ceiling: caseOf('per-ceiling', { payment_year: 2026, gross_wage: 60_000 }),
  project: caseOf('projection', {
    birth_month: '1964-03',
    horizon: 64,
    goal: 1900,
    other_income: 240,
    property_loan: 0,
    periodicity: 'monthly',
    pension: { month: 1500 },
    contracts: [{ product: 'PERO', savings: 35_000, co: 35_000, payment: 150 }],
    income_terms: { pension_charges: 8.4, marital_status: 'CE', household_income: 0 },
  }),
  transmission: caseOf('transmission', {
    heirs: { has_testament: false, family_situation: 'single', children: 2, has_same_parents: true },
    patrimony: { has_donate: false, owner_home: true, home_value: 450_000, home_percentage: 100, has_other_patrimony: false },
    life_insurances: { has_life_insurance: false },
  }),
  pension: caseOf('pension', {
    birth_month: '1964-03',
    children_credited: 0,
    children_raised: 0,
    reputed_quarters: 0,
    other_quarters: 0,
    other_base: 0,
    other_complementary: 0,
    is_married: false,
    statement: [],
    projection: { from: 2026, wage: 24_000, level: 'full', pause: null },
  }),
} as const

const idOf = (at: number): string => `0c4f1c1e-8a1d-4f0e-8a53-${`${at}`.padStart(12, '0')}`

const keptAs = (at: number, name: string, one: Case = taxCase()) => ({
  id: idOf(at),
  name,
  kept_on: '20/11/2026',
  until: '20/11/2028',
  case: one,
})

/** Simulations that are kept, as the server tells them. */
export const SIX = [
  keptAs(1, 'Au plafond'),
  keptAs(2, 'Mille euros', taxCase(1000)),
  keptAs(3, 'Rien', taxCase(0)),
  keptAs(4, 'Le double', taxCase(9274)),
  keptAs(5, 'Fin d’année dernière', taxCase(4637, plainDate('2025-12-18'))),
  keptAs(6, 'D’une autre version', { ...taxCase(), schema: 9 }),
]

/** Two contracts of half a year ago, whose savings are not those of the person any more. */
export const OF_OTHER_SAVINGS = keptAs(7, 'Mes deux contrats', { ...annuityCase(), asOf: plainDate('2026-05-20') })

/** Answers the list of simulations in place of the API, and each change with a status. */
export const keeping =
  (kept: readonly object[], status = 200): Between =>
  ({ path, method }, pass) => {
    if (!path.includes(LIST)) return pass()
    if (method === 'GET') return Promise.resolve({ status: 200, body: JSON.stringify({ kept }) })
    return Promise.resolve({ status, body: status === 200 ? '"OK"' : '{"data":"ERR_INTERNAL"}' })
  }

const unread: Between = ({ path }, pass) =>
  path.includes(LIST) ? Promise.resolve({ status: 500, body: '{"data":"ERR_INTERNAL"}' }) : pass()

const onList = (name: string, between: Between, acts: PageExample['acts'] = []): PageExample => ({
  name,
  address: '/simulations',
  ports: { person: PERSON, between },
  acts,
})

const byLink = (name: string, text: string, acts: PageExample['acts'] = []): PageExample => ({
  name,
  address: `/simulation#c=${text}`,
  acts,
})

/** Opens the headline's calculation, which comes with a script of its own. */
const OPEN_FIGURE: PageExample['acts'] = [{ press: '[data-part="figure"] button' }, { until: '#explanation' }]

const TOOL = (at: number): string => `[data-part="row"]:nth-of-type(1) button:nth-last-of-type(${at})`

/** Keeps what is on the screen, and waits for it in the list of its simulator. */
const KEEP: PageExample['acts'] = [
  { press: 'div[data-keep] button' },
  { press: 'form[data-keep] [type="submit"]' },
  { until: '[data-own] li' },
]

const keptOn = (simulator: string, address: string, { ports = {}, acts = [] }: Pick<Example, 'ports' | 'acts'>): PageExample => ({
  name: `kept on the page of its simulator: ${simulator}`,
  address,
  ports,
  acts: [...acts, ...KEEP],
})

/** Results that are kept on the pages of their simulators, which list them. */
export const OWN = {
  'tax-saving': keptOn('tax', '/simulateur/impots', taxResult({ person: PERSON })),
  withdrawal: keptOn('withdrawal', '/simulator/mrm', withdrawalResults()),
  transmission: keptOn('transmission', '/transmission', TRANSMISSION),
  pension: keptOn('pension', '/epargne#marel', ESTIMATED),
  'risk-mix': keptOn('allocation', '/placements/advisor', { ports: { person: PERSON } }),
  projection: keptOn('project', '/epargne?vue=projet', known({})),
} as const satisfies Readonly<Record<string, PageExample>>

/** The list of somebody who keeps six. */
export const SIX_KEPT = onList('six kept', keeping(SIX))
/** A simulation out of a link. */
export const LINKED = byLink('a simulation out of a link', encodeCase(taxCase()))

/** States of the room, for whatever looks at all of them. */
export const EXAMPLES: readonly PageExample[] = [
  SIX_KEPT,
  { ...SIX_KEPT, name: 'the home with three of six', address: '/epargne' },
  onList('nothing kept', keeping([])),
  onList('long names and huge amounts', keeping([keptAs(1, LONG, taxCase(9_999_999.99, TODAY, 99_999_999.99)), keptAs(2, LONG)])),
  onList('not read', unread),
  onList('the window of a link', keeping(SIX), [{ press: TOOL(3) }]),
  onList('opened again, with what has moved', keeping(SIX), [{ press: '[data-part="row"]:nth-of-type(5) button' }]),
  onList('some that cannot be compared', keeping([...SIX, OF_OTHER_SAVINGS]), [
    { press: '[data-part="row"]:nth-of-type(1) input' },
  ]),
  onList('opened again, with other savings', keeping([OF_OTHER_SAVINGS]), [{ press: '[data-part="row"] button' }]),
  byLink('a transmission out of a link, with a calculation', encodeCase(EXPLAINED_CASES.transmission), [
    { press: '[data-part="figure"] button' },
  ]),
  onList('another name', keeping(SIX), [{ press: TOOL(2) }]),
  onList('the question before one is erased', keeping(SIX), [{ press: TOOL(1) }]),
  {
    name: 'four side by side',
    address: `/simulations/compare?ids=${[1, 2, 3, 4].map(idOf).join(',')}`,
    ports: { person: PERSON, between: keeping(SIX) },
  },
  { name: 'too few to compare', address: '/simulations/compare', ports: { person: PERSON, between: keeping(SIX) } },
  LINKED,
  OWN['tax-saving'],
  OWN.pension,
  { ...LINKED, name: 'a figure with its calculation', acts: OPEN_FIGURE },
  byLink('a project out of a link, with a calculation', encodeCase(EXPLAINED_CASES.project), OPEN_FIGURE),
  byLink('annuities out of a link, with a calculation', encodeCase(annuityCase()), OPEN_FIGURE),
  { ...LINKED, name: 'a simulation out of a link, to a member', ports: { person: PERSON } },
  { name: 'no simulation yet', address: '/simulation' },
  byLink('refused: not a simulation', '1.x'),
  byLink('refused: newer', encodeCase({ ...taxCase(), schema: 9 })),
  byLink('refused: too large', 'a'.repeat(601)),
  byLink('refused: answers that are none', encodeCase({ ...taxCase(), inputs: {} })),
]
