import type { JsonSchema } from './bodies.ts'

/** Elements of a list and signs of a text whose schema names no most. */
const WITHOUT_MOST = { items: 200, signs: 2000 } as const

type Sized = JsonSchema & { readonly maxItems?: number; readonly maxLength?: number; readonly format?: string }

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const kindOf = (value: unknown): string => {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

/** The alternative of a schema that describes a value of this kind. */
const fitting = (schema: Sized, value: unknown): Sized => {
  const found = schema.anyOf?.find(({ type, properties }) => {
    const isOfKind = type === kindOf(value) || (type === 'integer' && typeof value === 'number')
    return isOfKind && (!isObject(value) || Object.keys(value).every((name) => properties?.[name] !== undefined))
  })
  return found ?? schema
}

const many = (count: number, elements: readonly unknown[]): readonly unknown[] =>
  Array.from({ length: count }, (_, at) => elements[at % elements.length])

const longer = ({ enum: known, const: only, pattern, format, maxLength }: Sized, text: string): string =>
  known !== undefined || only !== undefined || pattern !== undefined || format !== undefined
    ? text
    : text.padEnd(maxLength ?? WITHOUT_MOST.signs, ' mot')

type Growth = (body: unknown) => unknown

const inside = (name: string | number, growth: Growth): Growth => {
  if (typeof name === 'number')
    return (body) => (Array.isArray(body) ? body.map((each: unknown, at) => (at === name ? growth(each) : each)) : body)
  return (body) => (isObject(body) ? { ...body, [name]: growth(body[name]) } : body)
}

/** What can be made larger in a body: the deepest first, so that a list is filled with elements that have grown. */
const growthsOf = (given: JsonSchema, value: unknown): readonly Growth[] => {
  const schema = fitting(given, value)
  if (typeof value === 'string') return longer(schema, value) === value ? [] : [() => longer(schema, value)]
  if (Array.isArray(value)) {
    const most = schema.maxItems ?? WITHOUT_MOST.items
    const filled: Growth = (body) => (Array.isArray(body) ? many(most, body) : body)
    const deeper = value.flatMap((each: unknown, at) => growthsOf(schema.items ?? {}, each).map((growth) => inside(at, growth)))
    return value.length === 0 || value.length >= most ? deeper : [...deeper, filled]
  }
  if (!isObject(value)) return []
  const { additionalProperties: others } = schema
  return Object.entries(value).flatMap(([name, part]) =>
    growthsOf(schema.properties?.[name] ?? (typeof others === 'object' ? others : {}), part).map((growth) =>
      inside(name, growth),
    ),
  )
}

/**
 * Returns ways to make a good body heavier, each of which a server may refuse: lists filled to their most and texts written out to their longest.
 *
 * @param schema the wire's JSON Schema
 * @param body a body that the call accepts
 * @example growths({ type: 'object', properties: { t: { type: 'string', maxLength: 6 } } }, { t: 'a' })[0]?.({ t: 'a' }) // { t: 'a mot ' }
 */
export const growths = (schema: JsonSchema, body: unknown): readonly Growth[] => growthsOf(schema, body)
