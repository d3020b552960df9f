import { plainDate } from '../calendar/index.ts'
import { user } from '../session/index.ts'
import { expect, it } from 'vitest'

import {
  advisorRequestCall,
  charactersLeft,
  MOST_CHARACTERS,
  requireMessage,
  sharedProperties,
  SHARED_OPTIONS,
  shareSimulationCall,
  shareTransmissionCall,
} from './index.ts'

it('[ADV-21] [TADV-11] a message of blanks alone counts as missing', () => {
  expect([requireMessage('')?.code, requireMessage(' \n')?.code]).toEqual(['required', 'required'])
  expect(requireMessage('Bonjour')).toBeUndefined()
})

it('[ADV-22] [TADV-12] [O-CONST-01] [S-CONST-40] a message has 1 800 characters at most, a line break counting as one', () => {
  expect(MOST_CHARACTERS).toBe(1800)
  expect(requireMessage('a'.repeat(1800))).toBeUndefined()
  expect(requireMessage('a'.repeat(1801))?.code).toBe('wrong')
  expect(requireMessage(`a\r\n${'a'.repeat(1798)}`)).toBeUndefined()
})

it('[ADV-24] [ADV-25] [TADV-13] what is left is told from 0 to 1 799 characters', () => {
  expect([charactersLeft(''), charactersLeft('a'.repeat(1799)), charactersLeft('a'.repeat(1800))]).toEqual([1800, 1, undefined])
})

it('[ADV-26] [ADV-27] [TADV-17] a message goes with the advisor and the address of the saver, and nothing else', () => {
  const body = { advisor_id: 'a1', email: 'saver@example.org', message: 'Bonjour' }
  expect(advisorRequestCall.request.safeParse(body).success).toBe(true)
  expect(advisorRequestCall.request.safeParse({ ...body, agreement: true }).success).toBe(false)
})

it('[TADV-18] a shared transmission names an option of the result, or none', () => {
  expect([...SHARED_OPTIONS]).toEqual(['quarter_bare_property', 'usufruct', 'quarter_and_usufruct', 'disposable'])
  const body = { advisor_email: 'a@example.org', user_id: 'u', agreement: true }
  expect(shareTransmissionCall.request.safeParse({ ...body, spouse_option: null }).success).toBe(true)
  expect(shareTransmissionCall.request.safeParse({ ...body, spouse_option: 'quarter' }).success).toBe(false)
})

it('[ADV-17] [ADV-19] a simulation is shared for a transfer or for itself', () => {
  const body = { advisor_email: 'a@example.org', properties: { name: 'Camille', accounts: ['PER'] }, agreement: false }
  for (const reason of ['transfer', 'simulation'])
    expect(shareSimulationCall.request.safeParse({ ...body, reason }).success).toBe(true)
  expect(shareSimulationCall.request.safeParse({ ...body, reason: 'other' }).success).toBe(false)
})

it('[ADV-18] [ADV-20] what is shared names the saver, the advisor, the balances and the figures of the simulation, and fits the call', () => {
  const saver = user.parse({ logged: false, scopes: [] })
  const shared = sharedProperties(saver, plainDate('2026-11-20'), { retirement_age: 64 })
  expect(shared).toEqual({
    name: null,
    email: null,
    advisor_name: null,
    advisor_type: null,
    total_balance: 0,
    birth_date: null,
    simulation_date: '20/11/2026',
    accounts: [],
    retirement_age: 64,
  })
  const body = { advisor_email: 'a@example.org', properties: shared, reason: 'simulation', agreement: true }
  expect(shareSimulationCall.request.safeParse(body).success).toBe(true)
  const told = sharedProperties({ ...saver, email: 'c@example.org' }, plainDate('2026-11-20'))
  expect(told['email']).toBe('c@example.org')
})
