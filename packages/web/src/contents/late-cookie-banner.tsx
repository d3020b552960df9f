import { useApp, useSettings } from '../shell/index.ts'
import { optional } from '../ui/late/index.ts'
import { todayInParis } from '@hautelisse/domain/calendar'
import { asksAboutMeasure } from '@hautelisse/domain/contents'
import { selectCookieChoice } from '@hautelisse/machines/settings'
import { useLocation } from '@tanstack/react-router'
import { type ReactElement, Component, type ReactNode } from 'react'

const CookieBanner = optional(async () => (await import('./cookie-banner.tsx')).CookieBanner)

const variantIn = (query: string): string | undefined => new URLSearchParams(query).get('variant') ?? undefined

/** A part that could not be loaded is left out: nothing is measured until it was asked, and the page is there. */
export class Unseen extends Component<{ readonly children: ReactNode }, { readonly isBroken: boolean }> {
  override readonly state = { isBroken: false }

  static getDerivedStateFromError(): { readonly isBroken: boolean } {
    return { isBroken: true }
  }

  override render(): ReactNode {
    return this.state.isBroken ? null : this.props.children
  }
}

/**
 * The question about the audience measure: where one is configured, to a person who has not answered within 13 months, above every page but the
 * sign-in (P-CONST-05, P-CONST-06, P-TRACK-02). Its code is loaded when there is something to ask.
 */
export const LateCookieBanner = (): ReactElement | null => {
  const { analytics, clock } = useApp()
  const choice = useSettings((snapshot) => selectCookieChoice(snapshot, todayInParis(clock.now())))
  const asks = useLocation({ select: ({ pathname, searchStr }) => asksAboutMeasure(pathname, variantIn(searchStr)) })
  if (analytics === undefined) return null
  return (
    <div aria-live="polite">
      {choice === undefined && asks && (
        <Unseen>
          <CookieBanner />
        </Unseen>
      )}
    </div>
  )
}
