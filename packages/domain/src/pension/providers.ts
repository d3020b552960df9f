import { checkNir } from '../identifiers/index.ts'
import type { FieldProblem } from '../contract/index.ts'

/** Public sites through which a person signs in to the pension service: taxes, health insurance, pension. */
export const PROVIDERS = ['dgfip', 'ameli', 'cnav'] as const
export type Provider = (typeof PROVIDERS)[number]

/** What tells a provider from another. */
export type ProviderRules = {
  /** Identifiers and passwords that may be wrong one after the other before a block. */
  readonly tries: number
  /** Whether a code of six digits follows the password. */
  readonly hasCode: boolean
  /** How often its code may be sent again. */
  readonly resends: number
  readonly identifier: 'tax-number' | 'social-security-number'
  /** Fewest characters of a password. */
  readonly passwordFrom: number
}

/** The providers' rules (S-CONST-27, S-CONST-28, MAREL-62 to MAREL-64, MAREL-82, MAREL-83, MAREL-140). */
export const PROVIDER_RULES: Readonly<Record<Provider, ProviderRules>> = {
  dgfip: { tries: 5, hasCode: true, resends: 3, identifier: 'tax-number', passwordFrom: 8 },
  ameli: { tries: 3, hasCode: true, resends: 0, identifier: 'social-security-number', passwordFrom: 1 },
  cnav: { tries: 5, hasCode: false, resends: 0, identifier: 'social-security-number', passwordFrom: 1 },
}

const TAX_NUMBER = /^\d{13}$/
const NIR_LENGTH = 13

/** An identifier as it is compared: without spaces, in capitals, a social security number without its key. */
export const bareIdentifier = (provider: Provider, typed: string): string => {
  const bare = typed.replaceAll(/\s/g, '').toUpperCase()
  return PROVIDER_RULES[provider].identifier === 'tax-number' ? bare : bare.slice(0, NIR_LENGTH)
}

const identifierProblem = (provider: Provider, typed: string): Omit<FieldProblem, 'path'> | undefined => {
  const bare = typed.replaceAll(/\s/g, '')
  // One message for a tax number, the empty one included (MAREL-82).
  if (PROVIDER_RULES[provider].identifier === 'tax-number') return TAX_NUMBER.test(bare) ? undefined : { code: 'tax-number' }
  return bare === '' ? { code: 'required' } : checkNir(bare)
}

const passwordProblem = (provider: Provider, typed: string): Omit<FieldProblem, 'path'> | undefined => {
  const { passwordFrom } = PROVIDER_RULES[provider]
  if (typed === '') return { code: 'required' }
  return typed.length < passwordFrom ? { code: 'password-too-short', params: { minimum: passwordFrom } } : undefined
}

/**
 * Says what is wrong with an identifier and a password before anybody is asked: a tax number has thirteen digits, a social security number is one of
 * French form, a password of the tax site has eight characters.
 *
 * Rules MAREL-78 to MAREL-83, MAREL-85.
 *
 * @param provider site that is signed in to
 * @param typed what was typed, decrypted
 * @returns the fields that are wrong, none where both may be asked about
 * @example credentialProblems('dgfip', { identifier: '12', password: 'Lisse-2026' }) // [{ path: 'identifier', code: 'tax-number' }]
 */
export const credentialProblems = (
  provider: Provider,
  { identifier, password }: { readonly identifier: string; readonly password: string },
): readonly FieldProblem[] => {
  const found = { identifier: identifierProblem(provider, identifier), password: passwordProblem(provider, password) }
  return Object.entries(found).flatMap(([path, problem]) => (problem === undefined ? [] : [{ path, ...problem }]))
}
