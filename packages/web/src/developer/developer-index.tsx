import { pathTo, ROUTES, type Route, type RouteId } from '@hautelisse/domain/portal'
import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { useTitles } from '../shell/index.ts'
import { TextLinkTo } from '../portal/index.ts'
import { DeveloperFrame, DeveloperSection } from './developer-frame.tsx'
import { DayForm } from './day-form.tsx'
import { FaultsForm } from './faults-form.tsx'
import { Letters } from './letters.tsx'
import { Outbox } from './outbox.tsx'
import * as styles from './developer-page.css.ts'

const TOOLS: readonly RouteId[] = ['demo', 'developer-contexts', 'developer-framework', 'developer-pdf-render']

/** A value that each parameter accepts, so that every address has a link. */
const SAMPLES: Readonly<Record<string, string>> = {
  application: 'easyprojets',
  selectionFilter: 'type',
  filter: 'PEE',
  id: 'inconnu',
  withdrawCase: 'retirement',
  idTransaction: 'inconnue',
  idBulletin: 'inconnu',
  transaction_id: 'inconnue',
  action: 'space',
  scope: 's2e',
  step: 'choice',
  door: 'coaching',
}

const sampleAddress = ({ id, segments, steps }: Route): string =>
  pathTo(id, {
    ...(id === 'payment' ? {} : SAMPLES),
    ...Object.fromEntries(Object.entries(segments ?? {}).map(([name, values]) => [name, values[0]])),
    ...(steps === undefined ? {} : { step: steps[0] }),
    ...(id === 'profile' ? { journey: undefined, action: undefined } : {}),
    ...(id === 'payment' ? { scope: undefined } : {}),
  })

const Link = ({ id, to }: { readonly id: RouteId; readonly to: string }): ReactElement => {
  const titleOf = useTitles()
  return <TextLinkTo to={to}>{titleOf(id)}</TextLinkTo>
}

const Tools = (): ReactElement => (
  <ul className={styles.rows}>
    {TOOLS.map((id) => (
      <li key={id}>
        <Link id={id} to={pathTo(id)} />
      </li>
    ))}
  </ul>
)

const Addresses = (): ReactElement => (
  <ul className={styles.rows}>
    {ROUTES.map((route) => (
      <li key={route.id} className={styles.row}>
        <Link id={route.id} to={sampleAddress(route)} />
        <span className={styles.path}>{route.path}</span>
        <span className={styles.quiet}>{route.access}</span>
        <span className={styles.quiet}>{route.content}</span>
      </li>
    ))}
  </ul>
)

/** /developer: everything that helps to build and to try the portal, in development alone (P-DEV-01, P-DEV-10). */
export const DeveloperIndex = (): ReactElement => (
  <DeveloperFrame
    lead={
      <Trans id="developer.index.lead">
        La touche «&nbsp;&lt;&nbsp;» ouvre cette page et ramène à la page d’avant. Elle n’existe qu’en développement.
      </Trans>
    }
  >
    <DeveloperSection id="tools" title={<Trans id="developer.index.tools">Pages</Trans>}>
      <Tools />
    </DeveloperSection>
    <DeveloperSection
      id="faults"
      title={<Trans id="developer.faults.title">Pannes à la demande</Trans>}
      lead={<Trans id="developer.faults.lead">L’API fait échouer un appel, de la manière et autant de fois que demandé.</Trans>}
    >
      <FaultsForm />
    </DeveloperSection>
    <DeveloperSection
      id="day"
      title={<Trans id="developer.day.title">Le jour</Trans>}
      lead={
        <Trans id="developer.day.lead">
          Les comptes de démonstration vivent ce jour-là. Les sessions, les codes et les limites gardent l’heure réelle.
        </Trans>
      }
    >
      <DayForm />
    </DeveloperSection>
    <DeveloperSection
      id="outbox"
      title={<Trans id="developer.outbox.title">Boîte d’envoi</Trans>}
      lead={
        <Trans id="developer.outbox.lead">
          Ce que l’API aurait envoyé pour la personne connectée. Rien ne quitte la machine.
        </Trans>
      }
    >
      <Outbox />
    </DeveloperSection>
    <DeveloperSection
      id="letters"
      title={<Trans id="developer.letters.title">Courriers de rattachement</Trans>}
      lead={
        <Trans id="developer.letters.lead">Ce qu’il faut taper pour rattacher un contrat des comptes de démonstration.</Trans>
      }
    >
      <Letters />
    </DeveloperSection>
    <DeveloperSection
      id="addresses"
      title={<Trans id="developer.index.addresses">Toutes les adresses</Trans>}
      lead={<Trans id="developer.index.addresses-lead">Qui peut les ouvrir, et ce qu’elles montrent aujourd’hui.</Trans>}
    >
      <Addresses />
    </DeveloperSection>
  </DeveloperFrame>
)
