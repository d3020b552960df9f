const LONGEST = 80

/**
 * Gives the text of a value, whatever it is.
 *
 * @param value what was given
 * @example textOf({ a: 1 }) // '{"a":1}'
 */
export const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return String(value)
  try {
    return JSON.stringify(value) ?? 'object'
  } catch {
    return 'object'
  }
}

/** What was wrong with an input: the field in the words of the function, what stood there, and the reason as a code. */
type Fault = { readonly field: string; readonly value: unknown; readonly reason: string }

/**
 * A public function was given something that it does not answer: the one error of the package that a caller's input can raise.
 *
 * `value` is the text of what was given, cut at 80 characters; `reason` is a code, such as `not-whole`.
 */
export class DomainInputError extends RangeError {
  override name = 'DomainInputError'
  readonly field: string
  readonly value: string
  readonly reason: string

  constructor({ field, value, reason }: Fault, message?: string) {
    const text = textOf(value).slice(0, LONGEST)
    super(message ?? `${field}: ${reason} (${text})`)
    this.field = field
    this.value = text
    this.reason = reason
  }
}

/**
 * Refuses a field.
 *
 * @param field name of the field, with its path
 * @param value what was given
 * @param reason code of the reason
 */
export const refuse = (field: string, value: unknown, reason: string): never => {
  throw new DomainInputError({ field, value, reason })
}
