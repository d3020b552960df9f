import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fc, test } from '@fast-check/vitest'
import { expect, it } from 'vitest'
import { folder, manifestOf, runOf, writeRun } from './folder.testing.ts'
import { mergeRun } from './merge.ts'

const SHARDS = 4
const RUN = runOf(SHARDS, 5)

const merge = (place: string) => mergeRun(place, undefined)

it('adds up the shards of a run, and writes one receipt with the digest of its canonical text', async () => {
  const place = folder()
  writeRun(place, RUN)
  const receipt = await merge(place)
  expect(receipt).toMatchObject({ rowsIn: 20, rowsOut: 20, refused: 0, keys: SHARDS, sums: { reserve: '0.00' } })
  expect(receipt.parts.map(({ name }) => name)).toEqual(['part-00000.csv', 'part-00001.csv', 'part-00002.csv', 'part-00003.csv'])
  expect(JSON.parse(readFileSync(join(place, 'receipt.json'), 'utf8'))).toEqual(receipt)
  expect(receipt).not.toHaveProperty('jws')
})

const cents = fc.integer({ min: -999_999_999_999, max: 999_999_999_999 })
const euros = (amount: number): string => (amount / 100).toFixed(2)

test.prop([fc.array(cents, { minLength: SHARDS, maxLength: SHARDS })])('adds up amounts to the cent', async (amounts) => {
  const place = folder()
  writeRun(
    place,
    RUN,
    amounts.map((amount, shard) => manifestOf(RUN, shard, euros(amount))),
  )
  expect((await merge(place)).sums).toEqual({ reserve: euros(amounts.reduce((sum, amount) => sum + amount, 0)) })
})

it('is signed with the key of who asks, and with no other', async () => {
  const place = folder()
  writeRun(place, RUN)
  const { privateKey } = generateKeyPairSync('ed25519')
  const path = join(place, 'key.pem')
  writeFileSync(path, privateKey.export({ type: 'pkcs8', format: 'pem' }))
  const { jws = '', sha256, ...told } = await mergeRun(place, path)
  const [header = '', payload = '', signature = ''] = jws.split('.')
  const isTrue = verify(
    null,
    Buffer.from(`${header}.${payload}`),
    createPublicKey(privateKey),
    Buffer.from(signature, 'base64url'),
  )
  expect(isTrue).toBe(true)
  expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toEqual(told)
  expect(sha256).toMatch(/^[\da-f]{64}$/)
})

it('refuses a key of another kind', async () => {
  const place = folder()
  writeRun(place, RUN)
  const path = join(place, 'key.pem')
  writeFileSync(path, generateKeyPairSync('x25519').privateKey.export({ type: 'pkcs8', format: 'pem' }))
  await expect(mergeRun(place, path)).rejects.toThrow('a key of another kind than Ed25519')
  writeFileSync(path, 'no key')
  await expect(mergeRun(place, path)).rejects.toThrow('holds no private key')
})

const other = { ...manifestOf(RUN, 2), inputs: [{ name: 'portfolio.parquet', bytes: 4, sha256: 'b'.repeat(64) }] }

it.each<readonly [what: string, change: (place: string) => void, reason: string]>([
  ['a shard that has not ended', (place) => rmSync(join(place, 'part-00002.json')), '1 of 4 shards have not ended: 2'],
  ['a part that is gone', (place) => rmSync(join(place, 'part-00001.csv')), 'part-00001.csv is gone'],
  [
    'a changed byte',
    (place) => writeFileSync(join(place, 'part-00001.csv'), 'part 7'),
    'part-00001.csv is not what its shard wrote',
  ],
  [
    'a shard of another version',
    (place) => writeRun(place, RUN, [manifestOf({ ...RUN, versions: ['@hautelisse/domain@0.2.0'] }, 3)]),
    'shard 3 is of another run',
  ],
  ['a shard of an input that changed', (place) => writeRun(place, RUN, [other]), 'shard 2 read another portfolio.parquet'],
  [
    'rows in two shards',
    (place) => writeRun(place, RUN, [{ ...manifestOf(RUN, 1), rows: { from: 4, until: 9 } }]),
    'shard 1 begins at row 4, and the one before ends at 5',
  ],
  ['rows that were lost', (place) => writeRun(place, RUN, [{ ...manifestOf(RUN, 1), rowsOut: 4 }]), 'shard 1 wrote 4 rows of 5'],
  [
    'a manifest that is cut',
    (place) => writeFileSync(join(place, 'part-00000.json'), '{"shard": 0,'),
    'part-00000.json is no JSON',
  ],
  ['a manifest of another shape', (place) => writeFileSync(join(place, 'part-00000.json'), '{}'), 'part-00000.json: shard'],
  ['a folder without a run', (place) => rmSync(join(place, 'run.json')), 'holds no run'],
])('refuses %s, and writes no receipt', async (_, change, reason) => {
  const place = folder()
  writeRun(place, RUN)
  change(place)
  await expect(merge(place)).rejects.toThrow(reason)
  expect(existsSync(join(place, 'receipt.json'))).toBe(false)
})

it('refuses shards that end before the input does', async () => {
  const place = folder()
  const longer = { ...RUN, input: { ...RUN.input, rows: 21 } }
  writeRun(
    place,
    longer,
    Array.from({ length: SHARDS }, (_, shard) => ({ ...manifestOf(RUN, shard), run: manifestOf(longer, shard).run })),
  )
  await expect(merge(place)).rejects.toThrow('the shards end at row 20, the input at 21')
})

it('removes what is left of workers that were stopped', async () => {
  const place = folder()
  writeRun(place, RUN)
  writeFileSync(join(place, 'part-00001.csv.4711.tmp'), 'half')
  await merge(place)
  expect(existsSync(join(place, 'part-00001.csv.4711.tmp'))).toBe(false)
})
