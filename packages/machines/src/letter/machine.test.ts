import { bankAccountContextCall, type BankAccountContext } from '@hautelisse/domain/bank-account'
import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { fakeClient, settled } from '../testing/index.ts'
import { paperAddressMachine, selectPaperAddress } from './index.ts'

const TSA = { recipient: 'Hautelisse', street_line: 'TSA 40081', zip_postal_code: '76909', locality: 'Rouen Cedex 9' }
const CONTEXT: BankAccountContext = {
  tsa_address: TSA,
  transfer: undefined,
  debit: undefined,
  signature: {
    max_attachment_size: 0,
    authorized_countries: [],
    authorized_signature: false,
    valid_mobile_phone: false,
    ladrad_authorization: false,
    online_from: undefined,
  },
}

const open = (company: string | undefined) => {
  const api = fakeClient()
  const actor = createActor(paperAddressMachine, { input: { client: api.client, company } }).start()
  return { ...api, address: () => selectPaperAddress(actor.getSnapshot()) }
}

it('(savers 13) the address of a letter is the one that the context of the main company tells; without a company nothing is asked', async () => {
  const { answer, address } = open('ent-aubrenne')
  answer(bankAccountContextCall, CONTEXT)
  await settled()
  expect([address(), open(undefined).asked]).toEqual([TSA, []])
})
