import { pathTo } from '@hautelisse/domain/portal'
import { switchTargets } from '@hautelisse/machines/fund-switch'
import { advisorMachine, type AdvisorEvent, type AdvisorSnapshot } from '@hautelisse/machines/robo-advice'
import { selectUser } from '@hautelisse/machines/session'
import { useLingui } from '@lingui/react/macro'
import { useMachine } from '@xstate/react'
import { saveFile } from '../documents/index.ts'
import { useApp, useSession } from '../shell/index.ts'

/** What every part of the page is given. */
export type AdvisorProps = { readonly snapshot: AdvisorSnapshot; readonly send: (event: AdvisorEvent) => void }

/** Runs the page for as long as it is there; the fund switch finds the targets in the tab. */
export const useAdvisor = (): AdvisorProps => {
  const { t } = useLingui()
  const { client, navigation, sessionStorage } = useApp()
  const user = useSession(selectUser)
  const file = t({ id: 'robo.statement.file', message: 'declaration-adequation.pdf' })
  const [snapshot, send] = useMachine(advisorMachine, {
    input: {
      client,
      userId: user?.id ?? '',
      saveStatement: (base64) => saveFile({ name: file, type: 'application/pdf' }, base64),
      handOver: (targets) => {
        switchTargets.write(sessionStorage, targets)
        navigation.go(pathTo('fund-switch'))
      },
    },
  })
  return { snapshot, send }
}
