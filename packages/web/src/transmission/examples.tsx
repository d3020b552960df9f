import type { Step } from '@hautelisse/domain/transmission'
import type { Example, PageExample } from '../shell/index.ts'
import { TransmissionSimulator } from './simulator.tsx'

const alone = <TransmissionSimulator onTake={() => undefined} />

/** A customer of the simulator, without anything saved. */
export const BEGINNING: Example = {
  name: 'the introduction, to a customer of the simulator',
  element: alone,
  address: '/transmission',
  ports: { person: 'helene-fontanel' },
}

/** The same, whose answers cannot be saved. */
export const UNSAVED: Example = {
  ...BEGINNING,
  name: 'answers that cannot be saved',
  ports: {
    person: 'helene-fontanel',
    between: (request, pass) => {
      if (request.path.endsWith('/simulators/transmission/simulation')) throw new TypeError('offline')
      return pass()
    },
  },
}

/** The same, whose result can be neither shared nor deleted; of the share the server says why. */
export const REFUSED: Example = {
  ...BEGINNING,
  name: 'a result that can be neither shared nor deleted',
  ports: {
    person: 'helene-fontanel',
    between: (request, pass) => {
      if (request.method === 'DELETE') throw new TypeError('offline')
      if (!request.path.endsWith('/share-simulation-transmission')) return pass()
      const body = JSON.stringify({ errorData: 'ERR_LIMIT', message: 'Vous avez déjà partagé cette simulation aujourd’hui.' })
      return Promise.resolve({ status: 422, body })
    },
  },
}

/** A couple of 68 with two common children, half of each of three goods, debts, and a life insurance for the children. */
const FORM = {
  heirs: {
    has_testament: false,
    family_situation: 'spouse',
    has_spouse_donation: false,
    children: '2',
    has_same_parents: true,
    spouse_age: '68',
    parents: null,
    siblings: '',
  },
  patrimony: {
    has_donate: false,
    owner_home: true,
    home_value: '520 000,00',
    home_percentage: '50,00',
    family_at_home: true,
    has_other_patrimony: true,
    other_goods: [
      { id: 0, type: 'immovable', amount: '310 000,00', rate: '50,00' },
      { id: 1, type: 'financial', amount: '180 000,00', rate: '50,00' },
    ],
    passif: '8 500,00',
  },
  life: {
    has_life_insurance: true,
    contracts: [
      {
        id: 0,
        name: 'Banque Sainte-Ambre',
        kind: 'life_insurance',
        amount: '340 000,00',
        premiumsAfter70: '60 000,00',
        premiumsBefore70: '',
        beneficiary: 'children',
        isOurs: false,
      },
      {
        id: 1,
        name: 'Plan d’épargne retraite',
        kind: 'per',
        amount: '90 000,00',
        premiumsAfter70: '',
        premiumsBefore70: '',
        beneficiary: 'children',
        isOurs: false,
      },
    ],
  },
}

/** The same, whose retirement plan goes to the spouse: whether a part of the allowance is lost with it, the law does not say. */
const OPEN_FORM = {
  ...FORM,
  life: {
    ...FORM.life,
    contracts: FORM.life.contracts.map((row) => (row.kind === 'per' ? { ...row, beneficiary: 'spouse' } : row)),
  },
}

/** The same, with a gift to one child, and one of the year in which the day decides. */
const GIFTS_FORM = {
  ...FORM,
  patrimony: {
    ...FORM.patrimony,
    has_donate: true,
    gifts: [
      { id: 0, to: 'children', person: 1, amount: '60 000,00', made: '03/05/2019', isFamilyMoney: false },
      { id: 1, to: 'children', person: 2, amount: '20 000,00', made: '2011', isFamilyMoney: true },
    ],
  },
}

/** Somebody comes back to a step of the simulator. */
const atStep = (name: string, step: Step, form: unknown = FORM): Example => ({
  ...BEGINNING,
  name,
  ports: {
    person: 'helene-fontanel',
    stored: {
      'hautelisse.transmission': JSON.stringify({
        version: 2,
        userId: 'helene-fontanel',
        step,
        form,
        isShareTyped: true,
      }),
    },
  },
})

/** The result of a couple with two children. */
export const RESULT: Example = {
  ...atStep('who receives what', 'life-insurances'),
  acts: [{ press: '[type="submit"]' }, { until: 'main h2' }],
}

/** The same couple with a gift between them, a contract for the spouse, and one child of another union: all that the second death asks. */
const SECOND_FORM = {
  ...FORM,
  heirs: { ...FORM.heirs, has_spouse_donation: true, has_same_parents: false, children: '3' },
  life: { ...FORM.life, contracts: FORM.life.contracts.map((row) => Object.assign({}, row, { beneficiary: 'spouse' })) },
}

/** Amounts as large as the fields take them. */
const HUGE_FORM = {
  ...SECOND_FORM,
  patrimony: { ...FORM.patrimony, home_value: '9 999 999 999,99', home_percentage: '100,00' },
}

const OWN = '[id="second.own"]'

/** The second death after a result, with what is typed of it. */
const second = (name: string, form: unknown, ...acts: NonNullable<Example['acts']>): Example => ({
  ...atStep(name, 'life-insurances', form),
  acts: [{ press: '[type="submit"]' }, { press: 'a[href*="second-deces"]' }, { until: OWN }, ...acts],
})

/** The second death of a couple with two children, with the patrimony that the spouse owns. */
export const SECOND: Example = second('the second death', FORM, { fill: OWN, text: '600000' }, { until: 'main [role="img"]' })

/** States of the room, for whatever looks at all of them. */
export const EXAMPLES: readonly (Example | PageExample)[] = [
  BEGINNING,
  { name: 'the introduction above the home', address: '/transmission', ports: { person: 'helene-fontanel' } },
  atStep('the heirs', 'heirs'),
  atStep('the patrimony', 'patrimony'),
  atStep('gifts that were made', 'patrimony', GIFTS_FORM),
  atStep('the life insurances', 'life-insurances'),
  RESULT,
  {
    ...atStep('a tax that is a range', 'life-insurances', OPEN_FORM),
    acts: [{ press: '[type="submit"]' }, { until: 'main h2' }],
  },
  {
    ...atStep('children whom gifts set apart', 'life-insurances', GIFTS_FORM),
    acts: [{ press: '[type="submit"]' }, { until: 'main h2' }],
  },
  SECOND,
  second(
    'the second death of four options, with children of another union',
    SECOND_FORM,
    { fill: '[id="second.common"]', text: '2' },
    { fill: '[id="second.spent"]', text: '100000' },
    { fill: OWN, text: '400000,50' },
    { until: 'main [role="img"]' },
  ),
  second(
    'the second death of huge amounts',
    HUGE_FORM,
    { fill: '[id="second.common"]', text: '3' },
    { fill: OWN, text: '9999999999,99' },
    { until: 'main [role="img"]' },
  ),
  second(
    'the second death of one option',
    { ...SECOND_FORM, heirs: { ...SECOND_FORM.heirs, has_spouse_donation: false } },
    { fill: '[id="second.common"]', text: '0' },
    { fill: OWN, text: '200000' },
    { until: 'main [role="img"]' },
  ),
  second(
    'a second death that cannot be computed',
    SECOND_FORM,
    { fill: '[id="second.common"]', text: '7' },
    { fill: OWN, text: '99999999999' },
    { paste: '[id="second.spent"]', text: 'beaucoup' },
  ),
  {
    ...SECOND,
    name: 'where the tax of both deaths comes from',
    acts: [...(SECOND.acts ?? []), { press: 'article [data-figure]' }, { until: 'aside' }],
  },
  { ...BEGINNING, name: 'the second death without a result', address: '/transmission?vue=second-deces' },
]
