import * as z from 'zod'

import { frenchDateOnWire } from '../calendar/index.ts'

const line = z.string().max(400)
const prose = z.string().max(4000)
/** Who hears a page needs its headings to say something. */
const SOMETHING = /\S/
const named = line.regex(SOMETHING)

/** Tones that a drawing may take: the data colours of the screen, by the same names. The printer knows their values. */
const TONES = ['d1', 'd2', 'd3', 'd4', 'd5', 'd6', 'mute', 'ink'] as const

/** A part of a whole that is drawn as a bundle of threads. */
const bundle = z.strictObject({
  name: line,
  /** As it is shown, with its unit. */
  value: line,
  tone: z.enum(TONES),
  /** Threads of it; of a part that is not nothing at least one is drawn. */
  count: z.int().min(0).max(200),
  /** What is supposed, estimated or still to come is drawn in dashes. */
  isSupposed: z.literal(true).optional(),
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

/** A figure with its name, and what is said of it. */
const figure = z.strictObject({ name: line, value: line, note: line.optional() })

/** How the items of a list are marked: a point, a box to be ticked by hand, or a thread. */
const MARKS = ['check', 'thread'] as const

const list = z.strictObject({
  kind: z.literal('list'),
  items: z.array(prose).min(1).max(200),
  mark: z.enum(MARKS).optional(),
})

const block = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('heading'),
    text: named,
    /** Stands under a heading without it. */
    level: z.literal(3).optional(),
    /** Begins on a sheet of its own: an annex. */
    isAnnex: z.literal(true).optional(),
  }),
  z.strictObject({
    kind: z.literal('paragraph'),
    text: prose,
    /** A reservation or a source, in small letters. */
    isSmall: z.literal(true).optional(),
  }),
  list,
  z.strictObject({
    kind: z.literal('facts'),
    rows: z
      .array(
        z.strictObject({
          name: line,
          value: line,
          /** What the rows before it come to. */
          isTotal: z.literal(true).optional(),
        }),
      )
      .max(200),
    /** In two columns where they are short. */
    isWide: z.literal(true).optional(),
  }),
  /** What a document is about, in one line between two rules: holder, plan, contract, reference. */
  z.strictObject({
    kind: z.literal('band'),
    facts: z
      .array(z.strictObject({ name: line, value: line }))
      .min(1)
      .max(4),
  }),
  figure.extend({ kind: z.literal('figure') }),
  /** The figures that a page is made for, beside each other. */
  z.strictObject({ kind: z.literal('figures'), figures: z.array(figure).min(1).max(3) }),
  table,
  /** A whole and its parts as bundles of threads; the printer draws them, each with its name and value. */
  z.strictObject({
    kind: z.literal('threads'),
    /** What the drawing says, for those who do not see it. */
    alt: prose.regex(SOMETHING),
    bundles: z.array(bundle).min(1).max(12),
    /** What one thread stands for. */
    unit: line.optional(),
  }),
  /** The dated steps of a request, those that are over first. */
  z.strictObject({
    kind: z.literal('dates'),
    steps: z
      .array(z.strictObject({ name: line, date: line, isDone: z.boolean() }))
      .min(1)
      .max(6),
  }),
  z.strictObject({
    kind: z.literal('calculation'),
    /** Left out where a heading stands before it. */
    title: named.optional(),
    lines: z.array(z.strictObject({ name: prose, how: prose, result: line, source: prose })).max(400),
  }),
  /** Two short lists beside each other, each under its heading. */
  z.strictObject({
    kind: z.literal('beside'),
    lists: z
      .array(z.strictObject({ heading: named, list }))
      .min(1)
      .max(2),
  }),
  /** What is to be done next, set apart. */
  z.strictObject({ kind: z.literal('box'), title: named, text: prose }),
  /** Where a letter is signed by hand, with what is said beside it. */
  z.strictObject({ kind: z.literal('signature'), label: named, note: prose }),
])

/** Texts of a whole document, whatever blocks they stand in, with the strokes of its drawings. The longest statement of the seeds has 8,900. */
const MOST_TEXTS = 12_000
/** Characters of all these texts together. */
const MOST_SIGNS = 300_000

const figureTexts = ({ name, value, note = '' }: z.output<typeof figure>): readonly string[] => [name, value, note]

const factTexts = (facts: readonly { readonly name: string; readonly value: string }[]): readonly string[] =>
  facts.flatMap(({ name, value }) => [name, value])

const textsOf = (of: z.output<typeof block>): readonly string[] => {
  switch (of.kind) {
    case 'heading':
    case 'paragraph':
      return [of.text]
    case 'list':
      return of.items
    case 'facts':
      return factTexts(of.rows)
    case 'band':
      return factTexts(of.facts)
    case 'figure':
      return figureTexts(of)
    case 'figures':
      return of.figures.flatMap((one) => figureTexts(one))
    case 'table':
      return [of.caption, ...of.heads.map(({ text }) => text), ...of.rows.flat(), ...(of.total ?? [])]
    case 'threads':
      return [of.alt, of.unit ?? '', ...factTexts(of.bundles)]
    case 'dates':
      return of.steps.flatMap(({ name, date }) => [name, date])
    case 'beside':
      return of.lists.flatMap(({ heading, list: { items } }) => [heading, ...items])
    case 'box':
      return [of.title, of.text]
    case 'signature':
      return [of.label, of.note]
    case 'calculation':
      break
  }
  return [of.title ?? '', ...of.lines.flatMap(({ name, how, result, source }) => [name, how, result, source])]
}

const strokesOf = (of: z.output<typeof block>): number =>
  of.kind === 'threads' ? of.bundles.reduce((sum, { count }) => sum + count, 0) : 0

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

/** Whose sign stands at the head: the insurer's, with the name of the group for which it keeps the plans. */
const BRANDS = ['hautelisse', 'carmandel', 'ormeraie'] as const

/** Lines of an address, or of what stands in its place. */
const lines = z.array(line).min(1).max(8)

/** Both sides of a letter. */
const letter = z.strictObject({
  /** Who writes: the insurer, whose sign then stands on the left, or the saver. */
  by: z.enum(['insurer', 'saver']),
  from: lines,
  to: lines,
  /** Place and date, or date and time: « Rouen, le 15/01/2026 ». */
  place: line,
})

/**
 * A document to be printed: what it says in the order in which it says it, never how it looks. A heading keeps what follows it on its page, and a
 * table carries its heads over. It has at most 12,000 texts and threads in all, and 300,000 characters.
 */
export const documentTree = z.strictObject({
  title: named,
  /** What the document is, under a title that says what it is about. */
  subtitle: line.optional(),
  language: z.enum(['fr', 'en']),
  /** Day on which it is made. */
  date: frenchDateOnWire,
  /** Whose it is. */
  name: line,
  /** Stands at the foot of each page. */
  foot: line,
  brand: z.enum(BRANDS).optional(),
  /** Lines at the head on the right, where no letter is written. */
  head: z.array(line).max(6).optional(),
  letter: letter.optional(),
  blocks: z
    .array(block)
    .max(600)
    .refine(isPrintable, { params: { code: 'too-large' } })
    .refine(isInOrder, { params: { code: 'level-skipped' } }),
})
export type DocumentTree = z.output<typeof documentTree>
export type DocumentBlock = DocumentTree['blocks'][number]
export type DocumentTone = (typeof TONES)[number]
export type DocumentBrand = (typeof BRANDS)[number]
