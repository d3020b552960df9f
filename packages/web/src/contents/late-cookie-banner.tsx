import { todayInParis } from '@hautelisse/domain/calendar'
import { asksAboutMeasure } from '@hautelisse/domain/contents'
import { selectCookieChoice } from '@hautelisse/machines/settings'
import { useLocation } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useApp, useSettings } from '../shell/index.ts'
import { optional } from '../ui/late/index.ts'
import { Unseen } from './unseen.tsx'

const CookieBanner = optional(async () => (await import('./cookie-banner.tsx')).CookieBanner)

const variantIn = (query: string): string | undefined => new URLSearchParams(query).get('variant') ?? undefined

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
