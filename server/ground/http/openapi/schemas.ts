import * as z from 'zod/mini'
import { bounds } from '#contract/fields.ts'
import type { Shape } from '#contract/route.ts'
import { hasName, shapeNames } from './named-shapes.ts'

export type Json = Record<string, unknown>
type Direction = 'input' | 'output'

/** Converts shapes to JSON Schema, each named one once; `components` holds those that are referred to. */
export function openSchemas() {
  const components: Record<string, Json> = {}

  const keep = (name: string, schema: Json, io: Direction): string => {
    const known = components[name]
    if (known && JSON.stringify(known) !== JSON.stringify(schema)) return keep(`${name}As${io}`, schema, io)
    components[name] = schema
    return `#/components/schemas/${name}`
  }

  const inline = (shape: Shape, io: Direction): Json => {
    const { $schema, $defs = {}, ...schema } = jsonSchema(shape, io)
    const placed = new Map<string, string>()
    // A definition may refer to a later one, so all names are settled first.
    for (const name of Object.keys($defs)) placed.set(`#/$defs/${name}`, `#/components/schemas/${name}`)
    for (const [name, named] of Object.entries($defs)) keep(name, referring(named, placed), io)
    return referring(schema, placed)
  }

  return {
    components,
    inline,
    /** Refers to the shape by its own name, or by this one if it has none. */
    named(shape: Shape, io: Direction, name: string): Json {
      const schema = inline(shape, io)
      return hasName(shape) ? schema : { $ref: keep(name, schema, io) }
    },
  }
}

type Schema = Json & { $schema?: unknown; $defs?: Record<string, Json> }

function jsonSchema(shape: Shape, io: Direction): Schema {
  return z.toJSONSchema(shape, {
    io,
    unrepresentable: 'any',
    metadata: shapeNames,
    override({ zodSchema, jsonSchema }) {
      const range = bounds.get(zodSchema)
      if (range) {
        delete jsonSchema.pattern
        Object.assign(jsonSchema, { type: 'integer', minimum: range.least, maximum: range.most })
      }
      // A record with a few known keys is listed key by key, so that generated clients know them.
      const { propertyNames, required, properties, additionalProperties } = jsonSchema
      if (!propertyNames || !required || properties) return
      delete jsonSchema.propertyNames
      jsonSchema.properties = Object.fromEntries(required.map((key) => [key, additionalProperties ?? {}]))
      jsonSchema.additionalProperties = false
    },
  }) as Schema
}

function referring<Value>(value: Value, placed: ReadonlyMap<string, string>): Value {
  if (Array.isArray(value)) return value.map((each) => referring(each, placed)) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' ? (placed.get(inner as string) ?? inner) : referring(inner, placed),
    ]),
  ) as Value
}
