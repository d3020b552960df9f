import { formatAmountInput, isPositive, parseAmount, subtractEuros, ZERO_EUROS, addEuros } from '@hautelisse/domain/money'
import type { Euros } from '@hautelisse/domain/money'
import { accountsOf, fitOf, openingChoice, premiumOfBulletin, remainderOf } from '@hautelisse/domain/option-bulletin'
import type { Choice, OptionBulletin, Part, Placement } from '@hautelisse/domain/option-bulletin'
import { orderedText, typedText } from '../stepper/index.ts'
import type { AmountLeft, AmountTyped } from '../stepper/index.ts'
import type { ChoiceContext, ChoiceField, TypedAmount } from './choice-context.ts'

export const CASH = 'payment_amount' satisfies ChoiceField

/** Field of a fund. */
export const fieldOf = ({ policy_id, investment_id }: Pick<Placement, 'policy_id' | 'investment_id'>): ChoiceField =>
  `${policy_id}/${investment_id}`

const typedAs = (text: string): TypedAmount => ({ text, parsed: parseAmount(text) })
const textOf = (amount: Euros): string => (isPositive(amount) ? formatAmountInput(amount) : '')

const placesOf = (bulletin: OptionBulletin): readonly Omit<Placement, 'amount'>[] =>
  accountsOf(bulletin).flatMap(({ policy_id, investments }) => investments.map(({ id }) => ({ policy_id, investment_id: id })))

/** The fields as a choice fills them. */
export const amountsOf = (bulletin: OptionBulletin, choice: Choice): ChoiceContext['amounts'] => ({
  [CASH]: typedAs(textOf(choice.payment_amount)),
  ...Object.fromEntries(
    placesOf(bulletin).map((place) => {
      const placed = choice.instructions.find((one) => fieldOf(one) === fieldOf(place))
      return [fieldOf(place), typedAs(textOf(placed?.amount ?? ZERO_EUROS))]
    }),
  ),
})

/** The fields at the opening: as they were typed before a reload, else the choice that was made, else the default. */
export const openingAmounts = (
  bulletin: OptionBulletin,
  texts: Readonly<Record<string, string>> = {},
): ChoiceContext['amounts'] =>
  Object.fromEntries(
    Object.entries(amountsOf(bulletin, openingChoice(bulletin))).map(([field, amount]) => [
      field,
      texts[field] === undefined ? amount : typedAs(texts[field]),
    ]),
  )

/** What a field holds; nothing typed is nothing, and so is a text that is no amount, which is refused apart. */
const amountIn = ({ amounts }: Pick<ChoiceContext, 'amounts'>, field: ChoiceField): Euros => {
  const parsed = amounts[field]?.parsed
  return parsed?.kind === 'amount' && !parsed.amount.isNegative() ? parsed.amount : ZERO_EUROS
}

/** Whether a field holds a text that is no amount. */
export const isRefused = ({ amounts }: Pick<ChoiceContext, 'amounts'>, field: ChoiceField): boolean => {
  const parsed = amounts[field]?.parsed
  return parsed?.kind === 'refused' || (parsed?.kind === 'amount' && parsed.amount.isNegative())
}

/** The choice that the fields make: funds with nothing are left out. */
export const choiceIn = (context: Pick<ChoiceContext, 'bulletin' | 'amounts'>): Choice => ({
  payment_amount: amountIn(context, CASH),
  instructions: placesOf(context.bulletin).flatMap((place) => {
    const amount = amountIn(context, fieldOf(place))
    return isPositive(amount) ? [{ ...place, amount }] : []
  }),
})

type Held = Pick<ChoiceContext, 'bulletin' | 'amounts' | 'today' | 'lastField'>

/** The field at fault where more is distributed than there is, and the most that it can hold. */
export const fitIn = (context: Held): Part<ChoiceField> | undefined => {
  const fields: readonly ChoiceField[] = [...placesOf(context.bulletin).map(fieldOf), CASH]
  const parts = fields.map((field) => ({ field, amount: amountIn(context, field) }))
  return fitOf(parts, premiumIn(context).net, context.lastField)
}

/** The choice whose figures are shown: what the fields make, with no more than there is. */
export const countedIn = (context: Held): Choice => {
  const fit = fitIn(context)
  if (fit === undefined) return choiceIn(context)
  const amounts = { ...context.amounts, [fit.field]: typedAs(textOf(fit.amount)) }
  return countedIn({ ...context, amounts })
}

/** What is distributed. */
export const premiumIn = ({ bulletin, today }: Pick<ChoiceContext, 'bulletin' | 'today'>) => premiumOfBulletin(bulletin, today)

/** Takes in a key press or a paste. */
export const typeAmount = (context: ChoiceContext, typed: AmountTyped<ChoiceField>): Partial<ChoiceContext> => {
  const text = typedText(typed)
  if (text === undefined) return { refusedPaste: typed.field }
  return {
    amounts: { ...context.amounts, [typed.field]: typedAs(text) },
    lastField: typed.field,
    refusedPaste: undefined,
    failure: undefined,
  }
}

/** Puts the text of a field in order. */
export const leaveAmount = ({ amounts }: ChoiceContext, { field }: AmountLeft<ChoiceField>): Partial<ChoiceContext> => {
  const held = amounts[field]
  const text = held && orderedText(held)
  return text === undefined || held === undefined ? {} : { amounts: { ...amounts, [field]: { ...held, text } } }
}

/** Puts what is left into a field, or takes what is too much from it; never below nothing. */
export const restTo = (context: ChoiceContext, field: ChoiceField): Partial<ChoiceContext> => {
  const rest = addEuros(amountIn(context, field), remainderOf(choiceIn(context), premiumIn(context).net))
  const amount = isPositive(rest) ? rest : subtractEuros(rest, rest)
  return { amounts: { ...context.amounts, [field]: typedAs(textOf(amount)) }, lastField: field, failure: undefined }
}
