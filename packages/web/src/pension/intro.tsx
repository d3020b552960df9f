import { Trans } from '@lingui/react/macro'
import type { ReactElement } from 'react'
import { Button } from '../ui/button/index.ts'
import { text } from '../ui/page/index.ts'
import * as styles from './pension.css.ts'

/** What the estimate computes, and what it leaves out (MAREL-03, MAREL-05 to MAREL-07, decision 12). */
export const Intro = ({ onUnderstood }: { readonly onUnderstood: () => void }): ReactElement => (
  <>
    <h3 className={text({ as: 'subtitle' })}>
      <Trans id="pension.intro.title">Informations</Trans>
    </h3>
    <p>
      <Trans id="pension.intro.assumptions">
        Les simulateurs de retraite de votre espace supposent un rendement net de 2&nbsp;% par an, des frais d’arrérages de
        1&nbsp;%, un taux technique de 0&nbsp;% et les tables de mortalité TGH05 et TGF05. La pension de l’État, elle, ne dépend
        d’aucune de ces hypothèses&nbsp;: elle est estimée en euros de 2026, au droit du jour, sans inflation ni hausse de
        salaire.
      </Trans>
    </p>
    <ul className={styles.list}>
      <li>
        <Trans id="pension.intro.full">
          Salariés du privé et agricoles, personnes sans activité&nbsp;: retraite de base et Agirc-Arrco.
        </Trans>
      </li>
      <li>
        <Trans id="pension.intro.base">
          Contractuels de droit public, artisans, commerçants, micro-entrepreneurs, artistes-auteurs&nbsp;: retraite de base
          seule, complémentaire non calculée.
        </Trans>
      </li>
      <li>
        <Trans id="pension.intro.duration">
          Autres professions&nbsp;: vos années à venir donnent des trimestres, sans montant. Les fonctionnaires ne peuvent pas
          encore être estimés ici.
        </Trans>
      </li>
    </ul>
    <p className={text({ as: 'small' })}>
      <Trans id="pension.intro.missing">
        Ne sont pas comptés&nbsp;: les montants des autres régimes au-delà de votre relevé, la retraite progressive, l’activité
        après le départ, l’inaptitude, l’invalidité, la pénibilité, le prix des rachats, une carrière à l’étranger.
      </Trans>
    </p>
    <p className={text({ as: 'small' })}>
      <Trans id="pension.intro.kept">Ces réponses servent seulement à l’estimation. Elles sont conservées 2&nbsp;ans.</Trans>
    </p>
    <div className={styles.actions}>
      <Button wide onClick={onUnderstood}>
        <Trans id="pension.intro.understood">J’ai compris</Trans>
      </Button>
    </div>
  </>
)
