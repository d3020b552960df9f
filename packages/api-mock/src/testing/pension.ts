import { pathOf, type Call } from '@hautelisse/domain/contract'
import {
  ameliCodeCall,
  ameliLoginCall,
  cnavLoginCall,
  dgfipCodeCall,
  dgfipLoginCall,
  dgfipResendCall,
  pensionKeyCall,
} from '@hautelisse/domain/pension'

import { credentialsOf } from '../pension/index.ts'
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

/** What the calls of the pension service are asked with, one after the other: each with what the one before answered. */
export const pensionBodies = (visitor: Visitor, sub: string) => {
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
      if (provider === undefined) return undefined
      const typed = credentialsOf(sub, provider) ?? { identifier: '1790176990999', password: 'Nobody-2026' }
      const sealed = await sealedCredentials(visitor, typed)
      return call === ameliCodeCall ? { ...sealed, session_id, otp: demonstration.code } : sealed
    },
  }
}
