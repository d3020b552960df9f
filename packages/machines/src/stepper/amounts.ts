import { moneyWithCentsFormat } from '@hautelisse/domain/fields'
import { formatAmountInput } from '@hautelisse/domain/money'
import type { ParsedAmount } from '@hautelisse/domain/money'

/** A key press in an amount field, or a paste, which is read whole: one that is no amount leaves the field as it was. */
export type AmountTyped<Field> = {
  readonly type: 'amountTyped'
  readonly field: Field
  readonly text: string
  readonly pasted?: boolean
}

/** The caret left an amount field: its text is put in order. */
export type AmountLeft<Field> = { readonly type: 'amountLeft'; readonly field: Field }

/**
 * Gives the text that an amount field holds after a key press or a paste.
 *
 * @param typed the event
 * @returns undefined for a paste that is no amount
 * @example typedText({ type: 'amountTyped', field, text: '1 234.5 €', pasted: true }) // '1234,5'
 */
export const typedText = ({ text, pasted }: AmountTyped<unknown>): string | undefined => {
  if (pasted !== true) return text
  const meant = moneyWithCentsFormat.paste(text)
  return meant.kind === 'text' ? meant.text : undefined
}

/**
 * Gives the text of an amount once its field was left: "1234,5" becomes "1 234,50".
 *
 * @param typed what the field holds
 * @returns undefined for a text that is no amount: it stays as it is
 */
export const orderedText = ({ parsed }: { readonly parsed: ParsedAmount }): string | undefined =>
  parsed.kind === 'amount' ? formatAmountInput(parsed.amount) : undefined
