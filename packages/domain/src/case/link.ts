import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate'
import * as z from 'zod'

import { parseJson } from '../contract/index.ts'
import type { Simulator } from './define.ts'
import { caseOnWire, type Case } from './model.ts'

/** Most characters that a case takes in a link, its name in the fragment apart. BEY-04. */
export const LONGEST_LINK = 600

/** Name of the case in the fragment of an address: `#c=…`. */
export const LINK_NAME = 'c'

/** Most bytes that the text of a link may become: it is somebody else's, and may have been made to become very large. */
const MOST_BYTES = 16_384
/** What stands in front of the packed text: how it is packed. */
const PACKED = '1.'

/**
 * Packs a case for a link: its JSON, deflated, in the letters of base64url.
 *
 * @param one a case
 * @example encodeCase(one).length // 386
 */
export const encodeCase = (one: Case): string =>
  `${PACKED}${z.util.uint8ArrayToBase64url(deflateSync(strToU8(JSON.stringify([one.schema, one.simulator, one.asOf, one.inputs])), { level: 9 }))}`

const unpack = (text: string): string | undefined => {
  if (!text.startsWith(PACKED)) return undefined
  try {
    return strFromU8(inflateSync(z.util.base64urlToUint8Array(text.slice(PACKED.length)), { out: new Uint8Array(MOST_BYTES) }))
  } catch {
    return undefined
  }
}

/**
 * Unpacks what stands in a link; `readCase` then reads it.
 *
 * @param text what stands behind `c=`
 * @returns undefined for what no case was packed as, for what is longer than a link may be, and for what becomes larger than a case
 * @example decodeCase(encodeCase(one)) // one
 */
export const decodeCase = (text: string): Case | undefined => {
  if (text.length > LONGEST_LINK) return undefined
  const read = parseJson(unpack(text))
  if (!Array.isArray(read) || read.length !== 4) return undefined
  const [schema, simulator, asOf, inputs] = read as readonly unknown[]
  return caseOnWire.safeParse({ schema, simulator, asOf, inputs }).data
}

/** What can be shared of a case: the text of its link, or why a file takes its place. BEY-03, BEY-04. */
export type CaseLink =
  | { readonly kind: 'link'; readonly text: string }
  | { readonly kind: 'file'; readonly reason: 'career' | 'sensitive' }
  | { readonly kind: 'file'; readonly reason: 'too-long'; readonly length: number }

/**
 * Gives what a link holds of a case, or says why it takes a file.
 *
 * @param simulator its simulator
 * @param one the case
 * @example linkOf(taxSavingCases, one) // { kind: 'link', text: '1.q1Yq…' }
 */
export const linkOf = ({ places }: Pick<Simulator, 'places'>, one: Case): CaseLink => {
  if (places !== 'anywhere') return { kind: 'file', reason: places === 'own-file' ? 'sensitive' : 'career' }
  const text = encodeCase(one)
  return text.length > LONGEST_LINK ? { kind: 'file', reason: 'too-long', length: text.length } : { kind: 'link', text }
}
