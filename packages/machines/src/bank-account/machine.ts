import type { NewCodeAnswer, Scores } from '@hautelisse/domain/bank-account'
import {
  actingWith,
  actMoves,
  hasChanged,
  wasGivenUp,
  wasRecorded,
  keepRefusal,
  reading,
  refusalOf,
  takeRecord,
} from '../act/index.ts'
import { askInput, base, codeInput, documentInput, ribInput, signInput, termsInput } from './base.ts'
import type { BankAccountEvent, BankAnswer } from './context.ts'
import type { FileFieldEvent } from '../files/index.ts'
import { limitsOf, openContext } from './open.ts'

type Done<Output> = { readonly event: { readonly output: Output } }
type Failed = { readonly event: { readonly error: unknown } }
const failedWith = ({ event }: Failed) => ({ error: event.error })
const keepSignatureFailure = { type: 'keepSignatureFailure', params: failedWith } as const
const keepAnswer = {
  actions: { type: 'keepAnswer', params: ({ event }: { readonly event: BankAnswer }) => ({ answer: event }) },
} as const
const tellFiles = {
  actions: {
    type: 'tellFiles',
    params: ({ event }: { readonly event: BankAccountEvent & FileFieldEvent }) => ({ event }),
  },
} as const

/** A way back inside the page, from the list of its steps or from the browser's history. */
const backToForm = {
  stepRequested: { guard: 'isForm', target: 'filling', actions: 'takeNewKey' },
  historyMoved: { guard: 'isForm', target: 'filling', actions: 'takeNewKey' },
} as const

/**
 * A change of bank account as its saver meets it: what it is for and which account, the payee check, reading again and signature, then the wait.
 *
 * Every call can fail at every step and nothing typed is lost; request and signature have keys of their own, so that a lost answer is asked for again
 * without doing anything twice. Post is a way out of each step. docs/rules/bank-account.md, RIB-11, RIB-13, RIB-15.
 */
export const bankAccountMachine = base.createMachine({
  id: 'bankAccount',
  context: ({ input }) => openContext(input),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'hasCompany', target: 'readingTerms' }, { target: 'closed' }] },
    readingTerms: reading(termsInput, { known: 'choosingWay', failed: 'unavailable' }),
    /** Without its limits no form is shown (O-ERR-08). */
    unavailable: { on: { retryRequested: 'readingTerms' } },
    choosingWay: {
      always: [{ guard: 'goesByPost', target: 'closed' }, { guard: 'hasPurposes', target: 'open' }, { target: 'closed' }],
    },
    /** Nothing can be changed here: no main company, nothing that is open, no mobile, or details that have just changed. Papers go by post. */
    closed: {},
    open: {
      initial: 'filling',
      invoke: {
        id: 'files',
        src: 'files',
        input: ({ context }) => ({ limits: limitsOf(context) }),
        onSnapshot: { actions: { type: 'takeFiles', params: ({ event }) => ({ snapshot: event.snapshot }) } },
      },
      on: { fileRemoved: tellFiles, refusalClosed: tellFiles },
      states: {
        filling: {
          initial: 'typing',
          on: {
            purposeSet: keepAnswer,
            countryChosen: keepAnswer,
            holderTyped: keepAnswer,
            ibanTyped: keepAnswer,
            bicTyped: keepAnswer,
            filesPicked: { ...tellFiles, target: '.lookingIn' },
            nextRequested: [{ guard: 'isComplete', target: 'asking' }, { actions: 'showProblems' }],
            retryRequested: [{ guard: 'isComplete', target: 'asking' }, { actions: 'showProblems' }],
          },
          states: {
            typing: {},
            /** The field looks at the file; once it is taken its text is read. */
            lookingIn: { always: { guard: 'canReadRib', target: 'readingRib' } },
            /** What is read fills in empty fields; a failure changes nothing (BANK-05). */
            readingRib: {
              invoke: {
                src: 'readRib',
                input: ribInput,
                onDone: {
                  target: 'typing',
                  actions: { type: 'takeRib', params: ({ event }: Done<Scores>) => ({ read: event.output }) },
                },
                onError: 'typing',
              },
            },
          },
        },
        asking: {
          on: actMoves,
          ...actingWith(askInput, [
            { guard: wasRecorded, target: 'asked', actions: takeRecord },
            { guard: wasGivenUp, target: 'filling' },
            { guard: hasChanged, target: 'readingAgain', actions: [keepRefusal, 'takeNewKey'] },
            { target: 'filling', actions: [keepRefusal, 'showProblems'] },
          ]),
        },
        asked: {
          always: [{ guard: 'isByPost', target: 'byPost' }, { guard: 'isClose', target: 'recognising' }, { target: 'signing' }],
        },
        /** What stands has changed: it is read again, and the saver confirms anew. */
        readingAgain: reading(termsInput, { known: 'filling', failed: 'unread' }),
        unread: { on: { retryRequested: 'readingAgain', previousRequested: 'filling' } },
        /** The bank knows a name that is only close: "Est-ce bien vous ?" */
        recognising: {
          on: {
            payeeAnswered: [
              { guard: ({ event }) => event.isMine, target: 'signing', actions: 'confirmPayee' },
              { target: 'byPost', actions: 'refusePayee' },
            ],
            previousRequested: { target: 'filling', actions: 'takeNewKey' },
            ...backToForm,
          },
        },
        signing: {
          type: 'parallel',
          on: { previousRequested: { target: 'filling', actions: 'takeNewKey' }, ...backToForm },
          states: {
            signature: {
              initial: 'typing',
              states: {
                typing: {
                  on: {
                    codeTyped: { actions: { type: 'takeCode', params: ({ event }) => ({ text: event.text }) } },
                    certifiedSet: { actions: { type: 'takeCertified', params: ({ event }) => ({ on: event.on }) } },
                    nextRequested: [{ guard: 'hasSomethingMissing', actions: 'showMissing' }, { target: 'sending' }],
                    retryRequested: [{ guard: 'hasSomethingMissing', actions: 'showMissing' }, { target: 'sending' }],
                  },
                },
                sending: {
                  on: actMoves,
                  ...actingWith(signInput, [
                    { guard: wasRecorded, target: '#bankAccount.signed' },
                    { guard: wasGivenUp, target: 'typing' },
                    {
                      guard: { type: 'isRefused', params: refusalOf },
                      target: '#bankAccount.open.refused',
                      actions: 'takeNewKey',
                    },
                    {
                      guard: hasChanged,
                      target: '#bankAccount.open.readingAgain',
                      actions: [keepRefusal, 'takeNewKey'],
                    },
                    { target: 'typing', actions: { type: 'keepSignatureFailure', params: refusalOf } },
                  ]),
                },
              },
            },
            /** Another code, after thirty seconds, three in all. */
            code: {
              initial: 'waiting',
              states: {
                waiting: { after: { beforeAnotherCode: 'ready' } },
                ready: { on: { codeRequested: { guard: 'mayAskAgain', target: 'sending' } } },
                sending: {
                  invoke: {
                    src: 'sendCode',
                    input: codeInput,
                    onDone: {
                      target: 'waiting',
                      actions: { type: 'takeNewCode', params: ({ event }: Done<NewCodeAnswer>) => ({ sent: event.output }) },
                    },
                    onError: [
                      {
                        guard: { type: 'isRefused', params: failedWith },
                        target: '#bankAccount.open.refused',
                        actions: 'takeNewKey',
                      },
                      { target: 'ready', actions: keepSignatureFailure },
                    ],
                  },
                },
              },
            },
            document: {
              initial: 'resting',
              states: {
                resting: { on: { documentRequested: 'reading' } },
                reading: {
                  invoke: {
                    src: 'readDocument',
                    input: documentInput,
                    onDone: {
                      target: 'resting',
                      actions: [
                        { type: 'handOver', params: ({ event }: Done<string>) => ({ base64: event.output }) },
                        { type: 'keepDocumentState', params: { state: 'none' } },
                      ],
                    },
                    onError: [
                      {
                        guard: { type: 'isUnknown', params: failedWith },
                        target: 'resting',
                        actions: { type: 'keepDocumentState', params: { state: 'unavailable' } },
                      },
                      { target: 'resting', actions: { type: 'keepDocumentState', params: { state: 'failed' } } },
                    ],
                  },
                },
              },
            },
          },
        },
        /** The signature was refused for good: the request is over, everything typed stays (BANK-07). */
        refused: { on: { retryRequested: 'asking', previousRequested: 'filling', ...backToForm } },
        byPost: { on: { previousRequested: { target: 'filling', actions: 'takeNewKey' }, ...backToForm } },
      },
    },
    signed: { entry: 'tellSession' },
  },
})
