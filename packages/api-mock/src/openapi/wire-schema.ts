import type { Call } from '@hautelisse/domain/contract'
import type * as z from 'zod'
import { createSchema, type SchemaResult, type ZodOpenApiParameterObject } from 'zod-openapi'

/** Named schemas of the document. */
export type Components = SchemaResult['components']

type Schema = SchemaResult['schema']

/**
 * Returns the JSON Schema of what travels: a codec's wire side, for requests and answers alike. Parts that refer to themselves go to the
 * components, under names of their own.
 *
 * @param schema schema of the domain
 * @param name prefix of the component names, different for each schema
 * @param components where parts are added
 */
export const wireSchema = (schema: z.ZodType, name: string, components: Components): Schema => {
  const written = createSchema(schema, {
    io: 'input',
    schemaRefPath: `#/components/schemas/${name}-`,
    opts: { allowEmptySchema: { custom: true } },
  })
  for (const [part, definition] of Object.entries(written.components)) components[`${name}-${part}`] = definition
  return written.schema
}

const fieldsOf = (schema: Schema): readonly (readonly [string, Schema, boolean])[] => {
  if (typeof schema !== 'object' || !('properties' in schema) || schema.properties === undefined) return []
  const required = new Set(schema.required)
  return Object.entries(schema.properties).flatMap(([name, field]) =>
    typeof field === 'object' ? [[name, field, required.has(name)] as const] : [],
  )
}

/**
 * Returns the parameters of a call's path and query.
 *
 * @param call the call
 * @param components where parts are added
 */
export const parametersOf = (call: Call, components: Components): readonly ZodOpenApiParameterObject[] =>
  (['path', 'query'] as const).flatMap((place) => {
    const schema = place === 'path' ? call.params : call.query
    if (schema === undefined) return []
    return fieldsOf(wireSchema(schema, `${call.name}-${place}`, components)).map(([name, field, required]) => ({
      name,
      in: place,
      required: place === 'path' || required,
      schema: field,
    }))
  })
