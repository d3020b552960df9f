import { formatFrenchDate } from '@hautelisse/domain/calendar'
import { LINK_NAME } from '@hautelisse/domain/case'
import { selectUser } from '@hautelisse/machines/session'
import type { CaseAnswer, GivenCase, ReadEvent } from '@hautelisse/machines/simulations'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef, useState, type ReactElement } from 'react'
import { useApp, usePageTitle, useSession, useTitles } from '../shell/index.ts'
import { Button } from '../ui/button/index.ts'
import { Body, Columns, Doors, Facts, Figure, Ledger, Line, Page, PageHead, Section, Stack, State } from '../ui/page/index.ts'
import { BrowserSimulations } from './browser-simulations.tsx'
import { CaseFacts, useCaseNames, ValueText } from './case-words.tsx'
import { takeHanded } from './handed.ts'
import { KeepSimulation } from './keep-simulation.tsx'
import { RefusalSentence, RefusalText } from './refusals.tsx'
import { useAnswer } from './use-answer.ts'
import { useOpenInSimulator } from './use-open.ts'

type Answer = Extract<CaseAnswer, { kind: 'answered' }>

const BEGINNING = `${LINK_NAME}=`

/** The simulation that a fragment holds; undefined for any other fragment. */
const givenBy = (fragment: string): GivenCase | undefined =>
  fragment.startsWith(BEGINNING) ? { kind: 'link', text: fragment.slice(BEGINNING.length) } : undefined

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

const Shown = ({ answer, send }: { readonly answer: Answer; readonly send: (event: ReadEvent) => void }): ReactElement => {
  const { case: one, result } = answer
  const { simulator } = one
  const { titleOf, nameOf } = useCaseNames()
  const { t } = useLingui()
  const open = useOpenInSimulator(one)
  const title = titleOf(simulator)
  const day = formatFrenchDate(one.asOf)
  const [headline, ...others] = result.figures
  usePageTitle(t({ id: 'simulations.page.title', message: `Une simulation : ${title}` }))
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
        <Columns of="equal">
          <Section title={<Trans id="simulations.page.figures">Ce que cela donne</Trans>}>
            <Figure
              label={nameOf(simulator, headline)}
              value={<ValueText simulator={simulator} term={headline.term} value={headline.value} size="m" />}
            />
            {others.length > 0 && (
              <Ledger>
                {others.map((figure) => (
                  <Line
                    key={`${figure.term} ${figure.at ?? ''}`}
                    name={nameOf(simulator, figure)}
                    value={<ValueText simulator={simulator} term={figure.term} value={figure.value} />}
                  />
                ))}
              </Ledger>
            )}
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
          <KeepSimulation one={one} onSeeKept={() => send({ type: 'leftAside' })} />
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
  const [given] = useState((): GivenCase | undefined => {
    const handed = takeHanded(app)
    return handed === undefined ? givenBy(app.takeFragment()) : { kind: 'case', case: handed }
  })
  const { view, send } = useAnswer(given)
  useEffect(() => {
    const link = givenBy(fragment)
    if (link === undefined) return
    send({ type: 'given', given: link })
    navigation.closeModal()
  }, [fragment, navigation, send])
  if (view.kind === 'answered') return <Shown answer={view} send={send} />
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
