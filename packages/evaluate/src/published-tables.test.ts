import { createHash } from 'node:crypto'
import { BIRTH_YEARS, firstAge, LAST_AGE, loadMortalityTables } from '@hautelisse/domain/mortality'
import { expect, it } from 'vitest'

const years = Array.from({ length: BIRTH_YEARS.last - BIRTH_YEARS.first + 1 }, (_, at) => BIRTH_YEARS.first + at)
const ages = Array.from({ length: LAST_AGE + 1 }, (_, age) => age)
const tables = await loadMortalityTables()

// Sums of the published files (arrêté du 1er août 2006): a header `age,1900,…,2005`, one line per age 0 to 121, blank below the first age.
it.each([
  ['TGF05', 'e6201cf7367c573805c680462e280d4c94e7831205e878635dae4754484bfc39'],
  ['TGH05', 'e67dc7aef4a08eca8674dbc026b580d6178b2921c1da1229587259c5a6aa855a'],
] as const)('[MOR-01] %s unfolds to the published file, byte for byte', (code, sum) => {
  const cell = (year: number, age: number) => (age < firstAge(year) ? '' : String(tables[code].survivors(year, age)))
  const line = (age: number) => `${age},${years.map((year) => cell(year, age)).join(',')}\n`
  const file = `age,${years.join(',')}\n${ages.map((age) => line(age)).join('')}`
  expect(createHash('sha256').update(file).digest('hex')).toBe(sum)
})
