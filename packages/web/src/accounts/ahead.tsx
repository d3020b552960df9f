import { useAim } from '../portal/index.ts'
import { VIEW } from '../projection/index.ts'
import { useApp, type EntryWords } from '../shell/index.ts'
import { drawings, Icon } from '../ui/icon/index.ts'
import { Section, text } from '../ui/page/index.ts'
import { layout } from '../ui/theme/index.ts'
import * as styles from './ahead.css.ts'
import { documents } from './savings-home.css.ts'
import { pathTo, type MenuItem, type MenuItemId } from '@hautelisse/domain/portal'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'

/** What has no page of its own: the pension estimator opens in a window over any. */
const WITHOUT_PAGE: Readonly<Partial<Record<MenuItemId, EntryWords['home']>>> = {
  'complementary-estimate': {
    name: msg({ id: 'accounts.ahead.pension.title', message: 'Estimer ma retraite' }),
    text: msg({ id: 'accounts.ahead.pension.text', message: 'Estimez vos pensions de base et complémentaires' }),
  },
}

const SimulatorDoor = ({ item }: { readonly item: MenuItem }): ReactElement => {
  const aim = useAim()
  const { i18n } = useLingui()
  const words = useApp().rooms.menu[item.id]?.home ?? WITHOUT_PAGE[item.id]
  const name = words && i18n._(words.name)
  if (item.state === 'unavailable')
    return (
      <button type="button" aria-disabled="true" className={styles.off}>
        <span className={styles.name}>
          {name} <Icon of={drawings.Hourglass} className={styles.icon} />
        </span>
        <span className={text({ as: 'small', block: true })}>
          <Trans id="ui.menu.unavailable">Fonctionnalité momentanément indisponible</Trans>
        </span>
      </button>
    )
  return (
    <Link {...aim(item)} className={styles.row}>
      <span className={styles.name}>
        {name} <Icon of={drawings.ArrowRight} className={styles.icon} />
      </span>
      <span className={text({ as: 'small', block: true })}>{words && i18n._(words.text)}</span>
    </Link>
  )
}

/** The retirement project, which has its own view of the home. */
const ProjectRow = (): ReactElement => (
  <Link to={pathTo('savings-home')} search={{ vue: VIEW }} className={styles.row}>
    <span className={styles.name}>
      <Trans id="accounts.retirement.title">Ma retraite</Trans> <Icon of={drawings.ArrowRight} className={styles.icon} />
    </span>
    <span className={text({ as: 'small', block: true })}>
      <Trans id="accounts.retirement.text">Ce que vous auriez pour vivre, net par mois, face à votre objectif.</Trans>
    </span>
  </Link>
)

type AheadProps = {
  readonly simulators: readonly MenuItem[]
  /** Nothing else is there to do yet: the simulators do not wait for a contract. */
  readonly isFirst?: boolean
}

/** The simulators that the saver may use, each one line (P-NAV-14 to P-NAV-20, P-NAV-28). */
export const Ahead = ({ simulators, isFirst = false }: AheadProps): ReactElement => (
  <Section
    title={isFirst ? <Trans id="accounts.ahead.now">Sans attendre</Trans> : <Trans id="accounts.ahead.title">Se projeter</Trans>}
  >
    <ul className={isFirst ? styles.pairs : styles.list}>
      {simulators.map((item) => (
        <li key={item.id}>
          <SimulatorDoor item={item} />
        </li>
      ))}
      {isFirst && (
        <li>
          <ProjectRow />
        </li>
      )}
    </ul>
  </Section>
)

/** The ways to the documents, to what is declared and to messages, on a home whose frame has no main menu that leads there (DOCU-11). */
export const DocumentsDoor = (): ReactElement => {
  const doors = [
    {
      to: pathTo('documents'),
      name: <Trans id="page.documents.title">Mes documents</Trans>,
      about: <Trans id="accounts.documents.about">Relevés et avis, par année</Trans>,
    },
    {
      to: pathTo('declaration'),
      name: <Trans id="page.declaration.title">Ce que je déclare</Trans>,
      about: <Trans id="accounts.documents.declaration">Les cases et les montants de votre déclaration</Trans>,
    },
    {
      to: pathTo('messages'),
      name: <Trans id="page.messages.title">Mes messages</Trans>,
      about: <Trans id="accounts.documents.messages">Ce que nous nous sommes dit</Trans>,
    },
  ]
  return (
    <Section title={<Trans id="accounts.documents.title">Documents</Trans>} className={`${layout.wrap} ${documents}`}>
      <ul className={styles.thirds}>
        {doors.map(({ to, name, about }) => (
          <li key={to}>
            <Link to={to} className={styles.row}>
              <span className={styles.name}>
                {name} <Icon of={drawings.ArrowRight} className={styles.icon} />
              </span>
              <span className={text({ as: 'small', block: true })}>{about}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
