import { parseJson } from '@hautelisse/domain/contract'
import * as z from 'zod'

import type { Api } from '../server/index.ts'

const CIPHER = { name: 'RSA-OAEP', hash: 'SHA-256' } as const
const LENGTH = { modulusLength: 3072, publicExponent: new Uint8Array([1, 0, 1]) }

/** A pair takes the place of the one before after a day; a form that was opened with that one is read for a day more. */
const TURN_MS = 24 * 3_600_000
const HELD = 2

/** A pair as the store keeps it: the private key is encrypted with what only the holder of the server's secret can make; `by` tells which secret that is. */
const keptPair = z.object({
  id: z.string(),
  by: z.string(),
  madeAt: z.number(),
  spki: z.string(),
  iv: z.string(),
  sealed: z.string(),
})
type KeptPair = z.output<typeof keptPair>

/** No person has this name: the pairs are the service's own. */
const [OWNER, NAME] = ['', 'pension-keys']

/** Writes bytes in base64. */
export const inBase64 = (bytes: ArrayBuffer | Uint8Array): string =>
  btoa(String.fromCodePoint(...(bytes instanceof Uint8Array ? bytes : new Uint8Array(bytes))))

/** Reads bytes from base64. */
export const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (sign) => sign.codePointAt(0) ?? 0)

/** Makes a pair of keys: it takes a few tenths of a second. */
export const makeCipherKeys = (): Promise<CryptoKeyPair> =>
  crypto.subtle.generateKey({ ...CIPHER, ...LENGTH }, true, ['encrypt', 'decrypt'])

const sealingKey = async ({ seal }: Api): Promise<CryptoKey> => {
  const secret = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(seal.mac('pension-keys')))
  return crypto.subtle.importKey('raw', secret, 'AES-GCM', false, ['encrypt', 'decrypt'])
}

/** Tells one secret from another, and says nothing of it. */
const secretOf = ({ seal }: Api): string => seal.mac('pension-keys/secret').slice(0, SAID_LENGTH)

const [IV_BYTES, SAID_LENGTH] = [12, 16]

const makePair = async (api: Api): Promise<KeptPair> => {
  const { makeKeys = makeCipherKeys, random, clock } = api.options
  const { publicKey, privateKey } = await makeKeys()
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const plain = await crypto.subtle.exportKey('pkcs8', privateKey)
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await sealingKey(api), plain)
  return {
    id: random(),
    by: secretOf(api),
    madeAt: clock.now(),
    spki: inBase64(await crypto.subtle.exportKey('spki', publicKey)),
    iv: inBase64(iv),
    sealed: inBase64(sealed),
  }
}

/** The pairs that this server can open: those of a former secret are none. */
const pairsIn = (api: Api, text: string | undefined): readonly KeptPair[] =>
  (z.array(keptPair).safeParse(parseJson(text)).data ?? []).filter(({ by }) => by === secretOf(api))

const isFresh = (pair: KeptPair | undefined, now: number): boolean => pair !== undefined && now - pair.madeAt < TURN_MS

/**
 * Returns the pairs under which passwords of the pension service travel, the latest first. They stand in the store, so every server reads what was
 * encrypted with the key of another one, and a restart ends no form. The first who asks after a day makes the next one.
 *
 * @param api the API
 */
const keptPairs = async (api: Api): Promise<readonly KeptPair[]> => {
  const { storage, clock } = api.options
  const held = pairsIn(api, (await storage.documents.read(OWNER, NAME))?.value)
  if (isFresh(held[0], clock.now())) return held
  const made = await makePair(api)
  return storage.documents.update<readonly KeptPair[]>(OWNER, NAME, (kept) => {
    const pairs = pairsIn(api, kept?.value)
    // Another server was faster: its pair stands.
    if (isFresh(pairs[0], clock.now())) return { result: pairs }
    const next = [made, ...pairs].slice(0, HELD)
    return { value: JSON.stringify(next), result: next }
  })
}

/** Gives the public key of the day, as the bytes of its SPKI in base64. */
export const keyOfDay = async (api: Api): Promise<string> => {
  const [pair] = await keptPairs(api)
  return pair?.spki ?? ''
}

/** Keys that this process has opened, by the id of their pair. */
const OPENED = new WeakMap<Api, Map<string, CryptoKey>>()

const opened = async (api: Api, { id, iv, sealed }: KeptPair): Promise<CryptoKey> => {
  const keys = OPENED.get(api) ?? new Map<string, CryptoKey>()
  OPENED.set(api, keys)
  const known = keys.get(id)
  if (known !== undefined) return known
  const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: fromBase64(iv) }, await sealingKey(api), fromBase64(sealed))
  const key = await crypto.subtle.importKey('pkcs8', plain, CIPHER, false, ['decrypt'])
  keys.set(id, key)
  return key
}

/**
 * Decrypts what was encrypted with the key of the day or with the one before it.
 *
 * @param api the API
 * @param bytes what was encrypted
 * @throws where neither decrypts it
 */
export const decryptKept = async (api: Api, bytes: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> => {
  const pairs = await keptPairs(api)
  return Promise.any(pairs.map(async (pair) => crypto.subtle.decrypt(CIPHER, await opened(api, pair), bytes)))
}
