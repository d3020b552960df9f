import { inflateSync } from 'node:zlib'

/** Lengths of the header and of a table's entry in either format, in bytes. */
const WOFF = { header: 44, entry: 20 }
const SFNT = { header: 12, entry: 16 }

/** Each table begins at a multiple of four. */
const roundUp = (length: number): number => Math.ceil(length / 4) * 4

/**
 * Unpacks a font out of the Web Open Font Format (W3C, WOFF 1.0), for programs that read TrueType or OpenType alone: the same tables, as they are.
 *
 * @param woff the packed font; it comes with this package, and is not checked
 */
export const unpackWoff = (woff: Buffer): Buffer => {
  const count = woff.readUInt16BE(12)
  const font = Buffer.alloc(woff.readUInt32BE(16))
  woff.copy(font, 0, 4, 8)
  // What a search by halves needs: the greatest power of two among the entries, its exponent, and the rest.
  const exponent = Math.floor(Math.log2(count))
  const searched = 2 ** exponent * SFNT.entry
  font.writeUInt16BE(count, 4)
  font.writeUInt16BE(searched, 6)
  font.writeUInt16BE(exponent, 8)
  font.writeUInt16BE(count * SFNT.entry - searched, 10)
  let at = SFNT.header + count * SFNT.entry
  for (let place = 0; place < count; place += 1) {
    const from = WOFF.header + place * WOFF.entry
    const to = SFNT.header + place * SFNT.entry
    const offset = woff.readUInt32BE(from + 4)
    const packed = woff.subarray(offset, offset + woff.readUInt32BE(from + 8))
    const length = woff.readUInt32BE(from + 12)
    const table = packed.length === length ? packed : inflateSync(packed)
    table.copy(font, at)
    woff.copy(font, to, from, from + 4)
    woff.copy(font, to + 4, from + 16, from + 20)
    font.writeUInt32BE(at, to + 8)
    font.writeUInt32BE(length, to + 12)
    at += roundUp(length)
  }
  return font
}
