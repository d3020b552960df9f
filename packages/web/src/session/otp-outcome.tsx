import { selectOtp } from '@hautelisse/machines/session'
import { useLocation } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { loadRoomWords, useSession } from '../shell/index.ts'
import { optional } from '../ui/late/index.ts'

const OtpLine = optional(async () => {
  const [loaded] = await Promise.all([import('./otp-line.tsx'), loadRoomWords()])
  return loaded.OtpLine
})

/** Pages that say themselves how the code stands. */
const SAID_THERE = /^\/(?:authcallback|callback|profile)(?:\/|$)/

/** Above every other page: a one-time code that did not come to its end (P-SESS-12). */
export const OtpOutcome = (): ReactElement | null => {
  const isFailed = useSession(selectOtp) === 'failed'
  const isSaidThere = SAID_THERE.test(useLocation({ select: ({ pathname }) => pathname }))
  return isFailed && !isSaidThere ? <OtpLine /> : null
}
