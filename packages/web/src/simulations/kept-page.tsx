import { MOST_KEPT } from '@hautelisse/domain/simulations'
import { pathTo } from '@hautelisse/domain/portal'
import { selectChange, selectSimulations, type SimulationsEvent, type SimulationsView } from '@hautelisse/machines/simulations'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactElement } from 'react'
import { LinkButtonTo } from '../portal/index.ts'
import { ResourceView } from '../resource/index.ts'
import { useTitles } from '../shell/index.ts'
import { Button } from '../ui/button/index.ts'
import { LiveRegion } from '../ui/live-region/index.ts'
import { Body, Page, PageHead, State, Text, WaitingRows } from '../ui/page/index.ts'
import { CopyLink } from './copy-link.tsx'
import * as styles from './kept-page.css.ts'
import { KeptRow } from './kept-row.tsx'
import { EraseQuestion, RenameWindow } from './questions.tsx'
import { useList } from './use-list.ts'

const NothingKept = (): ReactElement => (
  <State
    kind="empty"
    level={2}
    title={<Trans id="simulations.kept.none">Vous n’avez gardé aucune simulation</Trans>}
    action={
      <LinkButtonTo to={pathTo('tax-simulator')} variant="secondary">
        <Trans id="portal.header.tax">Simuler mon impôt</Trans>
      </LinkButtonTo>
    }
  >
    <Trans id="simulations.kept.none-text">
      Au bas de chaque résultat, «&nbsp;Garder cette simulation&nbsp;» la range ici, pour la rouvrir ou la comparer plus tard.
    </Trans>
  </State>
)

type ListProps = { readonly view: SimulationsView; readonly send: (event: SimulationsEvent) => void }

/** How many are chosen, and the way to compare them. */
const Choice = ({ chosen }: Pick<SimulationsView, 'chosen'>): ReactElement => {
  const { t } = useLingui()
  const isEnough = chosen.length >= 2
  return (
    <div className={styles.choice}>
      <Text as="small">
        {chosen.length === 0 ? (
          <Trans id="simulations.kept.choose">
            Choisissez de deux à quatre simulations du même simulateur pour les comparer.
          </Trans>
        ) : (
          t({
            id: 'simulations.kept.chosen',
            message: `${plural(chosen.length, { one: '# choisie', other: '# choisies' })}, quatre au plus, du même simulateur`,
          })
        )}
      </Text>
      {isEnough && (
        <LinkButtonTo to={pathTo('compared-simulations')} search={{ ids: chosen.join(',') }}>
          <Trans id="simulations.kept.compare">Comparer côte à côte</Trans>
        </LinkButtonTo>
      )}
      {!isEnough && (
        <Button disabled>
          <Trans id="simulations.kept.compare">Comparer côte à côte</Trans>
        </Button>
      )}
    </div>
  )
}

const List = ({ view, send }: ListProps): ReactElement => {
  const [shared, setShared] = useState<string>()
  const { items, chosen, refusalOf } = view
  const item = items.find(({ kept }) => kept.id === shared)
  if (items.length === 0) return <NothingKept />
  return (
    <div>
      {items.length > 1 && <Choice chosen={chosen} />}
      <ul className={styles.list}>
        {items.map((one) => (
          <KeptRow
            key={one.kept.id}
            item={one}
            {...(items.length > 1 && { choice: { isChosen: chosen.includes(one.kept.id), refusal: refusalOf(one.kept.id) } })}
            send={send}
            onShare={() => setShared(one.kept.id)}
          />
        ))}
      </ul>
      <Text as="small" className={styles.remark}>
        <Trans id="simulations.kept.remark">
          Une simulation rouverte est recalculée avec les règles et l’épargne du jour. Le montant gardé reste affiché ici.
        </Trans>
      </Text>
      {item?.answer.kind === 'answered' && (
        <CopyLink answer={item.answer} name={item.kept.name} onClose={() => setShared(undefined)} />
      )}
    </div>
  )
}

/** The simulations that are kept for the person: opened again, compared, shared, renamed, erased (mock-up al-1). BEY-05. */
export const KeptSimulationsPage = (): ReactElement => {
  const { t } = useLingui()
  const titleOf = useTitles()
  const { snapshot, send } = useList()
  const read = selectSimulations(snapshot)
  const change = selectChange(snapshot)
  const count = read.kind === 'known' ? read.value.count : 0
  const counted = t({
    id: 'simulations.kept.count',
    message: `${plural(count, { one: '# gardée', other: '# gardées' })}, ${MOST_KEPT} au plus.`,
  })
  const said =
    change.step === 'erased'
      ? t({ id: 'simulations.kept.erased', message: 'La simulation est effacée.' })
      : change.step === 'renamed'
        ? t({ id: 'simulations.kept.renamed', message: 'Le nouveau nom est gardé.' })
        : ''
  return (
    <Page>
      <PageHead
        title={titleOf('kept-simulations')}
        lead={
          <>
            {count > 0 && `${counted} `}
            <Trans id="simulations.kept.lead">
              Personne d’autre que vous ne les voit&nbsp;; elles sont effacées après deux ans, ou quand vous le voulez.
            </Trans>
          </>
        }
      />
      <Body>
        <ResourceView
          of={read}
          onRetry={() => send({ type: 'retryRequested', part: 'simulations' })}
          waiting={t({ id: 'simulations.kept.loading', message: 'Lecture de vos simulations' })}
          rows={<WaitingRows rows={3} height={74} />}
          level={2}
          failed={<Trans id="simulations.kept.failed">Vos simulations n’ont pas pu être lues. Ce qui est gardé le reste.</Trans>}
        >
          {(view) => <List view={view} send={send} />}
        </ResourceView>
      </Body>
      <LiveRegion>{said}</LiveRegion>
      <RenameWindow change={change} send={send} />
      <EraseQuestion change={change} send={send} />
    </Page>
  )
}
