import { assumptionsNamed } from '@hautelisse/domain/futures'
import { formatShare } from '@hautelisse/domain/money'
import type { selectSensitivities } from '@hautelisse/machines/robo-advice'
import { Trans, useLingui } from '@lingui/react/macro'
import { memo, type ReactElement } from 'react'
import { Ledger, Line, Remarks, Section, text } from '../ui/page/index.ts'
import { later } from './futures.css.ts'
import { useShown } from './futures-words.ts'
import { useClassWords } from './words.ts'

/** What matters most: the assumptions by what they move (issue's own addition, B.6). */
export const Sensitivities = memo(
  ({ lines }: { readonly lines: ReturnType<typeof selectSensitivities> }): ReactElement | null => {
    const { t } = useLingui()
    const shown = useShown()
    if (lines.length === 0) return null
    const names: Readonly<Record<(typeof lines)[number]['id'], string>> = {
      'shares-return': t({ id: 'robo.matters.return', message: 'Actions : 1 point de rendement de moins par an' }),
      'shares-deviation': t({ id: 'robo.matters.deviation', message: 'Actions : 3 points d’écart type de plus' }),
      correlation: t({
        id: 'robo.matters.correlation',
        message: 'Actions et obligations qui baissent plus souvent ensemble (corrélation 0,5)',
      }),
      charges: t({ id: 'robo.matters.charges', message: 'Frais : 0,5 point de plus par an' }),
    }
    return (
      <Section className={later} title={<Trans id="robo.matters.title">Ce qui compte le plus</Trans>}>
        <p className={text({ as: 'small' })}>
          <Trans id="robo.matters.text">
            Chaque hypothèse, changée seule, déplace ce que 9 futurs sur 10 dépassent. La plus importante d’abord.
          </Trans>
        </p>
        <Ledger>
          {lines.map(({ id, low, median, otherWay }) => {
            const [middle, better] = [shown(median), shown(otherWay ?? 0)]
            return (
              <Line
                key={id}
                name={names[id]}
                value={shown(low)}
                note={
                  <>
                    <Trans id="robo.matters.median">Médiane : {middle}</Trans>
                    {otherWay !== undefined && (
                      <>
                        {'. '}
                        <Trans id="robo.matters.other-way">Dans l’autre sens : + {better}</Trans>
                      </>
                    )}
                  </>
                }
              />
            )
          })}
        </Ledger>
      </Section>
    )
  },
)

const CLASSES_SAID = ['shares', 'bonds', 'money'] as const

/** What all of it rests on, and what is not counted (B.7). */
export const FuturesAssumptions = memo(({ set: named }: { readonly set: string }): ReactElement => {
  const classWords = useClassWords()
  const set = assumptionsNamed(named)
  const classes = CLASSES_SAID.map((name) => {
    const { mean, deviation } = set.classes[name]
    return `${classWords[name].name} ${formatShare(mean)} (${formatShare(deviation)})`
  }).join(', ')
  const [fee, seed] = [formatShare(set.classes.shares.fee), set.seed]
  return (
    <Section className={later} title={<Trans id="robo.assumptions.title">Les hypothèses</Trans>}>
      <Remarks>
        <Trans id="robo.assumptions.set">
          Jeu d’hypothèses <b>{set.id}</b>. Par an, avant frais, avec l’écart type : {classes}. Frais supposés {fee}, sauf ceux
          que la fiche du fonds donne.
        </Trans>
        <Trans id="robo.assumptions.method">
          Les montants viennent d’une formule, à moins de 0,3 % de ce que donnent des tirages, pour quarante répartitions et
          jusqu’à 60 ans ; 10 000 tirages, graine {seed}, donnent les fils.
        </Trans>
        <Trans id="robo.assumptions.withdrawal">
          Le simulateur de retrait suppose une croissance de 2 % par an : c’est une autre hypothèse.
        </Trans>
        <Trans id="robo.assumptions.not-counted">
          Ne sont pas comptés : impôts et prélèvements à la sortie, frais d’entrée, coût d’un arbitrage, baisses qui s’enchaînent
          plus que supposé, changement des taux.
        </Trans>
      </Remarks>
    </Section>
  )
})
