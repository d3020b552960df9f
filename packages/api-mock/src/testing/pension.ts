import { pathOf, type Call } from '@hautelisse/domain/contract'
import {
  ameliCodeCall,
  ameliLoginCall,
  cnavLoginCall,
  dgfipCodeCall,
  dgfipLoginCall,
  dgfipResendCall,
  forgotPasswordFirstCall,
  forgotPasswordSecondCall,
  pensionCapCall,
  pensionContractsCall,
  pensionInitializeCall,
  pensionKeyCall,
  pensionSaveCall,
  pensionSimulationCall,
  registerFirstCall,
  registerSecondCall,
} from '@hautelisse/domain/pension'

import { birthDateOf } from '@hautelisse/domain/session'
import { formatFrenchDate, plainDate } from '@hautelisse/domain/calendar'

import { credentialsOf, nirOf } from '../pension/index.ts'
import type { Person } from '../people/index.ts'
import type { Received, Visitor } from './visitor.ts'

/** Encrypts a text as a browser would, with the key that the API hands out. */
const encryptedBy = async (visitor: Visitor, text: string): Promise<string> => {
  const pem = (await visitor.get(pathOf(pensionKeyCall))).text
  const bytes = Uint8Array.from(atob(pem.replaceAll(/-----[A-Z ]+-----|\n/g, '')), (sign) => sign.codePointAt(0) ?? 0)
  const key = await crypto.subtle.importKey('spki', bytes, { name: 'RSA-OAEP', hash: 'SHA-256' }, false, ['encrypt'])
  const sealed = await crypto.subtle.encrypt({ name: 'RSA-OAEP' }, key, new TextEncoder().encode(text))
  return btoa(String.fromCodePoint(...new Uint8Array(sealed)))
}

/** Encrypts an identifier and a password. */
export const sealedCredentials = async (visitor: Visitor, typed: { readonly identifier: string; readonly password: string }) => ({
  identifier: await encryptedBy(visitor, typed.identifier),
  password: await encryptedBy(visitor, typed.password),
})

const PROVIDER_OF = new Map<Call, 'cnav' | 'dgfip' | 'ameli'>([
  [cnavLoginCall, 'cnav'],
  [dgfipLoginCall, 'dgfip'],
  [ameliLoginCall, 'ameli'],
  [ameliCodeCall, 'ameli'],
])

/** Answers of a person who works full time for the monthly pay of the first seeded person. */
export const PENSION_ANSWERS = {
  family_situation: 'CE',
  children: 0,
  professional_situation: 'ACT',
  professional_category: 'ACT',
  activity_rate: 'FULL_TIME',
  salary: 2680,
  month_number: 12,
} as const

/** What the calls after a login are asked with. */
const laterBody = async (call: Call, visitor: Visitor, person: Person, session_id: string): Promise<unknown> => {
  const { sub: user_id, family_name: last_name = 'Inconnue', email } = person.oauth_profile
  const birth_date = formatFrenchDate(birthDateOf(person) ?? plainDate('1970-01-01'))
  const asIdentifier = async () => ({ identifier: await encryptedBy(visitor, nirOf(user_id) ?? '1790176990999') })
  if (call === pensionInitializeCall) return { user_id }
  if (call === pensionContractsCall) return { session_id }
  if (call === pensionSimulationCall) return { user_id, session_id, payload: PENSION_ANSWERS }
  if (call === pensionCapCall || call === pensionSaveCall) return { user_id, session_id }
  if (call === registerFirstCall) return { ...(await asIdentifier()), last_name, birth_date, email }
  if (call === registerSecondCall) {
    const password = await encryptedBy(visitor, 'Ourdissoir-1')
    return { ...(await asIdentifier()), password, secret_question: 'Premier métier ?', secret_answer: 'Jacquard' }
  }
  if (call === forgotPasswordFirstCall) return { ...(await asIdentifier()), session_id: null }
  if (call !== forgotPasswordSecondCall) return undefined
  return { ...(await asIdentifier()), session_id: null, secret_answer: 'jacquard', birth_date }
}

/** What the calls of the pension service are asked with, one after the other: each with what the one before answered. */
export const pensionBodies = (visitor: Visitor, person: Person) => {
  const { sub } = person.oauth_profile
  let told: { readonly session_id?: string; readonly demonstration?: { readonly code: string } } = {}
  return {
    note: ({ text }: Received): void => {
      if (text.includes('"session_id"')) told = JSON.parse(text) as typeof told
    },
    bodyOf: async (call: Call): Promise<unknown> => {
      const { session_id = 'none', demonstration = { code: '000000' } } = told
      if (call === dgfipResendCall) return { session_id }
      if (call === dgfipCodeCall) return { session_id, ...demonstration }
      const provider = PROVIDER_OF.get(call)
      if (provider === undefined) return laterBody(call, visitor, person, session_id)
      const typed = credentialsOf(sub, provider) ?? { identifier: '1790176990999', password: 'Nobody-2026' }
      const sealed = await sealedCredentials(visitor, typed)
      return call === ameliCodeCall ? { ...sealed, session_id, otp: demonstration.code } : sealed
    },
  }
}
