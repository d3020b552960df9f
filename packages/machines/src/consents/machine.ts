import type { CompanyPension } from '@hautelisse/domain/consents'
import { assign, setup } from 'xstate'
import type { Client } from '../api/index.ts'
import { resource, resourceGuards } from '../resource/index.ts'
import type { Given, RetryRequested } from '../resource/index.ts'
import { readMirror, readPension, saveConsent } from './calls.ts'
import type { Asker } from './calls.ts'

/** Milliseconds after the answer at which the modal closes (P-CONSENT-05), and the new value is the one known here (P-CONSENT-06). */
export const CONSENT_CLOSES_MS = 1000
export const CONSENT_SETTLES_MS = 1100

/** What the person consented to: read when their consents are shown. */
export const CONSENT_PARTS = ['pension', 'mirror'] as const
export type ConsentPart = (typeof CONSENT_PARTS)[number]

export type ConsentsEvent =
  /** The modal of the consent to pass company pension data on is opened, or closed without an answer. */
  | { readonly type: 'openRequested' }
  | { readonly type: 'closeRequested' }
  | { readonly type: 'consentSwitched'; readonly consent: boolean }
  | { readonly type: 'submitted' }
  | RetryRequested<ConsentPart>

export type ConsentsInput = { readonly client: Client; readonly userId: string }

type ConsentsContext = ConsentsInput & {
  /** Absent for those whom no scheme knows. */
  readonly pension: CompanyPension | undefined
  readonly mirror: boolean | undefined
  /** What the switch of the modal says. */
  readonly draft: boolean
  readonly hasFailed: boolean
}

const asker = ({ client, userId }: ConsentsContext): Asker => ({ client, userId })

const base = setup({
  types: { context: {} as ConsentsContext, events: {} as ConsentsEvent, input: {} as ConsentsInput },
  actors: { readPension, readMirror, saveConsent },
  delays: { closing: CONSENT_CLOSES_MS, settling: CONSENT_SETTLES_MS - CONSENT_CLOSES_MS },
  guards: {
    ...resourceGuards,
    isInScheme: ({ context }) => context.pension !== undefined,
    isUnchanged: ({ context }) => context.draft === context.pension?.consent,
  },
  actions: {
    takePension: assign((_, { given }: Given<CompanyPension | undefined>) => ({ pension: given })),
    takeMirror: assign((_, { given }: Given<boolean>) => ({ mirror: given })),
    beginDraft: assign(({ context: { pension } }) => ({ draft: pension?.consent ?? false, hasFailed: false })),
    switchDraft: assign(({ event }) => (event.type === 'consentSwitched' ? { draft: event.consent, hasFailed: false } : {})),
    settle: assign(({ context: { pension, draft } }) => ({
      pension: pension === undefined ? undefined : { ...pension, consent: draft },
    })),
    noteFailure: assign({ hasFailed: true }),
    forgetFailure: assign({ hasFailed: false }),
  },
})

/** The modal in which the consent is given or taken back (P-CONSENT-03 to P-CONSENT-07). */
const modal = base.createStateConfig({
  initial: 'closed',
  states: {
    closed: { on: { openRequested: { guard: 'isInScheme', target: 'open', actions: 'beginDraft' } } },
    open: {
      on: {
        consentSwitched: { actions: 'switchDraft' },
        closeRequested: 'closed',
        submitted: [
          { guard: 'isUnchanged', target: 'closed' },
          { target: 'saving', actions: 'forgetFailure' },
        ],
      },
    },
    /** An answer under way is not given up: the modal stays until it is known. */
    saving: {
      invoke: {
        src: 'saveConsent',
        input: ({ context }) => ({ ...asker(context), consent: context.draft }),
        onDone: 'saved',
        onError: { target: 'open', actions: 'noteFailure' },
      },
    },
    saved: { after: { closing: 'settling' } },
    /** Closed; what was known before is shown for a moment longer. */
    settling: {
      after: { settling: { target: 'closed', actions: 'settle' } },
      on: { openRequested: { target: 'open', actions: ['settle', 'beginDraft'] } },
    },
  },
})

/** The consents of a person: what each says, and the modal of the one that can be changed here. */
export const consentsMachine = base.createMachine({
  id: 'consents',
  context: ({ input }) => ({ ...input, pension: undefined, mirror: undefined, draft: false, hasFailed: false }),
  type: 'parallel',
  states: {
    pension: resource<CompanyPension | undefined>()({ part: 'pension', read: 'readPension', input: asker, take: 'takePension' }),
    /** Whether employees may look at the person's space: it is read here, and changed elsewhere. */
    mirror: resource<boolean>()({ part: 'mirror', read: 'readMirror', input: asker, take: 'takeMirror' }),
    modal,
  },
})
