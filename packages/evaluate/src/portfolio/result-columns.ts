import type { Proportion, ResultType } from '../engine.ts'
import { quotedName } from './duckdb.ts'
import type { Pricer } from './pricer.ts'

type Column = { readonly name: string; readonly type: ResultType }

const SQL_TYPES: Readonly<Record<ResultType, string>> = {
  euros: 'decimal(18, 2)',
  float: 'double',
  count: 'integer',
  day: 'date',
  text: 'varchar',
}

/** A result is told as text; a number with more decimals than its column holds would be cut without a word. */
const FITS: Readonly<Partial<Record<ResultType, RegExp>>> = { euros: /^-?\d{1,16}(?:\.\d{1,2})?$/, count: /^-?\d{1,9}$/ }

/** Says whether a result fits its column. */
export const fits = (type: ResultType, text: string): boolean => FITS[type]?.test(text) !== false

/** Column that says why a row has no results. */
export const PROBLEM = 'problem'

/** Column of what an amount is multiplied by, while the rows are worked on. */
export const scaleName = (amount: string): string => `__scale ${amount}`
/** Decimals of it, as many as a float64 below 1 000 holds. */
const SCALE_DECIMALS = 12
/** How many of its units are 1. */
export const UNITS = 10 ** SCALE_DECIMALS

/** The float that an amount is multiplied by, in units of its last decimal: rounded here, once for each key. */
export const scaleOf = (text: string): bigint | null => (text === '' ? null : BigInt(Math.round(Number(text) * UNITS)))

/** The results of a key in the types of their columns, for SQL. */
export const typedSql = ({ results, scaled }: Pricer): string => {
  const typed = results.map(({ name, type }) => `cast(r.${quotedName(name)} as ${SQL_TYPES[type]}) as ${quotedName(name)}`)
  const unit = `cast(1e-${SCALE_DECIMALS} as decimal(${SCALE_DECIMALS}, ${SCALE_DECIMALS}))`
  const scales = Object.keys(scaled?.amounts ?? {}).map((amount) => {
    const name = quotedName(scaleName(amount))
    return `cast(cast(r.${name} as decimal(18, 0)) * ${unit} as decimal(18, ${SCALE_DECIMALS})) as ${name}`
  })
  return [...typed, ...scales, `r.${PROBLEM}`].join(', ')
}

/** Names of the amounts in proportion that a portfolio gets: none where it has no column for them. */
export const amountsIn = (scaled: Proportion | undefined, columns: readonly string[]): readonly string[] =>
  scaled !== undefined && columns.includes(scaled.column) ? Object.keys(scaled.amounts) : []

/** Columns that a portfolio gets, in their order; with the amounts in proportion where it has the column for them. */
export const addedColumns = ({ results, scaled }: Pricer, columns: readonly string[]): readonly Column[] => [
  ...results,
  ...amountsIn(scaled, columns).map((name) => ({ name, type: 'euros' }) as const),
]

/** Why a row without an amount has no reserve. */
export const noAmount = (column: string): string => `${column}: not an amount in euros and cents`

/** Cents below which a float product is right to far less than `TIE`, and how near to half a cent it must not be. */
const FLOAT_CENTS = 1e12
const TIE = 0.001

/**
 * Product of an amount and a factor, half up to cents, once, as exact decimals give it. They take three times as long as floats, which round to the same cent wherever the product is not next to half a cent.
 */
const productSql = (amount: string, factor: string): string => {
  const cents = `(cast(${amount} as double) * 100 * cast(${factor} as double))`
  const isClear = `abs(${cents}) < ${FLOAT_CENTS} and abs(abs(${cents} - trunc(${cents})) - 0.5) > ${TIE}`
  const exact = `round(cast(${amount} as decimal(20, 2)) * ${factor}, 2)`
  return `cast(case when ${isClear} then cast(round(${cents}) / 100 as decimal(18, 2)) else cast(${exact} as decimal(18, 2)) end as decimal(18, 2))`
}

/** The same as a list for SQL, and the problem: `p` is a row of the input, `r` its key with the results. */
export const addedSql = ({ results, scaled }: Pricer, columns: readonly string[]): string => {
  const own = results.map(({ name }) => `r.${quotedName(name)}`)
  if (scaled === undefined || !columns.includes(scaled.column)) return [...own, `r.${PROBLEM}`].join(', ')
  const amount = `try_cast(p.${quotedName(scaled.column)} as decimal(14, 2))`
  const products = Object.keys(scaled.amounts).map(
    (name) => `${productSql(amount, `r.${quotedName(scaleName(name))}`)} as ${quotedName(name)}`,
  )
  const problem = `coalesce(r.${PROBLEM}, case when ${amount} is null then '${noAmount(scaled.column)}' end) as ${PROBLEM}`
  return [...own, ...products, problem].join(', ')
}

/** Decimals of a float that count in the sum of a column: a sum of floats would depend on their order. */
const FLOAT_DECIMALS = 9

/** The sums of a part as a list for SQL, by the columns that are added up; exact, so that they are the same in any order. */
export const sumsOf = (added: readonly Column[]): readonly { readonly name: string; readonly sql: string }[] =>
  added.flatMap(({ name, type }) => {
    if (type === 'euros') return [{ name, sql: `sum(cast(${quotedName(name)} as decimal(38, 2)))` }]
    if (type === 'float') return [{ name, sql: `sum(cast(${quotedName(name)} as decimal(38, ${FLOAT_DECIMALS})))` }]
    return []
  })
