import { test } from '@fast-check/vitest'
import { euros } from '@hautelisse/domain/money'
import { EMPTY_PAYMENT } from '@hautelisse/domain/payment'
import { SLOW } from '@hautelisse/domain/properties/arbitraries'
import { describe, expect, it } from 'vitest'
import { ride, storms } from '../act/act.testing.ts'
import { settled } from '../testing/index.ts'
import { draftOf } from './draft-of.ts'
import { selectErrors, selectFigures, selectLab, selectProgramme, selectRecord, type PaymentEvent } from './index.ts'
import { ANSWERS, CONFIRM, POLICY, RUNNING, screen, start, step, tell } from './payment.testing.ts'

describe('a payment', () => {
  it('[PAYM-15] [CTX-10] says from which amount on the company asks where the money comes from', async () => {
    const page = start().open()
    await settled()
    const lab = () => selectLab(page.getSnapshot())
    expect(lab()).toEqual({ threshold: euros(5000), isAsked: false })
    await tell(page, [{ type: 'amountTyped', field: 'amount', text: '4 999,99' }])
    expect(lab()?.isAsked).toBe(false)
    await tell(page, [{ type: 'amountTyped', field: 'amount', text: '5 000' }])
    expect(lab()?.isAsked).toBe(true)
  })

  it('[PAY-12] opens on the amount where one account alone takes payments, and goes from step to step', async () => {
    const page = start().open()
    await settled()
    expect([screen(page), step(page)]).toEqual(['asking', 'amount'])
    await tell(page, ANSWERS)
    expect(step(page)).toBe('summary')
    expect(selectFigures(page.getSnapshot())?.total.toFixed(2)).toBe('200.00')
  })

  it('[PAYM-17] asks whether it replaces the one that runs or comes on top, and goes on once that is said', async () => {
    const page = start({ scheduled: [RUNNING] }).open()
    await settled()
    const scheduled = ANSWERS.map((answer): PaymentEvent =>
      answer.type === 'wayChosen' ? { ...answer, way: 'scheduled' } : answer,
    )
    await tell(page, scheduled)
    expect([step(page), selectProgramme(page.getSnapshot())?.kind]).toEqual(['amount', 'unanswered'])
    expect(selectErrors(page.getSnapshot()).map(({ path, code }) => `${path} ${code}`)).toEqual(['replaces required'])
    await tell(page, [{ type: 'programmeChosen', replaces: undefined }])
    expect(selectProgramme(page.getSnapshot())).toMatchObject({ kind: 'adds', together: { total: euros(350) } })
    await tell(page, [{ type: 'programmeChosen', replaces: 'vvp-1' }, { type: 'nextRequested' }])
    expect([step(page), selectProgramme(page.getSnapshot())?.kind]).toEqual(['means', 'replaces'])
  })

  it('[PAYM-11] of an account that could not be read stays kept, and no other account takes its amount or its key', async () => {
    const { open } = start()
    const page = open()
    await settled()
    await tell(page, ANSWERS)
    const typed = draftOf(page.getSnapshot())
    const kept = typed && { ...typed, form: { ...typed.form, policyId: 'not read' } }
    const again = open(kept)
    await settled()
    const { form, requestKey } = again.getSnapshot().context
    expect([step(again), form, draftOf(again.getSnapshot())]).toEqual(['account', EMPTY_PAYMENT, kept])
    expect(requestKey).not.toBe(kept?.requestKey)
    await tell(again, [
      { type: 'accountChosen', policyId: POLICY },
      { type: 'nextRequested' },
      { type: 'wayChosen', way: 'card' },
    ])
    expect(draftOf(again.getSnapshot())?.form).toEqual({ ...EMPTY_PAYMENT, policyId: POLICY, way: 'card' })
    const read = open(typed)
    await settled()
    expect([step(read), draftOf(read.getSnapshot())]).toEqual(['summary', typed])
  })

  it('[PAY-20] is sent once however often it is confirmed, and leaves for the provider', async () => {
    const { open, done, left } = start()
    const page = open()
    await settled()
    await tell(page, [...ANSWERS, CONFIRM, CONFIRM, CONFIRM])
    expect([done.size, step(page), left]).toEqual([1, 'results', ['/stand-in/card-payment?payment=41721']])
  })

  it('[PAYM-11] is found by its key after its answer was lost', async () => {
    const { open, done, fates } = start()
    const page = open()
    await settled()
    fates.push('lost-after')
    await tell(page, [...ANSWERS, CONFIRM])
    expect([done.size, step(page)]).toEqual([1, 'results'])
  })

  it('[OPS-23] is confirmed anew, under another key, when what stands has changed', async () => {
    const { open, done, fates } = start()
    const page = open()
    await settled()
    await tell(page, ANSWERS)
    const before = page.getSnapshot().context.requestKey
    fates.push('ERR_CONFLICT')
    await tell(page, [CONFIRM])
    expect([done.size, step(page), page.getSnapshot().context.failure?.code]).toEqual([0, 'summary', 'ERR_CONFLICT'])
    expect(page.getSnapshot().context.requestKey).not.toBe(before)
    await tell(page, [CONFIRM])
    expect([done.size, step(page)]).toEqual([1, 'results'])
  })

  it('[PAYM-11] is looked for by its key after a reload, and its record is shown without leaving for the provider', async () => {
    const { open, done, sent, fates, readings, left } = start()
    const page = open()
    await settled()
    fates.push('lost-after')
    readings.push('failed', 'failed')
    await tell(page, [...ANSWERS, CONFIRM])
    const again = open(draftOf(page.getSnapshot()))
    expect(screen(again)).toBe('verifying')
    await settled()
    expect([screen(again), draftOf(again.getSnapshot())]).toEqual(['unverified', draftOf(page.getSnapshot())])
    await tell(again, [{ type: 'retryRequested' }])
    expect([step(again), selectRecord(again.getSnapshot())?.s2e_transaction_id]).toEqual(['results', '41721'])
    expect([sent.length, done.size, left, draftOf(again.getSnapshot())]).toEqual([1, 1, [], undefined])
  })

  it('[PAYM-11] keeps answers and key over a reload where it is not there, and another key follows from another answer', async () => {
    const { open, sent, fates, readings } = start()
    const page = open()
    await settled()
    fates.push('lost-before')
    readings.push('failed')
    await tell(page, [...ANSWERS, CONFIRM])
    const kept = draftOf(page.getSnapshot())
    const again = open(kept)
    await settled()
    expect([screen(again), step(again), draftOf(again.getSnapshot()), sent.length]).toEqual(['asking', 'summary', kept, 1])
    await tell(again, [{ type: 'stepRequested', step: 'amount' }, ANSWERS[1] ?? CONFIRM])
    const changed = draftOf(again.getSnapshot())
    expect([kept?.isSent, changed?.isSent, changed?.requestKey === kept?.requestKey]).toEqual([true, false, false])
  })
})

test.prop([storms('confirm', 'retry', 'back', 'change')], SLOW)(
  '[PAY-20] [PAYM-11] whatever is lost, clicked or reloaded, each key pays once and no confirmation is shown without its payment',
  async (gusts) => {
    const { open, server } = start()
    const page = open()
    await settled()
    await tell(page, ANSWERS)
    await ride(gusts, page, {
      server,
      moves: {
        confirm: (at) => tell(at, [CONFIRM, CONFIRM]),
        retry: (at) => tell(at, [{ type: 'retryRequested' }]),
        back: (at) => tell(at, [{ type: 'previousRequested' }, CONFIRM]),
        change: (at) => tell(at, [{ type: 'stepRequested', step: 'amount' }, ...ANSWERS]),
      },
      reload: async (at) => {
        const again = open(draftOf(at.getSnapshot()))
        await settled()
        return again
      },
      shown: (at) => {
        const id = selectRecord(at.getSnapshot())?.s2e_transaction_id
        const isRecorded = step(at) === 'results' && screen(at) === 'asking'
        expect(isRecorded).toBe(id !== undefined)
        return { isRecorded, key: at.getSnapshot().context.requestKey, id }
      },
    })
  },
)
