import { assign, setup, type SnapshotFrom } from 'xstate'
import { countedOf, FIRST_ANSWERS, readCounted, withCounted, type Counter, type ExitAnswers } from './answers.ts'
import { firstYearOf, withPlans, type ExitPlanContext, type ExitPlanEvent, type ExitPlanInput } from './context.ts'
import { exitSavingsEntry } from './savings.ts'

/** Other answers make other plans: the one that was chosen is no longer there. */
const answering = (context: ExitPlanContext, answers: ExitAnswers): ExitPlanContext =>
  withPlans({ ...context, answers, chosen: undefined })

const counting = (context: ExitPlanContext, field: Counter, value: number): ExitPlanContext => {
  const answers = withCounted(context.answers, field, value, firstYearOf(context.savings))
  // The number of parts and the last year follow each other.
  const next = field === 'growth' ? context : { ...context, typed: { growth: context.typed.growth } }
  return value === countedOf(context.answers, firstYearOf(context.savings))[field].value ? next : answering(next, answers)
}

/** A number outside its bounds stays as it is typed, and the plans stay those of the last one that can be read. */
const typing = (context: ExitPlanContext, field: Counter, text: string): ExitPlanContext => {
  const value = readCounted(field, text, countedOf(context.answers, firstYearOf(context.savings))[field])
  const next = value === undefined ? context : counting(context, field, value)
  return { ...next, typed: { ...next.typed, [field]: text } }
}

const stepping = (context: ExitPlanContext, field: Counter, by: -1 | 1): ExitPlanContext => {
  const { value, min, max, step } = countedOf(context.answers, firstYearOf(context.savings))[field]
  const next = counting(context, field, Math.min(max, Math.max(min, value + by * step)))
  return { ...next, typed: { ...next.typed, [field]: undefined } }
}

const initialContext = ({ savings, draft }: ExitPlanInput): ExitPlanContext => ({
  savings,
  household: undefined,
  answers: draft?.answers ?? FIRST_ANSWERS,
  typed: {},
  // The plan that was chosen for other savings does not count.
  chosen: savings !== undefined && draft?.savings === exitSavingsEntry.format(savings) ? draft.chosen : undefined,
  opened: undefined,
  plans: undefined,
})

const base = setup({
  types: { context: {} as ExitPlanContext, events: {} as ExitPlanEvent, input: {} as ExitPlanInput },
  guards: { hasSavings: ({ context: { savings } }) => savings !== undefined },
  actions: {
    takeHousehold: assign(({ context, event }) =>
      event.type === 'householdTold' ? withPlans({ ...context, household: event.household }) : {},
    ),
    takeTyped: assign(({ context, event }) => (event.type === 'numberTyped' ? typing(context, event.field, event.text) : {})),
    takeStep: assign(({ context, event }) => (event.type === 'numberStepped' ? stepping(context, event.field, event.by) : {})),
    takeAnswers: assign(({ context, event }) =>
      event.type === 'answered' ? answering(context, { ...context.answers, ...event.answers }) : {},
    ),
    choosePlan: assign(({ event }) => (event.type === 'planChosen' ? { chosen: event.plan } : {})),
    openFigure: assign(({ event }) => (event.type === 'figureOpened' ? { opened: event.figure } : {})),
    closeFigure: assign({ opened: undefined }),
  },
})

/** The plan of exit of one result: its answers and the household, what follows from them, and the plan that is chosen. BEY-51 to BEY-57. */
export const exitPlanMachine = base.createMachine({
  id: 'exitPlan',
  context: ({ input }) => initialContext(input),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'hasSavings', target: 'planning' }, { target: 'withoutSavings' }] },
    withoutSavings: {},
    planning: {
      on: {
        householdTold: { actions: 'takeHousehold' },
        numberTyped: { actions: 'takeTyped' },
        numberStepped: { actions: 'takeStep' },
        answered: { actions: 'takeAnswers' },
        planChosen: { actions: 'choosePlan' },
        figureOpened: { actions: 'openFigure' },
        figureClosed: { actions: 'closeFigure' },
      },
    },
  },
})

export type ExitPlanSnapshot = SnapshotFrom<typeof exitPlanMachine>
