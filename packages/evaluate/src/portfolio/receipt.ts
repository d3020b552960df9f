import { createPrivateKey, sign } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { canonicalText } from '@hautelisse/domain/receipt'
import { digestOfText } from './digest.ts'
import type { Manifest, Run } from './manifest.ts'
import { RefusalError } from './refusal.ts'

/** What a whole run came to: its parts, and what their manifests add up to. */
export type RunReceipt = {
  readonly run: Run
  readonly parts: readonly { readonly name: string; readonly rows: number; readonly sha256: string }[]
  readonly inputs: readonly { readonly name: string; readonly bytes: number; readonly sha256: string }[]
  readonly rowsIn: number
  readonly rowsOut: number
  readonly refused: number
  readonly keys: number
  readonly sums: Readonly<Record<string, string>>
}

/** A receipt with the digest of its canonical text (RFC 8785), and, where a key was given, its signature as a compact JWS (RFC 7515, EdDSA). */
export type SealedReceipt = RunReceipt & { readonly sha256: string; readonly jws?: string }

const base64url = (text: string | Buffer): string => Buffer.from(text).toString('base64url')

const privateKey = (path: string) => {
  let key
  try {
    key = createPrivateKey(readFileSync(path))
  } catch {
    throw new RefusalError(`--key: ${path} holds no private key`)
  }
  if (key.asymmetricKeyType !== 'ed25519') throw new RefusalError(`--key: ${path} holds a key of another kind than Ed25519`)
  return key
}

/**
 * Seals a receipt: the digest says what it was, a signature by whom. It is signed with the customer's own key only.
 *
 * @param receipt what the run came to
 * @param key file of an Ed25519 private key in PEM, or undefined
 */
export const seal = (receipt: RunReceipt, key: string | undefined): SealedReceipt => {
  const text = canonicalText(receipt)
  const digest = digestOfText(text)
  if (key === undefined) return { ...receipt, sha256: digest }
  const signed = `${base64url(canonicalText({ alg: 'EdDSA' }))}.${base64url(text)}`
  return { ...receipt, sha256: digest, jws: `${signed}.${base64url(sign(null, Buffer.from(signed), privateKey(key)))}` }
}

/** The parts of a run and their inputs, each input once, as a receipt names them. */
export const partsOf = (manifests: readonly Manifest[]): Pick<RunReceipt, 'parts' | 'inputs'> => ({
  parts: manifests.map(({ part: { name, sha256 }, rowsOut }) => ({ name, rows: rowsOut, sha256 })),
  inputs: [...new Map(manifests.flatMap(({ inputs }) => inputs).map((file) => [file.name, file])).values()],
})
