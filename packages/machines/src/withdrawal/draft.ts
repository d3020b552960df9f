import { ANNUITY_TYPES } from '@hautelisse/domain/annuity'
import { parseJson } from '@hautelisse/domain/contract'
import { parseAmount } from '@hautelisse/domain/money'
import { COMPARTMENTS, REVERSION_PERCENTAGES, WITHDRAW_CASES } from '@hautelisse/domain/withdrawal'
import type { DistributionForm, PartForm } from '@hautelisse/domain/withdrawal'
import * as z from 'zod'
import { answered } from './answers.ts'
import type { WithdrawalMachineContext } from './context.ts'
import type { Answer } from './events.ts'
import { resumedStep } from './progress.ts'
import { STEP_IDS } from './steps.ts'
import type { StepId } from './steps.ts'

/** Entry of session storage that holds what the saver has typed; a sign-out wipes it with all others. */
export const WITHDRAWAL_KEY = 'hautelisse.withdrawal'

const VERSION = 1
const PART_NAMES = [...COMPARTMENTS, 'whole'] as const
const fieldText = z.string().max(200)

/**
 * What is kept of a stepper: its answers as they were typed and the step on the screen.
 *
 * No result is kept: figures come from the API's answer alone, so a reload on the results asks again.
 */
const withdrawalDraft = z.strictObject({
  version: z.literal(VERSION),
  withdraw: z.boolean(),
  withdrawCase: z.enum(WITHDRAW_CASES),
  step: z.enum(STEP_IDS),
  furthest: z.enum(STEP_IDS),
  retirement_age: fieldText,
  reversible: z.boolean().nullable(),
  birth_date_spouse: fieldText,
  reversion_percentage: z.literal(REVERSION_PERCENTAGES).nullable(),
  annuity_type: z.enum(ANNUITY_TYPES).nullable(),
  /** One entry for each part, with the balance that was split. */
  distribution: z.array(
    z.strictObject({
      policyId: z.string(),
      name: z.enum(PART_NAMES),
      balance: z.string(),
      capital: fieldText,
      annuity: fieldText,
    }),
  ),
})
export type WithdrawalDraft = z.infer<typeof withdrawalDraft>
type KeptPart = WithdrawalDraft['distribution'][number]

const kept = ({ policyId, name, balance, capital, annuity }: PartForm): KeptPart => ({
  policyId,
  name,
  balance: balance.toFixed(),
  capital: capital.text,
  annuity: annuity.text,
})

/**
 * Writes the answers of a stepper as the text to keep; `parseDraft` reads it back.
 *
 * @param context context of the machine
 * @param step step on the screen
 */
export const formatDraft = ({ setting, form, furthest }: WithdrawalMachineContext, step: StepId): string => {
  const draft: WithdrawalDraft = {
    version: VERSION,
    ...setting,
    step,
    furthest,
    ...form,
    distribution: form.distribution.map(kept),
  }
  return JSON.stringify(draft)
}

/**
 * Reads a kept draft; a missing, corrupted or older entry counts as none, never as a crash (P-STORE-02).
 *
 * @param text the entry of session storage
 * @example parseDraft('{"version":0}') // undefined
 */
export const parseDraft = (text: string | undefined): WithdrawalDraft | undefined =>
  withdrawalDraft.safeParse(parseJson(text)).data

const isSamePart = (part: PartForm, entry: KeptPart | undefined): boolean =>
  entry !== undefined && part.policyId === entry.policyId && part.name === entry.name && part.balance.toFixed() === entry.balance

/** Amounts are taken up only for the same contracts with the same balances. */
const fits = (form: DistributionForm, distribution: readonly KeptPart[]): boolean =>
  form.length === distribution.length && form.every((part, index) => isSamePart(part, distribution[index]))

const isAllCapital = ({ balance, capital }: KeptPart): boolean => {
  const parsed = parseAmount(capital)
  return parsed.kind === 'amount' && parsed.amount.equals(balance)
}

const typedIn = ({ policyId, name, capital, annuity }: KeptPart): Answer[] => {
  const part = { policyId, name }
  return [
    { type: 'amountTyped', field: { part, side: 'capital' }, text: capital },
    { type: 'amountTyped', field: { part, side: 'annuity' }, text: annuity },
  ]
}

/** The choice comes first: it alone moves locked parts, and typing the same amounts again leaves it as it is. */
const amountAnswers = (distribution: readonly KeptPart[]): Answer[] => {
  const policyIds = [...new Set(distribution.map(({ policyId }) => policyId))]
  const allCapital = policyIds.filter((id) => distribution.filter(({ policyId }) => policyId === id).every(isAllCapital))
  const choices = allCapital.map((policyId): Answer => ({ type: 'allAsChosen', policyId, side: 'capital' }))
  return [...choices, ...distribution.flatMap(typedIn)]
}

/** The draft as the saver's own answers: taken up through the same rules, so that a tampered entry gains nothing. */
const answersOf = (draft: WithdrawalDraft): Answer[] => [
  { type: 'ageTyped', text: draft.retirement_age },
  { type: 'reversibleAnswered', reversible: draft.reversible },
  { type: 'spouseBirthDateTyped', text: draft.birth_date_spouse },
  ...(draft.reversion_percentage === null
    ? []
    : [{ type: 'reversionPercentageChosen', percentage: draft.reversion_percentage } as const]),
  ...amountAnswers(draft.distribution),
  ...(draft.annuity_type === null ? [] : [{ type: 'optionChosen', option: draft.annuity_type } as const]),
]

const taking = (context: WithdrawalMachineContext, answer: Answer): WithdrawalMachineContext => ({
  ...context,
  ...answered(context, answer),
})

/**
 * Takes up a draft: the answers it holds, and the step it stood on as far as those answers still allow.
 *
 * A draft of another setting or of other contracts and balances is left aside.
 *
 * @param context context of a stepper just opened
 * @param draft draft kept before a reload
 */
export const resumed = (context: WithdrawalMachineContext, draft: WithdrawalDraft): WithdrawalMachineContext => {
  const { withdraw, withdrawCase } = context.setting
  const isForHere = draft.withdraw === withdraw && draft.withdrawCase === withdrawCase
  if (!isForHere || !fits(context.form.distribution, draft.distribution)) return context
  const filled = answersOf(draft).reduce(taking, context)
  return { ...filled, announcement: undefined, furthest: draft.furthest, resumedAt: resumedStep(filled, draft.step) }
}
