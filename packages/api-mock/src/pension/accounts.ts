import { plainDate, type PlainDate } from '@hautelisse/domain/calendar'
import { bareIdentifier, type Provider } from '@hautelisse/domain/pension'

import type { Api } from '../server/index.ts'
import { isKept, type Credentials } from './cipher.ts'
import { readSite } from './kept.ts'

/** Accounts that a seeded person has at the public sites. */
export type PensionAccounts = {
  /** Social security number, of thirteen characters. */
  readonly nir: string
  readonly taxNumber: string
  /** How the account at the pension site was made; undefined for a person without one. */
  readonly pensionSite: 'own' | 'france-connect' | undefined
  /** Day since which a pension is paid. */
  readonly inPaymentSince?: PlainDate
}

const accounts = (nir: string, taxNumber: string, pensionSite: PensionAccounts['pensionSite'] = 'own'): PensionAccounts => ({
  nir,
  taxNumber,
  pensionSite,
})

/** Accounts of the seeded people, by their ids. People without a career have no account. */
const ACCOUNTS: ReadonlyMap<string, PensionAccounts> = new Map([
  ['sylvie-garnier', accounts('2640376990901', '2501234567454')],
  ['nadia-belkhir', accounts('2680276990902', '1204456789151', 'france-connect')],
  ['thomas-leroux', accounts('1660976990903', '1804417206067')],
  ['marc-delorme', accounts('1650776990904', '0704138512441')],
  ['bruno-castagne', accounts('1791076990905', '2304610077077')],
  ['lea-morvan', { ...accounts('2920676990906', '2904712704145'), pensionSite: undefined }],
  ['camille-verdier', accounts('2010576990907', '3104620907038')],
  ['helene-fontanel', { ...accounts('2550476990908', '0104419551278'), inPaymentSince: plainDate('2017-05-01') }],
  ['marie-antoinette-de-la-rochebrune', accounts('2611276990909', '0604499991277')],
])

/** Passwords of the demonstration, the same for everybody. */
const PASSWORDS: Readonly<Record<Provider, string>> = { dgfip: 'Lisse-2026', ameli: 'Navette-26', cnav: 'Fil-de-trame-1' }

/** What a person has at the public sites. */
export const accountsOf = (sub: string): PensionAccounts | undefined => ACCOUNTS.get(sub)

/** The social security number of a person. */
export const nirOf = (sub: string): string | undefined => ACCOUNTS.get(sub)?.nir

/** Identifier and password that a seeded person has at a site before they change anything; undefined if they cannot sign in there. */
export const credentialsOf = (sub: string, provider: Provider): Credentials | undefined => {
  const held = ACCOUNTS.get(sub)
  if (held === undefined || (provider === 'cnav' && held.pensionSite !== 'own')) return undefined
  return { identifier: provider === 'dgfip' ? held.taxNumber : held.nir, password: PASSWORDS[provider] }
}

/** Secret of the seeded accounts, the same for everybody. */
const SECRET = { question: 'Quel fut votre premier métier à tisser ?', answer: 'jacquard' } as const

/** The account of a person at the pension site: their own, with its secret question, or one made with FranceConnect. */
export type SiteAccount =
  | {
      readonly kind: 'own'
      readonly question: string
      readonly isPassword: (text: string) => Promise<boolean>
      readonly isAnswer: (text: string) => Promise<boolean>
    }
  | { readonly kind: 'france-connect' }

/** Reads a person's account at the pension site: what they chose there stands before what was seeded. */
export const siteOf = async ({ options }: Api, sub: string): Promise<SiteAccount | undefined> => {
  const seeded = ACCOUNTS.get(sub)?.pensionSite
  if (seeded === 'france-connect') return { kind: 'france-connect' }
  const { password, question, answer } = await readSite(options.storage, sub)
  if (password === undefined && seeded === undefined) return undefined
  return {
    kind: 'own',
    question: question ?? SECRET.question,
    isPassword: async (text) => (password === undefined ? text === PASSWORDS.cnav : isKept(text, password)),
    isAnswer: async (text) => (answer === undefined ? text === SECRET.answer : isKept(text, answer)),
  }
}

/** Says whether credentials are the person's own. Those of another person count as wrong. */
export const areOwn = async (api: Api, sub: string, provider: Provider, typed: Credentials): Promise<boolean> => {
  const held = ACCOUNTS.get(sub)
  const identifier = provider === 'dgfip' ? held?.taxNumber : held?.nir
  if (identifier === undefined || identifier !== bareIdentifier(provider, typed.identifier)) return false
  if (provider !== 'cnav') return typed.password === PASSWORDS[provider]
  const site = await siteOf(api, sub)
  return site?.kind === 'own' && (await site.isPassword(typed.password))
}

/** Says whether an identifier is that of the person's account at the pension site, where that account was made with FranceConnect. */
export const isOfFranceConnect = (sub: string, provider: Provider, { identifier }: Credentials): boolean => {
  const held = ACCOUNTS.get(sub)
  return provider === 'cnav' && held?.pensionSite === 'france-connect' && held.nir === bareIdentifier(provider, identifier)
}
