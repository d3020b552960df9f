import { createHash } from 'node:crypto'
import { receipt as schema, replayReceipt, sealedText } from '@hautelisse/domain/receipt'
import type { LineEngine } from './json-lines.ts'

/** Reckons the figures of receipts again. */
export const receipt: LineEngine = {
  summary: 'replays a receipt of the portal and says whether it is equal, or which figure differs',
  notes: [
    'a case is the file of a receipt as it was downloaded',
    'adds: equal, and differs: names of figures, derivations and parameters, and sha256 where the digest is another one',
  ],
  evaluate: (read) => {
    const parsed = schema.safeParse(read)
    if (!parsed.success)
      return {
        kind: 'refused',
        problems: parsed.error.issues.map(({ path, message }) => ({ column: path.join('.'), reason: message })),
      }
    const { data } = parsed
    const isSealed = createHash('sha256').update(sealedText(data)).digest('hex') === data.sha256
    const differs = [...replayReceipt(data), ...(isSealed ? [] : ['sha256'])]
    return { kind: 'evaluated', answer: { operation_id: data.operation_id, equal: differs.length === 0, differs } }
  },
}
