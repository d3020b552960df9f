import type { PlainDate } from '../calendar/index.ts'
import { explainPremium, explainTopUp } from '../contributions/index.ts'
import type { Derivation } from '../explain/index.ts'
import {
  CAPITAL_SOCIAL_CHARGES,
  FLAT_TAX,
  PREMIUM_SOCIAL_CONTRIBUTIONS,
  SOCIAL_SECURITY_CEILING,
  TOP_UP_MULTIPLE,
  TOP_UP_RATES,
  valueOrStandIn,
  type DatedParameter,
} from '../law/index.ts'
import { Decimal } from '../money/index.ts'
import { explainRelease } from '../release/index.ts'
import { readGiven, receipt, RECEIPT_SCHEMA, RULE_BOOK, writeGiven, type Receipt, type ReceiptGiven } from './model.ts'

const CENTS = 2
const FIGURES = ['gross', 'contributions', 'net'] as const
const PAID_FIGURE = /^sale .* paid$/
const SALE_FIGURES = ['amount', 'paidInPart', 'gain', 'charges', 'flatTax', 'paid', 'scaleBase'] as const

/** Every figure with its derivation, by its name. */
const derivationsOf = ({ premium, topUps, sales = [] }: ReceiptGiven): ReadonlyMap<string, Derivation> => {
  const explained = [
    ...(premium === undefined ? [] : [['premium', explainPremium(premium.gross, premium.asOf)] as const]),
    ...topUps.map(({ policyId, given }) => [`top-up ${policyId}`, explainTopUp(given)] as const),
  ]
  const sold = sales.flatMap(({ policyId, sale }, at) => {
    const figures = explainRelease(sale)
    return SALE_FIGURES.map((figure) => [`sale ${policyId} ${at + 1} ${figure}`, figures[figure]] as const)
  })
  return new Map([
    ...explained.flatMap(([name, figures]) => FIGURES.map((figure) => [`${name} ${figure}`, figures[figure]] as const)),
    ...sold,
  ])
}

const toJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

type Used = Receipt['parameters'][number]

const usedOn = <Value>(parameter: DatedParameter<Value>, day: PlainDate): Used => {
  const { from, source, value } = valueOrStandIn(parameter, day)
  return { id: parameter.id, from, source, value: canonicalText(value) }
}

const parametersOf = ({ premium, topUps, sales = [] }: ReceiptGiven): readonly Used[] => {
  const days = [...(premium === undefined ? [] : [premium.asOf]), ...topUps.map(({ given }) => given.asOf)]
  const ofTopUps = topUps.flatMap(({ given: { asOf } }) => [
    usedOn(SOCIAL_SECURITY_CEILING, asOf),
    usedOn(TOP_UP_RATES, asOf),
    usedOn(TOP_UP_MULTIPLE, asOf),
  ])
  const ofSales = sales.flatMap(({ sale: { on } }) => [usedOn(CAPITAL_SOCIAL_CHARGES, on), usedOn(FLAT_TAX, on)])
  const all = [...ofSales, ...days.map((day) => usedOn(PREMIUM_SOCIAL_CONTRIBUTIONS, day)), ...ofTopUps]
  return [...new Map(all.map((used) => [`${used.id} ${used.from}`, used])).values()]
}

const ordered = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(ordered)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => Number(one > other) - Number(one < other))
      .map(([key, part]) => [key, ordered(part)]),
  )
}

/**
 * Writes a value as the one text of JSON that all who hold it write: keys in order, no space.
 *
 * docs/rules/receipt.md, RECEIPT-03.
 *
 * @param value anything that JSON can hold
 * @example canonicalText({ b: 1, a: [2] }) // '{"a":[2],"b":1}'
 */
export const canonicalText = (value: unknown): string => JSON.stringify(ordered(toJson(value)))

/** What a receipt is made of beside what is reckoned. */
export type ReceiptInput = Pick<Receipt, 'act' | 'operation_id' | 'made_on' | 'request' | 'answer' | 'entries' | 'moved'> & {
  readonly given: ReceiptGiven
}

/** A receipt before its digest is known. */
export type Unsealed = Omit<Receipt, 'sha256'>

const reckoned = (given: ReceiptGiven): Pick<Receipt, 'figures' | 'derivations' | 'parameters'> => {
  const derivations = derivationsOf(given)
  return {
    figures: Object.fromEntries([...derivations].map(([name, { value }]) => [name, new Decimal(value).toFixed(CENTS)])),
    derivations: Object.fromEntries([...derivations].map(([name, derivation]) => [name, toJson(derivation)])),
    parameters: [...parametersOf(given)],
  }
}

/**
 * Makes the receipt of an act, without its digest: what was asked and answered, each figure with its derivation, and the dated parameters that were used.
 *
 * docs/rules/receipt.md, RECEIPT-01.
 *
 * @param input act, request, answer, entries, and what the figures follow from
 */
export const receiptOf = ({ given, ...input }: ReceiptInput): Unsealed => ({
  schema: RECEIPT_SCHEMA,
  rule_book: RULE_BOOK,
  ...input,
  given: writeGiven(given),
  ...reckoned(given),
})

const WITHOUT_DIGEST = receipt.omit({ sha256: true })

/**
 * Gives the text whose SHA-256 a receipt bears.
 *
 * @param unsealed a receipt, with its digest or without
 */
export const sealedText = (unsealed: Unsealed): string => {
  const { sha256: _, ...rest } = unsealed as Unsealed & { readonly sha256?: string }
  return canonicalText(WITHOUT_DIGEST.encode(rest))
}

const namesThatDiffer = (kind: string, one: Record<string, unknown>, other: Record<string, unknown>): readonly string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])]
    .filter((name) => canonicalText(one[name] ?? null) !== canonicalText(other[name] ?? null))
    .map((name) => `${kind} ${name}`)

const byName = (parameters: readonly Used[]): Record<string, unknown> =>
  Object.fromEntries(parameters.map(({ id, from, value }) => [`${id} ${from}`, value]))

/** What the figures say is paid must be what the entries paid, unless the operation names why it is not. */
const movedThatDiffers = (moved: Receipt['moved'], figures: Receipt['figures']): readonly string[] => {
  if (moved === undefined || moved.differs_by.length > 0) return []
  const told = Object.entries(figures).filter(([name]) => PAID_FIGURE.test(name))
  const sum = told.reduce((all, [, amount]) => all.plus(amount), new Decimal(0))
  return sum.equals(moved.paid) ? [] : ['entries paid']
}

/**
 * Reckons the figures of a receipt again from what they follow from, and names those that differ: none, if it says what the rules say and what its entries paid.
 *
 * docs/rules/receipt.md, RECEIPT-02.
 *
 * @param read a receipt
 * @example replayReceipt(receipt) // []
 */
export const replayReceipt = ({ given, figures, derivations, parameters, moved }: Receipt): readonly string[] => {
  const again = reckoned(readGiven(given))
  return [
    ...namesThatDiffer('figure', figures, again.figures),
    ...namesThatDiffer('derivation', derivations, again.derivations),
    ...namesThatDiffer('parameter', byName(parameters), byName(again.parameters)),
    ...movedThatDiffers(moved, again.figures),
  ]
}
