import { anyFiles } from '@hautelisse/domain/files/arbitraries'
import fc from 'fast-check'

import { nastyText } from './bodies.ts'

const LARGEST = 100_000

/** Files of any kind, honest or not, small enough to be many. */
export const anyFile: fc.Arbitrary<File> = fc
  .tuple(anyFiles, fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: nastyText }))
  .map(([{ name, size, contentType, head = new Uint8Array() }, otherName]) => {
    const bytes = new Uint8Array(Math.min(size, LARGEST))
    bytes.set(head.subarray(0, bytes.length))
    return new File([bytes], (otherName ?? name).toWellFormed(), { type: contentType })
  })

const line = fc.oneof(
  fc.constantFrom(
    '--b',
    '--b--',
    '',
    '--b--b',
    'Content-Disposition: form-data; name="data"',
    'Content-Disposition: form-data; name="files"; filename="a.pdf"',
    'Content-Disposition: form-data; name="files"; filename*=UTF-8\'\'..%2Fa.pdf',
    'Content-Disposition: form-data; name="__proto__"',
    'Content-Disposition: attachment',
    'Content-Type: application/pdf',
    'Content-Transfer-Encoding: base64',
    '{"s2e_transaction_id":"41720001"}',
    '{}',
    '%PDF-1.7',
  ),
  nastyText,
)

/** Bodies that look like forms, and what they call themselves. */
export const hostileForm: fc.Arbitrary<{ readonly type: string; readonly text: string }> = fc.record({
  type: fc.constantFrom(
    'multipart/form-data; boundary=b',
    'multipart/form-data; boundary="b"',
    'multipart/form-data; charset=utf-8; boundary=b',
    'multipart/form-data',
    'multipart/form-data; boundary=',
    `multipart/form-data; boundary=${'b'.repeat(80)}`,
    'multipart/mixed; boundary=b',
    'application/json',
    '',
  ),
  text: fc.oneof(
    fc.array(line, { maxLength: 20 }).map((lines) => lines.join('\r\n')),
    fc.array(line, { maxLength: 20 }).map((lines) => lines.join('\n')),
    fc.constant('--b\r\n\r\n'.repeat(2000)),
  ),
})
