import { fc, test } from '@fast-check/vitest'
import { decodeSheet, isWideText, UNREADABLE } from '@hautelisse/domain/files'
import { describe, expect, it } from 'vitest'

/** Characters of Windows-1252 but for line ends, by the decoder of the platform; the five bytes without one left out. */
const WINDOWS_1252 = Array.from({ length: 256 }, (_, byte) => byte)
  .filter((byte) => ![0x0a, 0x0d, 0x81, 0x8d, 0x8f, 0x90, 0x9d].includes(byte))
  .map((byte) => ({ byte, character: new TextDecoder('windows-1252').decode(Uint8Array.of(byte)) }))

describe('the text of a spreadsheet’s file', () => {
  test.prop([fc.string({ unit: 'binary' })])('[FILE-21] in UTF-8 is what the platform decodes', (text) => {
    const bytes = new TextEncoder().encode(text)
    expect(decodeSheet(bytes)).toEqual({
      text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes),
      isWindows1252: false,
    })
  })

  it('[FILE-21] in Windows-1252 has each of its characters', () => {
    for (const { byte, character } of WINDOWS_1252)
      expect(decodeSheet(Uint8Array.of(0xe9, 0x61, byte, 0x61))).toEqual({ text: `éa${character}a`, isWindows1252: true })
  })

  test.prop([fc.uint8Array({ maxLength: 60 })])(
    '[FILE-22] of any bytes is all theirs, or shows where it cannot be read',
    (bytes) => {
      const { text, isWindows1252 } = decodeSheet(bytes)
      const isValid = !new TextDecoder().decode(bytes).includes(UNREADABLE)
      expect(isWindows1252 && isValid).toBe(false)
      if (isValid) expect(new TextEncoder().encode(text)).toEqual(bytes)
    },
  )

  it.each([
    ['an overlong sequence', [0xc0, 0xaf]],
    ['a surrogate', [0xed, 0xa0, 0x80]],
    ['more than Unicode has', [0xf4, 0x90, 0x80, 0x80]],
    ['a sequence cut short', [0xe2, 0x82]],
  ])('[FILE-22] does not take %s for UTF-8', (_, bytes) => {
    expect(decodeSheet(Uint8Array.from([0xc3, 0xa9, ...bytes])).text).toContain(UNREADABLE)
  })

  it('[FILE-22] are not read in UTF-16', () => {
    expect(
      [
        [0xff, 0xfe],
        [0xfe, 0xff],
        [0x61, 0],
        [0x61, 0x62],
      ].map((bytes) => isWideText(Uint8Array.from(bytes))),
    ).toEqual([true, true, true, false])
  })
})
