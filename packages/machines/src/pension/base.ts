import type {
  DemonstrationAccount,
  Estimate,
  FormStep,
  OpenedSession,
  PensionContract,
  SavedEstimate,
} from '@hautelisse/domain/pension'
import { assign, fromPromise, setup } from 'xstate'
import { failureCode } from '../api/index.ts'
import type { Notice, PensionContext, PensionEvent, PensionInput, PensionPorts } from './context.ts'
import { loginMachine } from './login.ts'
import { editOf, hasWorkStep, isEditWhole, isInPayment, isStepWhole, refusedBy, requestOf, takeAnswer } from './open.ts'
import { recoveryMachine } from './recovery.ts'
import { registrationMachine } from './registration.ts'

type OfSession = { readonly ports: PensionPorts; readonly sessionId: string }
type Failed = { readonly event: { readonly error: unknown } }
/** Params of a guard or an action that looks at what failed. */
export const failedWith = ({ event }: Failed) => ({ error: event.error })
type OfStep = { readonly step: FormStep }

/** Input of a child that needs the ports alone. */
export const portsOf = ({ context: { ports } }: { readonly context: PensionContext }) => ({ ports })
/** Input of a call within the session of the pension service. */
export const sessionOf = ({ context: { ports, session } }: { readonly context: PensionContext }): OfSession => ({
  ports,
  sessionId: session?.session_id ?? '',
})

/** Actors, guards and actions of the estimator. */
export const base = setup({
  types: {
    context: {} as PensionContext,
    events: {} as PensionEvent,
    input: {} as PensionInput,
    children: {} as { login: 'login'; registration: 'registration'; recovery: 'recovery' },
  },
  actors: {
    login: loginMachine,
    registration: registrationMachine,
    recovery: recoveryMachine,
    initialize: fromPromise<SavedEstimate, { readonly ports: PensionPorts }>(({ input, signal }) =>
      input.ports.initialize({ signal }),
    ),
    readDemonstration: fromPromise<readonly DemonstrationAccount[], { readonly ports: PensionPorts }>(({ input, signal }) =>
      input.ports.demonstration({ signal }),
    ),
    readContracts: fromPromise<readonly PensionContract[], OfSession>(({ input: { ports, sessionId }, signal }) =>
      ports.contracts(sessionId, { signal }),
    ),
    simulate: fromPromise<Estimate, ReturnType<typeof requestOf>>(({ input: { ports, payload, sessionId }, signal }) => {
      if (payload === undefined) throw new Error('An estimate was asked for whose form is not whole.')
      return ports.simulate(payload, sessionId, { signal })
    }),
    save: fromPromise<unknown, OfSession>(({ input: { ports, sessionId }, signal }) => ports.save(sessionId, { signal })),
  },
  guards: {
    hasResult: ({ context }) => context.result !== undefined,
    hasSession: ({ context }) => context.session !== undefined,
    isInPayment: ({ context }) => isInPayment(context),
    /** Contracts held elsewhere are read for customers who come on their own (MAREL-68, MAREL-70). */
    isIndividual: ({ context }) => context.asker.origin === 'individual',
    hasWork: ({ context }) => hasWorkStep(context),
    isWhole: ({ context }, { step }: OfStep) => isStepWhole(context, step),
    /** What the service says that it computed from can be changed. */
    hasAnswers: ({ context }) => context.result?.answers !== undefined,
    isEditWhole: ({ context }) => isEditWhole(context),
    canEstimate: ({ context }) => isEditWhole(context) && context.session !== undefined,
    canCalculate: ({ context }) => isStepWhole(context, 'family') && !hasWorkStep(context),
    isSessionGone: (_, { error }: { error: unknown }) => failureCode(error) === 'ERR_MAREL_SESSION',
    isRefusedInFamily: ({ context }, { error }: { error: unknown }) =>
      !isStepWhole({ ...context, refused: refusedBy(error) }, 'family'),
  },
  actions: {
    tellAdvisor: ({ context: { asker, ports, hasToldAdvisor } }) => {
      if (asker.origin === 'individual' && !hasToldAdvisor) ports.tellAdvisor()
    },
    sayTold: assign({ hasToldAdvisor: true }),
    takeSaved: assign((_, { saved: { contracts, ...result } }: { saved: SavedEstimate }) => ({
      result,
      contracts: contracts.filter((contract) => contract !== undefined),
    })),
    takeSession: assign((_, { session }: { session: OpenedSession }) => ({ session, notice: undefined })),
    dropSession: assign({ session: undefined }),
    takeContracts: assign((_, { contracts }: { contracts: readonly PensionContract[] }) => ({ contracts })),
    takeAccounts: assign((_, { accounts }: { accounts: readonly DemonstrationAccount[] }) => ({ accounts })),
    /** Where there is no demonstration, nothing is shown. */
    leaveAccounts: () => undefined,
    say: assign((_, { notice }: { notice: Notice | undefined }) => ({ notice })),
    answer: assign(({ context, event }) => (event.type === 'answered' ? takeAnswer(context, event.field, event.text) : {})),
    showErrors: assign(({ context }, { step }: OfStep) => ({ attempted: [...new Set([...context.attempted, step])] })),
    startWaiting: assign({ hasFailed: false, refused: [] }),
    keepFailure: assign(({ context }, { error }: { error: unknown }) => {
      const refused = refusedBy(error)
      return { hasFailed: refused.length === 0, refused, attempted: refused.length > 0 ? ['family', 'work'] : context.attempted }
    }),
    /** The answers are those that were sent, where the service does not repeat them; the age that is looked at stays while one of them is changed. */
    takeResult: assign(({ context }, { result }: { result: Estimate }) => ({
      result: { ...result, answers: result.answers ?? requestOf(context).payload ?? undefined },
      isSaveFailed: false,
      chosenAge: context.edit === undefined ? undefined : context.chosenAge,
      edit: undefined,
    })),
    beginEdit: assign(({ context, event }) => (event.type === 'editBegun' ? editOf(context, event.field) : {})),
    tryEdit: assign(({ context: { edit } }) => ({ edit: edit && { ...edit, isTried: true } })),
    leaveEdit: assign(({ context: { edit, form } }) => ({
      form: edit?.former ?? form,
      edit: undefined,
      refused: [],
      hasFailed: false,
      notice: undefined,
    })),
    dropEdit: assign({ edit: undefined }),
    sayUnsaved: assign({ isSaveFailed: true }),
    clearAnswers: assign({ form: {}, attempted: [], refused: [], hasFailed: false, edit: undefined }),
    takeAnswers: assign(({ event }) => (event.type === 'answersTaken' ? { form: event.form } : {})),
    chooseAge: assign(({ event }) => (event.type === 'ageChosen' ? { chosenAge: event.ageInMonths } : {})),
    forgetAge: assign({ chosenAge: undefined }),
  },
})
