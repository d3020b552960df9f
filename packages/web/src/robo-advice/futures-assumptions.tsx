import { assumptionsNamed } from '@hautelisse/domain/futures'
import { formatShare } from '@hautelisse/domain/money'
import { Trans } from '@lingui/react/macro'
import { memo, type ReactElement } from 'react'
import * as styles from './futures.css.ts'
import { useClassWords } from './words.ts'

const CLASSES_SAID = ['shares', 'bonds', 'money'] as const

/** What all of it rests on, and what is not counted (B.7). */
export const Assumptions = memo(({ set: named }: { readonly set: string }): ReactElement => {
  const classWords = useClassWords()
  const set = assumptionsNamed(named)
  const classes = CLASSES_SAID.map((name) => {
    const { mean, deviation } = set.classes[name]
    return `${classWords[name].name} ${formatShare(mean)} (${formatShare(deviation)})`
  }).join(', ')
  const [fee, seed] = [formatShare(set.classes.shares.fee), set.seed]
  return (
    <section className={`${styles.part} ${styles.later}`} aria-labelledby="robo-assumptions">
      <h2 id="robo-assumptions">
        <Trans id="robo.assumptions.title">Les hypothèses</Trans>
      </h2>
      <ul className={styles.notes}>
        <li>
          <Trans id="robo.assumptions.set">
            Jeu d’hypothèses <b>{set.id}</b>. Par an, avant frais, avec l’écart type : {classes}. Frais supposés {fee}, sauf ceux
            que la fiche du fonds donne.
          </Trans>
        </li>
        <li>
          <Trans id="robo.assumptions.method">
            Les montants viennent d’une formule, à moins de 0,3 % de ce que donnent des tirages, pour quarante répartitions et
            jusqu’à 60 ans ; 10 000 tirages, graine {seed}, donnent les fils.
          </Trans>
        </li>
        <li>
          <Trans id="robo.assumptions.withdrawal">
            Le simulateur de retrait suppose une croissance de 2 % par an : c’est une autre hypothèse.
          </Trans>
        </li>
        <li>
          <Trans id="robo.assumptions.not-counted">
            Ne sont pas comptés : impôts et prélèvements à la sortie, frais d’entrée, coût d’un arbitrage, baisses qui
            s’enchaînent plus que supposé, changement des taux.
          </Trans>
        </li>
      </ul>
    </section>
  )
})
