import { formatFrenchDate } from '@hautelisse/domain/calendar'
import type { SimulatorName } from '@hautelisse/domain/case'
import { pathTo } from '@hautelisse/domain/portal'
import { selectUser } from '@hautelisse/machines/session'
import { browserPorts, selectSimulations } from '@hautelisse/machines/simulations'
import { Trans } from '@lingui/react/macro'
import { useEffect, useState, type ReactElement } from 'react'
import { DoorLink } from '../portal/index.ts'
import { useApp, useSession, useTitles } from '../shell/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Section } from '../ui/page/index.ts'
import { layout } from '../ui/theme/index.ts'
import { useAround } from './around.tsx'
import * as styles from './short-list.css.ts'
import { ShortRow } from './short-row.tsx'
import { useList } from './use-list.ts'

/** Simulations that a simulator shows at most. */
const MOST_SHOWN = 5

export type OwnProps = {
  readonly of: SimulatorName
  /** It stands in a window, not at the end of a page. */
  readonly isInWindow?: boolean
}

/** The newest simulations of one simulator that are kept for the person, or in the browser of a visitor; nothing without any. */
export const OwnSimulations = ({ of, isInWindow = false }: OwnProps): ReactElement | null => {
  const { localStorage, clock } = useApp()
  const isVisitor = useSession(selectUser) === undefined
  const titleOf = useTitles()
  const { kept } = useAround()
  const [ports] = useState(() => (isVisitor ? browserPorts(localStorage, clock) : undefined))
  const { snapshot, send } = useList({ ports, of, most: MOST_SHOWN })
  useEffect(() => {
    if (kept > 0) send({ type: 'refreshRequested', part: 'simulations' })
  }, [kept, send])
  const read = selectSimulations(snapshot)
  if (read.kind !== 'known' || read.value.items.length === 0) return null
  const list = (
    <Section
      title={isVisitor ? <Trans id="simulations.browser.title">Dans ce navigateur</Trans> : titleOf('kept-simulations')}
      level={isInWindow ? 3 : 2}
      action={
        <DoorLink target={{ to: pathTo(isVisitor ? 'simulation' : 'kept-simulations') }} icon={drawings.ArrowRight} trailing>
          <Trans id="simulations.own.all">Tout voir</Trans>
        </DoorLink>
      }
    >
      <ul className={styles.list}>
        {read.value.items.map((item) => (
          <ShortRow key={item.kept.id} item={item} small={formatFrenchDate(item.kept.case.asOf)} hasTerm />
        ))}
      </ul>
    </Section>
  )
  return (
    <div data-own="" className={isInWindow ? undefined : `${layout.wrap} ${styles.own}`}>
      {list}
    </div>
  )
}
