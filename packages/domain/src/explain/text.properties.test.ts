import { fc, test } from '@fast-check/vitest'
import { stringify } from 'csv-stringify/sync'
import { expect } from 'vitest'

import { spreadsheet } from './index.ts'

const cells = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc
    .tuple(fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\uFF1D', '\uFF0B', '\uFF0D', '\uFF20', '"', ';'), fc.string())
    .map((parts) => parts.join('')),
)

test.prop([fc.array(fc.array(cells, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 5 })])(
  'a table for a spreadsheet is what csv-stringify writes, no text of it a formula',
  (rows) => {
    const written = stringify(rows, {
      delimiter: ';',
      quoted: true,
      quoted_empty: true,
      escape_formulas: true,
      record_delimiter: 'windows',
      eof: false,
    })
    expect(spreadsheet(rows)).toBe(written)
  },
)
