import { ORIGINS, type Origin } from '@hautelisse/domain/session'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { LinkButtonTo } from '../portal/index.ts'
import { Panel } from '../ui/panel/index.ts'
import { DeveloperFrame, DeveloperSection } from './developer-frame.tsx'
import { PERSONAS, type Persona } from './personas.ts'
import { text } from '../ui/page/index.ts'
import * as styles from './developer-page.css.ts'

const SPACES: Readonly<Record<Origin, MessageDescriptor>> = {
  collective: msg({ id: 'developer.demo.collective', message: 'Épargne d’entreprise' }),
  individual: msg({ id: 'developer.demo.individual', message: 'Retraite individuelle' }),
  individual_transmission: msg({ id: 'developer.demo.transmission', message: 'Transmission' }),
}

const Card = ({ name, line }: Persona): ReactElement => (
  <Panel as="article" className={styles.person} lang="fr">
    <h3 className={text({ as: 'subtitle' })}>{name}</h3>
    <p className={styles.quiet}>{line}</p>
  </Panel>
)

/** /demo: who can be signed in, and the door where each of them waits (P-DEV-05, P-DEV-10). */
export const Demo = (): ReactElement => {
  const { i18n } = useLingui()
  return (
    <DeveloperFrame
      lead={
        <Trans id="developer.demo.lead">
          Chaque porte de connexion propose ces personnes inventées. Une session ouverte doit d’abord être fermée.
        </Trans>
      }
    >
      {ORIGINS.map((origin) => (
        <DeveloperSection key={origin} id={`demo-${origin}`} title={i18n._(SPACES[origin])}>
          <div className={styles.rows}>
            <LinkButtonTo to="/authentication" search={{ origin }} size="s" aria-describedby={`demo-${origin}`}>
              <Trans id="developer.demo.open">Ouvrir la porte</Trans>
            </LinkButtonTo>
          </div>
          <div className={styles.people}>
            {PERSONAS.filter((persona) => persona.origin === origin).map((persona) => (
              <Card key={persona.name} {...persona} />
            ))}
          </div>
        </DeveloperSection>
      ))}
    </DeveloperFrame>
  )
}
