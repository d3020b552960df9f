import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { LINK_NAME } from '@hautelisse/domain/case'
import { selectUser } from '@hautelisse/machines/session'
import type { CaseAnswer, GivenCase, ListedSimulation, ReadEvent } from '@hautelisse/machines/simulations'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef, useState, type ReactElement } from 'react'
import { useApp, usePageTitle, useSession, useTitles } from '../shell/index.ts'
import { Button } from '../ui/button/index.ts'
import { Body, Columns, Doors, Facts, Page, PageHead, Section, Stack, State } from '../ui/page/index.ts'
import { BrowserSimulations } from './browser-simulations.tsx'
import { CaseFigures } from './case-figures.tsx'
import { useCaseNames } from './case-names.ts'
import { CaseFacts } from './case-words.tsx'
import { takeHanded } from './handed.ts'
import { MovedPanel } from './moved-panel.tsx'
import { KeepSimulation } from './keep-simulation.tsx'
import { RefusalSentence, RefusalText, RefusedAnswers } from './refusals.tsx'
import { PrintCase } from './late-parts.tsx'
import { useAnswer } from './use-answer.ts'
import { useOpenInSimulator } from './use-open.ts'

type Answer = Extract<CaseAnswer, { kind: 'answered' }>

const BEGINNING = `${LINK_NAME}=`

/** The simulation that a fragment holds; undefined for any other fragment. */
const givenBy = (fragment: string): GivenCase | undefined =>
  fragment.startsWith(BEGINNING) ? { kind: 'link', text: fragment.slice(BEGINNING.length) } : undefined

/** Whether the page shows the simulation that was opened in the list, and not one that was opened since. */
const isOf = ({ case: one }: Answer, handed: ListedSimulation | undefined): boolean =>
  handed?.answer.kind === 'answered' && JSON.stringify(handed.answer.case) === JSON.stringify(one)

/** Opens a file that a simulator gave. */
const OpenFile = ({ send, isMain }: { readonly send: (event: ReadEvent) => void; readonly isMain: boolean }): ReactElement => {
  const { t } = useLingui()
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button variant={isMain ? 'primary' : 'secondary'} onClick={() => chooser.current?.click()}>
        <Trans id="simulations.page.file">Ouvrir un fichier</Trans>
      </Button>
      <input
        ref={chooser}
        type="file"
        hidden
        tabIndex={-1}
        accept=".json,application/json"
        aria-label={t({ id: 'simulations.page.file-label', message: 'Fichier d’une simulation' })}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          if (file !== undefined) send({ type: 'given', given: { kind: 'file', file } })
          // The same file may be chosen again, after it was changed.
          currentTarget.value = ''
        }}
      />
    </>
  )
}

type ShownProps = {
  readonly answer: Answer
  /** The figure whose calculation is open. */
  readonly opened: string | undefined
  readonly send: (event: ReadEvent) => void
  /** The simulation of the list that was opened. */
  readonly handed: ListedSimulation | undefined
}

const ShownCase = ({ answer, opened, send, handed }: ShownProps): ReactElement => {
  const { case: one, result } = answer
  const { simulator } = one
  const { titleOf } = useCaseNames()
  const { t } = useLingui()
  const open = useOpenInSimulator(one)
  const title = titleOf(simulator)
  const day = formatFrenchDate(one.asOf)
  usePageTitle(t({ id: 'simulations.page.title', message: `Une simulation : ${title}` }))
  return (
    <Page>
      <PageHead
        title={title}
        lead={
          <Trans id="simulations.page.day">
            Une simulation du {day}, avec les règles et les montants de ce jour. Elle n’engage personne.
          </Trans>
        }
        arrival={JSON.stringify(one)}
      />
      <Body>
        {handed?.today !== undefined && handed.changes !== undefined && handed.changes.kinds.length > 0 && (
          <MovedPanel kept={handed.kept} before={answer} today={handed.today} changes={handed.changes} />
        )}
        <Columns of="equal">
          <Section title={<Trans id="simulations.page.figures">Ce que cela donne</Trans>}>
            <CaseFigures answer={answer} opened={opened} send={send} />
          </Section>
          <Section title={<Trans id="simulations.page.answers">Les réponses</Trans>}>
            <Facts>
              <CaseFacts simulator={simulator} lines={result.answers} />
            </Facts>
          </Section>
        </Columns>
        <Stack>
          <Doors>
            {open !== undefined && (
              <Button onClick={open}>
                <Trans id="simulations.page.open">Ouvrir dans le simulateur</Trans>
              </Button>
            )}
            <OpenFile send={send} isMain={false} />
          </Doors>
          <PrintCase one={one} />
          <KeepSimulation one={one} isKept={handed !== undefined} onSeeKept={() => send({ type: 'leftAside' })} />
        </Stack>
      </Body>
    </Page>
  )
}

/** A simulation out of a link or of a file, for everybody and without an account; nothing of it reaches a server. BEY-04. */
export const SimulationPage = (): ReactElement => {
  const app = useApp()
  const { navigation } = app
  const { t } = useLingui()
  const titleOf = useTitles()
  const isVisitor = useSession(selectUser) === undefined
  const fragment = useLocation({ select: ({ hash }) => hash })
  const [handed] = useState(() => takeHanded(app))
  const [given] = useState((): GivenCase | undefined =>
    handed === undefined ? givenBy(app.takeFragment()) : { kind: 'case', case: handed.kept.case },
  )
  const { view, send } = useAnswer(given)
  useEffect(() => {
    const link = givenBy(fragment)
    if (link === undefined) return
    send({ type: 'given', given: link })
    navigation.closeModal()
  }, [fragment, navigation, send])
  if (view.kind === 'answered')
    return <ShownCase answer={view} opened={view.figure} send={send} handed={isOf(view, handed) ? handed : undefined} />
  return (
    <Page>
      <PageHead
        title={titleOf('simulation')}
        lead={
          <Trans id="simulations.page.lead">
            Un lien s’ouvre de lui-même. Un fichier s’ouvre ici, sans quitter votre appareil.
          </Trans>
        }
      />
      <Body>
        {view.kind === 'reading' && (
          <State kind="waiting" label={t({ id: 'simulations.page.reading', message: 'Calcul de la simulation' })} rows={3} />
        )}
        {view.kind === 'lost' && (
          <State kind="failed" level={2} onRetry={() => send({ type: 'retryRequested' })}>
            <Trans id="simulations.page.lost">Le simulateur n’a pas pu être chargé. Vérifiez votre connexion.</Trans>
          </State>
        )}
        {view.kind === 'refused' && (
          <State kind="failed" level={2} title={<RefusalText reason={view.reason} />}>
            <RefusalSentence reason={view.reason} />
            {view.wrong !== undefined && <RefusedAnswers {...view.wrong} />}
          </State>
        )}
        <Doors>
          <OpenFile send={send} isMain />
        </Doors>
        {isVisitor && <BrowserSimulations />}
      </Body>
    </Page>
  )
}
