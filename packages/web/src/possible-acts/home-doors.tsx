import type { Account } from '@hautelisse/domain/accounts'
import { headDoors } from '@hautelisse/domain/home'
import { selectActs, type Acts } from '@hautelisse/machines/possible-acts'
import type { Content } from '@hautelisse/machines/resource'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement, ReactNode } from 'react'
import { ResourceView } from '../resource/index.ts'
import { Section, WaitingRows } from '../ui/page/index.ts'
import { layout } from '../ui/theme/index.ts'
import { DoorTable } from './door-table.tsx'
import { HeadDoorButtons } from './head-doors.tsx'
import * as styles from './home-doors.css.ts'
import { useActs } from './use-acts.ts'

type TableProps = { readonly of: Content<Acts>; readonly accounts: readonly Account[]; readonly onRetry: () => void }

/** "Où agir sur vos contrats": each contract with the place of each act, or the reason why it is shut. */
const PlacesSection = ({ of, accounts, onRetry }: TableProps): ReactElement => {
  const { t } = useLingui()
  return (
    <Section
      className={`${layout.wrap} ${styles.places}`}
      title={<Trans id="possible-acts.places.title">Où agir sur vos contrats</Trans>}
      lead={<Trans id="possible-acts.places.lead">L’endroit dépend du contrat. Quand c’est fermé, nous disons pourquoi.</Trans>}
    >
      <ResourceView
        of={of}
        onRetry={onRetry}
        waiting={t({ id: 'possible-acts.page.loading', message: 'Lecture de ce que vous pouvez faire' })}
        rows={<WaitingRows rows={accounts.length} />}
        failed={<Trans id="possible-acts.page.failed">Ce que vous pouvez faire n’a pas pu être lu.</Trans>}
      >
        {({ doors }) => <DoorTable of={doors} />}
      </ResourceView>
    </Section>
  )
}

const AWAITED = [1, 2, 3]

type HeadProps = { readonly of: Content<Acts>; readonly otherwise: ReactNode }

/** The doors at the head of the home, at the size that they will have while they are on their way. */
const HeadPlace = ({ of, otherwise }: HeadProps): ReactElement => {
  if (of.kind === 'known') return <HeadDoorButtons of={headDoors(of.value.doors)} />
  if (of.kind === 'failed') return <>{otherwise}</>
  return (
    <>
      {AWAITED.map((place) => (
        <div key={place} className={styles.awaited} />
      ))}
    </>
  )
}

type HomeDoorsProps = {
  /** Contracts of the saver that are ours. */
  readonly accounts: readonly Account[]
  /** Doors of the head where those of the contracts could not be read. */
  readonly otherwise: ReactNode
  readonly children: (parts: { readonly head: ReactNode; readonly places: ReactNode }) => ReactNode
}

/** Where each act is done on the contracts of an individual customer, for the head of the home and for a table below: read once for both (HOME-DOORS-01). */
export const HomeDoors = ({ accounts, otherwise, children }: HomeDoorsProps): ReactNode => {
  const { snapshot, send } = useActs(accounts)
  const acts = selectActs(snapshot)
  const again = (): void => send({ type: acts.kind === 'known' ? 'refreshRequested' : 'retryRequested', part: 'acts' })
  return children({
    head: <HeadPlace of={acts} otherwise={otherwise} />,
    places: <PlacesSection of={acts} accounts={accounts} onRetry={again} />,
  })
}
