import type { TsaAddress } from './model.ts'

/** How a change is handed in: by the company, by post, online, either of the two, or through the help line. */
export type Way =
  | { readonly kind: 'company' }
  | { readonly kind: 'online' }
  | { readonly kind: 'post'; readonly address: TsaAddress }
  | { readonly kind: 'either'; readonly address: TsaAddress }
  | { readonly kind: 'help-line' }

/** What a context says of the way; the same in all contexts. */
export type HandedIn = { readonly input_mode: string; readonly tsa_address?: TsaAddress | undefined }

/**
 * Says how a change is handed in. An input mode that nobody has described is the paper way where there is an address, else the help line; so is a paper
 * way without an address. PROF-05, PROF-06, CTX-12, CTX-13.
 *
 * @param context input mode and address of a context; undefined where there is no main company to ask for
 * @example wayOf({ input_mode: 'UPLOAD' }) // { kind: 'online' }
 */
export const wayOf = (context: HandedIn | undefined): Way => {
  const { input_mode: mode, tsa_address: address } = context ?? { input_mode: '' }
  if (mode === 'CORRESPONDANT') return { kind: 'company' }
  if (mode === 'UPLOAD' || mode === 'DATA_AND_UPLOAD') return { kind: 'online' }
  if (address === undefined) return { kind: mode === 'TSA_OR_UPLOAD' ? 'online' : 'help-line' }
  return { kind: mode === 'TSA_OR_UPLOAD' ? 'either' : 'post', address }
}

/**
 * Says whether a way leads through the portal.
 *
 * @param way how a change is handed in
 * @example isOnline({ kind: 'either', address }) // true
 */
export const isOnline = ({ kind }: Way): boolean => kind === 'online' || kind === 'either'
