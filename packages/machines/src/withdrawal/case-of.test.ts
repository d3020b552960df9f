import { withdrawalCases } from '@hautelisse/domain/withdrawal'
import { euros } from '@hautelisse/domain/money'
import { loadMortalityTables } from '@hautelisse/domain/mortality'
import { expect, it } from 'vitest'
import { draftOfCase, renewedCase, selectCase } from './case-of.ts'
import {
  A83,
  answerTo,
  finish,
  ONE,
  PERECO,
  PERO,
  SEVERAL,
  SPLIT,
  startStepper,
  stateOf,
  TO_DISTRIBUTION,
  TODAY,
} from './fixtures.testing.ts'
import type { Stepper } from './fixtures.testing.ts'

const formOf = ({ actor }: Stepper) => actor.getSnapshot().context.form
const caseOf = ({ actor }: Stepper) => {
  const one = selectCase(actor.getSnapshot())
  if (one === undefined) throw new Error('There is no result')
  return one
}

const atResults = async (accounts = SEVERAL): Promise<Stepper> => {
  const tables = await loadMortalityTables()
  const stepper = startStepper(accounts)
  stepper.send(...TO_DISTRIBUTION, ...SPLIT, { type: 'nextRequested' })
  stepper.send({ type: 'optionChosen', option: 'RV_NRAG' }, { type: 'nextRequested' })
  await finish(stepper, (request) => answerTo(accounts, request, tables))
  return stepper
}

it('[BEY-01] the results on the screen are a case, and nothing is before them', async () => {
  const stepper = await atResults()
  stepper.send({ type: 'marginalRateChosen', rate: 30 }, { type: 'todaysEurosSwitched', isOn: true })
  const one = caseOf(stepper)
  const inputs = withdrawalCases.inputsOf(one)
  expect(one).toMatchObject({ simulator: 'withdrawal', asOf: TODAY })
  expect(inputs.contracts.map(({ product }) => product)).toEqual(['PERO', 'PERECO', 'A83'])
  expect(inputs).toMatchObject({ birth_month: '1964-03', retirement_age: 64, annuity_type: 'RV_NRAG', todays_euros: true })
  expect(inputs.rates).toBeUndefined()
  stepper.send({ type: 'pensionChargesChosen', rate: 10.1 })
  expect(withdrawalCases.inputsOf(caseOf(stepper)).rates).toEqual({ marginal: 30, pension_charges: 10.1 })
  expect(selectCase(startStepper(SEVERAL).actor.getSnapshot())).toBeUndefined()
})

it('[BEY-07] a case opens on its results, with the same answers', async () => {
  const stepper = await atResults()
  const again = startStepper(SEVERAL, { draft: draftOfCase(caseOf(stepper), { accounts: SEVERAL, today: TODAY }) })
  expect(stateOf(again)).toBe('simulating')
  const amountsIn = ({ distribution }: ReturnType<typeof formOf>) =>
    distribution.map(({ capital, annuity }) => [capital.parsed, annuity.parsed])
  expect(amountsIn(formOf(again))).toEqual(amountsIn(formOf(stepper)))
  await finish(again, (request) => [{ kind: 'unavailable', policyId: Object.keys(request.distribution)[0] ?? '' }])
  expect(withdrawalCases.inputsOf(caseOf(again))).toEqual(withdrawalCases.inputsOf(caseOf(stepper)))
})

it('[BEY-07] a contract that is no longer held is left out, and a new one becomes an annuity', async () => {
  const one = caseOf(await atResults())
  const open = (accounts: typeof SEVERAL) => startStepper(accounts, { draft: draftOfCase(one, { accounts, today: TODAY }) })
  expect(formOf(open(ONE)).distribution.map(({ capital }) => capital.text)).toEqual(['0,00', '9 650,00', '3 130,20'])
  const second = { ...PERECO, policy_id: 'PERECO_2' }
  const sides = formOf(open([PERO, PERECO, second, A83])).distribution.filter(({ policyId }) => policyId === second.policy_id)
  expect(sides.map(({ capital, annuity }) => [capital.text, annuity.text])).toEqual([
    ['0,00', '0,00'],
    ['0,00', '4 215,50'],
    ['0,00', '17 520,32'],
  ])
})

it('[BEY-07] asks for the birth date of a spouse, which no case holds, unless the one typed before is of the same month', async () => {
  const stepper = await atResults()
  const inputs = withdrawalCases.inputsOf(caseOf(stepper))
  const shared = withdrawalCases.caseOf(
    { ...inputs, annuity_type: 'RV_R', spouse: { birth_month: '1966-08', percentage: 60 } },
    TODAY,
  )
  const open = (typed?: string) =>
    startStepper(SEVERAL, {
      draft: draftOfCase(shared, {
        accounts: SEVERAL,
        today: TODAY,
        typed: typed === undefined ? undefined : { birth_date_spouse: typed },
      }),
    })
  expect([stateOf(open()), formOf(open()).reversion_percentage]).toEqual(['choosingReversion', 60])
  // Of another month, born on its first, which the law counts otherwise, or no date.
  for (const typed of ['14/07/1966', '01/08/1966', ''])
    expect([typed, stateOf(open(typed))]).toEqual([typed, 'choosingReversion'])
  const again = open('14/08/1966')
  expect([stateOf(again), formOf(again).birth_date_spouse]).toEqual(['simulating', '14/08/1966'])
})

it('[BEY-07] takes the savings of today: all of a side stays all of it, an amount stays, what is not held any more leaves, a new contract is an annuity', async () => {
  const one = caseOf(await atResults())
  const renew = (accounts: typeof SEVERAL) => renewedCase(one, { accounts, today: TODAY })
  expect(renew(SEVERAL)).toEqual(one)
  expect(renew([A83, PERECO, PERO])).toEqual(one)
  const splitsOf = (accounts: typeof SEVERAL) => {
    const renewed = renew(accounts)
    const { contracts } = withdrawalCases.inputsOf(renewed ?? { inputs: {} })
    return contracts.map(({ product, savings: { co, vv, es, whole } }) => [
      product,
      [co, vv, es, whole].flatMap((split) =>
        split === undefined ? [] : [[split.capital, split.annuity, split.left].map((amount) => amount?.toNumber())],
      ),
    ])
  }
  const [pero] = splitsOf(SEVERAL)
  expect(pero).toEqual([
    'PERO',
    [
      [0, 31_480.2, undefined],
      [9650, 0, undefined],
      [3130.2, 4000, undefined],
    ],
  ])
  const grown = { ...PERO, balance: euros('49260.40'), balance_vv: euros('10650.00'), balance_es: euros('7230.20') }
  const shrunk = { ...PERO, balance: euros('43130.20'), balance_es: euros('2000') }
  const bought = { ...A83, policy_id: 'NEW', balance: euros(500) }
  expect(splitsOf([grown, A83, bought])).toEqual([
    [
      'PERO',
      [
        [0, 31_480.2, undefined],
        [10_650, 0, undefined],
        [3130.2, 4100, undefined],
      ],
    ],
    ['A83', [[0, 18_412.75, undefined]]],
    ['A83', [[0, 500, undefined]]],
  ])
  expect(splitsOf([shrunk])).toEqual([
    [
      'PERO',
      [
        [0, 31_480.2, undefined],
        [9650, 0, undefined],
        [2000, 0, undefined],
      ],
    ],
  ])
  expect(renew([])).toBeUndefined()
  // The simulator opens with the very same savings.
  const accounts = [grown, A83, bought]
  const again = startStepper(accounts, { draft: draftOfCase(one, { accounts, today: TODAY }) })
  await finish(again, (request) => [{ kind: 'unavailable', policyId: Object.keys(request.distribution)[0] ?? '' }])
  expect(caseOf(again)).toEqual(renew(accounts))
})
