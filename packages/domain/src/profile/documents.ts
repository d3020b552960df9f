/** Documents that prove an address or an identity, in the order in which they are offered (15.10 of the decisions). */
export const PROOFS = {
  address: ['BILL', 'TAX_NOTICE', 'RENT_RECEIPT', 'HOME_INSURANCE', 'HOSTED'],
  identity: ['IDENTITY_CARD', 'PASSPORT', 'RESIDENCE_PERMIT', 'MARRIAGE_CERTIFICATE', 'FAMILY_RECORD', 'JUDGMENT'],
} as const
export type AddressProof = (typeof PROOFS.address)[number]
export type IdentityProof = (typeof PROOFS.identity)[number]

/** How old a document may be: so many months, the last one, or in force on the day. */
export type ProofAge = { readonly kind: 'months'; readonly months: number } | { readonly kind: 'last' | 'in-force' | 'any' }

const RECENT: ProofAge = { kind: 'months', months: 3 }
const [LAST, IN_FORCE, ANY]: readonly ProofAge[] = [{ kind: 'last' }, { kind: 'in-force' }, { kind: 'any' }]

type Proof = { readonly age: ProofAge | undefined; readonly pieces: number }

const TABLE: Readonly<Record<AddressProof | IdentityProof, Proof>> = {
  BILL: { age: RECENT, pieces: 1 },
  TAX_NOTICE: { age: LAST, pieces: 1 },
  RENT_RECEIPT: { age: RECENT, pieces: 1 },
  HOME_INSURANCE: { age: RECENT, pieces: 1 },
  // The host's proof, the host's identity, and their signed statement.
  HOSTED: { age: RECENT, pieces: 3 },
  IDENTITY_CARD: { age: IN_FORCE, pieces: 1 },
  PASSPORT: { age: IN_FORCE, pieces: 1 },
  RESIDENCE_PERMIT: { age: IN_FORCE, pieces: 1 },
  MARRIAGE_CERTIFICATE: { age: ANY, pieces: 1 },
  FAMILY_RECORD: { age: ANY, pieces: 1 },
  JUDGMENT: { age: ANY, pieces: 1 },
}

/**
 * Says how old a document may be. The age is said to the saver, and checked by the person who reads the document.
 *
 * @param proof the document
 * @example proofAge('BILL') // { kind: 'months', months: 3 }
 */
export const proofAge = (proof: AddressProof | IdentityProof): ProofAge => TABLE[proof].age ?? { kind: 'any' }

/**
 * Gives the fewest files of a document: three where the saver is lodged by somebody (the host's proof, identity and signed statement), else one.
 *
 * @param proof the document
 * @example fewestFiles('HOSTED') // 3
 */
export const fewestFiles = (proof: AddressProof | IdentityProof): number => TABLE[proof].pieces
