import * as z from 'zod'

import { frenchDateOnWire } from '../calendar/index.ts'

const line = z.string().max(400)
const prose = z.string().max(4000)
/** Who hears a page needs its headings to say something. */
const SOMETHING = /\S/
const named = line.regex(SOMETHING)
const places = z.number().min(-10_000).max(10_000)
const point = z.tuple([places, places])

/** Tones that a drawing may take; the printer knows their colours. */
const TONES = ['ink', 'brand', 'accent', 'quiet'] as const

const chartPath = z.strictObject({
  tone: z.enum(TONES),
  /** Width of the line, in the units of the drawing. */
  width: z.number().positive().max(100),
  from: point,
  /** Straight with one point, curved with two that pull and one that ends. */
  to: z.array(z.union([z.tuple([point]), z.tuple([point, point, point])])).max(200),
})

const table = z
  .strictObject({
    kind: z.literal('table'),
    caption: line,
    heads: z
      .array(z.strictObject({ text: line, isFigure: z.boolean() }))
      .min(1)
      .max(12),
    rows: z.array(z.array(line)).max(2000),
    /** The line that sums the others up. */
    total: z.array(line).optional(),
  })
  .refine(
    ({ heads, rows, total }) => [...rows, ...(total === undefined ? [] : [total])].every((row) => row.length === heads.length),
    {
      params: { code: 'uneven-table' },
    },
  )

const block = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('heading'),
    text: named,
    /** Stands under a heading without it. */
    level: z.literal(3).optional(),
  }),
  z.strictObject({ kind: z.literal('paragraph'), text: prose }),
  z.strictObject({ kind: z.literal('list'), items: z.array(prose).min(1).max(200) }),
  z.strictObject({ kind: z.literal('facts'), rows: z.array(z.strictObject({ name: line, value: line })).max(200) }),
  z.strictObject({ kind: z.literal('figure'), name: line, value: line }),
  table,
  z.strictObject({
    kind: z.literal('chart'),
    /** What the drawing says, for those who do not see it. */
    alt: prose.regex(SOMETHING),
    width: z.number().positive().max(10_000),
    height: z.number().positive().max(10_000),
    paths: z.array(chartPath).max(400),
  }),
  z.strictObject({
    kind: z.literal('calculation'),
    /** Left out where a heading stands before it. */
    title: named.optional(),
    lines: z.array(z.strictObject({ name: prose, how: prose, result: line, source: prose })).max(400),
  }),
])

/** Texts of a whole document, whatever blocks they stand in, with the strokes of its drawings. The longest statement of the seeds has 8,900. */
const MOST_TEXTS = 12_000
/** Characters of all these texts together. */
const MOST_SIGNS = 300_000

const textsOf = (of: z.output<typeof block>): readonly string[] => {
  switch (of.kind) {
    case 'heading':
    case 'paragraph':
      return [of.text]
    case 'list':
      return of.items
    case 'facts':
      return of.rows.flatMap(({ name, value }) => [name, value])
    case 'figure':
      return [of.name, of.value]
    case 'table':
      return [of.caption, ...of.heads.map(({ text }) => text), ...of.rows.flat(), ...(of.total ?? [])]
    case 'chart':
      return [of.alt]
    case 'calculation':
      break
  }
  return [of.title ?? '', ...of.lines.flatMap(({ name, how, result, source }) => [name, how, result, source])]
}

const strokesOf = (of: z.output<typeof block>): number =>
  of.kind === 'chart' ? of.paths.reduce((sum, { to }) => sum + 1 + to.length, 0) : 0

/** Whether the blocks are few and short enough together: each array alone may be within its bounds, and all of them too much to print. */
const isPrintable = (blocks: readonly z.output<typeof block>[]): boolean => {
  const sums = { texts: 0, signs: 0 }
  for (const one of blocks) {
    const texts = textsOf(one)
    sums.texts += texts.length + strokesOf(one)
    sums.signs += texts.reduce((sum, { length }) => sum + length, 0)
  }
  return sums.texts <= MOST_TEXTS && sums.signs <= MOST_SIGNS
}

/** Whether each heading of the third level stands under one of the second: who hears a page goes from one to the other. */
const isInOrder = (blocks: readonly z.output<typeof block>[]): boolean => {
  const first = blocks.find((one) => one.kind === 'heading' || (one.kind === 'calculation' && one.title !== undefined))
  return first?.kind !== 'heading' || first.level === undefined
}

/**
 * A document to be printed: what it says in the order in which it says it, never how it looks. A heading keeps what follows it on its page, and a
 * table carries its heads over. It has at most 12,000 texts and strokes in all, and 300,000 characters.
 */
export const documentTree = z.strictObject({
  title: named,
  language: z.enum(['fr', 'en']),
  /** Day on which it is made. */
  date: frenchDateOnWire,
  /** Whose it is. */
  name: line,
  /** Stands at the foot of each page. */
  foot: line,
  blocks: z
    .array(block)
    .max(600)
    .refine(isPrintable, { params: { code: 'too-large' } })
    .refine(isInOrder, { params: { code: 'level-skipped' } }),
})
export type DocumentTree = z.output<typeof documentTree>
export type DocumentBlock = DocumentTree['blocks'][number]
