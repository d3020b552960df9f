import { s2eAccountsCall, type Account } from '@hautelisse/domain/accounts'
import { plainDate } from '@hautelisse/domain/calendar'
import { actPermissionsCall, authorizedActsCall, switchContextCall } from '@hautelisse/domain/fund-switch'
import { euros } from '@hautelisse/domain/money'
import { operationsCall, scheduledPaymentsCall } from '@hautelisse/domain/operations'
import { optionBulletinsCall } from '@hautelisse/domain/option-bulletin'
import {
  paymentContextCall,
  paymentPermissionCall,
  retirementPaidCall,
  retirementPermissionCall,
} from '@hautelisse/domain/payment'
import { PROVIDER_SCOPE } from '@hautelisse/domain/contract'
import { refundPermissionsCall, releasesCall } from '@hautelisse/domain/release'
import { withdrawAuthorizationCall } from '@hautelisse/domain/retirement-withdrawal'
import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { AIS_ACCOUNT, fakeClient, S2E_ACCOUNT, settled } from '../testing/index.ts'
import { actsMachine, selectActs, selectFilter } from './index.ts'

const HOLDER = {
  birth: plainDate('1964-03-12'),
  isMirror: false,
  canReceive: true,
  hasMandate: true,
  payors: [],
  needsMobile: false,
  contact: { hash: 'advisor' },
}
const NO_SCHEDULE = { periodic_vv: [], error_scope: [] }
const PEE: Account = { ...S2E_ACCOUNT, company_id: 'c' }

const opened = (accounts: readonly Account[]) => {
  const api = fakeClient()
  const today = plainDate('2026-11-20')
  const actor = createActor(actsMachine, { input: { client: api.client, accounts, holder: HOLDER, today } }).start()
  const acts = () => selectActs(actor.getSnapshot())
  const known = () => {
    const content = acts()
    if (content.kind !== 'known') throw new Error(`The acts are ${content.kind}.`)
    return content.value
  }
  return { ...api, actor, acts, known }
}
type Opened = ReturnType<typeof opened>

/** Answers every call of a plan of employee savings: nothing is allowed, and one premium waits for a choice. */
const answerSavings = async ({ answer, refuse }: Opened, { refunds = true, bulletins = true } = {}): Promise<void> => {
  const permissions = { authorizedAct: false, companyTopUp: false, isVoluntaryPaymentAllowed: false }
  answer(paymentPermissionCall, { punctual: false, periodic: false })
  answer(scheduledPaymentsCall, NO_SCHEDULE)
  for (const _ of ['payment', 'switch']) answer(actPermissionsCall, { s2e_permissions: permissions })
  refuse(paymentContextCall, 'NETWORK')
  answer(switchContextCall, { blockings: [] })
  if (refunds) answer(refundPermissionsCall, { s2e_refunds_permissions: [] })
  else refuse(refundPermissionsCall, 'NETWORK')
  answer(releasesCall, { s2e_releases: [] })
  answer(s2eAccountsCall, { s2e_accounts: [PEE] })
  for (const _ of ['progress', 'done']) answer(operationsCall, { operations: [], error_scope: [] })
  const bulletin = { id: 'b', type: 'PARTICIPATION', deadline_date: plainDate('2026-12-02') }
  if (bulletins) answer(optionBulletinsCall, { s2e_option_bulletins: [bulletin] })
  else refuse(optionBulletinsCall, 'NETWORK')
  await settled()
}

it('[ACTS-08] reads the calls of every act at once; what fails says so at its acts, and is asked for anew while the rest stays', async () => {
  const room = opened([PEE])
  expect(room.acts().kind).toBe('loading')
  await answerSavings(room, { refunds: false })
  const { outlooks, counts, dates, isWhole } = room.known()
  expect(outlooks.flatMap(({ acts }) => acts.map(({ reasons }) => reasons.map(({ kind }) => kind)))).toEqual([
    ['unknown'],
    ['no-act'],
    ['unknown'],
    [],
  ])
  expect([counts, isWhole]).toEqual([{ possible: 1, dated: 0, yours: 0, closed: 3 }, false])
  expect(dates).toMatchObject([{ kind: 'choice', on: '2026-12-02' }])
  room.actor.send({ type: 'refreshRequested', part: 'acts' })
  expect(room.acts()).toMatchObject({ kind: 'known', freshness: 'refreshing' })
  await answerSavings(room)
  expect(
    room
      .known()
      .outlooks[0]?.acts.find(({ act }) => act === 'release')
      ?.reasons.map(({ kind }) => kind),
  ).toEqual(['no-act'])
})

it('[ACTS-06] [ACTS-07] asks nothing of employee savings for somebody with a retirement contract alone', async () => {
  const room = opened([AIS_ACCOUNT])
  expect(new Set(room.waiting())).toEqual(
    new Set(
      [retirementPermissionCall, authorizedActsCall, retirementPaidCall, operationsCall, scheduledPaymentsCall].map(
        ({ name }) => name,
      ),
    ),
  )
  room.answer(retirementPermissionCall, { punctual: true, periodic: true })
  room.answer(scheduledPaymentsCall, NO_SCHEDULE)
  for (const _ of ['payment', 'switch']) room.answer(authorizedActsCall, { authorized_acts: [] })
  room.refuse(retirementPaidCall, 'NETWORK')
  for (const _ of ['progress', 'done']) room.answer(operationsCall, { operations: [], error_scope: [] })
  await settled()
  expect(room.known().counts).toEqual({ possible: 0, dated: 1, yours: 2, closed: 1 })
  room.actor.send({ type: 'filterChosen', filter: 'dated' })
  expect(selectFilter(room.actor.getSnapshot())).toBe('dated')
  expect(room.known().outlooks.map(({ acts }) => acts.map(({ act, from }) => [act, from]))).toEqual([[['release', '2026-12-12']]])
  room.actor.send({ type: 'filterChosen', filter: 'possible' })
  expect([room.known().outlooks, room.known().accounts.length]).toEqual([[], 1])
})

it('[ACTS-08] fails as a whole where nothing can be read, and is asked for again', async () => {
  const room = opened([PEE])
  const refuseAll = async () => {
    for (const call of [paymentPermissionCall, actPermissionsCall, actPermissionsCall, operationsCall, operationsCall])
      room.refuse(call, 'NETWORK')
    await settled()
  }
  await refuseAll()
  for (const call of [refundPermissionsCall, optionBulletinsCall]) room.refuse(call, 'NETWORK')
  await settled()
  expect(room.acts().kind).toBe('failed')
  room.actor.send({ type: 'retryRequested', part: 'acts' })
  expect(room.acts().kind).toBe('loading')
})

it('[ACTS-08] leaves out the orders and the premiums that cannot be read, and tells the rest', async () => {
  const room = opened([AIS_ACCOUNT])
  room.answer(retirementPermissionCall, { punctual: true, periodic: true })
  room.answer(scheduledPaymentsCall, NO_SCHEDULE)
  room.answer(authorizedActsCall, { authorized_acts: [] })
  room.refuse(authorizedActsCall, 'NETWORK')
  room.answer(retirementPaidCall, { actType: 'VV', fundType: 'ALL', grossAmount: euros(0) })
  for (const _ of ['progress', 'done']) room.refuse(operationsCall, 'NETWORK')
  await settled()
  const { outlooks, isWhole } = room.known()
  expect(isWhole).toBe(false)
  expect(outlooks[0]?.acts.map(({ reasons }) => reasons[0]?.kind)).toEqual([
    'external-space',
    'unknown',
    'under-legal-age',
    'membership-ends',
  ])

  const saver = opened([PEE])
  await answerSavings(saver, { bulletins: false })
  expect([saver.known().dates, saver.known().isWhole]).toEqual([[], false])
})

it('[ACTS-10] [WDR-19] asks of each individual contract whether money may be taken out of it; a failure is a refusal', async () => {
  const individual = (policy_id: string): Account => ({ ...AIS_ACCOUNT, scope: PROVIDER_SCOPE, policy_id })
  const room = opened([AIS_ACCOUNT, individual('1'), individual('2'), individual('3')])
  room.answer(withdrawAuthorizationCall, { authorized: true })
  room.answer(withdrawAuthorizationCall, { authorized: false })
  room.refuse(withdrawAuthorizationCall, 'NETWORK')
  room.answer(retirementPermissionCall, { punctual: true, periodic: true })
  room.answer(scheduledPaymentsCall, NO_SCHEDULE)
  for (const _ of ['payment', 'switch']) room.answer(authorizedActsCall, { authorized_acts: [] })
  room.answer(retirementPaidCall, { actType: 'VV', fundType: 'ALL', grossAmount: euros(0) })
  for (const _ of ['progress', 'done']) room.answer(operationsCall, { operations: [], error_scope: [] })
  await settled()
  const { doors, isWhole } = room.known()
  const out = doors
    .slice(1)
    .map(({ account, doors: all }) => [account.policy_id, all.find(({ act }) => act === 'release')?.door.kind])
  expect(out).toEqual([
    ['1', 'letter'],
    ['2', 'advisor'],
    ['3', 'advisor'],
  ])
  expect(isWhole).toBe(true)
})

it('is given up when the page is left', () => {
  const { actor, waiting } = opened([PEE])
  actor.stop()
  expect(waiting()).toEqual([])
})
