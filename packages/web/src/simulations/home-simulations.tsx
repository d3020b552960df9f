import { pathTo } from '@hautelisse/domain/portal'
import { selectIsMirror } from '@hautelisse/machines/session'
import { selectSimulations } from '@hautelisse/machines/simulations'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { DoorLink } from '../portal/index.ts'
import { useSession, useTitles } from '../shell/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Section } from '../ui/page/index.ts'
import { layout } from '../ui/theme/index.ts'
import { useCaseNames } from './case-names.ts'
import * as styles from './short-list.css.ts'
import { ShortRow } from './short-row.tsx'
import { useList } from './use-list.ts'

/** Simulations that the home shows at most. */
const MOST_SHOWN = 3

const Newest = (): ReactElement | null => {
  const { t } = useLingui()
  const titleOf = useTitles()
  const { titleOf: nameOf } = useCaseNames()
  const { snapshot } = useList({ most: MOST_SHOWN })
  const read = selectSimulations(snapshot)
  if (read.kind !== 'known' || read.value.count === 0) return null
  const { items, count } = read.value
  return (
    <Section
      title={titleOf('kept-simulations')}
      className={`${layout.wrap} ${styles.section}`}
      action={
        <DoorLink target={{ to: pathTo('kept-simulations') }} icon={drawings.ArrowRight} trailing>
          {t({ id: 'simulations.home.all', message: plural(count, { one: 'La voir', other: 'Voir les #' }) })}
        </DoorLink>
      }
    >
      <ul className={styles.list}>
        {items.map((item) => (
          <ShortRow key={item.kept.id} item={item} small={nameOf(item.kept.case.simulator)} />
        ))}
      </ul>
    </Section>
  )
}

/** The newest simulations that are kept, on the home; nothing without any, nor in a session of an adviser (mock-up al-1). BEY-05. */
export const HomeSimulations = (): ReactElement | null => (useSession(selectIsMirror) ? null : <Newest />)
