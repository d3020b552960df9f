import { countriesOn, type BankAccountAnswer, type BankAccountContext } from '@hautelisse/domain/bank-account'
import { plainDate } from '@hautelisse/domain/calendar'
import { ApiFailure } from '@hautelisse/machines/api'
import { bankAccountMachine, selectScreen, type BankAccountEvent, type BankAccountInput } from '@hautelisse/machines/bank-account'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState, type ReactElement } from 'react'
import { waitFor } from 'xstate'
import type { Example } from '../shell/index.ts'
import { layout } from '../ui/theme/index.ts'
import { BankAccountSteps } from './bank-account-change.tsx'
import { BankAccounts } from './bank-accounts.tsx'

const IBAN = 'FR14 2004 1010 0505 0001 3M02 606'
const RIB = new File(['%PDF-1.7 rib'], 'rib-garnier.pdf', { type: 'application/pdf' })

const TERMS: BankAccountContext = {
  tsa_address: {
    recipient: 'Hautelisse, Épargne salariale',
    precision: 'Gestion des comptes',
    street_line: 'TSA 40081',
    zip_postal_code: '76909',
    locality: 'Rouen Cedex 9',
  },
  transfer: { modification: true, state: 'VIDE', debit_authorization: true, input_mode: 'DATA_AND_UPLOAD' },
  debit: { modification: true, state: 'VALIDE', input_mode: 'DATA_AND_UPLOAD' },
  signature: {
    max_attachment_size: 2_000_000,
    authorized_countries: ['FR', 'BE', 'LU'],
    authorized_signature: true,
    valid_mobile_phone: true,
    ladrad_authorization: false,
  },
}

const ASKED: BankAccountAnswer = {
  request_id: '41720001',
  signature: 'CODE',
  sent_to: '06 •• •• •• 81',
  expires_at: '2026-11-20T09:05:00.000Z',
  payee: { result: 'match', name: null },
  demonstration: '719035',
}

const portsOf = (given: Partial<BankAccountInput['ports']>): BankAccountInput['ports'] => ({
  readTerms: async () => TERMS,
  readCountries: async () => countriesOn(plainDate('2026-11-20'), (code) => code),
  ask: async () => ASKED,
  readRib: async () => ({ iban: null, bic: null }),
  sign: async () => 'OK',
  sendCode: async () => ({ sent_to: '06 •• •• •• 81', expires_at: '2026-11-20T09:06:00.000Z', left: 1 }),
  readDocument: async () => '',
  cancel: async () => 'OK',
  profileChanged: () => {},
  save: () => {},
  random: () => 'key',
  ...given,
})

type StagedProps = {
  readonly ports?: Partial<BankAccountInput['ports']>
  /** Ports that remember: made anew for each walk. */
  readonly opens?: () => Partial<BankAccountInput['ports']>
  /** What the saver does once the form is there. */
  readonly does?: readonly BankAccountEvent[]
  /** And once its file is taken. */
  readonly next?: readonly BankAccountEvent[]
  /** And once the code is asked for. */
  readonly signs?: readonly BankAccountEvent[]
}

const HOLDER: BankAccountInput['holder'] = {
  name: 'Sylvie Garnier',
  company: 'ent-aubrenne',
  accounts: [{ iban: 'FR7699999000010000048217651', bic: '', type: 'PRELEVEMENT', warrant: null }],
}
const NOTHING: readonly BankAccountEvent[] = []
const NO_PORTS = {}

/** The journey, walked as far as an example says. */
const Staged = ({ ports = NO_PORTS, opens, does = NOTHING, next = NOTHING, signs = NOTHING }: StagedProps): ReactElement => {
  const [input] = useState(() => ({ holder: HOLDER, ports: portsOf(opens?.() ?? ports) }))
  const actor = useActorRef(bankAccountMachine, { input })
  useEffect(() => {
    const walk = async (): Promise<void> => {
      await waitFor(actor, (snapshot) => selectScreen(snapshot) === 'form')
      for (const event of does) actor.send(event)
      if (next.length === 0) return
      await waitFor(actor, ({ context }) => context.files.length > 0)
      for (const event of next) actor.send(event)
      if (signs.length === 0) return
      await waitFor(actor, (snapshot) => selectScreen(snapshot) === 'signature')
      for (const event of signs) actor.send(event)
    }
    void walk().catch(() => {})
  }, [actor, does, next, signs])
  const snapshot = useSelector(actor, (one) => one)
  return <BankAccountSteps snapshot={snapshot} send={(event) => actor.send(event)} />
}

const FILLED: readonly BankAccountEvent[] = [
  { type: 'ibanTyped', text: IBAN },
  { type: 'filesPicked', files: [RIB] },
]
const SENT: readonly BankAccountEvent[] = [{ type: 'nextRequested' }]
const SYLVIE = { person: 'sylvie-garnier' } as const

const staged = (name: string, props: StagedProps = {}): Example => ({ name, element: <Staged {...props} />, ports: SYLVIE })

export const CARDS: Example = {
  name: 'the cards of the accounts',
  element: (
    <div className={layout.wrap}>
      <h1>Coordonnées bancaires</h1>
      <BankAccounts />
    </div>
  ),
  ports: SYLVIE,
}
export const FORM = staged('the form')
export const WRONG = staged('a form with a wrong key', {
  does: [{ type: 'ibanTyped', text: 'FR14 2004 1010 0505 0001 3M02 607' }, { type: 'bicTyped', text: 'BNPA' }, ...SENT],
})
export const ABROAD = staged('a country by post', {
  does: [
    { type: 'ibanTyped', text: IBAN },
    { type: 'countryChosen', country: 'DE' },
  ],
})
export const SIGNATURE = staged('the signature', { does: FILLED, next: SENT })
const CODED: Example = {
  ...staged('the signature with its code', { does: FILLED, next: SENT }),
  acts: [{ fill: 'input[autocomplete="one-time-code"]', text: '719 035' }],
}
const PENDING_TERMS: BankAccountContext = {
  ...TERMS,
  transfer: TERMS.transfer && {
    ...TERMS.transfer,
    pending: { request_id: '41720002', iban_end: '0189', usable_on: plainDate('2026-11-24') },
  },
}
/** A server of which another tab has signed for the same account meanwhile: it refuses, and then says what is pending. */
const overtaken = (): Partial<BankAccountInput['ports']> => {
  let terms = TERMS
  return {
    readTerms: async () => terms,
    ask: async () => {
      terms = PENDING_TERMS
      throw new ApiFailure({ code: 'ERR_CONFLICT', status: 409, call: 'bank' })
    },
  }
}
export const OVERTAKEN = staged('a change that another tab has signed', { does: FILLED, next: SENT, opens: overtaken })
/** A server whose first answer is lost. */
const silentOnce = (): Partial<BankAccountInput['ports']> => {
  let asked = 0
  return {
    ask: async () => {
      asked += 1
      if (asked === 1) throw new ApiFailure({ code: 'NETWORK', call: 'bank' })
      return ASKED
    },
  }
}
export const LOST = staged('a form whose answer was lost', { does: FILLED, next: SENT, opens: silentOnce })
export const CLOSE = staged('a name that is only close', {
  does: FILLED,
  next: SENT,
  ports: { ask: async () => ({ ...ASKED, payee: { result: 'close', name: 'Sylvie Garnier-Lemoine' } }) },
})
export const POST = staged('an account of somebody else', {
  does: FILLED,
  next: SENT,
  ports: { ask: async () => ({ ...ASKED, signature: 'COURRIER', payee: { result: 'none', name: null } }) },
})

const SIGNS: readonly BankAccountEvent[] = [
  { type: 'codeTyped', text: '719035' },
  { type: 'certifiedSet', on: true },
  { type: 'nextRequested' },
]
/** A server that tells of the request once it is signed, until it is taken back. */
const followed = (): Partial<BankAccountInput['ports']> => {
  let terms = TERMS
  return {
    readTerms: async () => terms,
    sign: async () => {
      terms = {
        ...TERMS,
        transfer: TERMS.transfer && {
          ...TERMS.transfer,
          pending: { request_id: '41720001', iban_end: '2606', usable_on: plainDate('2026-11-24') },
        },
      }
      return 'OK'
    },
    cancel: async () => {
      terms = TERMS
      return 'OK'
    },
  }
}
export const RECORD = staged('the record of a signed request', { does: FILLED, next: SENT, signs: SIGNS, opens: followed })
const refusing = (code: string, status: number, fields?: ApiFailure['fields']): Partial<BankAccountInput['ports']> => ({
  sign: async () => {
    throw new ApiFailure({ code, status, fields, call: 'bank' })
  },
})
export const WRONG_CODE = staged('the signature with a wrong code', {
  does: FILLED,
  next: SENT,
  signs: SIGNS,
  ports: refusing('ERR_INVALID', 400, [{ path: 'code', code: 'wrong', params: { left: 2 } }]),
})
export const REFUSED = staged('a signature that is refused for good', {
  does: FILLED,
  next: SENT,
  signs: SIGNS,
  ports: refusing('ERR_REFUSED', 403),
})

const PRESSED = { press: '[type="submit"]' }

/** States of the room, for whatever looks at all of them. */
export const EXAMPLES: readonly Example[] = [
  CARDS,
  FORM,
  { ...FORM, name: 'a form with what is missing', acts: [PRESSED] },
  WRONG,
  ABROAD,
  SIGNATURE,
  CODED,
  LOST,
  OVERTAKEN,
  { ...OVERTAKEN, name: 'a form that another tab overtook, with what is missing', acts: [PRESSED] },
  CLOSE,
  POST,
  { ...SIGNATURE, name: 'the signature with what is missing', acts: [PRESSED] },
  WRONG_CODE,
  REFUSED,
  RECORD,
]
