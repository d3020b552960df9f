import { describe, expect, it } from 'vitest'

import { euros } from '../money/index.ts'
import type { ScheduledPayment } from '../operations/index.ts'
import { EMPTY_PAYMENT, type PaymentForm } from './answers.ts'
import { programmeAfter, programmeError, programmesOn } from './programme.ts'

const PERECO = '00482201'
const RUNNING: ScheduledPayment = {
  id: 'vvp-00482201',
  scope: 'ais',
  policy_id: PERECO,
  amount: euros(150),
  periodicity: 'MONTHLY',
  status: 'En cours',
  repartitions: [],
}
const PROGRAMMES = programmesOn([RUNNING], PERECO)
const form = (more: Partial<PaymentForm> = {}): PaymentForm => ({
  ...EMPTY_PAYMENT,
  policyId: PERECO,
  way: 'scheduled',
  amount: '100,00',
  ...more,
})

describe('[PAYM-17] a scheduled payment to an account that has one', () => {
  it('knows those that run to the account, and no other', () => {
    expect(PROGRAMMES).toEqual([{ id: 'vvp-00482201', amount: euros(150), frequency: 'MENSUELLE' }])
    expect(programmesOn([{ ...RUNNING, status: 'Annulé' }], PERECO)).toEqual([])
    expect(programmesOn([RUNNING], '00482190')).toEqual([])
    expect(programmesOn([{ ...RUNNING, periodicity: 'DAILY' }], PERECO)[0]?.frequency).toBeUndefined()
  })

  it('asks whether it replaces it or comes on top, and takes no answer for granted', () => {
    expect(programmeAfter(form(), PROGRAMMES)).toEqual({ kind: 'unanswered' })
    expect(programmeError(form(), PROGRAMMES)).toMatchObject({ path: 'replaces', code: 'required' })
    expect(programmeError(form({ replaces: 'another' }), PROGRAMMES)?.code).toBe('required')
    expect(programmeError(form({ replaces: 'vvp-00482201' }), PROGRAMMES)).toBeUndefined()
    expect(programmeError(form({ inAddition: true }), PROGRAMMES)).toBeUndefined()
  })

  it('comes on top of the 150,00 €: 250,00 € a month', () => {
    const added = programmeAfter(form({ inAddition: true }), PROGRAMMES)
    expect(added).toEqual({
      kind: 'adds',
      besides: PROGRAMMES,
      together: { parts: { running: euros(150), added: euros(100) }, total: euros(250) },
    })
  })

  it('adds up only what is paid as often', () => {
    const quarterly = form({ inAddition: true, frequency: 'TRIMESTRIELLE' })
    expect(programmeAfter(quarterly, PROGRAMMES)).toMatchObject({ kind: 'adds', together: undefined })
    expect(programmeAfter(form({ inAddition: true, amount: '' }), PROGRAMMES)).toMatchObject({ together: undefined })
  })

  it('takes the place of the one that is named', () => {
    expect(programmeAfter(form({ replaces: 'vvp-00482201' }), PROGRAMMES)).toEqual({ kind: 'replaces', former: PROGRAMMES[0] })
  })

  it('asks nothing of a single payment, nor where none runs', () => {
    expect(programmeAfter(form({ way: 'card' }), PROGRAMMES)).toBeUndefined()
    expect(programmeAfter(form(), [])).toBeUndefined()
  })
})
