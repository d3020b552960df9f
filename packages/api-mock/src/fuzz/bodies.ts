import fc from 'fast-check'
import * as z from 'zod'

/** The part of JSON Schema that the catalogue's requests use. */
export type JsonSchema = {
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly JsonSchema[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | JsonSchema
  readonly items?: JsonSchema
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
}

/** The JSON Schema of what a caller sends. */
export const wireOf = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema

/** Keys that a careless server takes for its own. */
export const PROTOTYPE_KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '__defineGetter__',
  'then',
] as const

/** Texts that break careless code: empty, huge, control characters, halves of characters, other scripts, code. */
export const nastyText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '\uD800',
    '１２３',
    '٣',
    'NaN',
    '-0',
    '1e309',
    '../../etc/passwd',
    '${7*7}',
    "' OR 1=1 --",
    '<script>',
    '\u202E',
    'é'.repeat(10_000),
  ),
  fc.constantFrom(...PROTOTYPE_KEYS),
)

const nastyNumber: fc.Arbitrary<number> = fc.oneof(
  fc.double(),
  fc.maxSafeInteger(),
  fc.constantFrom(0, -0, -1, 0.001, 1e21, 1e308, Number.MIN_VALUE, Number.MAX_SAFE_INTEGER + 2),
)

/** Any JSON at all, prototype keys and deep nests included. */
export const anyJson: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  nastyText,
  nastyNumber,
  fc.constantFrom(null, true, false, [], {}, [[]], [null], JSON.parse('['.repeat(500) + ']'.repeat(500))),
  fc.dictionary(fc.constantFrom(...PROTOTYPE_KEYS), fc.jsonValue({ maxDepth: 1 })).map((entries) => Object.assign({}, entries)),
)

const dateText = fc
  .tuple(fc.integer({ min: 1, max: 31 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1890, max: 2040 }))
  .map(([day, month, year]) => `${String(day).padStart(2, '0')}/${String(month).padStart(2, '0')}/${year}`)

const amount = (minimum: number, maximum: number): fc.Arbitrary<number> =>
  fc
    .oneof(
      fc.integer({ min: Math.max(minimum * 100, -10_000_000), max: Math.min(maximum * 100, 10_000_000) }),
      fc.integer({
        min: Math.max(minimum * 100, -Number.MAX_SAFE_INTEGER),
        max: Math.min(maximum * 100, Number.MAX_SAFE_INTEGER),
      }),
    )
    .map((cents) => cents / 100)

const objectOf = (schema: JsonSchema, keys: fc.Arbitrary<string>): fc.Arbitrary<unknown> => {
  if (typeof schema.additionalProperties === 'object')
    return fc.dictionary(keys, bodyOf(schema.additionalProperties, keys), { maxKeys: 12 })
  const fields = Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, field]) => [name, bodyOf(field, keys)]))
  return fc.record(fields, { requiredKeys: [...(schema.required ?? [])] })
}

/**
 * Returns bodies that a schema accepts, or nearly: what the schema cannot say (a day that exists) may still be wrong.
 *
 * @param schema the wire's JSON Schema
 * @param keys keys of free-form objects
 */
export const bodyOf = (schema: JsonSchema, keys: fc.Arbitrary<string>): fc.Arbitrary<unknown> => {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map((each) => bodyOf(each, keys)))
  switch (schema.type ?? 'any') {
    case 'object':
      return objectOf(schema, keys)
    case 'array':
      return fc.array(bodyOf(schema.items ?? {}, keys), { maxLength: 5 })
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -1000, max: schema.maximum ?? 1000 })
    case 'number':
      return amount(schema.minimum ?? -1000, schema.maximum ?? 1000)
    case 'string':
      return schema.pattern === undefined ? nastyText : dateText
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return anyJson
  }
}

type Change = {
  readonly at: number
  readonly kind: 'replace' | 'remove' | 'add' | 'duplicate'
  readonly value: unknown
  readonly key: string
}

const change: fc.Arbitrary<Change> = fc.record({
  at: fc.nat(),
  kind: fc.constantFrom('replace', 'remove', 'add', 'duplicate'),
  value: anyJson,
  key: nastyText,
})

const isContainer = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const containersOf = (value: unknown): Record<string, unknown>[] =>
  isContainer(value) ? [value, ...Object.values(value).flatMap(containersOf)] : []

/** Defined as the body of a request would be, so that `__proto__` becomes a key like any other. */
const put = (target: object, key: string, value: unknown): void =>
  void Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true })

const applyChange = (body: unknown, { at, kind, value, key }: Change): unknown => {
  const copy: unknown = structuredClone(body)
  const containers = containersOf(copy)
  const target = containers[at % Math.max(containers.length, 1)]
  if (target === undefined) return value
  const known = Object.keys(target)
  const chosen = known[at % Math.max(known.length, 1)]
  if (kind === 'add' || chosen === undefined) put(target, key, value)
  else if (kind === 'remove') delete target[chosen]
  else put(target, kind === 'replace' ? chosen : `${chosen} `, value)
  return copy
}

/**
 * Returns bodies with up to three things wrong: a value replaced, a key removed, added or misspelt, at any depth.
 *
 * @param bodies good bodies
 */
export const spoilt = (bodies: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.tuple(bodies, fc.array(change, { minLength: 1, maxLength: 3 })).map(([body, changes]) => changes.reduce(applyChange, body))
