import type { PaymentTarget } from '@hautelisse/domain/tax-saving'
import { useState } from 'react'
import { useApp } from '../app/index.ts'

type Payment = {
  /** Leads to the payment as the variant says. */
  readonly pay: (target: PaymentTarget) => void
  /** The browser let no tab open: the payment has to be reached by a link. */
  readonly isBlocked: boolean
}

/** Where the payment button leads: to the payment behind a sign-in, in this tab, or in a tab of its own (TAX-13 to TAX-16). */
export const usePayment = (): Payment => {
  const { navigation, session } = useApp()
  const [isBlocked, setBlocked] = useState(false)
  const pay = (target: PaymentTarget): void => {
    switch (target.kind) {
      case 'sign-in':
        session.send({ type: 'signInRequested', origin: target.origin, returnTo: target.to })
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
  return { pay, isBlocked }
}
