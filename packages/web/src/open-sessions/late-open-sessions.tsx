import { selectIsMirror } from '@hautelisse/machines/session'
import type { ReactElement } from 'react'
import { loadWords, useSession } from '../shell/index.ts'
import { optional } from '../ui/late/index.ts'
import { OPEN_SESSIONS_WORDS } from './catalogue.ts'

const OpenSessions = optional(async () => {
  const [loaded] = await Promise.all([import('./open-sessions.tsx'), loadWords(OPEN_SESSIONS_WORDS)])
  return loaded.OpenSessions
})

/** The open sessions of a saver, with a script of their own; an employee in a customer's space neither sees nor ends them. */
export const LateOpenSessions = (): ReactElement | null => (useSession(selectIsMirror) ? null : <OpenSessions />)
