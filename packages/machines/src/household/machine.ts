import {
  householdOf,
  householdProblems,
  NO_HOUSEHOLD,
  PARTS,
  type Household,
  type HouseholdAnswers,
  type HouseholdField,
  type HouseholdProblem,
} from '@hautelisse/domain/household'
import { assign, fromPromise, setup, type SnapshotFrom } from 'xstate'

/** An income of the household that is typed. */
export type IncomeField = 'taxable_income' | 'reference_income'

export type HouseholdEvent =
  | { readonly type: 'declaresChosen'; readonly declares: Household['declares'] }
  | { readonly type: 'partsChosen'; readonly parts: number }
  | { readonly type: 'incomeTyped'; readonly field: IncomeField; readonly text: string }
  /** What stands against a field is said once it is left. */
  | { readonly type: 'incomeLeft'; readonly field: IncomeField }

type Read = (options: { readonly signal: AbortSignal }) => Promise<HouseholdAnswers | undefined>

export type HouseholdInput = {
  /** What the tab has. */
  readonly answers: HouseholdAnswers | undefined
  /** Reads what is kept for the person; undefined for a visitor, who has the tab alone. */
  readonly read: Read | undefined
}

type HouseholdContext = {
  readonly answers: HouseholdAnswers
  readonly read: Read | undefined
  readonly left: readonly HouseholdField[]
}

/** Parts of a couple are none of who declares alone: they are asked again, and never guessed. */
const withDeclares = (answers: HouseholdAnswers, declares: Household['declares']): HouseholdAnswers => ({
  ...answers,
  declares,
  parts: answers.parts !== null && PARTS[declares].includes(answers.parts) ? answers.parts : null,
})

const withAnswer = (answers: HouseholdAnswers, event: HouseholdEvent): HouseholdAnswers => {
  switch (event.type) {
    case 'declaresChosen':
      return withDeclares(answers, event.declares)
    case 'partsChosen':
      return answers.declares !== '' && PARTS[answers.declares].includes(event.parts)
        ? { ...answers, parts: event.parts as HouseholdAnswers['parts'] }
        : answers
    case 'incomeTyped':
      return { ...answers, [event.field]: event.text }
    case 'incomeLeft':
      return answers
    default:
      return event satisfies never
  }
}

const base = setup({
  types: { context: {} as HouseholdContext, events: {} as HouseholdEvent, input: {} as HouseholdInput },
  actors: {
    read: fromPromise<HouseholdAnswers | undefined, { readonly read: Read | undefined }>(({ input: { read }, signal }) =>
      read === undefined ? Promise.resolve(undefined) : read({ signal }),
    ),
  },
  guards: { isToBeRead: ({ context: { answers, read } }) => answers === NO_HOUSEHOLD && read !== undefined },
  actions: {
    takeAnswer: assign(({ context, event }) => ({ answers: withAnswer(context.answers, event) })),
    noteLeft: assign(({ context: { left }, event }) =>
      event.type === 'incomeLeft' && !left.includes(event.field) ? { left: [...left, event.field] } : {},
    ),
    takeRead: assign((_, { read }: { readonly read: HouseholdAnswers | undefined }) => ({ answers: read ?? NO_HOUSEHOLD })),
  },
})

/**
 * The household that declares its incomes together: one answer for all simulations. What the tab has goes first; of a person without one in the tab it is read
 * from what is kept for them, unless they answer first. A household that cannot be read is asked for. HH-04.
 */
export const householdMachine = base.createMachine({
  id: 'household',
  context: ({ input: { answers, read } }) => ({ answers: answers ?? NO_HOUSEHOLD, read, left: [] }),
  initial: 'opening',
  on: {
    declaresChosen: { target: '.asked', actions: 'takeAnswer' },
    partsChosen: { target: '.asked', actions: 'takeAnswer' },
    incomeTyped: { target: '.asked', actions: 'takeAnswer' },
    incomeLeft: { actions: 'noteLeft' },
  },
  states: {
    opening: { always: [{ guard: 'isToBeRead', target: 'reading' }, { target: 'asked' }] },
    reading: {
      invoke: {
        src: 'read',
        input: ({ context: { read } }) => ({ read }),
        onDone: { target: 'asked', actions: { type: 'takeRead', params: ({ event }) => ({ read: event.output }) } },
        onError: 'asked',
      },
    },
    asked: {},
  },
})

export type HouseholdSnapshot = SnapshotFrom<typeof householdMachine>

/** What the question shows. */
export type HouseholdView = {
  readonly answers: HouseholdAnswers
  /** Parts to choose from; none until it is said who declares. */
  readonly offered: readonly number[]
  /** What stands against a field that was left. */
  readonly problems: Partial<Record<HouseholdField, HouseholdProblem>>
  readonly isReading: boolean
}

/**
 * Shows the question about the household.
 *
 * @param snapshot state of the machine
 * @example selectHouseholdView(snapshot).offered // [2, 2.5, 3, 4, 5] of a couple
 */
export const selectHouseholdView = (snapshot: HouseholdSnapshot): HouseholdView => {
  const { answers, left } = snapshot.context
  const problems = householdProblems(answers)
  return {
    answers,
    offered: answers.declares === '' ? [] : PARTS[answers.declares],
    problems: Object.fromEntries(Object.entries(problems).filter(([field]) => left.some((one) => one === field))),
    isReading: snapshot.matches('reading'),
  }
}

/**
 * Gives the household; undefined as long as it is not known. HH-04.
 *
 * @param snapshot state of the machine
 */
export const selectHousehold = ({ context }: HouseholdSnapshot): Household | undefined => householdOf(context.answers)
