import { yearOf } from '@hautelisse/domain/calendar'
import { sectionsOf, type Declaration } from '@hautelisse/domain/declaration'
import { pathTo } from '@hautelisse/domain/portal'
import { declarationMachine, selectDeclaration, selectYears } from '@hautelisse/machines/declaration'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { useEffect, useRef, type ReactElement } from 'react'
import { PaperButtons } from '../paper/index.ts'
import { TextLinkTo } from '../portal/index.ts'
import { ResourceView, RetryNote } from '../resource/index.ts'
import { focusArrived, parseQuery, useApp } from '../shell/index.ts'
import { drawings } from '../ui/icon/index.ts'
import { Page, PageHead, Stack, State, text } from '../ui/page/index.ts'
import { Select } from '../ui/select/index.ts'
import * as styles from './declaration.css.ts'
import { DeclaredLines, headingOf } from './declared-section.tsx'
import { useDeclarationSheet } from './use-sheet.ts'
import { useNothing, useNotes } from './words.ts'

/** What the lines do not say. */
const DeclarationNotes = (): ReactElement => (
  <Stack space="s2" className={text({ tone: 'quiet', narrow: true })}>
    {useNotes().map((note) => (
      <p key={note}>{note}</p>
    ))}
  </Stack>
)

type KnownProps = { readonly declared: Declaration; readonly onRetry: () => void }

const DeclaredSections = ({ declared, onRetry }: KnownProps): ReactElement => {
  const sections = sectionsOf(declared)
  const nothing = useNothing()(declared.year)
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
        <State kind="empty" level={2} title={nothing.title}>
          {nothing.text}
        </State>
      ) : (
        sections.map((section) => <DeclaredLines key={section.kind} {...section} />)
      )}
      <DeclarationNotes />
    </Stack>
  )
}

/** Leads once to the part that the address names, when it is there: who follows it reads that first. */
const useNamedPart = (isKnown: boolean): void => {
  const query = useLocation({ select: ({ searchStr }) => searchStr })
  const { section } = parseQuery(query)
  const isLed = useRef(false)
  useEffect(() => {
    if (!isKnown || section === undefined || isLed.current) return undefined
    // A frame later, since the router takes each page that it has just shown to its top.
    const frame = requestAnimationFrame(() => {
      isLed.current = true
      const heading = document.getElementById(headingOf(section))
      heading?.scrollIntoView()
      focusArrived(heading, { preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [isKnown, section])
}

/** /operations/declaration: what the operations of a year come to for the tax return, printable. A page of ours. */
export const DeclarationPage = (): ReactElement => {
  const { t } = useLingui()
  const { client, clock } = useApp()
  const [snapshot, send] = useMachine(declarationMachine, { input: { client, year: yearOf(clock.today()) } })
  const { year, years } = selectYears(snapshot)
  const declared = selectDeclaration(snapshot)
  const sheetOf = useDeclarationSheet()
  useNamedPart(declared.kind === 'known')
  const retry = (): void => send({ type: 'retryRequested', part: 'declaration' })
  return (
    <Page>
      <PageHead
        title={<Trans id="page.declaration.title">Ce que je déclare</Trans>}
        back={
          <TextLinkTo to={pathTo('operations')} icon={drawings.ArrowLeft} activeOptions={{ exact: true }}>
            <Trans id="page.operations.title">Mes opérations</Trans>
          </TextLinkTo>
        }
        lead={<Trans id="declaration.page.lead">Par année d’imposition, ligne par ligne, d’après vos opérations.</Trans>}
        actions={
          <PaperButtons
            sheet={() => (declared.kind === 'known' ? sheetOf(declared.value) : undefined)}
            file={t({ id: 'declaration.sheet.file', message: `declaration-${year}.pdf` })}
          />
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
        of={declared}
        onRetry={retry}
        level={2}
        waiting={t({ id: 'declaration.page.loading', message: 'Chargement de votre année' })}
        failed={<Trans id="declaration.page.failed">Votre année est momentanément indisponible.</Trans>}
      >
        {(known) => <DeclaredSections declared={known} onRetry={() => send({ type: 'yearChosen', year })} />}
      </ResourceView>
    </Page>
  )
}
