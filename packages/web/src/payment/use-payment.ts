import { PAYMENT_STEPS, readAddress } from '@hautelisse/domain/payment'
import {
  apiPorts,
  draft,
  draftOf,
  keptOf,
  paymentMachine,
  selectPlace,
  type PaymentEvent,
  type PaymentInput,
  type PaymentSnapshot,
} from '@hautelisse/machines/payment'
import { selectUser } from '@hautelisse/machines/session'
import { keepDraft } from '@hautelisse/machines/stepper'
import { useLocation } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { useEffect, useState } from 'react'
import { useKept } from '../kept/index.ts'
import { parseQuery, useApp, usePage, useSession } from '../shell/index.ts'
import { useStepHistory } from '../stepper/index.ts'

/** What every part of the page is given. */
export type PaymentProps = { readonly snapshot: PaymentSnapshot; readonly send: (event: PaymentEvent) => void }

/** Runs a payment for as long as its page is there. What is typed outlives a reload, with the key under which it is made once. */
export const usePayment = (): PaymentProps => {
  const { client, clock, navigation, random, sessionStorage } = useApp()
  const { company_id: company } = usePage().params
  const query = useLocation({ select: ({ searchStr }) => searchStr })
  const user = useSession(selectUser)
  const [input] = useState((): PaymentInput => ({
    payer: {
      userId: user?.id ?? '',
      accounts: user?.accounts ?? [],
      bankAccounts: [...(user?.s2e_profile?.bank_accounts ?? []), ...(user?.ais_profile?.bank_accounts ?? [])],
    },
    company,
    address: readAddress(parseQuery(query)),
    draft: draft.read(sessionStorage),
    ports: { ...apiPorts(client), clock, navigation, random },
  }))
  const [snapshot, send, actor] = useMachine(paymentMachine, { input })
  useEffect(() => keepDraft(actor, sessionStorage, draft, { draftOf }), [actor, sessionStorage])
  useKept(actor, 'payment', keptOf)
  useStepHistory(actor, { placeOf: selectPlace, order: PAYMENT_STEPS, hasEntries: true })
  return { snapshot, send }
}
