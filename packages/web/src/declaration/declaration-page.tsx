import { formatFrenchDate, yearOf } from '@hautelisse/domain/calendar'
import { sectionsOf, type Declaration } from '@hautelisse/domain/declaration'
import { pathTo } from '@hautelisse/domain/portal'
import { fullNameOf } from '@hautelisse/domain/session'
import { declarationMachine, selectDeclaration, selectYears } from '@hautelisse/machines/declaration'
import { selectUser } from '@hautelisse/machines/session'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMachine } from '@xstate/react'
import type { ReactElement } from 'react'
import { TextLinkTo } from '../portal/index.ts'
import { ResourceView, RetryNote } from '../resource/index.ts'
import { useApp, useSession } from '../shell/index.ts'
import { Button } from '../ui/button/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Page, PageHead, Stack, State, text } from '../ui/page/index.ts'
import { PrintSheet } from '../ui/print-sheet/index.ts'
import { Select } from '../ui/select/index.ts'
import * as styles from './declaration.css.ts'
import { DeclaredLines } from './declared-section.tsx'

const DeclarationSheet = ({ year }: { readonly year: number }): ReactElement => {
  const { t } = useLingui()
  const user = useSession(selectUser)
  const on = formatFrenchDate(useApp().clock.today())
  return (
    <PrintSheet
      title={t({ id: 'declaration.print.title', message: `Ce que je déclare pour ${year}` })}
      name={(user && fullNameOf(user)) ?? ''}
      date={on}
      foot={t({ id: 'declaration.print.foot', message: `Ce que je déclare pour ${year}, au ${on}` })}
    />
  )
}

/** What the lines do not say: which form is the right one, and what is not known here. */
const DeclarationNotes = (): ReactElement => (
  <Stack space="s2" className={text({ tone: 'quiet', narrow: true })}>
    <p>
      <Trans id="declaration.notes.certificates">
        Les montants viennent de vos opérations traitées. En cas d’écart avec l’imprimé fiscal que vous recevez, c’est l’imprimé
        qui compte.
      </Trans>
    </p>
    <p>
      <Trans id="declaration.notes.unknown">
        Vos versements chez d’autres établissements, ceux d’un article 83 ou d’un contrat Madelin, et vos choix de ne pas déduire
        ne sont pas connus ici.
      </Trans>
    </p>
  </Stack>
)

type KnownProps = { readonly declared: Declaration; readonly onRetry: () => void }

const DeclaredSections = ({ declared, onRetry }: KnownProps): ReactElement => {
  const sections = sectionsOf(declared)
  const { year } = declared
  const isWhole = declared.error_scope.length === 0
  return (
    <Stack space="s6">
      {!isWhole && (
        <RetryNote kind="warn" onRetry={onRetry}>
          <p>
            <Trans id="declaration.page.partial">
              Une partie de vos opérations est momentanément indisponible. Il peut manquer des lignes.
            </Trans>
          </p>
        </RetryNote>
      )}
      {sections.length === 0 ? (
        <State kind="empty" level={2} title={<Trans id="declaration.page.nothing">Rien à déclarer pour {year}</Trans>}>
          <Trans id="declaration.page.nothing-text">
            Aucune de vos opérations connues de cette année n’est déductible, imposable ou prélevée.
          </Trans>
        </State>
      ) : (
        sections.map((section) => <DeclaredLines key={section.kind} {...section} />)
      )}
      <DeclarationNotes />
    </Stack>
  )
}

/** /operations/declaration: what the operations of a year come to for the tax return, printable. A page of ours. */
export const DeclarationPage = (): ReactElement => {
  const { t } = useLingui()
  const { client, clock } = useApp()
  const [snapshot, send] = useMachine(declarationMachine, { input: { client, year: yearOf(clock.today()) } })
  const { year, years } = selectYears(snapshot)
  const retry = (): void => send({ type: 'retryRequested', part: 'declaration' })
  return (
    <Page>
      <DeclarationSheet year={year} />
      <PageHead
        title={<Trans id="declaration.page.title">Ce que je déclare</Trans>}
        back={
          <TextLinkTo to={pathTo('operations')} icon={drawings.ArrowLeft} activeOptions={{ exact: true }}>
            <Trans id="declaration.page.back">Mes opérations</Trans>
          </TextLinkTo>
        }
        lead={<Trans id="declaration.page.lead">Par année d’imposition, ligne par ligne, d’après vos opérations.</Trans>}
        actions={
          <Button variant="secondary" icon={drawings.Printer} onClick={() => window.print()}>
            <Trans id="ui.receipt.print">Imprimer</Trans>
          </Button>
        }
      />
      <div className={styles.year}>
        <Select
          label={t({ id: 'declaration.page.year', message: 'Année' })}
          value={String(year)}
          options={years.map((one) => ({ value: String(one), label: String(one) }))}
          onValueChange={(chosen) => send({ type: 'yearChosen', year: Number.parseInt(chosen, 10) })}
        />
      </div>
      <ResourceView
        of={selectDeclaration(snapshot)}
        onRetry={retry}
        level={2}
        waiting={t({ id: 'declaration.page.loading', message: 'Chargement de votre année' })}
        failed={<Trans id="declaration.page.failed">Votre année est momentanément indisponible.</Trans>}
      >
        {(declared) => <DeclaredSections declared={declared} onRetry={() => send({ type: 'yearChosen', year })} />}
      </ResourceView>
    </Page>
  )
}
