import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { runBytes } from './command.testing.ts'
import { digestOf, packageVersions, rulesDigest } from './rules-digest.ts'

const versionIn = (folder: string): string => {
  const { version } = JSON.parse(readFileSync(new URL(`../../${folder}/package.json`, import.meta.url), 'utf8')) as {
    readonly version: string
  }
  return version
}
const names = [`@hautelisse/domain@${versionIn('domain')}`, `@hautelisse/evaluate@${versionIn('evaluate')}`]
const texts = [...names, (await runBytes(['parameters'])).out, (await runBytes(['tables'])).out]

/** The same bytes with one of them changed by one bit. */
const withChangedBit = (text: string, at: number): string => {
  const bytes = Buffer.from(text)
  bytes[at] = (bytes[at] ?? 0) ^ 1
  return bytes.toString('latin1')
}

describe('the digest of the rules', () => {
  it('[PAR-03] is the SHA-256 of package versions, parameters and tables, each behind its length in bytes', async () => {
    const whole = texts.map((text) => `${Buffer.byteLength(text)}\n${text}`).join('')
    expect(packageVersions()).toEqual(names)
    expect(await rulesDigest()).toBe(createHash('sha256').update(whole).digest('hex'))
    expect(await rulesDigest()).toBe(digestOf(texts))
  })

  it('[PAR-03] a changed byte of any of them changes it', () => {
    const digests = texts.flatMap((text, index) =>
      [0, 7, Math.floor(Buffer.byteLength(text) / 2), Buffer.byteLength(text) - 1].map((at) =>
        digestOf(texts.with(index, withChangedBit(text, at))),
      ),
    )
    expect(new Set([...digests, digestOf(texts)]).size).toBe(4 * texts.length + 1)
  })

  it('[PAR-03] a text that moves from one to its neighbour changes it', () => {
    expect(digestOf(['ab', 'c'])).not.toBe(digestOf(['a', 'bc']))
    expect(digestOf(['a', ''])).not.toBe(digestOf(['a']))
    expect(digestOf(['1\na'])).not.toBe(digestOf(['', 'a']))
  })
})
