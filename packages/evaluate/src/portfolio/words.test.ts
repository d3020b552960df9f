import { expect, it } from 'vitest'
import { runHere } from '../command.testing.ts'
import { folder } from './folder.testing.ts'

it.each<readonly [words: string, reason: string]>([
  ['annuity --in x.parquet', '--out is wanting'],
  ['annuity --out folder', '--in is wanting'],
  [
    'annuity --in x.parquet --out folder --shard 8/8',
    '--shard takes the number of a shard from 0 and how many there are: 0/8 to 7/8',
  ],
  ['annuity --in x.parquet --out folder --shard 0/0', '--shard takes'],
  ['annuity --in x.parquet --out folder --shard 1', '--shard takes'],
  ['annuity --in x.parquet --out folder --format xlsx', '--format takes parquet or csv'],
  ['annuity --in x.parquet --out folder --threads 0', '--threads takes a whole number from 1 to 64'],
  ['annuity --in x.parquet --out folder --memory much', '--memory takes an amount such as 400MB or 2GB'],
  ['annuity --in x.parquet --out folder --key my.pem', 'annuity takes no --key'],
  ['annuity --in x.parquet --out folder more', 'unknown argument "more"'],
  ['annuity --in x.parquet --out folder --keep-rows', '--keep-rows'],
  ['--in x.parquet --out folder', 'no engine named'],
  ['mortgage --in x.parquet --out folder', 'mortgage prices no portfolio'],
  ['merge', 'one folder of a run is asked for'],
  ['merge one two', 'one folder of a run is asked for'],
  ['merge folder --in x.parquet', 'merge takes no --in'],
  ['verify folder --sample 0', '--sample takes a whole number from 1 to 1000000'],
])('names what is wrong with "%s", and ends with status 2', async (words, reason) => {
  const { out, err, status } = await runHere(words.split(' '), '')
  expect([out, status]).toEqual(['', 2])
  expect(err).toContain(reason)
})

it('says that a folder holds no run, with status 2', async () => {
  const place = folder()
  expect(await runHere(['merge', place], '')).toEqual({
    out: '',
    err: `${place} holds no run: run.json is not there\n`,
    status: 2,
  })
})

it('says what portfolios are in the help of every engine', async () => {
  const { out } = await runHere(['annuity', '--help'], '')
  expect(out).toContain('--in x.parquet --out folder')
})
