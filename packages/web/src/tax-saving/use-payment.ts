import type { PaymentTarget } from '@hautelisse/domain/tax-saving'
import { selectIsLedOn } from '@hautelisse/machines/session'
import { useEffect, useState } from 'react'
import { useApp, useSession } from '../shell/index.ts'

type Payment = {
  /** Leads to the payment as the variant says. */
  readonly pay: (target: PaymentTarget) => void
  /** The sign-in before the payment is on its way. */
  readonly isAsking: boolean
  /** The browser let no tab open: the payment has to be reached by a link. */
  readonly isBlocked: boolean
}

const BACK = ['pageshow', 'popstate'] as const

/** Whether this page asked for the sign-in and still waits for it; back from there, it does no more. */
const useAsked = () => {
  const [isAsked, setAsked] = useState(false)
  const isLedOn = useSession(selectIsLedOn)
  useEffect(() => {
    const returned = (): void => setAsked(false)
    // Back reaches a page that was kept; where the sign-in is an address of the portal, it may come before the page has even gone.
    for (const event of BACK) window.addEventListener(event, returned)
    return () => BACK.forEach((event) => window.removeEventListener(event, returned))
  }, [])
  return [isAsked && isLedOn, setAsked] as const
}

/** Where the payment button leads: to the payment behind a sign-in, in this tab, or in a tab of its own (TAX-13 to TAX-16). */
export const usePayment = (): Payment => {
  const { navigation, session } = useApp()
  const [isAsking, setAsked] = useAsked()
  const [isBlocked, setBlocked] = useState(false)
  const pay = (target: PaymentTarget): void => {
    switch (target.kind) {
      case 'sign-in':
        session.send({ type: 'signInRequested', origin: target.origin, returnTo: target.to })
        setAsked(true)
        break
      case 'same-tab':
        navigation.go(target.to)
        break
      case 'new-tab':
        setBlocked(!navigation.openTab(target.to))
        break
      default:
        target satisfies never
    }
  }
  return { pay, isAsking, isBlocked }
}
