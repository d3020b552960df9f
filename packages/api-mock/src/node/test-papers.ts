import { deflateSync } from 'node:zlib'

const many = <Value>(count: number, make: (at: number) => Value): readonly Value[] =>
  Array.from({ length: count }, (_, at) => make(at))
const treeOf = (blocks: readonly unknown[]): string =>
  JSON.stringify({ title: 'Lourd', language: 'fr', date: '20/11/2026', name: 'Personne', foot: 'Pied', blocks })

/** Documents of many parts as they travel, by what they have many of; some are more than is printed. */
export const HEAVY_TREES: Readonly<Record<string, string>> = {
  '100 lists of 200 words': treeOf(many(100, () => ({ kind: 'list', items: many(200, (at) => `mot${at}`) }))),
  '60 lists of 200 words, the most that is printed': treeOf(
    many(60, () => ({ kind: 'list', items: many(200, (at) => `mot${at}`) })),
  ),
  'a table of 2,000 × 12': treeOf([
    {
      kind: 'table',
      caption: 'Table',
      heads: many(12, (at) => ({ text: `T${at}`, isFigure: false })),
      rows: many(2000, (row) => many(12, (at) => `${row},${at}`)),
    },
  ]),
  '8,000 facts': treeOf(many(40, () => ({ kind: 'facts', rows: many(200, (at) => ({ name: `F${at}`, value: `${at}` })) }))),
  '4,000 calculation lines': treeOf(
    many(10, () => ({
      kind: 'calculation',
      title: 'Calcul',
      lines: many(400, (at) => ({ name: `L${at}`, how: 'x', result: `${at}`, source: 's' })),
    })),
  ),
}

/** A PDF of one page that unfolds to so many megabytes of operators. */
export const heavyPdf = (megabytes: number): Buffer => {
  const operator = '(a) Tj '
  const stream = deflateSync(
    Buffer.from(`BT /F1 1 Tf ${operator.repeat(Math.floor((megabytes * 1_000_000) / operator.length))}ET`),
  )
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')]
  const places: number[] = []
  const length = (): number => parts.reduce((sum, part) => sum + part.length, 0)
  const put = (number: number, content: Buffer): void => {
    places.push(length())
    parts.push(Buffer.from(`${number} 0 obj\n`), content, Buffer.from('\nendobj\n'))
  }
  put(1, Buffer.from('<</Type/Catalog/Pages 2 0 R>>'))
  put(2, Buffer.from('<</Type/Pages/Kids[3 0 R]/Count 1>>'))
  put(3, Buffer.from('<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>'))
  put(
    4,
    Buffer.concat([Buffer.from(`<</Length ${stream.length}/Filter/FlateDecode>>\nstream\n`), stream, Buffer.from('\nendstream')]),
  )
  put(5, Buffer.from('<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>'))
  const start = length()
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  parts.push(Buffer.from(`xref\n0 6\n0000000000 65535 f \n${table}trailer\n<</Size 6/Root 1 0 R>>\nstartxref\n${start}\n%%EOF`))
  return Buffer.concat(parts)
}
