import type { Api } from '../server/index.ts'
import { decryptKept, fromBase64, inBase64, keyOfDay } from './kept-keys.ts'

const LINE = 64

/** Gives the public key, as a PEM text. */
export const publicKeyOf = async (api: Api): Promise<string> => {
  const lines = (await keyOfDay(api)).match(new RegExp(`.{1,${LINE}}`, 'g')) ?? []
  return `-----BEGIN PUBLIC KEY-----\n${lines.join('\n')}\n-----END PUBLIC KEY-----\n`
}

/** Decrypts a text; undefined where it was encrypted with no key of the last two days. */
export const decryptedText = async (api: Api, text: string): Promise<string | undefined> => {
  try {
    const plain = await decryptKept(api, fromBase64(text))
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

/** Turns of what is kept from now on, and of what was kept before the number stood beside it. */
const [TURNS, FORMER_TURNS] = [600_000, 100_000]
const HASH_BITS = 256

const turned = async (secret: string, salt: string, iterations: number): Promise<string> => {
  const bytes = (text: string) => new TextEncoder().encode(text)
  const key = await crypto.subtle.importKey('raw', bytes(secret), 'PBKDF2', false, ['deriveBits'])
  const rule = { name: 'PBKDF2', hash: 'SHA-256', salt: bytes(salt), iterations }
  return inBase64(await crypto.subtle.deriveBits(rule, key, HASH_BITS))
}

/** Makes of a secret what may be kept of it: the number of turns, the salt, and what comes of both. */
export const keepable = async (secret: string, salt: string): Promise<string> =>
  `${TURNS}:${salt}:${await turned(secret, salt, TURNS)}`

/** Says whether a secret is the one that something was kept of. */
export const isKept = async (secret: string, held: string): Promise<boolean> => {
  const parts = held.split(':')
  const [turns, salt = '', hash] = parts.length === 2 ? [FORMER_TURNS, ...parts] : [Number(parts[0]), parts[1], parts[2]]
  return (await turned(secret, salt, turns)) === hash
}
