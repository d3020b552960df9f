import * as z from 'zod'

import { parseAmount, type Euros } from '../money/index.ts'
import { PAYMENT_STEPS } from '../payment/index.ts'
import { RELEASE_STEPS, type ReleaseLine } from '../release/index.ts'
import { SWITCH_STEPS } from '../fund-switch/index.ts'
import { isKeptAnswers, type KeptAct, type KeptAnswers, type KeptName } from './acts.ts'
import { ANSWERS } from './answers.ts'
import type { KeptContent } from './calls.ts'
import { paymentDraft } from './payment-draft.ts'
import { releaseDraft, withoutSensitiveReason } from './release-draft.ts'
import { withoutSecrets, type Json } from './secrets.ts'
import { switchDraft } from './switch-draft.ts'
import { transferDraft } from './transfer-draft.ts'

/** What is kept of each act. */
export const DRAFTS = {
  payment: paymentDraft,
  'fund-switch': switchDraft,
  release: releaseDraft,
  transfer: transferDraft,
} as const satisfies Readonly<Record<KeptAct, z.ZodType>>

/** A draft with the act that it is one of. */
export type Draft = { [Act in KeptAct]: { readonly act: Act; readonly draft: z.output<(typeof DRAFTS)[Act]> } }[KeptAct]

/** Answers of a simulator as JSON writes them, with the simulator that they are of. */
type Answers = { readonly act: KeptAnswers; readonly draft: KeptContent }

/** What is kept for a person under a name. */
export type KeptValue = Draft | Answers

/** What the home and the first page of an act say of a draft. */
export type DraftTold = {
  readonly policyId: string | undefined
  readonly amount: Euros | undefined
  /** Step where it stands, from 1 on, and how many there are; undefined for an act of one page. */
  readonly step: number | undefined
  readonly steps: number | undefined
  /** Names of files that are to be chosen again. */
  readonly files: readonly string[]
}

const stepsOf = (step: string, steps: readonly string[]): Pick<DraftTold, 'step' | 'steps'> => ({
  step: steps.indexOf(step) + 1,
  steps: steps.length,
})
const NO_STEPS = { step: undefined, steps: undefined } as const

const amountOf = (text: string): Euros | undefined => {
  const parsed = parseAmount(text)
  return parsed.kind === 'amount' && !parsed.amount.isNegative() ? parsed.amount : undefined
}
const orUndefined = (text: string): string | undefined => (text === '' ? undefined : text)

/**
 * Gives what is said of a draft where it is offered: no reason and nothing else that was typed. KEPT-04.
 *
 * @param kept a draft with its act
 * @example draftTold({ act: 'release', draft }).amount // 5 000,00 €
 */
export const draftTold = (kept: Draft): DraftTold => {
  const policyId = orUndefined(kept.draft.form.policyId)
  switch (kept.act) {
    case 'payment': {
      const { form, step, files = [] } = kept.draft
      return { policyId, amount: amountOf(form.amount), ...stepsOf(step, PAYMENT_STEPS), files }
    }
    case 'release': {
      const { form, step, files } = kept.draft
      return { policyId, amount: amountOf(form.amount), ...stepsOf(step, RELEASE_STEPS), files }
    }
    case 'fund-switch':
      return { policyId, amount: undefined, ...stepsOf(kept.draft.step, SWITCH_STEPS), files: [] }
    case 'transfer':
      return { policyId, amount: undefined, ...NO_STEPS, files: [] }
    default:
      return kept satisfies never
  }
}

/**
 * Takes out of a draft what may not be kept: texts that hold an IBAN, and a sensitive reason. KEPT-02, KEPT-03.
 *
 * @param typed what a saver typed, with its act
 * @param lines reasons of releases on this day
 * @example keepableOf({ act: 'transfer', draft }, []).draft.form.number // '' where an IBAN was typed
 */
export const keepableOf = (typed: Draft, lines: readonly ReleaseLine[]): Draft => {
  const draft = typed.act === 'release' ? withoutSensitiveReason(typed.draft, lines) : typed.draft
  return { act: typed.act, draft: withoutSecrets(draft) } as Draft
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/**
 * Reads a draft as the server does before it keeps it: it must have the shape of its act, and hold neither a secret nor a sensitive reason. KEPT-02, KEPT-03.
 *
 * @param act act that it is a draft of
 * @param content what came
 * @param lines reasons of releases on this day
 * @returns undefined if the draft may not be kept
 */
export const readDraft = (act: KeptAct, content: unknown, lines: readonly ReleaseLine[]): Draft | undefined => {
  const draft = DRAFTS[act].safeParse(content).data
  if (draft === undefined) return undefined
  const kept = { act, draft } as Draft
  return isSame(keepableOf(kept, lines), kept) ? kept : undefined
}

/**
 * Reads answers of a simulator as the server does before it keeps them: they must have its shape, and hold no secret. KEPT-02, BEY-09.
 *
 * @param name simulator that they are of
 * @param content what came
 * @returns undefined if they may not be kept
 */
const readAnswers = (name: KeptAnswers, content: unknown): Answers | undefined => {
  const schema: z.ZodType<object, object> = ANSWERS[name]
  const answers = schema.safeParse(content).data
  if (answers === undefined) return undefined
  const draft = JSON.parse(JSON.stringify(z.encode(schema, answers))) as KeptContent
  return isSame(withoutSecrets(draft as Json), draft) ? { act: name, draft } : undefined
}

/**
 * Reads what is to be kept under a name: the draft of an act, or the answers of a simulator.
 *
 * @param name act or simulator
 * @param content what came
 * @param lines reasons of releases on this day
 * @returns undefined if it may not be kept
 */
export const readKept = (name: KeptName, content: unknown, lines: readonly ReleaseLine[]): KeptValue | undefined =>
  isKeptAnswers(name) ? readAnswers(name, content) : readDraft(name, content, lines)

const isAnswers = (kept: KeptValue): kept is Answers => isKeptAnswers(kept.act)

/** Gives what is said of what is kept where it is offered: of answers nothing that was typed. KEPT-04. */
export const keptTold = (kept: KeptValue): DraftTold =>
  isAnswers(kept) ? { policyId: undefined, amount: undefined, ...NO_STEPS, files: [] } : draftTold(kept)
