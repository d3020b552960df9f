import type { MenuItem, MenuItemId } from '@hautelisse/domain/portal'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useAim } from '../portal/index.ts'
import { drawings, Icon } from '../ui/icon/index.ts'
import * as styles from './ahead.css.ts'
import { sectionHead } from './savings-home.css.ts'

type Words = { readonly name: ReactElement; readonly text: ReactElement }

const WORDS: Readonly<Partial<Record<MenuItemId, Words>>> = {
  'complementary-estimate': {
    name: <Trans id="accounts.ahead.pension.title">Estimer ma retraite</Trans>,
    text: <Trans id="accounts.ahead.pension.text">Régimes de base et complémentaire, en 5 minutes</Trans>,
  },
  'retirement-estimate': {
    name: <Trans id="accounts.ahead.withdrawal.title">Capital ou rente ?</Trans>,
    text: <Trans id="accounts.ahead.withdrawal.text">Comparez les façons de recevoir votre épargne</Trans>,
  },
  'tax-savings': {
    name: <Trans id="accounts.ahead.tax.title">Réduire mon impôt</Trans>,
    text: <Trans id="accounts.ahead.tax.text">Trouvez votre versement déductible maximal</Trans>,
  },
  'robo-advice': {
    name: <Trans id="accounts.ahead.allocation.title">Vérifier mon allocation</Trans>,
    text: <Trans id="accounts.ahead.allocation.text">Votre épargne face à quatre profils d’investisseur</Trans>,
  },
}

const Entry = ({ item }: { readonly item: MenuItem }): ReactElement => {
  const aim = useAim()
  const words = WORDS[item.id]
  if (item.disabled)
    return (
      <button type="button" aria-disabled="true" className={styles.off}>
        <span className={styles.name}>
          {words?.name} <Icon of={drawings.Hourglass} className={styles.icon} />
        </span>
        <span className={styles.text}>
          <Trans id="ui.menu.unavailable">Fonctionnalité momentanément indisponible</Trans>
        </span>
      </button>
    )
  return (
    <Link {...aim(item)} className={styles.row}>
      <span className={styles.name}>
        {words?.name} <Icon of={drawings.ArrowRight} className={styles.icon} />
      </span>
      <span className={styles.text}>{words?.text}</span>
    </Link>
  )
}

/** The simulators that the saver may use, each one line (P-NAV-14 to P-NAV-20, P-NAV-28). */
export const Ahead = ({ simulators }: { readonly simulators: readonly MenuItem[] }): ReactElement => (
  <section aria-labelledby="ahead">
    <div className={sectionHead}>
      <h2 id="ahead">
        <Trans id="accounts.ahead.title">Se projeter</Trans>
      </h2>
    </div>
    <ul className={styles.list}>
      {simulators.map((item) => (
        <li key={item.id}>
          <Entry item={item} />
        </li>
      ))}
    </ul>
  </section>
)
