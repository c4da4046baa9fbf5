import type * as z from 'zod/mini'

/** The query of an address. */
export type Search = Readonly<Record<string, string>>

type Fields = Readonly<Record<string, z.ZodMiniType>>
type Values<Shape> = { readonly [Name in keyof Shape]: NonNullable<z.input<Shape[Name]>> }
type Read<Shape, Present extends keyof Shape> = Pick<Values<Shape>, Present> & {
  readonly [Name in Exclude<keyof Shape, Present>]?: Values<Shape>[Name] | undefined
}

/** The parameters that these fields of the contract accept, as they are sent; invalid ones count as missing. */
export function readSearch<Shape extends Fields, Present extends keyof Shape = never>(
  shape: Shape,
  search: Search,
  defaults?: Pick<Values<Shape>, Present>,
): Read<Shape, NoInfer<Present>> {
  const valid = Object.entries(shape).flatMap(([name, field]) => {
    const value = search[name]
    return value && field.safeParse(value).success ? [[name, value]] : []
  })
  return { ...defaults, ...Object.fromEntries(valid) }
}

type Written = Readonly<Record<string, string | undefined>>

/** `?tab=payments&from=2026-11-01`: the parameters in this order, without empty and default ones. */
export function writeSearch(values: Written, defaults: Written = {}): '' | `?${string}` {
  const written = Object.entries(values).flatMap(([name, value]) =>
    value && value !== defaults[name] ? [[name, value]] : [],
  )
  return written.length > 0 ? `?${new URLSearchParams(written)}` : ''
}
