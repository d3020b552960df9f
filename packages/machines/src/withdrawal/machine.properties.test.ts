import { fc, test } from '@fast-check/vitest'
import type { Account } from '@hautelisse/domain/accounts'
import { ANNUITY_TYPES } from '@hautelisse/domain/annuity'
import type { AnnuityType } from '@hautelisse/domain/annuity'
import { ERROR_CODES } from '@hautelisse/domain/contract'
import { euros } from '@hautelisse/domain/money'
import { loadMortalityTables } from '@hautelisse/domain/mortality'
import { COMPARTMENTS, REVERSION_PERCENTAGES, SIDES } from '@hautelisse/domain/withdrawal'
import { eligibleLists, withdrawalContexts } from '@hautelisse/domain/withdrawal/arbitraries'
import { SLOW } from '@hautelisse/domain/properties/arbitraries'
import { expect } from 'vitest'
import { CLIENT_CODES } from '../api/index.ts'
import { blow, stepperStorm } from '../testing/index.ts'
import { draftOf } from './draft-of.ts'
import { draft } from './draft.ts'
import type { WithdrawalEvent } from './events.ts'
import { answerTo, startStepper } from './fixtures.testing.ts'
import { faultsOf, unexplained } from './invariant.testing.ts'
import type { WithdrawalSnapshot } from './snapshot.ts'
import { STEP_IDS } from './steps.ts'

const tables = await loadMortalityTables()

const STORMS_MS = 60_000

/** The draft of a moment as a reload finds it. */
const reloaded = (snapshot: WithdrawalSnapshot) => {
  const kept = draftOf(snapshot)
  return kept && draft.parse(draft.format(kept))
}

const amountTexts = fc.oneof(
  fc.constantFrom('', '0', '0,01', '100', '1 234,50', '9 650,00', '12.5', '-3', 'abc', '99999999999999999999', ',5', '1,'),
  fc.nat({ max: 5_000_000 }).map((cents) => `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`),
)

const eventsOn = (accounts: readonly Account[]): fc.Arbitrary<WithdrawalEvent> => {
  const policyId = fc.constantFrom(...accounts.map(({ policy_id }) => policy_id), 'another')
  const part = fc.record({ policyId, name: fc.constantFrom(...COMPARTMENTS, 'whole' as const) })
  const side = fc.constantFrom(...SIDES)
  const field = fc.record({ part, side })
  return fc.oneof(
    { weight: 10, arbitrary: fc.constant({ type: 'nextRequested' } as const) },
    {
      weight: 2,
      arbitrary: fc.record({
        type: fc.constantFrom(
          'previousRequested' as const,
          'retryRequested' as const,
          'modifyRequested' as const,
          'printRequested' as const,
          'editTaken' as const,
          'editLeft' as const,
        ),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        type: fc.constantFrom('stepRequested' as const, 'historyMoved' as const, 'answerEdited' as const),
        step: fc.constantFrom(...STEP_IDS),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        type: fc.constant('wishTaken' as const),
        amounts: fc.array(
          fc.record({ part, annuity: fc.integer({ min: -100, max: 5_000_000 }).map((cents) => euros(cents / 100)) }),
          {
            maxLength: 3,
          },
        ),
      }),
    },
    { weight: 1, arbitrary: fc.record({ type: fc.constant('wishTyped' as const), text: amountTexts }) },
    {
      weight: 5,
      arbitrary: fc.record({
        type: fc.constant('ageTyped' as const),
        text: fc.constantFrom('60', '64', '64', '69', '59', '70', '60,5', ''),
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        type: fc.constant('reversibleAnswered' as const),
        reversible: fc.constantFrom(true, false, false, null),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        type: fc.constant('spouseBirthDateTyped' as const),
        text: fc.constantFrom('01/05/1966', '29/02/1960', '20/11/2008', '21/11/2008', '31/02/1970', '01/01/1880', ''),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        type: fc.constant('reversionPercentageChosen' as const),
        percentage: fc.constantFrom(...REVERSION_PERCENTAGES),
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({ type: fc.constant('amountTyped' as const), field, text: amountTexts, pasted: fc.boolean() }),
    },
    { weight: 1, arbitrary: fc.record({ type: fc.constant('amountLeft' as const), field }) },
    {
      weight: 3,
      arbitrary: fc.record({
        type: fc.constant('splitMoved' as const),
        part,
        capitalCents: fc.integer({ min: -10, max: 10_000_000 }),
      }),
    },
    { weight: 2, arbitrary: fc.record({ type: fc.constant('allAsChosen' as const), policyId, side }) },
    {
      weight: 4,
      arbitrary: fc.record({ type: fc.constant('optionChosen' as const), option: fc.constantFrom(...ANNUITY_TYPES) }),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom<WithdrawalEvent>(
        { type: 'figureOpened', figure: { kind: 'annuity', figure: { type: 'RV_NR' }, period: 'month' } },
        { type: 'figureOpened', figure: { kind: 'capital' } },
        { type: 'figureClosed' },
        { type: 'figureOpened', figure: { kind: 'net-capital' } },
        { type: 'marginalRateChosen', rate: 30 },
        { type: 'pensionChargesChosen', rate: 8.4 },
        { type: 'householdTold', rates: { marginal: 11, pensionCharges: 8.4 } },
        { type: 'ratesCleared' },
        { type: 'paidInTyped', text: '10 000' },
        { type: 'todaysEurosSwitched', isOn: true },
        { type: 'todaysEurosSwitched', isOn: false },
      ),
    },
  )
}

const NEXT = { type: 'nextRequested' } as const

const rush = ({
  reversible,
  option,
}: {
  readonly reversible: boolean
  readonly option: AnnuityType
}): readonly WithdrawalEvent[] => [
  { type: 'stepRequested', step: 'schemes' },
  NEXT,
  { type: 'ageTyped', text: '64' },
  NEXT,
  { type: 'reversibleAnswered', reversible },
  { type: 'spouseBirthDateTyped', text: '01/05/1966' },
  { type: 'reversionPercentageChosen', percentage: 60 },
  NEXT,
  NEXT,
  { type: 'optionChosen', option },
  NEXT,
]

const gustsOn = (accounts: readonly Account[]) =>
  stepperStorm(eventsOn(accounts), {
    rushes: fc.record({ reversible: fc.boolean(), option: fc.constantFrom(...ANNUITY_TYPES) }).map(rush),
    codes: [...ERROR_CODES, ...CLIENT_CODES],
    paths: ['retirement_age', 'birth_date_spouse', 'distribution.capital_1', 'annuity_type', 'elsewhere', ''],
  })

const storms = fc
  .record({ accounts: eligibleLists, setting: withdrawalContexts })
  .chain(({ accounts, setting }) => gustsOn(accounts).map((gusts) => ({ accounts, setting, gusts })))

test.prop([storms], SLOW)(
  '[MRM-42] [MRM-57] [MRM-71] [MRM-83] stays valid for the domain through any storm of answers, moves, results and failures',
  async ({ accounts, setting, gusts }) => {
    const stepper = startStepper(accounts, setting)
    const broken: unknown[] = []
    stepper.actor.subscribe({ error: (error) => broken.push(error) })
    let answers = 0
    for (const gust of gusts) {
      const isAnswered = await blow(gust, stepper, (request) => answerTo(accounts, request, tables))
      if (isAnswered) answers += 1
      expect(faultsOf(stepper, accounts)).toEqual([])
      if (isAnswered) expect(unexplained(stepper)).toEqual([])
    }
    expect(stepper.tags).toHaveLength(answers)
    // Whatever the storm left, the way out stays open and no call outlives it.
    stepper.send({ type: 'homeRequested' })
    expect([stepper.actor.getSnapshot().value, stepper.api.waiting(), stepper.moves]).toEqual(['leaving', [], ['go /epargne']])
    expect(broken).toEqual([])
  },
  STORMS_MS,
)

test.prop([storms], SLOW)(
  'goes on after a reload with every answer that was typed',
  async ({ accounts, setting, gusts }) => {
    const stepper = startStepper(accounts, setting)
    for (const gust of gusts) await blow(gust, stepper, (request) => answerTo(accounts, request, tables))
    const before = stepper.actor.getSnapshot()
    const again = startStepper(accounts, { ...setting, draft: reloaded(before) })
    const after = again.actor.getSnapshot()
    expect(JSON.stringify(after.context.form)).toBe(JSON.stringify(before.context.form))
    expect(after.value).toBe(before.matches('showingResults') || before.matches('editingAnswer') ? 'simulating' : before.value)
    expect(faultsOf(again, accounts)).toEqual([])
    stepper.actor.stop()
    again.actor.stop()
  },
  STORMS_MS,
)
