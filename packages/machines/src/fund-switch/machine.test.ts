import { test } from '@fast-check/vitest'
import type { Account } from '@hautelisse/domain/accounts'
import { plainDate } from '@hautelisse/domain/calendar'
import type { SwitchReadings } from '@hautelisse/domain/fund-switch'
import { euros } from '@hautelisse/domain/money'
import { SLOW } from '@hautelisse/domain/properties/arbitraries'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { actServer, failed, ride, storms } from '../act/act.testing.ts'
import { settled } from '../testing/index.ts'
import type { SwitchDraft } from './draft.ts'
import type { SwitchTargets } from './targets.ts'
import {
  draftOf,
  fundSwitchMachine,
  selectStepView,
  selectFigures,
  selectForm,
  selectHappenings,
  selectRecord,
  selectScreen,
  selectStep,
  type SwitchEvent,
} from './index.ts'

const POLICY = '00317740'
const ACCOUNT: Account = {
  type: 'A83',
  scope: 'ais',
  title: 'Retraite article 83',
  policy_id: POLICY,
  balance: euros(300),
  company_id: 'ent-lison',
}
const fund = (id: string, amount: number) => ({
  id,
  label: id,
  amount: euros(amount),
  movable: euros(amount),
  expected: euros(amount),
})
const READINGS: SwitchReadings = {
  permissions: undefined,
  contexts: [],
  acts: [
    {
      policy_id: POLICY,
      acts: [{ act: 'ARBITRAGE', channel: 'portal' }],
      switchable: {
        policy_id: POLICY,
        value: euros(300),
        under_way: euros(0),
        investments: [fund('shares', 200), { ...fund('euros', 100), fund_max_rate: 40 }, fund('bonds', 0)],
      },
    },
  ],
}

/** The page of a saver at a server of switches. */
const start = ({
  accounts = [ACCOUNT],
  terms = [],
}: { accounts?: readonly Account[]; terms?: ('failed' | 'none' | 'whole')[] } = {}) => {
  const server = actServer()
  const open = (draft?: SwitchDraft, targets?: SwitchTargets) => {
    const actor = createActor(fundSwitchMachine, {
      input: {
        holder: { userId: 'sylvie', accounts },
        draft,
        targets,
        ports: {
          readTerms: async () => {
            const reading = terms.shift()
            if (reading === 'failed') throw failed('NETWORK')
            return reading === 'none' ? { ...READINGS, acts: [] } : READINGS
          },
          order: async (_, scope, key) => {
            expect(scope).toBe('ais')
            await server.act(key)
          },
          readOperations: server.readOperations,
          clock: { today: () => plainDate('2026-11-20'), now: () => Date.parse('2026-11-20T09:00:00Z') },
          random: server.random,
        },
      },
    })
    actor.start()
    return actor
  }
  return { ...server, server, open }
}

const NEXT: SwitchEvent = { type: 'nextRequested' }
const ANSWERS: readonly SwitchEvent[] = [
  { type: 'accountChosen', policyId: POLICY },
  NEXT,
  { type: 'amountTyped', field: 'out.shares', text: '50' },
  NEXT,
  { type: 'amountTyped', field: 'in.bonds', text: '50' },
  NEXT,
]
type Page = ReturnType<ReturnType<typeof start>['open']>

const tell = async (page: Page, events: readonly SwitchEvent[]): Promise<void> => {
  for (const event of events) page.send(event)
  await settled()
}
const screen = (page: Page) => selectScreen(page.getSnapshot())
const step = (page: Page) => selectStep(page.getSnapshot())
const record = (page: Page) => selectRecord(page.getSnapshot())

describe('a fund switch', () => {
  it('[ARB-03] [ARB-06] goes from step to step and is recorded with the number of its operation', async () => {
    const { open, done } = start()
    const page = open()
    expect(screen(page)).toBe('waiting')
    await settled()
    expect([screen(page), step(page)]).toEqual(['asking', 'account'])
    await tell(page, ANSWERS)
    expect([step(page), selectFigures(page.getSnapshot())?.moved.toFixed(2)]).toEqual(['summary', '50.00'])
    expect(selectHappenings(page.getSnapshot()).map(({ day }) => day)).toEqual([
      '2026-11-20',
      '2026-11-24',
      '2026-11-26',
      '2026-11-27',
    ])
    await tell(page, [NEXT, NEXT, NEXT])
    expect([done.size, step(page), record(page)?.id]).toEqual([1, 'results', '41721'])
    await tell(page, [{ type: 'stepRequested', step: 'in' }])
    expect(step(page)).toBe('results')
  })

  it('is recorded without a number where the operations cannot be read after its answer', async () => {
    const { open, done, readings } = start()
    const page = open()
    await settled()
    readings.push('failed')
    await tell(page, [...ANSWERS, NEXT])
    expect([done.size, step(page), record(page)]).toEqual([1, 'results', { id: undefined }])
  })

  it('[ARB-07] takes a whole fund out and puts the rest where it fits, and puts amounts in order', async () => {
    const page = start().open()
    await settled()
    const at = (side: 'out' | 'in', id: string) => selectForm(page.getSnapshot())[side][id]
    await tell(page, [{ type: 'accountChosen', policyId: POLICY }, NEXT, { type: 'allTaken', fund: 'shares' }])
    expect(at('out', 'shares')).toBe('200,00')
    await tell(page, [
      { type: 'allTaken', fund: 'none' },
      { type: 'amountTyped', field: 'out.shares', text: '150' },
    ])
    await tell(page, [{ type: 'amountLeft', field: 'out.shares' }, NEXT, { type: 'restPut', fund: 'euros' }])
    expect([at('out', 'shares'), at('in', 'euros')]).toEqual(['150,00', '20,00'])
    await tell(page, [
      { type: 'restPut', fund: 'bonds' },
      { type: 'restPut', fund: 'bonds' },
      { type: 'restPut', fund: 'none' },
    ])
    expect(at('in', 'bonds')).toBe('130,00')
    await tell(page, [{ type: 'amountTyped', field: 'in.bonds', text: 'x', pasted: true }])
    expect([at('in', 'bonds'), page.getSnapshot().context.refusedPaste]).toEqual(['130,00', 'in.bonds'])
    await tell(page, [
      { type: 'amountTyped', field: 'in.bonds', text: 'x' },
      { type: 'amountLeft', field: 'in.bonds' },
    ])
    expect(at('in', 'bonds')).toBe('x')
  })

  it('[FSW-04] begins anew with another account, and keeps the answers of the same', async () => {
    const page = start().open()
    await settled()
    await tell(page, [...ANSWERS, { type: 'stepRequested', step: 'account' }, { type: 'accountChosen', policyId: POLICY }])
    expect(selectForm(page.getSnapshot()).out).toEqual({ shares: '50' })
    await tell(page, [{ type: 'accountChosen', policyId: 'other' }])
    expect(selectForm(page.getSnapshot())).toEqual({ policyId: 'other', out: {}, in: {} })
    await tell(page, [NEXT])
    expect(step(page)).toBe('account')
  })

  it('[O-ERR-08] shows no form without what may be moved, and none to somebody without funds', async () => {
    const page = start({ terms: ['failed'] }).open()
    await settled()
    expect(screen(page)).toBe('unavailable')
    await tell(page, [{ type: 'retryRequested' }])
    expect(screen(page)).toBe('asking')
    const nobody = start({ accounts: [{ ...ACCOUNT, scope: 'bi' }] }).open()
    await settled()
    expect(screen(nobody)).toBe('nothing')
  })

  it('[FSW-07] is found by its key after its answer was lost', async () => {
    const { open, done, fates } = start()
    const page = open()
    await settled()
    fates.push('lost-after')
    await tell(page, [...ANSWERS, NEXT])
    expect([done.size, step(page), record(page)?.id]).toEqual([1, 'results', '41721'])
  })

  it('[OPS-23] is confirmed anew, under another key, when what stands has changed', async () => {
    const { open, done, fates } = start()
    const page = open()
    await settled()
    await tell(page, ANSWERS)
    const before = page.getSnapshot().context.requestKey
    fates.push('ERR_CONFLICT')
    await tell(page, [NEXT])
    expect([done.size, step(page), selectStepView(page.getSnapshot()).failure]).toEqual([
      0,
      'summary',
      { code: 'ERR_CONFLICT', canRetry: false, isMarked: false },
    ])
    expect(page.getSnapshot().context.requestKey).not.toBe(before)
    await tell(page, [NEXT])
    expect([done.size, step(page)]).toEqual([1, 'results'])
  })

  it('[OPS-23] goes back to its account when that cannot be switched any more, or cannot be read', async () => {
    const gone = start({ terms: ['whole', 'none'] })
    const page = gone.open()
    await settled()
    gone.fates.push('ERR_CONFLICT')
    await tell(page, [...ANSWERS, NEXT])
    expect([screen(page), step(page)]).toEqual(['asking', 'account'])
    const silent = start({ terms: ['whole', 'failed'] })
    const other = silent.open()
    await settled()
    silent.fates.push('ERR_CONFLICT')
    await tell(other, [...ANSWERS, NEXT])
    expect(screen(other)).toBe('unavailable')
  })

  it('[FSW-07] is looked for by its key after a reload, of the same person only', async () => {
    const { open, done, sent, fates, readings } = start()
    const page = open()
    await settled()
    expect(draftOf(page.getSnapshot())).toBeUndefined()
    fates.push('lost-after')
    readings.push('failed')
    await tell(page, [...ANSWERS, NEXT])
    const kept = draftOf(page.getSnapshot())
    const again = open(kept)
    await settled()
    expect([step(again), again.getSnapshot().context.requestKey]).toEqual(['results', page.getSnapshot().context.requestKey])
    expect([sent.length, done.size, draftOf(again.getSnapshot())]).toEqual([1, 1, undefined])
    const other = open(kept && { ...kept, userId: 'someone else' })
    await settled()
    expect([step(other), selectForm(other.getSnapshot()).policyId]).toEqual(['account', ''])
  })

  it('[FSW-07] that is found after a reload shows its record also where what may be moved cannot be read', async () => {
    const { open, done, fates, readings } = start({ terms: ['whole', 'failed', 'none'] })
    const page = open()
    await settled()
    fates.push('lost-after')
    readings.push('failed')
    await tell(page, [...ANSWERS, NEXT])
    for (const reading of ['failed', 'none']) {
      const again = open(draftOf(page.getSnapshot()))
      await settled()
      expect([reading, screen(again), step(again), record(again)?.id]).toEqual([reading, 'asking', 'results', '41721'])
      expect([done.size, draftOf(again.getSnapshot())]).toEqual([1, undefined])
    }
  })

  it('[FSW-07] [ROBO-03] that is not found after a reload is confirmed under its key; the targets of another page have another', async () => {
    const { open, sent, fates, readings } = start()
    const page = open()
    await settled()
    fates.push('lost-before')
    readings.push('failed')
    await tell(page, [...ANSWERS, NEXT])
    const kept = draftOf(page.getSnapshot())
    const aimed = open(kept, {
      policy_id: POLICY,
      targets: [
        { fund: 'shares', amount: euros(150) },
        { fund: 'bonds', amount: euros(50) },
      ],
    })
    await settled()
    expect(draftOf(aimed.getSnapshot())).toMatchObject({ isSent: false, form: { out: { shares: '50,00' } } })
    expect(draftOf(aimed.getSnapshot())?.requestKey).not.toBe(kept?.requestKey)
    const again = open(kept)
    await settled()
    expect([screen(again), step(again), sent.length]).toEqual(['asking', 'summary', 1])
    await tell(again, [NEXT])
    expect([step(again), sent]).toEqual(['results', [kept?.requestKey, kept?.requestKey]])
  })

  it('[FSW-07] of an account that cannot be read stays kept until it can', async () => {
    const { open } = start({ terms: ['whole', 'none', 'whole'] })
    const page = open()
    await settled()
    await tell(page, ANSWERS)
    const kept = draftOf(page.getSnapshot())
    const unread = open(kept)
    await settled()
    expect([screen(unread), draftOf(unread.getSnapshot())]).toEqual(['nothing', kept])
    const read = open(kept)
    await settled()
    expect([step(read), draftOf(read.getSnapshot())]).toEqual(['summary', kept])
  })

  it('[ROBO-03] begins at its summary with the targets of another page, in place of what was typed before', async () => {
    const { open } = start()
    const before = open()
    await settled()
    await tell(before, ANSWERS.slice(0, 3))
    const kept = draftOf(before.getSnapshot())
    const targets = {
      policy_id: POLICY,
      targets: [fund('shares', 150), fund('bonds', 50)].map(({ id, amount }) => ({ fund: id, amount })),
    }
    const aimed = open(kept, targets)
    await settled()
    expect([step(aimed), selectForm(aimed.getSnapshot())]).toEqual([
      'summary',
      { policyId: POLICY, out: { shares: '50,00' }, in: { bonds: '50,00' } },
    ])
    const elsewhere = open(kept, { ...targets, policy_id: 'not theirs' })
    await settled()
    expect(selectForm(elsewhere.getSnapshot()).out).toEqual({ shares: '50' })
  })
})

test.prop([storms('confirm', 'retry', 'back', 'change')], SLOW)(
  '[FSW-07] whatever is lost, clicked or reloaded, each key switches once and no confirmation is shown without its switch',
  async (gusts) => {
    const { open, server } = start()
    const page = open()
    await settled()
    await tell(page, ANSWERS)
    await ride(gusts, page, {
      server,
      moves: {
        confirm: (at) => tell(at, [NEXT, NEXT]),
        retry: (at) => tell(at, [{ type: 'retryRequested' }]),
        back: (at) => tell(at, [{ type: 'previousRequested' }, NEXT]),
        change: (at) => tell(at, [{ type: 'stepRequested', step: 'account' }, ...ANSWERS]),
      },
      reload: async (at) => {
        const again = open(draftOf(at.getSnapshot()))
        await settled()
        return again
      },
      shown: (at) => {
        const isRecorded = step(at) === 'results' && screen(at) === 'asking'
        expect(isRecorded).toBe(record(at) !== undefined)
        return { isRecorded, key: at.getSnapshot().context.requestKey, id: record(at)?.id }
      },
    })
  },
)
