import { companyPensionCall, mirrorConsentCall, transmissionConsentCall } from '@hautelisse/domain/consents'
import type { CompanyPension } from '@hautelisse/domain/consents'
import { plainDate } from '@hautelisse/domain/calendar'
import { euros } from '@hautelisse/domain/money'
import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { fakeClient, settled } from '../testing/index.ts'
import {
  CONSENT_CLOSES_MS,
  CONSENT_SETTLES_MS,
  consentsMachine,
  selectConsentModal,
  selectMirror,
  selectPension,
} from './index.ts'
import type { ConsentsEvent } from './index.ts'

const PENSION: CompanyPension = {
  consent: false,
  last_name: 'Garnier',
  first_name: 'Sylvie',
  birth_year: 1964,
  balance: euros(8420),
  cotinet: euros('61.37'),
  date: plainDate('2026-09-30'),
  annuity: { 60: 80, 67: 100 },
}

const opened = async () => {
  const api = fakeClient()
  const clock = new SimulatedClock()
  const actor = createActor(consentsMachine, { input: { client: api.client, userId: 'sylvie' }, clock }).start()
  await settled()
  const now = () => actor.getSnapshot()
  const send = async (event: ConsentsEvent) => {
    actor.send(event)
    await settled()
  }
  const pass = (milliseconds: number) => clock.increment(milliseconds)
  const known = () => {
    const read = selectPension(now())
    return read.kind === 'known' ? read.value.consent : read.kind
  }
  return { ...api, actor, now, send, pass, known, modal: () => selectConsentModal(now()) }
}

/** The modal open, with the scheme's data read. */
const openModal = async () => {
  const consents = await opened()
  consents.answer(companyPensionCall, PENSION)
  await settled()
  await consents.send({ type: 'openRequested' })
  return consents
}

/** The switch moved and sent. */
const saving = async () => {
  const consents = await openModal()
  await consents.send({ type: 'consentSwitched', consent: true })
  await consents.send({ type: 'submitted' })
  return consents
}

describe('the consents', () => {
  it('[P-CALL-81] [P-CALL-83] are read one beside the other', async () => {
    const { now, answer, inputOf } = await opened()
    expect([selectPension(now()), selectMirror(now())]).toEqual([{ kind: 'loading' }, { kind: 'loading' }])
    expect(inputOf(mirrorConsentCall)).toEqual({ query: { user_id: 'sylvie' } })
    answer(mirrorConsentCall, { mirror_consent: true })
    await settled()
    expect([selectPension(now()), selectMirror(now())]).toEqual([
      { kind: 'loading' },
      { kind: 'known', value: true, freshness: 'fresh' },
    ])
    answer(companyPensionCall, PENSION)
    await settled()
    expect(selectPension(now())).toEqual({ kind: 'known', value: PENSION, freshness: 'fresh' })
  })

  it('[P-CALL-81] know of no company pension for those who are in none: there is nothing to consent to', async () => {
    const { now, refuse, send, modal } = await opened()
    refuse(companyPensionCall, 'ERR_UNKNOWN', 404)
    await settled()
    expect(selectPension(now())).toEqual({ kind: 'absent' })
    await send({ type: 'openRequested' })
    expect(modal().isOpen).toBe(false)
  })

  it('[P-CALL-84] [P-ERR-28] fail one by one and are asked for again one by one', async () => {
    const { now, refuse, send } = await opened()
    refuse(companyPensionCall, 'ERR_INTERNAL', 500)
    refuse(mirrorConsentCall, 'NETWORK')
    await settled()
    expect([selectPension(now()), selectMirror(now())]).toEqual([{ kind: 'failed' }, { kind: 'failed' }])
    await send({ type: 'retryRequested', part: 'mirror' })
    expect([selectPension(now()), selectMirror(now())]).toEqual([{ kind: 'failed' }, { kind: 'loading' }])
    await send({ type: 'retryRequested', part: 'pension' })
    expect(selectPension(now())).toEqual({ kind: 'loading' })
  })
})

describe('the consent to pass company pension data on', () => {
  it('[P-CONSENT-03] [P-CONSENT-07] is not sent when nothing changed: the modal closes', async () => {
    const { send, asked, modal } = await openModal()
    await send({ type: 'consentSwitched', consent: true })
    await send({ type: 'consentSwitched', consent: false })
    await send({ type: 'submitted' })
    expect([asked.includes(transmissionConsentCall.name), modal().isOpen]).toEqual([false, false])
  })

  it('[P-CONSENT-03] [P-CALL-82] is sent once when it changed, with the person and their answer', async () => {
    const { send, asked, inputOf } = await saving()
    await send({ type: 'submitted' })
    expect(asked.filter((name) => name === transmissionConsentCall.name)).toHaveLength(1)
    expect(inputOf(transmissionConsentCall)).toEqual({ body: { user_id: 'sylvie', b2v_consent: true } })
  })

  it('[P-CONSENT-04] shows that it waits, and cannot be closed meanwhile', async () => {
    const { modal, send } = await saving()
    await send({ type: 'closeRequested' })
    await send({ type: 'consentSwitched', consent: false })
    expect(modal()).toEqual({ isOpen: true, consent: true, isBusy: true, isSaved: false, hasFailed: false })
  })

  it('[P-CONSENT-05] [P-CONSENT-06] [P-CONSENT-07] closes one second after the answer; the new value is known 1.1 seconds after it', async () => {
    expect([CONSENT_CLOSES_MS, CONSENT_SETTLES_MS]).toEqual([1000, 1100])
    const { answer, modal, known, pass } = await saving()
    pass(60_000)
    expect(modal().isOpen).toBe(true)
    answer(transmissionConsentCall, 'OK')
    await settled()
    pass(999)
    expect([modal(), known()]).toEqual([{ isOpen: true, consent: true, isBusy: true, isSaved: true, hasFailed: false }, false])
    pass(1)
    expect([modal().isOpen, known()]).toEqual([false, false])
    pass(99)
    expect(known()).toBe(false)
    pass(1)
    expect(known()).toBe(true)
  })

  it('is shown at once if the modal is opened again in the tenth of a second after it closed', async () => {
    const { answer, modal, known, pass, send } = await saving()
    answer(transmissionConsentCall, 'OK')
    await settled()
    pass(1000)
    await send({ type: 'openRequested' })
    expect([modal().isOpen, modal().consent, known()]).toEqual([true, true, true])
  })

  it('[P-CONSENT-07] that failed keeps the modal, what was typed and the value known before; it can be sent again', async () => {
    const { refuse, modal, known, send, asked, pass } = await saving()
    refuse(transmissionConsentCall, 'ERR_INTERNAL', 500)
    await settled()
    pass(60_000)
    expect(modal()).toEqual({ isOpen: true, consent: true, isBusy: false, isSaved: false, hasFailed: true })
    expect(known()).toBe(false)
    await send({ type: 'submitted' })
    expect([modal().hasFailed, modal().isBusy]).toEqual([false, true])
    expect(asked.filter((name) => name === transmissionConsentCall.name)).toHaveLength(2)
  })

  it('forgets a failure and a change when the modal is closed', async () => {
    const { refuse, modal, send } = await saving()
    refuse(transmissionConsentCall, 'NETWORK')
    await settled()
    await send({ type: 'closeRequested' })
    await send({ type: 'openRequested' })
    expect(modal()).toEqual({ isOpen: true, consent: false, isBusy: false, isSaved: false, hasFailed: false })
  })
})
