import type { FieldError } from '@hautelisse/domain/validation'

/** What is refused on the step of some fields, and in which words. */
type FieldsView = {
  readonly errors: readonly FieldError[]
  readonly words: (error: FieldError) => string
}

/** What an amount field holds. Its path names it in errors and makes its id. */
type AmountState = { readonly path: string; readonly text: string; readonly isLocked?: boolean | undefined }

/** What every machine with amount fields hears of them. */
export type AmountEvent<Field> =
  /** A key press, or a paste, which is read whole. */
  | { readonly type: 'amountTyped'; readonly field: Field; readonly text: string; readonly pasted?: boolean }
  /** The caret left the field: its text is put in order. */
  | { readonly type: 'amountLeft'; readonly field: Field }

/**
 * Binds fields to a machine: each function gives the props of one field, which shows what the machine holds and sends what is typed or chosen.
 *
 * @param view refusals of the step
 * @param send tells the machine
 * @example const field = fields({ errors: selectErrors(snapshot), words }, send)
 * <MoneyField {...field.amount({ part, side }, row[side])} label={words[side]} />
 * <NumberField {...field.text('retirement_age', text, (typed) => ({ type: 'ageTyped', text: typed }))} label={label} />
 */
export const fields = <Event, Field>(view: FieldsView, send: (event: Event | AmountEvent<Field>) => void) => {
  const refusal = (path: string): string | undefined => {
    const error = view.errors.find((one) => one.path === path)
    return error && view.words(error)
  }
  return {
    /** Why a field is refused, in words. */
    refusal,
    /** An amount; a paste is handed up whole. */
    amount: (field: Field, { path, text, isLocked = false }: AmountState) => ({
      id: path,
      value: text,
      disabled: isLocked,
      error: refusal(path),
      onValueChange: (typed: string): void => send({ type: 'amountTyped', field, text: typed }),
      onValuePaste: (pasted: string): void => send({ type: 'amountTyped', field, text: pasted, pasted: true }),
      onBlur: (): void => send({ type: 'amountLeft', field }),
    }),
    /** A text, a number or a date. */
    text: (path: string, value: string, typed: (text: string) => Event) => ({
      id: path,
      value,
      error: refusal(path),
      onValueChange: (text: string): void => send(typed(text)),
    }),
    /** One answer out of a few; nothing is chosen where the value is null or undefined. */
    choice: <Value extends string | number>(
      path: string,
      { value, offered }: { readonly value: Value | null | undefined; readonly offered: readonly Value[] },
      chosen: (value: Value) => Event,
    ) => ({
      value: value === null || value === undefined ? undefined : `${value}`,
      error: refusal(path),
      onValueChange: (choice: string): void => {
        const one = offered.find((option) => `${option}` === choice)
        if (one !== undefined) send(chosen(one))
      },
    }),
  }
}
