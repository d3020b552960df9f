import type { Provider } from './providers.ts'

/** What a login says when it was refused: the server's own sentence, or one of ours by its kind. */
export type LoginRefusal =
  | { readonly kind: 'said'; readonly said: string }
  | { readonly kind: 'wrong-cnav' } // S-ERR-01
  | { readonly kind: 'wrong-ameli' } // S-ERR-10
  | { readonly kind: 'denied' } // S-ERR-07
  /** The generic sentence; what a block says stands below it (S-ERR-02). */
  | { readonly kind: 'generic'; readonly said?: string | undefined }

const UNAUTHORIZED = 401
const FORBIDDEN = 403

/**
 * Says what a refused login, or a refused code, tells the saver: each provider has its own mapping, and its code the same.
 *
 * Rules S-ERR-01, S-ERR-02, S-ERR-06 to S-ERR-12, S-ERR-29.
 *
 * @param provider site that was asked
 * @param refusal status of the answer if there was one, and the server's sentence if it sent one
 * @example loginRefusal('dgfip', { status: 403 }) // { kind: 'denied' }
 */
export const loginRefusal = (
  provider: Provider,
  { status, said }: { readonly status: number | undefined; readonly said?: string | undefined },
): LoginRefusal => {
  if (provider === 'cnav') {
    if (status === UNAUTHORIZED) return { kind: 'wrong-cnav' }
    return { kind: 'generic', said: status === FORBIDDEN ? said : undefined }
  }
  if (provider === 'ameli' && status === UNAUTHORIZED) return { kind: 'wrong-ameli' }
  if (provider === 'ameli' && status === FORBIDDEN) return said === undefined ? { kind: 'generic' } : { kind: 'said', said }
  if (status !== UNAUTHORIZED && status !== FORBIDDEN) return { kind: 'generic' }
  return said === undefined ? { kind: 'denied' } : { kind: 'said', said }
}
