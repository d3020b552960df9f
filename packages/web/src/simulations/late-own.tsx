import { selectIsMirror, selectUser } from '@hautelisse/machines/session'
import { BROWSER_KEY } from '@hautelisse/machines/simulations'
import type { ReactElement } from 'react'
import { loadWords, useApp, useSession } from '../shell/index.ts'
import { optional } from '../ui/late/index.ts'
import { useAround } from './around.tsx'
import { SIMULATIONS_WORDS } from './catalogue.ts'
import type { OwnProps } from './own-simulations.tsx'

const OwnList = optional(async () => {
  const [loaded] = await Promise.all([import('./own-simulations.tsx'), loadWords(SIMULATIONS_WORDS)])
  return loaded.OwnSimulations
})

/**
 * The simulations of one simulator that are kept, at the end of its own page, with a script of its own; nothing without any, nor in a session of an adviser. A visitor who
 * keeps none loads nothing. BEY-05, BEY-08.
 *
 * @example <OwnSimulations of="tax-saving" />
 */
export const OwnSimulations = (props: OwnProps): ReactElement | null => {
  const { localStorage } = useApp()
  const isVisitor = useSession(selectUser) === undefined
  const isMirror = useSession(selectIsMirror)
  const { kept } = useAround()
  const mayHave = isVisitor ? kept > 0 || localStorage.read(BROWSER_KEY) !== undefined : !isMirror
  return mayHave ? <OwnList {...props} /> : null
}
