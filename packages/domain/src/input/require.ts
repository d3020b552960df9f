import { refuse } from './input-error.ts'

type Bounds = { readonly min: number; readonly max: number }

/** Requires a number within bounds, both included. */
export const requireNumber = (field: string, value: unknown, { min, max }: Bounds): void => {
  if (typeof value !== 'number') refuse(field, value, 'not-a-number')
  else if (!(value >= min && value <= max)) refuse(field, value, 'out-of-range')
}

/** Requires a whole number within bounds, both included. */
export const requireWhole = (field: string, value: unknown, bounds: Bounds): void => {
  if (!Number.isInteger(value)) refuse(field, value, 'not-whole')
  requireNumber(field, value, bounds)
}

/** Requires one of some words or numbers. */
export const requireOneOf = (field: string, value: unknown, allowed: readonly unknown[]): void => {
  if (!allowed.includes(value)) refuse(field, value, 'not-in-list')
}

/** Requires an object, whose fields are looked at after it. */
export const requireObject = (field: string, value: unknown): void => {
  if (typeof value !== 'object' || value === null) refuse(field, value, 'missing')
}
