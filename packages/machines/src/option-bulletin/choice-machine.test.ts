import { test } from '@fast-check/vitest'
import { Decimal, euros } from '@hautelisse/domain/money'
import { describe, expect, it } from 'vitest'
import { ride, storms } from '../act/act.testing.ts'
import { keepDraft } from '../stepper/index.ts'
import { settled } from '../testing/index.ts'
import { choiceDraft, choiceDraftOf } from './choice-draft.ts'
import { selectChoice } from './choice-select.ts'
import { selectConflict } from './comparison-select.ts'
import { selectPlace, selectScreen, selectSteps } from './page-select.ts'
import { BULLETIN, choiceServer, startChoice } from './fixtures.testing.ts'

type Run = ReturnType<typeof startChoice>

const viewOf = ({ actor }: Run) => selectChoice(actor.getSnapshot())
const standing = (run: Run) => viewOf(run).standing
const confirm = async (run: Run): Promise<void> => {
  run.send({ type: 'nextRequested' })
  run.send({ type: 'nextRequested' })
  await settled()
}
const type = (run: Run, field: 'payment_amount' | `${string}/${string}`, text: string) =>
  run.send({ type: 'amountTyped', field, text })

describe('a choice', () => {
  it('[O-BULL-07] opens with the default, all distributed, with the top-up beside it', async () => {
    const run = startChoice()
    await settled()
    const { accounts, remainder, topUps, topUpStanding, due, isChange } = viewOf(run)
    expect(accounts.flatMap(({ funds }) => funds.map(({ text }) => text))).toEqual(['1 119,72', '1 119,72'])
    expect([remainder.toFixed(2), topUps.gross.toFixed(2), topUpStanding, due?.daysLeft, isChange]).toEqual([
      '0.00',
      '839.79',
      'agreed',
      12,
      false,
    ])
  })

  it('[O-BULL-05] [O-BULL-12] counts what is left as one types, and is not confirmed before nothing is', () => {
    const run = startChoice()
    type(run, 'PEE/monetaire', '1000')
    expect(viewOf(run).remainder.toFixed(2)).toBe('119.72')
    run.send({ type: 'nextRequested' })
    expect([standing(run), viewOf(run).problems.map(({ code }) => code)]).toEqual(['choosing', ['not-distributed']])
    run.send({ type: 'restRequested', field: 'PERECO/pilotee' })
    expect(viewOf(run).accounts[0]?.funds[0]?.text).toBe('1 239,44')
    run.send({ type: 'nextRequested' })
    expect(standing(run)).toBe('confirming')
    run.send({ type: 'previousRequested' })
    expect(standing(run)).toBe('choosing')
  })

  it('stands where the browser goes: to the comparison, to the summary of a whole choice, and back', async () => {
    const run = startChoice()
    const places = () => [selectPlace(run.actor.getSnapshot()).step, selectSteps(run.actor.getSnapshot()).step]
    run.send({ type: 'historyMoved', step: 'comparison' })
    expect(places()).toEqual(['comparison', 'choice'])
    run.send({ type: 'historyMoved', step: 'choice' })
    run.send({ type: 'historyMoved', step: 'summary' })
    expect(places()).toEqual(['summary', 'summary'])
    run.send({ type: 'stepRequested', step: 'choice' })
    type(run, 'PEE/monetaire', '1')
    run.send({ type: 'historyMoved', step: 'summary' })
    run.send({ type: 'historyMoved', step: 'results' })
    expect(places()).toEqual(['choice', 'choice'])
    run.send({ type: 'restRequested', field: 'PEE/monetaire' })
    await confirm(run)
    run.send({ type: 'historyMoved', step: 'choice' })
    expect(places()).toEqual(['results', 'results'])
    expect(selectSteps(run.actor.getSnapshot()).steps.map(({ state }) => state)).toEqual(['done', 'done', 'current'])
  })

  it('refuses a typed or pasted text that is no amount, without losing what was there', () => {
    const run = startChoice()
    run.send({ type: 'amountTyped', field: 'PEE/monetaire', text: 'abc', pasted: true })
    expect(viewOf(run).accounts[1]?.funds[0]).toMatchObject({ text: '1 119,72', error: 'pasted' })
    type(run, 'PEE/monetaire', '-')
    expect(viewOf(run).accounts[1]?.funds[0]?.error).toBe('wrong')
    run.send({ type: 'nextRequested' })
    expect(standing(run)).toBe('choosing')
    type(run, 'PEE/monetaire', '1119,7')
    run.send({ type: 'amountLeft', field: 'PEE/monetaire' })
    expect(viewOf(run).accounts[1]?.funds[0]?.text).toBe('1 119,70')
  })

  it('is taken once it is confirmed', async () => {
    const run = startChoice()
    await confirm(run)
    expect([standing(run), viewOf(run).transactionId]).toEqual(['taken', '41721'])
    expect([...run.server.choices.values()].map(({ instructions }) => instructions.length)).toEqual([2])
  })

  it('[O-BULL-14] opens with the choice that was made, and sends its version', () => {
    const answer = {
      s2e_transaction_id: 'T-1',
      version: 3,
      by_default: false,
      payment_amount: euros('2239.44'),
      instructions: [],
    }
    const view = viewOf(startChoice({ bulletin: { ...BULLETIN, answer } }))
    expect([view.isChange, view.cash.text, view.accounts[0]?.funds[0]?.text]).toEqual([true, '2 239,44', ''])
  })

  it('[BULL-09] says what comes to the account once the saver states the rate', () => {
    const run = startChoice()
    type(run, 'PEE/monetaire', '')
    type(run, 'PERECO/pilotee', '')
    type(run, 'payment_amount', '2239,44')
    expect(viewOf(run).cash.out).toBeUndefined()
    run.send({ type: 'withholdingTyped', text: '10' })
    expect(viewOf(run).cash.out?.onAccount.toFixed(2)).toBe('2008.30')
    run.send({ type: 'withholdingTyped', text: '101' })
    expect(viewOf(run).cash.out).toBeUndefined()
  })
})

describe('an answer that does not come', () => {
  it('is looked for: a choice that was recorded is confirmed', async () => {
    const run = startChoice()
    run.server.fates.push('lost-after')
    await confirm(run)
    expect([standing(run), run.server.done.size, run.server.sent.length]).toEqual(['taken', 1, 1])
  })

  it('is looked for after a reload, under the key that was kept with what was typed; one that is not there stands in its summary', async () => {
    const entry = choiceDraft(BULLETIN.id)
    const run = startChoice()
    const stop = keepDraft(run.actor, run.storage, entry, { draftOf: choiceDraftOf })
    expect(entry.read(run.storage)).toBeUndefined()
    type(run, 'PEE/monetaire', '1119,71')
    type(run, 'payment_amount', '0,01')
    run.server.fates.push('lost-before')
    await confirm(run)
    expect(selectScreen(run.actor.getSnapshot())).toBe('not-found')
    const draft = entry.read(run.storage)
    stop()
    const again = startChoice({ draft }, run.server)
    await settled()
    expect([standing(again), viewOf(again).cash.text, draft?.key]).toEqual(['confirming', '0,01', 'key-1'])
    again.send({ type: 'nextRequested' })
    await settled()
    expect([standing(again), new Set(run.server.sent)]).toEqual(['taken', new Set(['key-1'])])
  })
})

it('keeps one bulletin apart from another in the same tab', () => {
  const { storage, ...run } = startChoice()
  const [own, other] = [choiceDraft('bo-1'), choiceDraft('bo-2')]
  keepDraft(run.actor, storage, own, { draftOf: choiceDraftOf })
  const second = startChoice({ bulletin: { ...BULLETIN, id: 'bo-2' } })
  keepDraft(second.actor, storage, other, { draftOf: choiceDraftOf })
  run.send({ type: 'amountTyped', field: 'payment_amount', text: '0,01' })
  type(second, 'payment_amount', '0,02')
  expect([own.read(storage)?.texts, other.read(storage)?.texts]).toEqual([{ payment_amount: '0,01' }, { payment_amount: '0,02' }])
})

it('keeps the fields that were changed and none that the bulletin opens with', () => {
  const run = startChoice()
  type(run, 'payment_amount', '0,01')
  expect(choiceDraftOf(run.actor.getSnapshot())?.texts).toEqual({ payment_amount: '0,01' })
})

describe('a choice that is refused', () => {
  it.each(['ERR_INVALID', 'ERR_LIMIT'] as const)('by %s says so, keeps everything, and can be sent again', async (fate) => {
    const run = startChoice()
    run.server.fates.push(fate)
    await confirm(run)
    expect([standing(run), viewOf(run).failure]).toEqual(['confirming', fate])
    run.send({ type: 'nextRequested' })
    await settled()
    expect(standing(run)).toBe('taken')
  })

  it('for the one-time code goes on with the same key once the code was given', async () => {
    const run = startChoice()
    run.server.fates.push('ERR_OTP')
    await confirm(run)
    expect([standing(run), selectScreen(run.actor.getSnapshot())]).toEqual(['code', 'code'])
    run.send({ type: 'retryRequested' })
    await settled()
    expect([standing(run), new Set(run.server.sent).size]).toEqual(['taken', 1])
  })

  it('for another that was taken meanwhile shows both, plan by plan, and goes on with either', async () => {
    const answer = { s2e_transaction_id: 'T', version: 2, by_default: false, payment_amount: euros('2239.44'), instructions: [] }
    for (const [event, expected] of [
      ['ownKept', 'confirming'],
      ['newerTaken', 'choosing'],
    ] as const) {
      const run = startChoice()
      run.server.fates.push('ERR_CONFLICT')
      run.server.bulletin = { ...BULLETIN, answer }
      await confirm(run)
      const rows = selectConflict(run.actor.getSnapshot())?.rows
      expect(rows?.map(({ title, own, other }) => [title, own.toFixed(2), other.toFixed(2)])).toEqual([
        ['PERECO', '1119.72', '0.00'],
        ['PEE', '1119.72', '0.00'],
        [undefined, '0.00', '2239.44'],
      ])
      run.send({ type: event })
      expect([standing(run), viewOf(run).cash.text]).toEqual([expected, event === 'ownKept' ? '' : '2 239,44'])
    }
  })

  it('for something else that has changed is confirmed anew, under another key', async () => {
    const run = startChoice()
    run.server.fates.push('ERR_CONFLICT')
    await confirm(run)
    expect([standing(run), viewOf(run).failure]).toEqual(['confirming', 'ERR_CONFLICT'])
    run.send({ type: 'nextRequested' })
    await settled()
    expect([standing(run), new Set(run.server.sent).size]).toEqual(['taken', 2])
  })

  it('after its last day says that it is over', async () => {
    const run = startChoice()
    run.server.fates.push('ERR_CONFLICT')
    run.server.bulletin = undefined
    await confirm(run)
    expect(standing(run)).toBe('over')
  })
})

describe('the top-up beside the choice', () => {
  it('[O-BULL-08] is held against the call after each pause; the server’s figures stand where they differ', async () => {
    const run = startChoice()
    await settled()
    run.server.simulate = () => ({
      PERECO: { gross: euros('619.72'), contributions: euros('60.11') },
      PEE: { gross: euros('250'), contributions: euros('24.25') },
    })
    type(run, 'PEE/monetaire', '1000')
    type(run, 'PERECO/pilotee', '1239,44')
    expect(viewOf(run).topUpStanding).toBe('pausing')
    run.clock.increment(400)
    await settled()
    expect(viewOf(run).topUpStanding).toBe('agreed')
    run.server.simulate = () => ({
      PERECO: { gross: euros('100'), contributions: euros('9.7') },
      PEE: { gross: euros('250'), contributions: euros('24.25') },
    })
    type(run, 'PEE/monetaire', '1000,0')
    run.clock.increment(400)
    await settled()
    expect([viewOf(run).topUpStanding, viewOf(run).topUps.net.toFixed(2)]).toEqual(['differing', '316.05'])
  })

  it('[O-ERR-07] is said to be unavailable where the call fails, and the choice goes on', async () => {
    const run = startChoice()
    run.server.simulate = undefined
    await settled()
    type(run, 'PEE/monetaire', '1119,72')
    run.clock.increment(400)
    await settled()
    expect(viewOf(run).topUpStanding).toBe('unavailable')
    await confirm(run)
    expect(standing(run)).toBe('taken')
  })
})

const EVENTS = [
  'nextRequested',
  'previousRequested',
  'retryRequested',
  'ownKept',
  'newerTaken',
  'comparisonOpened',
  'comparisonClosed',
] as const
const sending = (event: (typeof EVENTS)[number]) => async (run: Run) => {
  run.send({ type: event })
  await settled()
}

test.prop([storms(...EVENTS, 'type', 'rest')])(
  'whatever the saver does and becomes of the answers, no key makes two operations and no choice is confirmed without one',
  async (gusts) => {
    const server = choiceServer()
    const answer = { s2e_transaction_id: 'X', version: 1, by_default: true, payment_amount: euros(0), instructions: [] }
    server.bulletin = { ...BULLETIN, answer }
    await ride(gusts, startChoice({}, server), {
      server,
      moves: {
        nextRequested: sending('nextRequested'),
        previousRequested: sending('previousRequested'),
        retryRequested: sending('retryRequested'),
        ownKept: sending('ownKept'),
        newerTaken: sending('newerTaken'),
        comparisonOpened: sending('comparisonOpened'),
        comparisonClosed: sending('comparisonClosed'),
        type: async (run) => type(run, 'PEE/monetaire', new Decimal(gusts.length).times(40).toFixed(2)),
        rest: async (run) => run.send({ type: 'restRequested', field: 'PERECO/pilotee' }),
      },
      reload: async ({ actor }) => {
        const again = startChoice({ draft: choiceDraftOf(actor.getSnapshot()) }, server)
        await settled()
        return again
      },
      shown: (run) => {
        const { standing: stands, transactionId: id } = viewOf(run)
        const [key = ''] = [...server.done].find(([, made]) => made.id === id) ?? []
        return { isRecorded: stands === 'taken', key, id }
      },
    })
  },
)
