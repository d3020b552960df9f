import { readApplication } from '@hautelisse/machines/application'
import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { useSyncExternalStore, type ReactElement, type ReactNode } from 'react'
import { useApp } from '../shell/index.ts'
import { DeveloperFrame, DeveloperSection } from './developer-frame.tsx'
import { factsOf } from './facts.ts'
import { storedKeys } from './stored-keys.ts'
import * as styles from './developer-page.css.ts'
import { State } from '../ui/page/index.ts'

const Facts = ({ facts }: { readonly facts: readonly (readonly [name: string, value: string])[] }): ReactElement => (
  <dl className={styles.rows}>
    {facts.map(([name, value]) => (
      <div key={name} className={`${styles.row} ${styles.twoColumns}`}>
        <dt className={styles.path}>{name}</dt>
        <dd className={styles.quiet}>{value}</dd>
      </div>
    ))}
  </dl>
)

/** Where every part of the application stands, as its one root statechart says. */
const Application = (): ReactElement => (
  <Facts facts={factsOf(useSelector(useApp().application, readApplication, isSameSummary))} />
)

const isSameSummary = (one: ReturnType<typeof readApplication>, other: ReturnType<typeof readApplication>): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/** Names and sizes of what the browser keeps; never what they hold. */
const Stored = (): ReactElement => {
  const keys = storedKeys()
  return keys.length === 0 ? (
    <Empty>
      <Trans id="developer.contexts.nothing-stored">Rien n’est conservé</Trans>
    </Empty>
  ) : (
    <Facts facts={keys} />
  )
}

const Calls = (): ReactElement => {
  const { journal } = useApp()
  const lines = useSyncExternalStore(journal.subscribe, journal.lines).toReversed()
  return lines.length === 0 ? (
    <Empty>
      <Trans id="developer.contexts.no-line">Aucun appel noté</Trans>
    </Empty>
  ) : (
    <ol className={styles.rows}>
      {lines.map((line, place) => (
        <li key={`${lines.length - place}`} className={`${styles.row} ${styles.twoColumns} ${styles.path}`}>
          <span>{line.kind === 'call' ? line.method : line.kind}</span>
          <span>{line.kind === 'call' ? line.path : line.message}</span>
        </li>
      ))}
    </ol>
  )
}

const Empty = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <div className={styles.rows}>
    <State kind="empty" level={3} title={children} />
  </div>
)

/** /developer/contexts: the state of the application, to read and not to change (P-DEV-04, P-DEV-10). */
export const Contexts = (): ReactElement => (
  <DeveloperFrame
    lead={<Trans id="developer.contexts.lead">Ce que l’application sait en ce moment, sans aucune donnée de personne.</Trans>}
  >
    <DeveloperSection id="application" title={<Trans id="developer.contexts.application">Diagramme d’états racine</Trans>}>
      <Application />
    </DeveloperSection>
    <DeveloperSection
      id="stored"
      title={<Trans id="developer.contexts.stored">Conservé par le navigateur</Trans>}
      lead={<Trans id="developer.contexts.stored-lead">Les clés et leur taille en caractères, jamais leur contenu.</Trans>}
    >
      <Stored />
    </DeveloperSection>
    <DeveloperSection
      id="calls"
      title={<Trans id="developer.contexts.calls">Journal de cet onglet</Trans>}
      lead={
        <Trans id="developer.contexts.calls-lead">
          Les derniers appels de la version 3 et les pages en panne, le plus récent d’abord.
        </Trans>
      }
    >
      <Calls />
    </DeveloperSection>
  </DeveloperFrame>
)
