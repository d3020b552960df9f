import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import { expect, it } from 'vitest'

import { unpackWoff } from './woff.ts'

const WOFF = readFileSync(createRequire(import.meta.url).resolve('@fontsource/ysabeau/files/ysabeau-latin-600-normal.woff'))

it('unpacks each table of a font to the checksum that its entry gives', () => {
  const font = unpackWoff(WOFF)
  expect(font.readUInt32BE(0)).toBe(0x0001_0000)
  const count = font.readUInt16BE(4)
  const names: string[] = []
  for (let entry = 12; entry < 12 + count * 16; entry += 16) {
    const name = font.toString('latin1', entry, entry + 4)
    const start = font.readUInt32BE(entry + 8)
    let sum = 0
    for (let at = start; at < start + font.readUInt32BE(entry + 12); at += 4) sum = (sum + font.readUInt32BE(at)) >>> 0
    // The checksum of the header leaves out the field that adjusts the whole font's.
    if (name === 'head') sum = (sum - font.readUInt32BE(start + 8)) >>> 0
    expect([name, sum]).toEqual([name, font.readUInt32BE(entry + 4)])
    names.push(name)
  }
  expect(names).toEqual(expect.arrayContaining(['GSUB', 'cmap', 'glyf', 'head', 'name']))
})
