import type { Connector } from '@hautelisse/domain/aggregation'
import { selectConnectors, selectQuestion } from '@hautelisse/machines/aggregation'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { ActForm } from '../act/index.ts'
import { RadioCards } from '../ui/choice/index.ts'
import { LiveRegion } from '../ui/live-region/index.ts'
import { Panel } from '../ui/panel/index.ts'
import { SearchField } from '../ui/search-field/index.ts'
import { Tag } from '../ui/tag/index.ts'
import { text } from '../ui/page/index.ts'
import * as styles from './aggregation.css.ts'
import { FORM_WORDS } from './form-words.tsx'
import type { LinkingProps } from './use-elsewhere.ts'

const useDetails = (): ((connector: Connector) => string | undefined) => {
  const { t } = useLingui()
  return ({ state, asks_code: asksCode }) => {
    if (state === 'DOWN')
      return t({ id: 'aggregation.choice.down', message: 'Vous pouvez l’ajouter, la liaison se fera plus tard' })
    if (state === 'CLOSED') return t({ id: 'aggregation.choice.closed', message: 'Cette banque n’est plus reliée' })
    return asksCode ? t({ id: 'aggregation.choice.code', message: 'Demande un code à chaque connexion' }) : undefined
  }
}

const BankTag = ({ state }: Pick<Connector, 'state'>): ReactElement | null => {
  if (state === 'OPEN') return null
  return state === 'DOWN' ? (
    <Tag kind="running">
      <Trans id="aggregation.choice.silent">Ne répond pas</Trans>
    </Tag>
  ) : (
    <Tag kind="off">
      <Trans id="aggregation.choice.shut">Fermée</Trans>
    </Tag>
  )
}

const useCount = (count: number, sought: string): string => {
  const { t } = useLingui()
  if (sought.trim() === '')
    return t({
      id: 'aggregation.choice.count',
      message: plural(count, { one: '# établissement', other: '# établissements' }),
    })
  return t({
    id: 'aggregation.choice.found',
    message: `${plural(count, { one: '# établissement', other: '# établissements' })} pour « ${sought} »`,
  })
}

/** What comes after the choice, and what can be done without one. */
const LinkingSteps = (): ReactElement => (
  <div>
    <h3 className={text({ as: 'subtitle' })}>
      <Trans id="aggregation.choice.then">Ensuite, votre accord</Trans>
    </h3>
    <p className={styles.asideText}>
      <Trans id="aggregation.choice.then-text">
        Vous donnerez vos identifiants sur la page de votre banque, jamais à Hautelisse.
      </Trans>
    </p>
    <details className={styles.absent}>
      <summary>
        <Trans id="aggregation.choice.absent">Mon établissement n’est pas dans la liste</Trans>
      </summary>
      <p className={text({ as: 'small' })}>
        <Trans id="aggregation.choice.absent-text">
          Nous ne pouvons pas encore le relier. Rien ne vous empêche d’ajouter les autres.
        </Trans>
      </p>
    </details>
  </div>
)

/** Where the savings are: banks by name, with those that do not answer and those that are linked no longer. */
export const BankChoiceStep = ({ snapshot, send }: LinkingProps): ReactElement => {
  const { t } = useLingui()
  const { sought, chosen, isAttempted } = snapshot.context
  const connectors = selectConnectors(snapshot)
  const detailOf = useDetails()
  const count = useCount(connectors.length, sought)
  return (
    <ActForm
      view={selectQuestion(snapshot)}
      send={send}
      words={FORM_WORDS}
      kind="first"
      title={<Trans id="aggregation.choice.title">Où se trouve cette épargne ?</Trans>}
      lead={
        <Trans id="aggregation.choice.lead">
          Assurance vie, PEE, PERCO et PER. Les comptes courants et les livrets ne sont pas repris.
        </Trans>
      }
      aside={<LinkingSteps />}
    >
      <Panel className={styles.fields}>
        <SearchField
          label={<Trans id="aggregation.choice.name">Nom de l’établissement</Trans>}
          value={sought}
          onValueChange={(typed) => send({ type: 'soughtTyped', text: typed })}
        />
        <p className={text({ as: 'small' })} aria-hidden="true">
          {count}
        </p>
        <LiveRegion>{count}</LiveRegion>
        <RadioCards
          label={t({ id: 'aggregation.choice.banks', message: 'Établissements' })}
          value={chosen?.connector}
          onValueChange={(id) => send({ type: 'connectorChosen', id })}
          options={connectors.map((connector) => ({
            value: connector.id,
            title: connector.name,
            detail: detailOf(connector),
            aside: <BankTag state={connector.state} />,
            disabled: connector.state === 'CLOSED',
          }))}
          error={isAttempted ? <Trans id="aggregation.choice.missing">Choisissez un établissement.</Trans> : undefined}
        />
      </Panel>
    </ActForm>
  )
}
