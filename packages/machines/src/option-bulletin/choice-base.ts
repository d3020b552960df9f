import { choiceProblems, topUpsOf } from '@hautelisse/domain/option-bulletin'
import type { BulletinAnswer, Choice, OptionBulletin } from '@hautelisse/domain/option-bulletin'
import { assign, fromPromise, setup } from 'xstate'
import { actActions, actGuards, actMachine, findOperation, type ActInput } from '../act/index.ts'
import { failureCode } from '../api/index.ts'
import {
  amountsOf,
  choiceIn,
  countedIn,
  isRefused,
  leaveAmount,
  openingAmounts,
  premiumIn,
  restTo,
  typeAmount,
} from './choice-amounts.ts'
import type {
  ChoiceContext,
  ChoiceEvent,
  ChoiceField,
  ChoiceFigure,
  ChoiceInput,
  ChoicePlace,
  ChoicePorts,
  ComparedForm,
  SimulatedTopUps,
} from './choice-context.ts'

type Failed = { readonly error: unknown }

const COMPARED: Omit<ComparedForm, 'yearsToRetirement'> = {
  by: 'rate',
  rate: undefined,
  yearlyReturn: '0',
  marital_status: 'CE',
  children: '0',
  wage_1: '',
  wage_2: '',
}

/** Opens the choice of a bulletin. */
export const openChoice = (input: ChoiceInput): ChoiceContext => {
  const { bulletin, draft, retirement } = input
  return {
    ...input,
    act: undefined,
    wasSent: draft?.key !== undefined,
    amounts: openingAmounts(bulletin, draft?.texts),
    refusedPaste: undefined,
    lastField: undefined,
    opened: undefined,
    isAttempted: false,
    withholding: '',
    key: draft?.key,
    failure: undefined,
    newer: undefined,
    transactionId: undefined,
    simulated: undefined,
    compared: { ...COMPARED, yearsToRetirement: retirement === undefined ? '' : String(retirement.years) },
  }
}

/** What keeps a choice from being sent. */
export const problemsIn = (context: ChoiceContext) =>
  choiceProblems({ bulletin: context.bulletin, net: premiumIn(context).net, hasBank: context.hasBank }, choiceIn(context))

const isWhole = (context: ChoiceContext): boolean =>
  Object.keys(context.amounts).every((field) => !isRefused(context, field as ChoiceField)) && problemsIn(context).length === 0

/** The plans' top-ups as the page reckons them, in the form of the call. */
const reckonedIn = (context: ChoiceContext): SimulatedTopUps =>
  Object.fromEntries(
    topUpsOf(context.bulletin, countedIn(context), context.today)
      .accounts.filter(({ given, placed }) => given !== undefined && placed.greaterThan(0))
      .map(({ account, topUp: { gross, contributions } }) => [account.policy_id, { gross, contributions }]),
  )

const agreesWith = (context: ChoiceContext, simulated: SimulatedTopUps): boolean =>
  Object.entries(reckonedIn(context)).every(([policy, { gross, contributions }]) => {
    const told = simulated[policy]
    return told !== undefined && told.gross.equals(gross) && told.contributions.equals(contributions)
  })

/** The choice that was confirmed, and the number of its operation. */
export const choiceInput = ({ context }: { readonly context: ChoiceContext }): ActInput<string> => {
  const { bulletin, key = '', ports } = context
  const order = { bulletin, choice: choiceIn(context), version: bulletin.answer?.version ?? 0, key }
  return {
    asksForCode: true,
    send: (options) => ports.submit(order, options),
    find: async (options) => (await findOperation(ports.readOperations, key, options))?.id,
  }
}

/** What was sent before a reload is looked for under its key; nothing is sent. */
export const lookInput = (input: Parameters<typeof choiceInput>[0]): ActInput<string> => ({
  ...choiceInput(input),
  wasSent: true,
})

/** Guards, actions and actors of the choice, by the names that its statechart reads by. */
export const choiceBase = setup({
  types: { context: {} as ChoiceContext, events: {} as ChoiceEvent, input: {} as ChoiceInput },
  actors: {
    act: actMachine<string>(),
    read: fromPromise<OptionBulletin | undefined, Pick<ChoicePorts, 'read'> & { readonly id: string }>(
      ({ input: { read, id }, signal }) => read(id, { signal }),
    ),
    simulate: fromPromise<
      SimulatedTopUps,
      Pick<ChoicePorts, 'simulate'> & { readonly bulletin: OptionBulletin; readonly choice: Choice }
    >(({ input: { simulate, bulletin, choice }, signal }) => simulate(bulletin, choice, { signal })),
  },
  delays: { typingPause: 400 },
  guards: {
    isWhole: ({ context }) => isWhole(context),
    asksFor: ({ event }, { place }: { readonly place: ChoicePlace }) =>
      (event.type === 'historyMoved' || event.type === 'stepRequested') && event.step === place,
    ...actGuards,
    wasSent: ({ context }) => context.wasSent,
    hasTopUp: ({ context: { bulletin } }) => bulletin.allocable_accounts?.some(({ top_up }) => top_up != null) === true,
    agrees: ({ context }, { simulated }: { readonly simulated: SimulatedTopUps }) => agreesWith(context, simulated),
    isConflict: (_, { error }: Failed) => failureCode(error) === 'ERR_CONFLICT',
    isAnswered: (_, { bulletin }: { readonly bulletin: OptionBulletin | undefined }) => bulletin?.answer !== undefined,
    isThere: (_, { bulletin }: { readonly bulletin: OptionBulletin | undefined }) => bulletin !== undefined,
  },
  actions: {
    ...actActions<ChoiceContext, ChoiceEvent>(),
    keepAmount: assign(({ context, event }) => (event.type === 'amountTyped' ? typeAmount(context, event) : {})),
    orderAmount: assign(({ context, event }) => (event.type === 'amountLeft' ? leaveAmount(context, event) : {})),
    keepRest: assign(({ context, event }) => (event.type === 'restRequested' ? restTo(context, event.field) : {})),
    keepWithholding: assign(({ event }) => (event.type === 'withholdingTyped' ? { withholding: event.text } : {})),
    keepSupposed: assign(({ context, event }) =>
      event.type === 'supposed' ? { compared: { ...context.compared, ...event.change } } : {},
    ),
    openFigure: assign((_, { figure }: { readonly figure: ChoiceFigure | undefined }) => ({ opened: figure })),
    showProblems: assign({ isAttempted: true }),
    /** The key is made once for what is confirmed, and again after any change of it. */
    makeKey: assign(({ context }) => ({ key: context.key ?? context.ports.random(), wasSent: false })),
    forgetKey: assign({ key: undefined, failure: undefined }),
    startWaiting: assign({ failure: undefined }),
    forgetFailure: assign({ failure: undefined }),
    keepFailure: assign((_, { error }: Failed) => ({ failure: failureCode(error) })),
    takeRecord: assign((_, { recorded }: { readonly recorded: string | undefined }) => ({
      transactionId: recorded,
      key: undefined,
    })),
    keepSimulated: assign((_, { simulated }: { readonly simulated: SimulatedTopUps }) => ({ simulated })),
    keepNewer: assign(({ context }, { bulletin }: { readonly bulletin: OptionBulletin | undefined }) => ({
      bulletin: bulletin ?? context.bulletin,
      newer: bulletin?.answer,
      key: undefined,
    })),
    takeNewer: assign(({ context: { bulletin, newer } }) =>
      newer === undefined ? {} : { amounts: amountsOf(bulletin, newer satisfies BulletinAnswer), newer: undefined },
    ),
    keepOwn: assign({ newer: undefined }),
  },
})
