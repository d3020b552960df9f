import { expect, it } from 'vitest'
import { plainDate } from '../calendar/index.ts'
import { documentTree } from '../explain/index.ts'
import { euros, formatEuros } from '../money/index.ts'
import { declarationBlocks, type DeclarationWords, type DeclaredLine } from './index.ts'

const WORDS: DeclarationWords = {
  kinds: {
    deductible: { title: 'Deductible', amount: 'Declare' },
    pay: { title: 'Pay', base: 'Paid', amount: 'Declare' },
    gain: { title: 'Gain', amount: 'Gain' },
    withheld: { title: 'Withheld', base: 'Gross', amount: 'Withheld' },
  },
  rule: ({ box, source }) => `${box ?? 'none'}: ${source}`,
  box: (box) => `Box ${box}`,
  operation: 'Operation',
  date: 'Date',
  total: 'Total',
  nothing: 'Nothing',
  notes: ['Note'],
  titleOf: (policy) => (policy === '1' ? 'PERECO' : undefined),
  write: formatEuros,
}
const line = (given: Partial<DeclaredLine>): DeclaredLine => ({
  kind: 'deductible',
  operation_id: 'o',
  date: plainDate('2025-11-16'),
  label: 'Payment',
  amount: euros(150),
  ...given,
})
const isDocument = (blocks: ReturnType<typeof declarationBlocks>): boolean =>
  documentTree.safeEncode({
    title: 'T',
    language: 'fr',
    date: plainDate('2025-12-31'),
    name: '',
    foot: '',
    blocks: [...blocks],
  }).success

it('[DECL-06] (savers 20) a record holds the boxes with their amounts, then each line with its day, and the law', () => {
  const blocks = declarationBlocks(
    {
      lines: [
        line({ policy_id: '1' }),
        line({ kind: 'gain', amount: euros(3) }),
        line({ kind: 'withheld', policy_id: '2', amount: euros('48.50'), base: euros(500) }),
        line({ kind: 'withheld', amount: euros(1) }),
      ],
    },
    WORDS,
  )
  expect(blocks[0]).toEqual({
    kind: 'figures',
    figures: [
      { name: 'Box 6NS', value: formatEuros(euros(150)), note: 'Deductible' },
      { name: 'Withheld', value: formatEuros(euros('49.50')) },
    ],
  })
  expect(blocks.slice(1, 3)).toEqual([
    { kind: 'heading', text: 'Deductible' },
    { kind: 'paragraph', text: '6NS: CGI art. 163 quatervicies' },
  ])
  const tables = blocks.filter((block) => block.kind === 'table')
  // Their headings say what they are.
  expect(tables.map(({ caption }) => caption).join('')).toBe('')
  expect(tables.map(({ rows, total }) => [rows, total])).toEqual([
    [[['Payment, PERECO', '16/11/2025', formatEuros(euros(150))]], ['Total', '', formatEuros(euros(150))]],
    [[['Payment', '16/11/2025', formatEuros(euros(3))]], ['Total', '', formatEuros(euros(3))]],
    [
      [
        ['Payment', '16/11/2025', formatEuros(euros(500)), formatEuros(euros('48.50'))],
        ['Payment', '16/11/2025', '', formatEuros(euros(1))],
      ],
      ['Total', '', '', formatEuros(euros('49.50'))],
    ],
  ])
  expect(blocks.at(-1)).toEqual({ kind: 'paragraph', text: 'Note', isSmall: true })
  expect(isDocument(blocks)).toBe(true)
})

it('[DECL-06] a year with gains alone has no large figure, and one without anything says so', () => {
  expect(declarationBlocks({ lines: [line({ kind: 'gain' })] }, WORDS)[0]).toEqual({ kind: 'heading', text: 'Gain' })
  expect(declarationBlocks({ lines: [] }, WORDS)[0]).toEqual({ kind: 'paragraph', text: 'Nothing' })
})
