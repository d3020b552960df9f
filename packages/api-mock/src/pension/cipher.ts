import type { Api } from '../server/index.ts'

const CIPHER = { name: 'RSA-OAEP', hash: 'SHA-256' } as const
const LENGTH = { modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) }
const LINE = 64

type Pair = { readonly pem: string; readonly key: CryptoKey }

const inBase64 = (bytes: ArrayBuffer): string => btoa(String.fromCodePoint(...new Uint8Array(bytes)))

/** Makes a pair of keys: it takes a twentieth of a second. */
export const makeCipherKeys = (): Promise<CryptoKeyPair> =>
  crypto.subtle.generateKey({ ...CIPHER, ...LENGTH }, false, ['encrypt', 'decrypt'])

const makePair = async ({ options: { makeKeys = makeCipherKeys } }: Api): Promise<Pair> => {
  const { publicKey, privateKey } = await makeKeys()
  const lines = inBase64(await crypto.subtle.exportKey('spki', publicKey)).match(new RegExp(`.{1,${LINE}}`, 'g')) ?? []
  return { pem: `-----BEGIN PUBLIC KEY-----\n${lines.join('\n')}\n-----END PUBLIC KEY-----\n`, key: privateKey }
}

/** One pair of keys for each API that runs, made when it is first asked for and kept nowhere. */
const PAIRS = new WeakMap<Api, Promise<Pair>>()

const pairOf = (api: Api): Promise<Pair> => {
  const held = PAIRS.get(api) ?? makePair(api)
  PAIRS.set(api, held)
  return held
}

/** Gives the public key, as a PEM text. */
export const publicKeyOf = async (api: Api): Promise<string> => (await pairOf(api)).pem

/** Decrypts a text; undefined where it was not encrypted with this API's key. */
export const decryptedText = async (api: Api, text: string): Promise<string | undefined> => {
  try {
    const bytes = Uint8Array.from(atob(text), (sign) => sign.codePointAt(0) ?? 0)
    const plain = await crypto.subtle.decrypt(CIPHER, (await pairOf(api)).key, bytes)
    return new TextDecoder('utf-8', { fatal: true }).decode(plain)
  } catch {
    return undefined
  }
}

export type Credentials = { readonly identifier: string; readonly password: string }

/** Decrypts an identifier and a password, or names those that do not decrypt with this API's key. */
export const decrypted = async (api: Api, sent: Credentials): Promise<Credentials | { readonly wrong: readonly string[] }> => {
  const [identifier, password] = await Promise.all([decryptedText(api, sent.identifier), decryptedText(api, sent.password)])
  if (identifier !== undefined && password !== undefined) return { identifier, password }
  return { wrong: Object.entries({ identifier, password }).flatMap(([name, text]) => (text === undefined ? [name] : [])) }
}

const TURNS = 100_000
const HASH_BITS = 256

/** Makes of a secret what may be kept of it: the salt, and what comes of both after many turns. */
export const keepable = async (secret: string, salt: string): Promise<string> => {
  const bytes = (text: string) => new TextEncoder().encode(text)
  const key = await crypto.subtle.importKey('raw', bytes(secret), 'PBKDF2', false, ['deriveBits'])
  const rule = { name: 'PBKDF2', hash: 'SHA-256', salt: bytes(salt), iterations: TURNS }
  return `${salt}:${inBase64(await crypto.subtle.deriveBits(rule, key, HASH_BITS))}`
}

/** Says whether a secret is the one that something was kept of. */
export const isKept = async (secret: string, held: string): Promise<boolean> =>
  (await keepable(secret, held.split(':')[0] ?? '')) === held
