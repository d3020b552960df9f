import type { selectSensitivities } from '@hautelisse/machines/robo-advice'
import { Trans, useLingui } from '@lingui/react/macro'
import { memo, type ReactElement } from 'react'
import { useShown } from './futures-words.ts'
import * as styles from './futures.css.ts'
import { Line } from './ledger-line.tsx'

/** What matters most: the assumptions by what they move (issue's own addition, B.6). */
export const Matters = memo(({ lines }: { readonly lines: ReturnType<typeof selectSensitivities> }): ReactElement | null => {
  const { t } = useLingui()
  const shown = useShown()
  if (lines.length === 0) return null
  const names: Readonly<Record<(typeof lines)[number]['id'], string>> = {
    'shares-return': t({ id: 'robo.matters.return', message: 'Actions : 1 point de rendement de moins par an' }),
    'shares-deviation': t({ id: 'robo.matters.deviation', message: 'Actions : 3 points d’écart type de plus' }),
    correlation: t({
      id: 'robo.matters.correlation',
      message: 'Actions et obligations qui baissent plus souvent ensemble (corrélation 0,5)',
    }),
    charges: t({ id: 'robo.matters.charges', message: 'Frais : 0,5 point de plus par an' }),
  }
  return (
    <section className={`${styles.part} ${styles.later}`} aria-labelledby="robo-matters">
      <h2 id="robo-matters">
        <Trans id="robo.matters.title">Ce qui compte le plus</Trans>
      </h2>
      <p className={styles.quiet}>
        <Trans id="robo.matters.text">
          Chaque hypothèse, changée seule, déplace ce que 9 futurs sur 10 dépassent. La plus importante d’abord.
        </Trans>
      </p>
      <dl className={styles.ledger}>
        {lines.map(({ id, low, median, otherWay }) => {
          const [middle, better] = [shown(median), shown(otherWay ?? 0)]
          return (
            <Line key={id} name={names[id]} value={shown(low)}>
              <Trans id="robo.matters.median">Médiane : {middle}</Trans>
              {otherWay !== undefined && (
                <>
                  {'. '}
                  <Trans id="robo.matters.other-way">Dans l’autre sens : + {better}</Trans>
                </>
              )}
            </Line>
          )
        })}
      </dl>
    </section>
  )
})
