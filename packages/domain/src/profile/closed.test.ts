import { describe, expect, it } from 'vitest'

import { plainDate } from '../calendar/index.ts'
import { closedActs, closedBy, type ProfileAct, type ProfileStanding } from './index.ts'

const PAPERS = { recipient: 'Hautelisse', street_line: 'TSA 1', zip_postal_code: '76909', locality: 'Rouen' }
const OPEN: ProfileStanding = {
  gate: 'open',
  place: 'here',
  identity: { input_mode: 'UPLOAD' },
  address: { input_mode: 'TSA_OR_UPLOAD', tsa_address: PAPERS, validation_state: 'VIDE' },
  bankFrom: undefined,
}
const reasonsOf = (act: ProfileAct, more: Partial<ProfileStanding> = {}) =>
  closedActs({ ...OPEN, ...more })
    .find((one) => one.act === act)
    ?.reasons.map(({ kind, lifter }) => `${kind} ${lifter}`)

describe('why something of the profile is closed', () => {
  it('[PERS-11] nothing is with the code, online contexts and no change before', () => {
    expect(closedActs(OPEN).flatMap(({ reasons }) => reasons)).toEqual([])
  })

  it.each([
    ['a mirror session', { gate: 'mirror' }, 'mirror nobody'],
    ['a customer with an advisor', { gate: 'advisor', place: 'advisor' }, 'advisor saver'],
    ['retirement alone', { place: 'external-space' }, 'external-space saver'],
    ['a missing mobile', { gate: 'mobile' }, 'no-mobile saver'],
    ['a code that was not given', { gate: 'code' }, 'code saver'],
  ] as const)('[PERS-11] %s closes everything, and says who lifts it', (_, more, reason) => {
    expect(closedActs({ ...OPEN, ...more }).every(({ reasons }) => reasons.length > 0)).toBe(true)
    expect(reasonsOf('email', more)).toEqual([reason])
  })

  it('[PERS-11] [P-PERM-07] a mirror session is the one reason, whatever else stands against a change', () => {
    const acts = closedActs({ ...OPEN, gate: 'mirror', identity: { input_mode: 'CORRESPONDANT' }, address: undefined })
    expect(closedBy(acts).map(({ reason, isAll }) => [reason.kind, isAll])).toEqual([['mirror', true]])
  })

  it('[PERS-11] an input mode closes its own change alone', () => {
    expect(reasonsOf('identity', { identity: { input_mode: 'CORRESPONDANT' } })).toEqual(['company company'])
    expect(reasonsOf('address', { identity: { input_mode: 'CORRESPONDANT' } })).toEqual([])
    expect(reasonsOf('identity', { identity: { input_mode: 'TSA', tsa_address: PAPERS } })).toEqual(['by-post saver'])
    expect(reasonsOf('identity', { identity: { input_mode: 'PORTAIL' } })).toEqual(['help-line saver'])
    expect(reasonsOf('identity', { identity: undefined })).toEqual(['unknown nobody'])
    expect(reasonsOf('declaration', { identity: { input_mode: 'CORRESPONDANT' } })).toEqual([])
  })

  it('[PERS-11] a change that is looked at and the 72 hours name the day on which they are gone, and all reasons are told', () => {
    const [shown_on, bankFrom] = [plainDate('2026-11-24'), plainDate('2026-11-23')]
    const pending = { gender: 'F', first_name: 'Anne', last_name: 'Roux', shown_on } as const
    const acts = closedActs({ ...OPEN, gate: 'code', identity: { input_mode: 'UPLOAD', pending }, bankFrom })
    expect(acts.find(({ act }) => act === 'identity')?.reasons).toEqual([
      { kind: 'code', lifter: 'saver' },
      { kind: 'under-way', from: shown_on, lifter: 'time' },
    ])
    expect(acts.find(({ act }) => act === 'bank-account')?.reasons.at(-1)).toEqual({
      kind: 'hold',
      from: bankFrom,
      lifter: 'time',
    })
  })
})

it('[PERS-11] a reason that closes several parts stands once, and tells whether it closes all of them', () => {
  const code = { kind: 'code', lifter: 'saver' } as const
  const underWay = { kind: 'under-way', from: plainDate('2026-12-01'), lifter: 'time' } as const
  expect(
    closedBy([
      { act: 'email', reasons: [code] },
      { act: 'address', reasons: [code, underWay] },
    ]),
  ).toEqual([
    { reason: code, closes: ['email', 'address'], isAll: true },
    { reason: underWay, closes: ['address'], isAll: false },
  ])
  expect(closedBy([{ act: 'email', reasons: [] }])).toEqual([])
})
