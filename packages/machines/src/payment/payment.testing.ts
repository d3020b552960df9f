import type { Account } from '@hautelisse/domain/accounts'
import { plainDate } from '@hautelisse/domain/calendar'
import { euros } from '@hautelisse/domain/money'
import type { ScheduledPayment } from '@hautelisse/domain/operations'
import type { LabContext, PaymentAddress, PaymentContext, RefusedPayment } from '@hautelisse/domain/payment'
import { createActor } from 'xstate'
import { actServer } from '../act/act.testing.ts'
import type { PickedFile } from '../files/index.ts'
import { settled } from '../testing/index.ts'
import type { SentPapers } from './context.ts'
import type { PaymentDraft } from './draft.ts'
import { paymentMachine, selectScreen, selectStep, type PaymentEvent } from './index.ts'

/** The one account of the saver, its fund, and a second account that some have. */
export const [POLICY, FUND, SECOND] = ['00482190', 'monetaire-responsable', '00482191']
/** A scheduled payment that runs to the account. */
export const RUNNING: ScheduledPayment = {
  id: 'vvp-1',
  scope: 's2e',
  policy_id: POLICY,
  amount: euros(150),
  periodicity: 'MONTHLY',
  status: 'En cours',
  repartitions: [],
}
/** A payment whose card was refused. */
export const REFUSED: RefusedPayment = {
  operation: {
    id: '41720121',
    scope: 's2e',
    type: 'VERSEMENT',
    policy_id: POLICY,
    amount: euros(300),
    date: plainDate('2026-11-20'),
    label: 'Versement par Carte Bancaire',
    status: 'Annulé',
    reason: 'refused',
  },
  details: {
    id: '41720121',
    status: 'EN COURS',
    date: plainDate('2026-11-20'),
    gross_amount: euros(300),
    net_amount: euros(300),
    social_tax: euros(0),
    payment_amount: euros(0),
    instructions: [{ policy_id: POLICY, investment_id: FUND, amount: euros(300), meaning: 'SOUSCRIPTION' }],
    allocable_accounts: [],
  },
}
const ACCOUNT: Account = {
  type: 'PEE',
  scope: 's2e',
  title: 'PEE',
  policy_id: POLICY,
  balance: euros('11404.16'),
  company_id: 'ent-aubrenne',
}
const CONTEXT: PaymentContext = {
  max_amount: euros(10_000),
  blockings: [],
  day_limit: 15,
  day_value_liquidity: 28,
  direct_debit_exceptional_payment: true,
  debit_card_exceptional_payment: true,
  scheduled_payment: true,
  scheduled_payment_creation: true,
  frequencies: ['MENSUELLE'],
  min_amount: undefined,
  yearly_limit: { ceiling: euros(10_000), counted: euros(0) },
  allocable_accounts: [POLICY, SECOND].map((policy_id) => ({
    policy_id,
    title: 'PEE',
    type: 'PEE',
    order: 1,
    available_on: plainDate('2031-06-01'),
    investments: [{ id: FUND, label: 'Monétaire', held: true }],
  })),
}

const labFor = (company: string): LabContext => ({
  mode: 'UPLOAD',
  file_size: 10_000_000,
  total_file_size: 20_000_000,
  tsa_address: undefined,
  company_id: company,
  threshold: euros(5000),
})

type Given = {
  readonly scheduled?: readonly ScheduledPayment[]
  readonly address?: Partial<PaymentAddress>
  /** The payment that is tried again. */
  readonly refused?: RefusedPayment
  /** How documents on the origin of the money are asked for, otherwise. */
  readonly lab?: Partial<LabContext>
  /** The saver has a second account. */
  readonly hasSecond?: boolean
  /** What the server says of documents as it answers a payment. */
  readonly documents?: boolean
  /** What is held in the fund. */
  readonly held?: number
}

/** A file as a saver picks it. */
export const pickedFile = (name: string): PickedFile => ({
  name,
  size: 1000,
  type: 'application/pdf',
  slice: (from, to) => ({
    arrayBuffer: () => Promise.resolve(Uint8Array.from('%PDF-1.7', (letter) => letter.charCodeAt(0)).buffer.slice(from, to)),
  }),
})

/** The page of a saver at a server of payments. */
export const start = ({ scheduled = [], address, refused, lab, held, documents, hasSecond = false }: Given = {}) => {
  const server = actServer({ operation: (id) => ({ url: `/stand-in/card-payment?payment=${id}` }) })
  const left: string[] = []
  const papers: SentPapers[] = []
  /** Why the next sendings of documents fail. */
  const lost: Error[] = []
  /** Why the next readings of what may be paid fail. */
  const unread: Error[] = []
  const account: Account =
    held === undefined
      ? ACCOUNT
      : { ...ACCOUNT, investments: [{ type: 'FONDS', id: FUND, label: 'Monétaire', amount: euros(held) }] }
  const open = (draft?: PaymentDraft, at = address) => {
    const actor = createActor(paymentMachine, {
      input: {
        payer: {
          userId: 'sylvie',
          accounts: hasSecond ? [account, { ...account, policy_id: SECOND }] : [account],
          bankAccounts: [],
        },
        company: undefined,
        address: at,
        draft,
        ports: {
          readTerms: async ({ again }) => {
            const failure = unread.shift()
            if (failure !== undefined) throw failure
            return {
              permission: { punctual: true, periodic: true },
              contexts: [CONTEXT],
              scheduled: { payments: scheduled, isWhole: true },
              refused: again === undefined ? undefined : refused,
            }
          },
          readLabs: async (companies) => companies.map((company) => Object.assign(labFor(company), lab)),
          sendPapers: async (sent) => {
            const failure = lost.shift()
            if (failure !== undefined) throw failure
            papers.push(sent)
          },
          pay: async (_, __, key) => {
            const { id, url } = await server.act(key)
            return { s2e_transaction_id: id, url: url ?? null, ...(documents === undefined ? {} : { documents }) }
          },
          readOperations: server.readOperations,
          clock: { today: () => plainDate('2026-11-20'), now: () => Date.parse('2026-11-20T09:00:00Z') },
          navigation: { leave: (to) => left.push(to) },
          random: server.random,
        },
      },
    })
    actor.start()
    return actor
  }
  return { ...server, server, left, papers, lost, unread, open }
}

/** 200,00 € by card, up to the summary. */
export const ANSWERS: readonly PaymentEvent[] = [
  { type: 'wayChosen', way: 'card' },
  { type: 'amountTyped', field: 'amount', text: '200' },
  { type: 'shareTyped', fund: FUND, text: '100' },
  { type: 'nextRequested' },
  { type: 'nextRequested' },
]
export const CONFIRM: PaymentEvent = { type: 'nextRequested' }
export type Page = ReturnType<ReturnType<typeof start>['open']>

export const tell = async (page: Page, events: readonly PaymentEvent[]): Promise<void> => {
  for (const event of events) page.send(event)
  await settled()
}
export const screen = (page: Page) => selectScreen(page.getSnapshot())
export const step = (page: Page) => selectStep(page.getSnapshot())
