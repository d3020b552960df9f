import * as z from 'zod'

import { frenchDateOnWire } from '../calendar/index.ts'

const line = z.string().max(400)
const prose = z.string().max(4000)
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
    text: line,
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
    alt: prose,
    width: z.number().positive().max(10_000),
    height: z.number().positive().max(10_000),
    paths: z.array(chartPath).max(400),
  }),
  z.strictObject({
    kind: z.literal('calculation'),
    /** Left out where a heading stands before it. */
    title: line.min(1).optional(),
    lines: z.array(z.strictObject({ name: prose, how: prose, result: line, source: prose })).max(400),
  }),
])

/**
 * A document to be printed: what it says in the order in which it says it, never how it looks. A heading keeps what follows it on its page, and a
 * table carries its heads over.
 */
export const documentTree = z.strictObject({
  title: line.min(1),
  language: z.enum(['fr', 'en']),
  /** Day on which it is made. */
  date: frenchDateOnWire,
  /** Whose it is. */
  name: line,
  /** Stands at the foot of each page. */
  foot: line,
  blocks: z.array(block).max(600),
})
export type DocumentTree = z.output<typeof documentTree>
export type DocumentBlock = DocumentTree['blocks'][number]
